const DAY = 24 * 60 * 60 * 1000;

/** Until when the next player has to decide; null: there is no hurry. */
export const computeNextDeadline = (now: string, paceDays: number | null): string | null =>
  paceDays === null ? null : new Date(Date.parse(now) + paceDays * DAY).toISOString();

export const isOutOfTime = (now: string, deadline: string | null): boolean =>
  deadline !== null && deadline < now;
