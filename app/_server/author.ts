import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';

const COOKIE = 'battlewright-author';
const YEAR = 365 * 24 * 60 * 60;
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The visitor as an author; null until he has written something. The secret in his cookie is his whole account for now. */
export const currentAuthor = async (): Promise<string | null> => {
  const value = (await cookies()).get(COOKIE)?.value;
  return value !== undefined && SHAPE.test(value) ? value : null;
};

/** Makes the visitor an author when he is none yet. */
export const becomeAuthor = async (): Promise<string> => {
  const known = await currentAuthor();
  if (known) return known;
  const secret = randomBytes(32).toString('base64url');
  (await cookies()).set(COOKIE, secret, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR });
  return secret;
};
