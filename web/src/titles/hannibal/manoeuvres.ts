/** The way each manoeuvre goes, drawn on a grid of 24 by 24. */
export const MANOEUVRES: Record<string, string> = {
  'frontal-assault': 'M12 3v14M6 11l6 7 6-7',
  'flank-left': 'M19 4C8 4 5 9 5 17M1 12l4 6 5-5',
  'flank-right': 'M5 4c11 0 14 5 14 13M23 12l-4 6-5-5',
  probe: 'M12 3v9M8 8l4 5 4-5M6 18h2M11 18h2M16 18h2',
  'double-envelopment': 'M11 3C5 4 3 9 4 16M1 12l3 5 4-4M13 3c6 1 8 6 7 13M23 12l-3 5-4-4',
  reserve: 'M4 6h16M4 12h16M4 18h16M8 3v18M16 3v18',
};
