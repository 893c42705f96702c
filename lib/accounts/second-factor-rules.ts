import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import { endOtherSessions } from '@/lib/store/accounts/sessions';
import type { Store } from '@/lib/store/engine/open-store';

const moment = z.coerce.date();

/** Three minutes on: longer than the library accepts a code, which is its own half minute, the one before and the one after. */
const codeExpiryAfter = (now: string): Date => {
  const end = moment.parse(now);
  end.setMinutes(end.getMinutes() + 3);
  return end;
};

const isCodeCheck = ({ path }: { path?: string }): boolean => path === '/two-factor/verify-totp';

type Context = Parameters<typeof getSessionFromCtx>[0];

/** Whose code it is: the user who signs in and has given the password, or the current user. */
const findCodeOwner = async (context: Context): Promise<string | undefined> => {
  const { internalAdapter, createAuthCookie, secret } = context.context;
  const here = await getSessionFromCtx(context, { disableRefresh: true });
  if (here) return here.user.id;
  const challenge = await context.getSignedCookie(createAuthCookie('two_factor').name, secret);
  return challenge ? (await internalAdapter.findVerificationValue(challenge))?.value : undefined;
};

/** What the library leaves open: a code is good once, and who turns the second factor on is signed out wherever the password was enough. */
export const makeSecondFactorRules = (store: Store) =>
  ({
    id: 'second-factor-rules',
    hooks: {
      before: [
        {
          matcher: isCodeCheck,
          handler: createAuthMiddleware(async context => {
            const owner = await findCodeOwner(context);
            const isFirst = await context.context.internalAdapter.reserveVerificationValue({
              identifier: `code ${owner} ${String(context.body?.code)}`,
              value: 'used',
              expiresAt: codeExpiryAfter(store.now()),
            });
            if (!isFirst) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'used' });
          }),
        },
      ],
      after: [
        {
          matcher: isCodeCheck,
          handler: createAuthMiddleware(async context => {
            const { session, newSession } = context.context;
            if (session && newSession)
              await endOtherSessions(store, newSession.user.id, newSession.session.token);
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
