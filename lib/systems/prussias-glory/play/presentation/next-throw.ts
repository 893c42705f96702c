import type { Order, ThrowPreview } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { words } from '../../view/words';
import type { Action } from '../actions';
import { odds, oddsBreakdown } from '../figures/odds';
import type { State } from '../state';
import { listEvaders } from '../tasks/combat/retreat/retreat-before-combat';
import { tryChain } from './orders/quiet-steps';

/** 19.2, 19.4 – Between naming an attack and its roll the defender may fall back, and both may name who leads. */
const noteOn = (before: State, action: Action): Sentence | null => {
  if (action.type !== 'attack') return null;
  const named = tryChain(before, [action]);
  const [task] = named?.agenda ?? [];
  if (!named || named.rng !== before.rng) return null;
  const mayEvade = task?.task === 'retreat-before' && listEvaders(named, task.hex).length > 0;
  return words(mayEvade ? 'throw.may-fall-back' : 'throw.leads-follow');
};

/** The roll of an order's last action. */
export const nextThrow = (state: State, { about, actions, label }: Order<Action>): ThrowPreview | null => {
  if (about.kind === 'move' || about.kind === 'place') return null;
  const last = actions.at(-1);
  const before = tryChain(state, actions.slice(0, -1));
  if (!last || !before) return null;
  const found = odds(before, last);
  if (!found) return null;
  const note = noteOn(before, last);
  return { title: label, odds: found, lines: oddsBreakdown(before, last), ...(note ? { note } : {}) };
};
