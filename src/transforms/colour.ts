/**
 * How well text can be read on a ground: the contrast of WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. A colour is
 * written `#rgb`, `#rrggbb` or `oklch(L% C H)`.
 */

/** Lightness from 0 to 1, chroma, and hue in degrees. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Red, green and blue as light, from 0 to 1 inside of what sRGB can show. */
type Linear = readonly [red: number, green: number, blue: number];

/** From 1 to 21; NaN if one is no colour. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(linearOf(a)), luminance(linearOf(b))].toSorted((x, y) => y - x);
  return ((light ?? NaN) + 0.05) / ((dark ?? NaN) + 0.05);
}

/** A colour as `#rrggbb`, clipped to what sRGB can show, as browsers do. */
export const hexOf = (colour: string): string => hexOfLinear(linearOf(colour));

/**
 * The colour of the same hue that is nearest in lightness to one, and can be read on all grounds at a ratio; undefined where black
 * or white cannot either.
 */
export function nearestReadable(
  colour: string,
  grounds: readonly string[],
  least: number,
): string | undefined {
  const { lightness, chroma, hue } = oklchOf(linearOf(colour));
  for (let distance = 0; distance <= 1; distance += 0.005) {
    for (const other of [lightness - distance, lightness + distance]) {
      if (other < 0 || other > 1) continue;
      const found = hexOfLinear(withinSrgb({ lightness: other, chroma, hue }));
      if (grounds.every((ground) => contrast(found, ground) >= least)) return found;
    }
  }
  return undefined;
}

const luminance = (linear: Linear): number => {
  const [red, green, blue] = linear.map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * (red ?? NaN) + 0.7152 * (green ?? NaN) + 0.0722 * (blue ?? NaN);
};

function linearOf(colour: string): Linear {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (digits === undefined) {
    const [lightness = NaN, chroma = NaN, hue = NaN] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return linearOfOklch({ lightness: lightness / 100, chroma, hue });
  }
  const size = digits.length / 3;
  const [red, green, blue] = [0, 1, 2].map((at) => {
    const pair = digits.slice(at * size, (at + 1) * size);
    const value = parseInt(size === 1 ? pair + pair : pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red ?? NaN, green ?? NaN, blue ?? NaN];
}

const hexOfLinear = (linear: Linear): string => {
  const pairs = linear.map((each) => {
    const value = Math.min(1, Math.max(0, each));
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${pairs.join('')}`;
};

/** OKLab and its matrices: Björn Ottosson, https://bottosson.github.io/posts/oklab/. */
function linearOfOklch({ lightness, chroma, hue }: Oklch): Linear {
  const [a, b] = [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function oklchOf([red, green, blue]: Linear): Oklch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** With as much of its chroma as sRGB can show at that lightness. */
function withinSrgb({ lightness, chroma, hue }: Oklch): Linear {
  for (let share = 1; share > 0; share -= 0.02) {
    const linear = linearOfOklch({ lightness, chroma: chroma * share, hue });
    if (linear.every((value) => value >= -0.0001 && value <= 1.0001)) return linear;
  }
  return linearOfOklch({ lightness, chroma: 0, hue });
}
