/** 9.2, 19.7 – Nothing happens but on a six; then a second throw tells how bad it is. */
export type LeaderFate = 'unhurt' | 'wounded' | 'killed';

const HIT = 6;

export const isLeaderHit = (die: number): boolean => die === HIT;

/** 9.2 – The second throw. */
export const leaderFate = (die: number): LeaderFate => {
  if (die === 1) return 'unhurt';
  return die === HIT ? 'killed' : 'wounded';
};

/** 9.2 – A leader caught alone by the enemy dies on a six and else escapes to his nearest unit. */
export const caughtFate = (die: number): 'escapes' | 'killed' => (die === HIT ? 'killed' : 'escapes');
