/** 9.2, 19.7 – Nothing happens but on a six; then a second throw says how bad it is. */
export type LeaderFate = 'unhurt' | 'wounded' | 'killed';

export const LEADER_HIT = 6;

export const isLeaderHit = (die: number): boolean => die === LEADER_HIT;

/** 9.2 – The second throw. */
export const resolveLeaderFate = (die: number): LeaderFate => {
  if (die === 1) return 'unhurt';
  return die === LEADER_HIT ? 'killed' : 'wounded';
};

/** 9.2 – A leader caught alone by the enemy dies on a six and else escapes to the nearest own unit. */
export const resolveCaughtLeader = (die: number): 'escapes' | 'killed' =>
  die === LEADER_HIT ? 'killed' : 'escapes';
