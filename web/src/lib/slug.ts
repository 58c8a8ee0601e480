/** Map files and facts may write a name as the data does; moves and views write it as a slug. */
export const slug = (id: string): string => id.replaceAll('_', '-');
