import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { findRecoveryTokenOwner } from '@/lib/store/accounts/recovery-tokens';
import type { Store } from '@/lib/store/engine/open-store';

/** A session for the author with this recovery token; returns whether there is such an author. */
export const recoverSession = (store: Store) =>
  ({
    id: 'regain',
    endpoints: {
      regain: createAuthEndpoint(
        '/regain',
        { method: 'POST', body: z.object({ keepsake: z.string() }) },
        async context => {
          const { internalAdapter } = context.context;
          const owner = await findRecoveryTokenOwner(store, context.body.keepsake);
          const user = owner && (await internalAdapter.findUserById(owner));
          // Who has a name proves it by the password and, if they want, a code.
          if (!user || ('username' in user && user.username)) return { isKnown: false };
          await setSessionCookie(context, { user, session: await internalAdapter.createSession(user.id) });
          return { isKnown: true };
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
