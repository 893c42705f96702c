import {
  type Field,
  type FieldGeneral,
  isTile,
  listUndeployedUnits,
  unitsOn,
} from '../rules/battlefield/field';
import { getOtherSide, type SideIndex, type TileId, withSide } from '../rules/battlefield/tiles';
import { removeFromField } from '../rules/combat/hits';
import { drivesOff } from '../rules/deployment/undeployed';
import { applyCollapse, hasCollapsed } from '../rules/victory/collapse';
import {
  awaitChoice,
  change,
  describePiece,
  describePieces,
  emit,
  type Game,
  nameOfSide,
  withField,
} from './game';
import type { Ending } from './state';

const SIDES = [0, 1] as const;

export const isOver = ({ state }: Game): boolean => state.phase.type === 'over';

export const isAnyCollapsed = (field: Field): boolean => SIDES.some(side => hasCollapsed(field, side));

/** 10.1 – A battle ends at once when an army has fewer than three units left. */
export const endIfCollapsed = (game: Game): Game => {
  const beaten = SIDES.filter(side => hasCollapsed(game.state.field, side));
  const [first] = beaten;
  if (first === undefined || isOver(game)) return game;
  const cleared = withField(game, beaten.reduce(applyCollapse, game.state.field));
  return endBattle(cleared, 'collapse', nameOfSide(game.state, first));
};

export const endBattle = (game: Game, cause: Ending, beaten = ''): Game =>
  emit(awaitChoice(game, { type: 'over', cause }), '10.1', () => ({ type: 'battle-ended', cause, beaten }));

/** What units cause by entering a tile: 7.1 and 10.2 for a camp, 11.2 for undeployed pieces. It may leave an army with too few units. */
export const applyEntryEffects = (game: Game, side: SideIndex, tile: TileId): Game => {
  const recorded = recordCampEntry(game, side, tile);
  return drivesOff(recorded.state.field, tile, side) ? driveOff(recorded, getOtherSide(side)) : recorded;
};

const recordCampEntry = (game: Game, side: SideIndex, tile: TileId): Game => {
  const { field, campEntered, tookCamp } = game.state;
  const enemy = getOtherSide(side);
  if (field.ground[tile].camp?.side !== enemy || (campEntered[enemy] && tookCamp[side])) return game;
  const isDefended = field.units.some(unit => unit.side === enemy && isTile(unit.at));
  const recorded = change(game, {
    campEntered: withSide(campEntered, enemy, true),
    tookCamp: withSide(tookCamp, side, tookCamp[side] || isDefended),
  });
  return emit(recorded, '2.3', () => ({ type: 'camp-entered', tile }));
};

/** 11.2 – All that has not deployed withdraws. */
const driveOff = (game: Game, side: SideIndex): Game => {
  const { field } = game.state;
  const waiting = listUndeployedUnits(field, side).map(({ id }) => id);
  const generals = field.generals.filter(general => general.side === side && general.at === 'undeployed');
  if (waiting.length + generals.length === 0) return game;
  const gone = removeFromField(
    field,
    waiting.map(unit => ({ unit, exit: 'withdrawn' })),
  );
  const next = emit(game, '11.2', () => ({
    type: 'driven-off',
    pieces: describePieces(game.state, [...waiting, ...generals.map(({ id }) => id)]),
  }));
  return withField(next, {
    ...gone,
    generals: gone.generals.map(general =>
      general.side === side && general.at === 'undeployed' ? { ...general, at: 'withdrawn' } : general,
    ),
  });
};

/** 8.2, 11.2 – At the end of the own turn a commander without units on the tile withdraws. */
export const withdrawLoneCommanders = (game: Game, side: SideIndex): Game =>
  game.state.field.generals
    .filter(general => general.side === side && isAlone(game, general))
    .reduce(withdrawGeneral, game);

const isAlone = ({ state: { field } }: Game, { kind, at, side }: FieldGeneral): boolean => {
  if (kind !== 'commander') return false;
  if (at === 'undeployed') return listUndeployedUnits(field, side).length === 0;
  return isTile(at) && unitsOn(field, at).length === 0;
};

export const withdrawGeneral = (game: Game, { id }: FieldGeneral): Game => {
  const { field } = game.state;
  const next = emit(game, '8.2', () => ({ type: 'general-withdrew', piece: describePiece(game.state, id) }));
  return withField(next, {
    ...field,
    generals: field.generals.map(general => (general.id === id ? { ...general, at: 'withdrawn' } : general)),
  });
};
