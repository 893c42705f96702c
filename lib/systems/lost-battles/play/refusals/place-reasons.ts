import type { About, Refusal } from '@/lib/game/contract/about';
import type { Finding } from '@/lib/game/contract/finding';
import { type Field, holdsEnemyOf, isTile } from '../../rules/battlefield/field';
import { findTileAhead, forwardOf, type TileId } from '../../rules/battlefield/tiles';
import { listAttackObjections } from '../../rules/combat/attack-eligibility';
import { ACTIVATIONS } from '../../rules/commands/activation';
import { findReachable, finishObjections, listStepObjections } from '../../rules/movement/move-steps';
import { type Move, othersOn } from '../../rules/movement/movement';
import { listAttackableTiles } from '../../rules/movement/threat';
import { objection } from '../../rules/objection';
import { findObjections } from '../sequence';
import type { GroupDraft, State } from '../state';
import { listGroupObjections, listOrderObjections, startMove } from '../tasks/activate-group';
import { draftOf, findChosenPieces, findIdleReason } from './idle-pieces';

/** Gives for each tile the reason why the chosen pieces, or the seat itself, can do nothing with it now. */
export const createPlaceReasons = (
  state: State,
  by: string,
  subjects: readonly string[],
): ((tile: TileId) => Finding) => {
  const { phase, field } = state;
  if (phase.type === 'march' && subjects.some(id => phase.move.units.includes(id)))
    return tile => findMarchReason(field, phase.move, tile);
  if (phase.type === 'assault')
    return () => objection('attack-under-way', '6.1', { tile: phase.assault.target });
  const idle = findIdleReason(state, by, subjects);
  const draft = findDraft(state, subjects);
  const reasonFor = draft === null ? () => idle : createGroupReasons(state, draft, idle);
  return tile => findDirectObjections(state, by, subjects, tile)[0] ?? reasonFor(tile);
};

/** 3.2, 8.2 – A place can be activated, and a commander sent to it, in a single choice. */
const findDirectObjections = (
  state: State,
  by: string,
  subjects: readonly string[],
  tile: TileId,
): readonly Finding[] => {
  if (state.phase.type !== 'activate') return [];
  if (subjects.length === 0) return findObjections(state, { by, type: 'activate', from: tile });
  const { units, commanders } = findChosenPieces(state, subjects);
  const [commander] = commanders;
  return commander && units.length === 0
    ? findObjections(state, { by, type: 'send-commander', general: commander.id, to: tile })
    : [];
};

/** The group that would have to go there: the one that is being formed, or the chosen one. */
const findDraft = (state: State, subjects: readonly string[]): GroupDraft | null => {
  const { phase } = state;
  if (phase.type === 'muster') return phase.muster.units.length > 0 ? phase.muster : null;
  return phase.type === 'activate' ? draftOf(findChosenPieces(state, subjects)) : null;
};

/** 4.2, 5.2 – Within reach it must be activated first; else what keeps it away, or from being activated at all. */
const createGroupReasons = (state: State, draft: GroupDraft, idle: Finding): ((tile: TileId) => Finding) => {
  const hasActed = draft.units.some(id => state.turn.activated.includes(id));
  const [barred] = hasActed ? [idle] : listGroupObjections(state, draft);
  if (barred) return () => barred;
  const moves = ACTIVATIONS.filter(
    activation => listOrderObjections(state, draft, activation).length === 0,
  ).map(activation => startMove(state, draft, activation));
  const reach = listTilesWithinReach(state.field, moves);
  const [move] = moves;
  const first = state.phase.type === 'activate' ? 'roll-first' : 'activate-first';
  return tile => {
    if (move && tile === draft.from && othersOn(state.field, move, tile).length > 0)
      return objection('one-facing-on-tile', '5.1');
    if (reach.has(tile)) return objection(first, first === 'roll-first' ? '3.2' : '4.2', { tile });
    return move ? findDistanceReason(state.field, move, tile) : idle;
  };
};

/** 4.2, 6.1 – What a group that waits for its order may expect to do, and why it cannot. */
export const refuseGroup = (
  state: State,
  subjects: readonly string[],
  offered: readonly About[],
): readonly Refusal[] => {
  const draft = state.phase.type === 'activate' ? findDraft(state, subjects) : null;
  if (!draft || draft.from === 'undeployed') return [];
  const [attack] = offered.some(({ kind }) => kind === 'attack' || kind === 'form')
    ? []
    : listAttackObjections(state.field, startMove(state, draft, 'normal'));
  const [express] = listOrderObjections(state, draft, 'express');
  return [
    ...(attack ? [{ kind: 'attack', finding: attack } as const] : []),
    ...(express ? [{ kind: 'move', finding: express } as const] : []),
  ];
};

/** 5.2, 6.1 – What stands in the way of a group that could be activated but has nowhere to go. */
export const findBlockedReason = (state: State, subjects: readonly string[]): Finding | null => {
  const draft = state.phase.type === 'activate' ? findDraft(state, subjects) : null;
  if (!draft) return null;
  if (!isTile(draft.from)) return objection('no-way-on', '11.3');
  const move = startMove(state, draft, 'normal');
  const ahead = findTileAhead(draft.from, move.facing);
  return ahead === null
    ? objection('edge-of-the-field', '5.2')
    : (listObstacles(state.field, move, ahead)[0] ?? null);
};

/** 5.2, 6.1 – Where these moves can lead, and what they can attack. */
const listTilesWithinReach = (field: Field, moves: readonly Move[]): ReadonlySet<TileId> =>
  new Set(
    moves.flatMap(move => [
      ...findReachable(field, move).map(({ tile }) => tile),
      ...listAttackableTiles(field, move),
    ]),
  );

/** 5.2 – A group on its way goes from tile to tile. */
const findMarchReason = (field: Field, move: Move, tile: TileId): Finding => {
  const [stays] = tile === move.at ? finishObjections(field, move) : [];
  if (stays) return stays;
  return findDistanceReason(field, move, tile);
};

/** 2.2, 5.2, 5.5, 6.1, 11.3 – What keeps a group from a tile that it cannot reach. */
const findDistanceReason = (field: Field, move: Move, tile: TileId): Finding => {
  const [found] = listObstacles(field, move, tile);
  return found ?? objection('out-of-reach', '5.2', { tile });
};

const listObstacles = (field: Field, move: Move, tile: TileId): readonly Finding[] => {
  if (field.ground[tile].terrain.includes('impassable')) return [objection('may-not-enter', '2.2', { tile })];
  const isHeld = holdsEnemyOf(field, tile, move.side);
  if (!isTile(move.at))
    return listStepObjections(field, move, { type: 'place', tile, facing: forwardOf(move.side) });
  if (tile !== findTileAhead(move.at, move.facing))
    return isHeld ? [objection('enemy-on-tile', '5.5', { tile })] : [];
  return isHeld ? listAttackObjections(field, move) : listStepObjections(field, move, { type: 'forward' });
};
