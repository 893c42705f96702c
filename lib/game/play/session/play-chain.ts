import type { Finding } from '../../contract/finding';
import type { ActionBase } from '../../contract/play-rules';
import { type GameSession, playAction } from './game-session';

export interface ChainResult {
  readonly match: GameSession;
  /** Why the chain stopped; none: all of it was played. */
  readonly findings: readonly Finding[];
}

/** Plays the actions of an order one after the other, as far as the rules allow. The whole time that it took goes to the first. */
export const playChain = (match: GameSession, actions: readonly ActionBase[], took?: number): ChainResult => {
  let now = match;
  for (const [index, action] of actions.entries()) {
    const step = playAction(now, action, index === 0 ? took : 0);
    if (step.type === 'refused') return { match: now, findings: step.findings };
    now = step.match;
  }
  return { match: now, findings: [] };
};
