import { createHash } from 'node:crypto';

/** What is kept of a secret that somebody must show again: a reader of the tables cannot use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const HASH = /^[0-9a-f]{64}$/;

/** Backups of older releases hold the session tokens themselves. */
export const hashUnlessHashed = (token: string): string => (HASH.test(token) ? token : hashSecret(token));
