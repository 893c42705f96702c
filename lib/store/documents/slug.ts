import { randomBytes } from 'node:crypto';
import { normalizeForSearch } from '../catalogue/normalize-for-search';

const LONGEST = 60;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text can be the slug of anything; asks before a query does, since addresses hold all sorts. */
export const isSlug = (text: string): boolean => text.length <= 2 * LONGEST && SLUG.test(text);

/** The slug that a title asks for: plain letters and digits, whole words, at most sixty characters. */
export function toSlug(title: string, fallback: string): string {
  const words = normalizeForSearch(title)
    .replace(/['’ʼ]/g, '')
    .match(/[a-z0-9]+/g);
  if (!words) return fallback;
  const whole = words.reduce((slug, word) => (isShortEnough(slug, word) ? `${slug}-${word}` : slug));
  return whole.slice(0, LONGEST);
}

const SECRET_BYTES = 16;

/** A slug that nobody can guess: the words of the title and 128 random bits. */
export const makeSecretSlug = (title: string, fallback: string): string =>
  `${toSlug(title, fallback)}-${randomBytes(SECRET_BYTES).toString('hex')}`;

const isShortEnough = (slug: string, word: string): boolean => slug.length + 1 + word.length <= LONGEST;

/** The requested slug, or it with the first free number from 2 on. */
export function findFreeSlug(request: string, taken: ReadonlySet<string>): string {
  if (!taken.has(request)) return request;
  let number = 2;
  while (taken.has(`${request}-${number}`)) number += 1;
  return `${request}-${number}`;
}
