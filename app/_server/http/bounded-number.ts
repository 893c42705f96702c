export interface Bounds {
  readonly least: number;
  readonly usual: number;
  readonly most: number;
}

/** A whole number from an address, within its bounds; anything that is not a number becomes the usual one. */
export const parseBoundedNumber = (text: string | null, { least, usual, most }: Bounds): number => {
  const number = Number(text ?? Number.NaN);
  return Number.isFinite(number) ? Math.round(Math.min(most, Math.max(least, number))) : usual;
};
