import type { Shown } from '@/lib/game/play-rules';
import type { Action } from './actions';
import { isTile } from './field';
import type { Place } from './rules/activation';
import { takeStep } from './rules/reach';
import type { PhaseOf, State, Strike } from './state';
import { tileAhead } from './tiles';

const tilesOf = (...places: readonly (Place | null)[]): readonly string[] =>
  places.filter((place): place is Exclude<Place, 'undeployed'> => place !== null && isTile(place));

/** 5.2, 6.1 – Where a group on its way would come to, or what it would attack. */
const marchShown = ({ field }: State, { move }: PhaseOf<'march'>, action: Action): Shown => {
  const pieces = [...move.units, ...move.generals];
  if (action.type === 'step') return { pieces, spaces: tilesOf(takeStep(field, move, action.step).at) };
  const isAttack = action.type === 'attack' && isTile(move.at);
  return { pieces, spaces: tilesOf(isAttack && isTile(move.at) ? tileAhead(move.at, move.facing) : move.at) };
};

const strikeShown = ({ attacker, assault }: Strike): Shown => ({
  pieces: [attacker],
  spaces: [assault.target],
});

/** What a choice is about besides what it names: the group that is under way, and where it would come to. */
export const shows = (state: State, action: Action): Shown => {
  const { phase } = state;
  switch (phase.type) {
    case 'march':
      return marchShown(state, phase, action);
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
      return strikeShown(phase.strike);
    case 'rally':
      return { ...strikeShown(phase.strike), pieces: [phase.general] };
    case 'advance':
      return { spaces: [phase.assault.target] };
    default:
      return {};
  }
};
