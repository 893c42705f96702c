const DAY = 24 * 60 * 60 * 1000;

/** For how long a deleted draft can be restored. */
export const RESTORABLE_DAYS = 30;

/** The time before which a deleted draft cannot be restored any more. */
export const restorableSince = (): string => new Date(Date.now() - RESTORABLE_DAYS * DAY).toISOString();
