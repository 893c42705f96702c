import { type Field, unitsOn } from '../battlefield/field';
import { type SideIndex, TILE_IDS, type TileId } from '../battlefield/tiles';
import { listAttackObjections, targetOf } from '../combat/attack-eligibility';
import { findReachable, listSteps, takeStep } from './move-steps';
import { beginMove, type Move } from './movement';

/** 6.1 – The tiles that a group could attack at the end of this activation. */
export const listAttackableTiles = (field: Field, start: Move): readonly TileId[] => {
  const marched = findReachable(field, start).map(({ steps }) =>
    steps.reduce((move, step) => takeStep(field, move, step), start),
  );
  const turned = listSteps(field, start)
    .filter(({ type }) => type === 'turn-to-attack')
    .map(step => takeStep(field, start, step));
  const targets = [...marched, ...turned].flatMap(move =>
    listAttackObjections(field, move).length === 0 ? (targetOf(move) ?? []) : [],
  );
  return [...new Set(targets)];
};

/** 4.2 – All units of a tile in a normal activation, as its owner would order them. */
const beginWholeGroupMove = (field: Field, tile: TileId, side: SideIndex): Move => {
  const group = { side, from: tile, units: unitsOn(field, tile).map(({ id }) => id), generals: [] };
  return beginMove(field, group, 'normal');
};

/** 5.2, 6.1 – The tiles that a side can enter or attack with the groups that stand on the field. */
export const listThreatenedTiles = (field: Field, side: SideIndex): ReadonlySet<TileId> => {
  const groups = TILE_IDS.filter(tile => unitsOn(field, tile)[0]?.side === side);
  return new Set(
    groups.flatMap(tile => {
      const start = beginWholeGroupMove(field, tile, side);
      return [
        ...findReachable(field, start).map(reached => reached.tile),
        ...listAttackableTiles(field, start),
      ];
    }),
  );
};
