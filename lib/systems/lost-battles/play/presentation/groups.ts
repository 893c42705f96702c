import { generalsOn, isTile, unitsOn } from '../../rules/battlefield/field';
import { withLeaders } from '../../rules/movement/movement';
import { seatOf } from '../game';
import { findChosenPieces } from '../refusals/idle-pieces';
import type { GroupDraft, PhaseOf, State } from '../state';
import {
  listGroupObjections,
  listIdleCommanders,
  listIdleUnits,
  groupOf as toMovingGroup,
} from '../tasks/activate-group';
import { canAllAdvance, listAdvancersLeft } from '../tasks/advance';

/** 8.1 – Leaders go with their guards. */
export const piecesOf = (state: State, draft: GroupDraft): readonly string[] => [
  ...draft.units,
  ...withLeaders(state.field, toMovingGroup(state, draft)),
];

/** The pieces chosen with one click: everything that can be activated together with this one. */
export const groupOf = (state: State, seat: string, piece: string): readonly string[] => {
  const { phase } = state;
  if (seat !== seatOf(state, state.active)) return [piece];
  switch (phase.type) {
    case 'activate':
      return findReadyGroup(state, piece);
    case 'march': {
      const pieces = [...phase.move.units, ...phase.move.generals];
      return pieces.includes(piece) ? pieces : [piece];
    }
    case 'advance':
      return findAdvancingGroup(state, phase, piece);
    default:
      return [piece];
  }
};

/** 4.3 – The idle units of a tile with their generals; of troops off the field those of a kind, as many as can come on. */
const findReadyGroup = (state: State, piece: string): readonly string[] => {
  const [unit] = findChosenPieces(state, [piece]).units;
  if (!unit || state.turn.activated.includes(unit.id) || unit.side !== state.active) return [piece];
  const drafts = isTile(unit.at)
    ? [draftTile(state, unit.at)]
    : unit.at === 'undeployed'
      ? draftWaiting(state, unit.id)
      : [];
  const found = drafts.find(draft => listGroupObjections(state, draft).length === 0);
  return found ? piecesOf(state, found) : [piece];
};

const draftTile = (state: State, from: Exclude<GroupDraft['from'], 'undeployed'>): GroupDraft => ({
  from,
  units: listIdleUnits(state, from).map(({ id }) => id),
  generals: listIdleCommanders(state, from).map(({ id }) => id),
});

/** 11.3 – The largest group first. */
const draftWaiting = (state: State, first: string): readonly GroupDraft[] => {
  const waiting = listIdleUnits(state, 'undeployed');
  const kind = waiting.find(({ id }) => id === first);
  const alike = waiting.filter(
    ({ id, type, class: unitClass }) => id !== first && type === kind?.type && unitClass === kind.class,
  );
  const units = [first, ...alike.map(({ id }) => id)];
  return units.map((_, index) => ({
    from: 'undeployed',
    units: units.slice(0, units.length - index),
    generals: [],
  }));
};

const findAdvancingGroup = (state: State, phase: PhaseOf<'advance'>, piece: string): readonly string[] => {
  const left = listAdvancersLeft(state, phase).map(({ id }) => id);
  return left.includes(piece) && canAllAdvance(state, phase) ? left : [piece];
};

/** 8.2 – Whether a commander would be left without units on the tile. */
export const findLonelyCommander = (state: State, { from, units, generals }: GroupDraft): string | null => {
  if (from === 'undeployed') return null;
  const stays = unitsOn(state.field, from).some(({ id }) => !units.includes(id));
  const left = generalsOn(state.field, from, state.active).find(
    ({ id, kind }) => kind === 'commander' && !generals.includes(id),
  );
  return stays ? null : (left?.id ?? null);
};
