interface Mark {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

function marks(numbers: readonly number[]): Mark[] {
  const count = Math.floor(numbers.length / 3);
  return Array.from({ length: count }, (_, i) => ({
    x: numbers[3 * i] ?? 0,
    y: numbers[3 * i + 1] ?? 0,
    height: numbers[3 * i + 2] ?? 0,
  }));
}

/** Path data in units of a mark's height, from its foot. Absolute commands only. */
function setAt({ x, y, height }: Mark, path: string): string {
  let across = true;
  return path.replace(/-?\d*\.?\d+/g, (figure) => {
    const value = (across ? x : y) + Number(figure) * height;
    across = !across;
    return `${Math.round(value * 10) / 10} `;
  });
}

/** Three hills in profile, light from the left; and the hatching of their shaded sides. */
const PROFILES = [
  'M-.75,0C-.5,-.2 -.3,-.9 -.05,-1C.15,-.95 .3,-.5 .45,-.4C.55,-.35 .65,-.1 .8,0',
  'M-.8,0C-.6,-.1 -.45,-.6 -.3,-.66C-.2,-.68 -.15,-.6 -.08,-.7C0,-.85 .08,-1 .16,-.98C.35,-.8 .5,-.2 .75,0',
  'M-.75,0C-.45,-.25 -.25,-.75 0,-.9C.2,-.8 .4,-.3 .75,0',
];
const HATCHING = [
  'M0,-.97L.14,-.55M.1,-.9L.27,-.42M.2,-.72L.38,-.26M.3,-.52L.48,-.14M.42,-.38L.58,-.06M-.12,-.88L-.08,-.66M-.22,-.66L-.2,-.45',
  'M.18,-.95L.26,-.6M.27,-.84L.36,-.42M.36,-.68L.46,-.26M.45,-.48L.56,-.14M.06,-.84L.1,-.58M-.26,-.62L-.18,-.36M-.18,-.6L-.08,-.3',
  'M.04,-.86L.14,-.5M.14,-.78L.27,-.34M.25,-.6L.4,-.2M.36,-.42L.52,-.1M-.1,-.74L-.05,-.5',
];

/** One path per hill, back to front: each covers those behind it. */
export const hillPaths = (hills: readonly number[]): readonly string[] =>
  marks(hills).map((mark, i) => setAt(mark, (PROFILES[i % 3] ?? '') + (HATCHING[i % 3] ?? '')));

const BROADLEAF =
  'M0,0L0,-.28M-.34,-.28C-.52,-.4 -.44,-.66 -.26,-.66C-.28,-.94 .1,-1.04 .2,-.8C.42,-.84 .5,-.5 .36,-.36C.3,-.24 .06,-.2 0,-.28C-.1,-.2 -.26,-.2 -.34,-.28';
const FIR = 'M0,0L0,-.2M-.3,-.2L-.12,-.5L-.24,-.48L0,-1L.24,-.48L.12,-.5L.3,-.2C.1,-.14 -.1,-.14 -.3,-.2';

/** All woods in one path: only firs above the line `firs`, mixed with broad-leaved trees further south. */
export const woodsPath = (trees: readonly number[], firs: number): string =>
  marks(trees)
    .map((mark, i) => setAt(mark, mark.y < firs || i % 3 === 0 ? FIR : BROADLEAF))
    .join('');
