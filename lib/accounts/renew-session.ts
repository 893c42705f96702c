import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Ends every session of a user and starts a new one here: someone who knew an old token must not share the account that was made with it. */
export const renewSession = {
  id: 'renew-session',
  endpoints: {
    renewSession: createAuthEndpoint(
      '/renew-session',
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async context => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) return { isRenewed: false };
        await internalAdapter.deleteUserSessions(user.id);
        await setSessionCookie(context, { user, session: await internalAdapter.createSession(user.id) });
        return { isRenewed: true };
      },
    ),
  },
} satisfies BetterAuthPlugin;
