import { dictionary } from '@zxcvbn-ts/language-common';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './credential-limits';

/** Why a password is refused; each has its sentence under `errors` in the messages. */
export const PASSWORD_PROBLEMS = ['bad-password', 'common-password', 'password-like-name'] as const;
export type PasswordProblem = (typeof PASSWORD_PROBLEMS)[number];

const SITE_NAME = 'battlewright';

/** What is wrong with a new password for this user name; null: nothing. Passwords in use are never checked again. */
export const findPasswordProblem = (password: string, name: string): PasswordProblem | null => {
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) return 'bad-password';
  const lowered = password.toLowerCase();
  if ([SITE_NAME, name.toLowerCase()].some(word => isOnlyWord(lowered, word))) return 'password-like-name';
  return getCommonPasswords().has(lowered) ? 'common-password' : null;
};

/** A word alone, repeated, or with nothing but digits and signs around it: the first that a guesser tries. */
const isOnlyWord = (password: string, word: string): boolean =>
  word !== '' && password.includes(word) && !/\p{L}/u.test(password.replaceAll(word, ''));

let known: ReadonlySet<string> | undefined;

/** The list of the package, less what is too short to be anybody's password here; made at the first question. */
const getCommonPasswords = (): ReadonlySet<string> => {
  known ??= new Set(listed().filter(password => password.length >= SHORTEST_PASSWORD));
  return known;
};

const listed = (): readonly string[] =>
  (dictionary['passwords-common'] ?? []).map(password => String(password).toLowerCase());
