/**
 * The grain of the paper: soft clouds of brown, the same at both ends, so that sheets laid side by side show no seam.
 */

/** A number between 0 and 1 for a point of the lattice, always the same. */
function hash(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967295;
}

const ease = (part: number): number => part * part * (3 - 2 * part);

function noise(x: number, y: number, period: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - left), ease(y - top)];
  const at = (dx: number, dy: number): number => hash((left + dx) % period, (top + dy) % period, seed);
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return upper + (lower - upper) * v;
}

export const GRAIN = 512;
const CELLS = 6;

/** The opacity of the brown at each pixel of a square sheet, 0 to 255. */
export function grain(size = GRAIN): Uint8ClampedArray {
  const opacity = new Uint8ClampedArray(size * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [(column / size) * CELLS, (row / size) * CELLS];
      const cloud = noise(x, y, CELLS, 11) * 0.67 + noise(x * 2, y * 2, CELLS * 2, 23) * 0.33;
      opacity[row * size + column] = Math.max(0, cloud - 0.4) * 0.34 * 255;
    }
  return opacity;
}
