/** To tens, at least ten: it is an estimate. */
export const roundMinutes = (minutes: number): number => Math.max(1, Math.round(minutes / 10)) * 10;
