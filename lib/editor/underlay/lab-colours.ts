/** A colour as the eye compares it: lightness, green to red, blue to yellow. */
export type Lab = readonly [number, number, number];

const toLinear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const toRoot = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

/** From red, green and blue of the screen (sRGB, D65). */
export const toLab = (red: number, green: number, blue: number): Lab => {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const x = toRoot((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = toRoot(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = toRoot((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

export const measureLabDistance = ([l, a, b]: Lab, [m, c, d]: Lab): number => Math.hypot(l - m, a - c, b - d);

/** The mean of some colours, and how far they spread about it in each part. */
export const summarizeColours = (colours: readonly Lab[]): { readonly mean: Lab; readonly spread: Lab } => {
  const count = colours.length || 1;
  const part = (of: 0 | 1 | 2): readonly [number, number] => {
    const mean = colours.reduce((sum, colour) => sum + colour[of], 0) / count;
    return [mean, Math.sqrt(colours.reduce((sum, colour) => sum + (colour[of] - mean) ** 2, 0) / count)];
  };
  const [l, a, b] = [part(0), part(1), part(2)];
  return { mean: [l[0], a[0], b[0]], spread: [l[1], a[1], b[1]] };
};
