import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { getCurrentMoment, openSession, playAction } from '@/lib/game/play/session/game-session';
import { packGame } from '@/lib/games/game-link';
import { readPlayable } from '@/lib/games/playable-scenario';

const MOST = 2000;

/**
 * A game of a shipped battle as a link contains it: both sides take offered choices in turn, to the end or up to
 * this many.
 */
export const playToEnd = async (battle: string, seed: number, most = MOST): Promise<string> => {
  const file = join(process.cwd(), 'content', 'scenarios', `${battle}.json`);
  const playable = await readPlayable(JSON.parse(readFileSync(file, 'utf8')), null);
  if (!playable) throw new Error(`${battle} cannot be played`);
  const { rules, scenario } = playable;
  let match = openSession(rules, scenario as ScenarioBase, seed);
  for (let count = 0; count < most; count += 1) {
    const { state } = getCurrentMoment(match);
    const [seat] = rules.result(state) ? [] : rules.awaits(state);
    if (seat === undefined) break;
    const offered = rules.actions(state, seat);
    const action = offered[(count * 7 + seed) % offered.length];
    const played = action && playAction(match, action);
    if (played?.type !== 'played') throw new Error(`choice ${count} was refused`);
    match = played.match;
  }
  return packGame(match);
};
