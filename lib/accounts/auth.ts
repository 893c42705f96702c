import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { anonymous, twoFactor, username } from 'better-auth/plugins';
import { normalizeName } from '@/lib/store/accounts/accounts';
import { transferOwnership } from '@/lib/store/accounts/transfer-ownership';
import type { Store } from '@/lib/store/engine/open-store';
import {
  isUserName,
  LONGEST_NAME,
  LONGEST_PASSWORD,
  SHORTEST_NAME,
  SHORTEST_PASSWORD,
} from './credential-limits';
import { hashedSecrets } from './hashed-secrets';
import { recoverSession } from './recover-session';
import { renewSession } from './renew-session';
import { makeSecondFactorRules } from './second-factor-rules';

const DAY = 24 * 60 * 60;

export interface AuthOptions {
  readonly secret: string;
  readonly baseUrl: string;
  /** Brings the cookies that the library sets to the answer. */
  readonly cookies: BetterAuthPlugin;
}

/**
 * Sessions, sign-in and passwords by the library, in the tables of our own migrations. Its web routes are not served: ours call it, after
 * they have checked origin and limits. It is configured as “sqlite” on both engines: that makes times text and flags numbers in both.
 */
export const makeAuth = (store: Store, { secret, baseUrl, cookies }: AuthOptions) =>
  betterAuth({
    database: { db: store.db, type: 'sqlite' },
    secret,
    baseURL: baseUrl,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'error' },
    emailAndPassword: {
      enabled: false,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    session: { ...SESSIONS, expiresIn: 365 * DAY, updateAge: 7 * DAY },
    user: USERS,
    account: CREDENTIALS,
    verification: VERIFICATIONS,
    advanced: {
      cookiePrefix: 'battlewright',
      useSecureCookies: baseUrl.startsWith('https://'),
      database: { generateId: store.newId },
      ipAddress: { disableIpTracking: true },
    },
    plugins: [
      hashedSecrets,
      username({
        minUsernameLength: SHORTEST_NAME,
        maxUsernameLength: LONGEST_NAME,
        usernameValidator: isUserName,
        usernameNormalization: normalizeName,
        displayUsername: false,
      }),
      makeSecondFactorRules(store),
      // Before the next one: what a visitor wrote without an account must not move until the code is right.
      twoFactor({ issuer: 'Battlewright', schema: SECOND_FACTORS }),
      anonymous({
        schema: { user: { fields: { isAnonymous: 'is_anonymous' } } },
        onLinkAccount: ({ anonymousUser, newUser }) =>
          transferOwnership(store, anonymousUser.user.id, newUser.user.id),
      }),
      recoverSession(store),
      renewSession,
      cookies,
    ],
  });

export type Auth = ReturnType<typeof makeAuth>;

const TIMES = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

const USERS = {
  modelName: 'users',
  fields: { ...TIMES, emailVerified: 'email_verified' },
  additionalFields: { role: { type: 'string', required: false, input: false, defaultValue: 'author' } },
} as const;

const SESSIONS = {
  modelName: 'sessions',
  fields: {
    ...TIMES,
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
  },
} as const;

const CREDENTIALS = {
  modelName: 'credentials',
  fields: {
    ...TIMES,
    accountId: 'account_id',
    providerId: 'provider_id',
    userId: 'user_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
} as const;

const VERIFICATIONS = { modelName: 'verifications', fields: { ...TIMES, expiresAt: 'expires_at' } } as const;

const SECOND_FACTORS = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'second_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_count',
      lockedUntil: 'locked_until',
    },
  },
} as const;
