import { randomPlayer } from '@/lib/game/computer/match-runner';
import {
  findDecider,
  type GameSession,
  getCurrentMoment,
  playAction,
} from '@/lib/game/play/session/game-session';

/** This many random choices, as far as there are any. */
export const playOn = (match: GameSession, steps: number): GameSession => {
  let now = match;
  for (let count = 0; count < steps; count += 1) {
    const seat = findDecider(now);
    const action = seat === null ? null : randomPlayer(now.rules, getCurrentMoment(now).state, seat, count);
    const step = action && playAction(now, action);
    if (step?.type !== 'played') break;
    now = step.match;
  }
  return now;
};
