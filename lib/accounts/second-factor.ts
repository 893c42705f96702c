import { transferOwnership } from '@/lib/store/accounts/transfer-ownership';
import type { Store } from '@/lib/store/engine/open-store';
import type { Auth } from './auth';
import { refusalCodeOf } from './auth-refusals';

/** Why something about a second factor is refused; each has its sentence under `errors` in the messages. */
export type SecondFactorRefusal =
  | 'wrong-password'
  | 'wrong-code'
  | 'second-factor-on'
  | 'no-second-factor'
  | 'sign-in-again'
  | 'code-locked'
  | 'bad-request';

export type SecondFactorResult<Value> =
  | { readonly type: 'done'; readonly value: Value }
  | { readonly type: 'refused'; readonly code: SecondFactorRefusal };

const REFUSALS: Readonly<Record<string, SecondFactorRefusal>> = {
  INVALID_PASSWORD: 'wrong-password',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  TOTP_ALREADY_ENABLED: 'second-factor-on',
  TOTP_NOT_ENABLED: 'no-second-factor',
  TWO_FACTOR_NOT_ENABLED: 'no-second-factor',
  BACKUP_CODES_NOT_ENABLED: 'no-second-factor',
  INVALID_TWO_FACTOR_COOKIE: 'sign-in-again',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'sign-in-again',
  ACCOUNT_TEMPORARILY_LOCKED: 'code-locked',
};

const toSecondFactorResult = async <Value>(work: Promise<Value>): Promise<SecondFactorResult<Value>> => {
  try {
    return { type: 'done', value: await work };
  } catch (error) {
    const code = refusalCodeOf(error);
    if (code === null) throw error;
    return { type: 'refused', code: REFUSALS[code] ?? 'bad-request' };
  }
};

/** As apps show a code and people copy it. */
const removeSpaces = (code: string): string => code.replace(/\s/g, '');

export interface Enrolment {
  /** What the app scans. */
  readonly uri: string;
  /** The same to be typed. */
  readonly key: string;
  readonly recoveryCodes: readonly string[];
}

/** A new key for a user's app; it counts once the app has made a first code. */
export const startSecondFactor = (
  auth: Auth,
  headers: Headers,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<SecondFactorResult<Enrolment>> =>
  toSecondFactorResult(
    auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }).then(started => {
      if (started.method !== 'totp') throw new Error('no key');
      const uri = new URL(started.totpURI);
      const issuer = uri.searchParams.get('issuer') ?? '';
      // The library labels the account with its e-mail address, and ours leads nowhere.
      uri.pathname = `/${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`;
      return {
        uri: uri.href,
        key: uri.searchParams.get('secret') ?? '',
        recoveryCodes: started.backupCodes,
      };
    }),
  );

/** The first code: from now on signing in asks for one. */
export const confirmSecondFactor = (
  auth: Auth,
  headers: Headers,
  code: string,
): Promise<SecondFactorResult<unknown>> =>
  toSecondFactorResult(auth.api.verifyTOTP({ body: { code: removeSpaces(code) }, headers }));

/** Other recovery codes; the former ones are void. */
export const renewRecoveryCodes = async (
  auth: Auth,
  headers: Headers,
  password: string,
): Promise<SecondFactorResult<readonly string[]>> =>
  toSecondFactorResult(
    auth.api.generateBackupCodes({ body: { password }, headers }).then(({ backupCodes }) => backupCodes),
  );

export const stopSecondFactor = (
  auth: Auth,
  headers: Headers,
  password: string,
): Promise<SecondFactorResult<unknown>> =>
  toSecondFactorResult(auth.api.disableTwoFactor({ body: { password }, headers }));

export interface SecondStep {
  readonly kind: 'app' | 'recovery';
  readonly code: string;
}

/** Completes a sign-in after a correct password; what was written here without an account is taken over. */
export const finishSignIn = async (
  store: Store,
  auth: Auth,
  headers: Headers,
  { kind, code }: SecondStep,
): Promise<SecondFactorResult<{ readonly userId: string; readonly cookies: Headers }>> => {
  const before = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  const asked = {
    body: { code: removeSpaces(code) },
    headers: await removeSessionCookie(auth, headers),
    returnHeaders: true,
  } as const;
  const answer = await toSecondFactorResult(
    kind === 'app' ? auth.api.verifyTOTP(asked) : auth.api.verifyBackupCode(asked),
  );
  if (answer.type === 'refused') return answer;
  const userId = answer.value.response.user.id;
  if (before) await endPreviousSession(store, auth, before, userId);
  return { type: 'done', value: { userId, cookies: answer.value.headers } };
};

/** The library assumes that the code belongs to the current user; a visitor without an account is not one. */
const removeSessionCookie = async (auth: Auth, headers: Headers): Promise<Headers> => {
  const { name } = (await auth.$context).authCookies.sessionToken;
  const cookies = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter(cookie => !cookie.startsWith(`${name}=`));
  const others = new Headers(headers);
  others.set('cookie', cookies.join('; '));
  return others;
};

interface PreviousSession {
  readonly user: { readonly id: string; readonly isAnonymous?: boolean | null | undefined };
  readonly session: { readonly token: string };
}

const endPreviousSession = async (
  store: Store,
  auth: Auth,
  { user, session }: PreviousSession,
  userId: string,
): Promise<void> => {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteSession(session.token);
  if (!user.isAnonymous || user.id === userId) return;
  await transferOwnership(store, user.id, userId);
  await internalAdapter.deleteUser(user.id);
};
