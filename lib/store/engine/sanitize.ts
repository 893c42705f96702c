/** A text that both engines keep unchanged: SQLite cuts at NUL, PostgreSQL refuses it, neither knows half a character. */
export const sanitizeText = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '\ufffd');

const LARGEST = 2_147_483_647;

/** Whether a number can be a version or a revision: whole, from 1 on, and within an SQL integer. */
export const isPositiveInteger = (number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= LARGEST;

/** A whole number within bounds, for any input. */
export function clamp(number: number, least: number, most: number): number {
  return Number.isFinite(number) ? Math.min(Math.max(Math.trunc(number), least), most) : least;
}
