import { createHmac } from 'node:crypto';
import { type Auth, makeAuth } from '@/lib/accounts/auth';
import { claimName } from '../accounts/accounts';
import type { Store } from '../engine/open-store';
import { getServerSecret } from '../operations/server-secret';

export const PASSWORD = 'correct horse battery';

export const makeTestAuth = async (store: Store): Promise<Auth> =>
  makeAuth(store, {
    secret: await getServerSecret(store),
    baseUrl: 'http://localhost:3000',
    cookies: { id: 'none' },
  });

/** The cookies of an answer as a browser sends them back. */
export const toCookieHeader = (answer: Headers): Headers =>
  new Headers({
    cookie: answer
      .getSetCookie()
      .filter(line => !/max-age=0/i.test(line))
      .map(line => line.split(';')[0])
      .join('; '),
  });

export const createAuthor = async (auth: Auth) => {
  const { headers, response } = await auth.api.signInAnonymous({
    headers: new Headers(),
    returnHeaders: true,
  });
  return { id: response.user.id, browser: toCookieHeader(headers) };
};

export const createNamedAuthor = async (store: Store, auth: Auth, name: string) => {
  const author = await createAuthor(auth);
  const { password } = await auth.$context;
  const result = await claimName(store, author.id, { name, passwordHash: await password.hash(PASSWORD) });
  return { ...author, result };
};

export const signIn = (auth: Auth, username: string, password: string, headers = new Headers()) =>
  auth.api.signInUsername({ body: { username, password }, headers, returnHeaders: true });

export const findUserId = async (auth: Auth, headers: Headers) =>
  (await auth.api.getSession({ headers }))?.user.id;

/** A browser that shows this session token, rightly signed. */
export const makeBrowser = async (auth: Auth, token: string): Promise<Headers> => {
  const { secret, authCookies } = await auth.$context;
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  const value = encodeURIComponent(`${token}.${signature}`);
  return new Headers({ cookie: `${authCookies.sessionToken.name}=${value}` });
};
