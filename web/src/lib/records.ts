/**
 * A record as people paste it: line ends of another system, or the last one left behind, do no harm. A cut line stays
 * cut.
 */
export function tidied(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').trimStart();
  const last = lines.trimEnd().split('\n').at(-1) ?? '';
  return isWhole(last) ? `${lines.trimEnd()}\n` : lines;
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
