import type { Highlights } from '@/lib/game/contract/play-rules';
import { isTile } from '../rules/battlefield/field';
import { tileAhead } from '../rules/battlefield/tiles';
import type { GroupLocation } from '../rules/commands/activation';
import { takeStep } from '../rules/movement/move-steps';
import type { Action } from './actions';
import type { PhaseOf, State, StrikeState } from './state';

const tilesOf = (...places: readonly (GroupLocation | null)[]): readonly string[] =>
  places.filter((place): place is Exclude<GroupLocation, 'undeployed'> => place !== null && isTile(place));

/** 5.2, 6.1 – Where a moving group would be, or what it would attack. */
const marchHighlights = ({ field }: State, { move }: PhaseOf<'march'>, action: Action): Highlights => {
  const pieces = [...move.units, ...move.generals];
  if (action.type === 'step') return { pieces, spaces: tilesOf(takeStep(field, move, action.step).at) };
  const isAttack = action.type === 'attack' && isTile(move.at);
  return { pieces, spaces: tilesOf(isAttack && isTile(move.at) ? tileAhead(move.at, move.facing) : move.at) };
};

const strikeHighlights = ({ attacker, assault }: StrikeState): Highlights => ({
  pieces: [attacker],
  spaces: [assault.target],
});

/** What a choice is about apart from the ids in it: the moving group, and where it would be. */
export const highlights = (state: State, action: Action): Highlights => {
  const { phase } = state;
  switch (phase.type) {
    case 'march':
      return marchHighlights(state, phase, action);
    case 'muster':
      return {
        pieces: [...phase.muster.units, ...phase.muster.generals],
        spaces: tilesOf(phase.muster.from),
      };
    case 'assault':
      return { spaces: [phase.assault.target] };
    case 'dispute':
    case 'all-out':
    case 'new-lead':
      return strikeHighlights(phase.strike);
    case 'rally':
      return { ...strikeHighlights(phase.strike), pieces: [phase.general] };
    case 'advance':
      return { spaces: [phase.assault.target] };
    default:
      return {};
  }
};
