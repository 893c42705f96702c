/** "0700" as people read it. */
export const formatHour = (turn: string): string => `${turn.slice(0, 2)}:${turn.slice(2)}`;
