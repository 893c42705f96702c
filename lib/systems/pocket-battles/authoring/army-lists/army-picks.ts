import type { Change } from '@/lib/documents/change';
import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { ArmyPick, ArmyUnit } from '@/lib/game/contract/army/army-lists';
import { type ArmyDocument, carriesList, unitsOfArmy } from '../../document/army';
import type { ListDocument } from '../../document/army-list-schema';
import { pointsOf } from '../../document/army-units';
import { makeTileFace } from '../../view/position';
import { describePrintedTroop, describeUnit } from '../../view/words';

type Unit = ArmyDocument['units'][number];

/** Equal tiles of one unit are one pick. */
const tilePicks = ({ id, troops }: Unit): readonly ArmyPick[] =>
  [...new Set(troops)].map(entry => ({
    entry,
    count: troops.filter(tile => tile === entry).length,
    options: [],
    unit: id,
  }));

export const listPicks = ({ units }: ArmyDocument): readonly ArmyPick[] => units.flatMap(tilePicks);

/** The stacks of the army: the top tile is what is seen of them. */
export const listUnits = (army: ArmyDocument): readonly ArmyUnit[] =>
  unitsOfArmy(army).flatMap(({ path, troops }, index) => {
    const [top] = troops;
    const unit = army.units[index];
    if (!top || !unit) return [];
    return [
      {
        id: unit.id,
        label: top.troop.name,
        words: troops.length === 1 ? describePrintedTroop(top.troop) : describeUnit(troops),
        face: ({ colour, style }) =>
          makeTileFace(top.troop, createSideStyle(colour, style), {
            wounds: 0,
            orders: 0,
            stack: troops.length,
          }),
        cost: pointsOf([{ troops }]),
        path,
        isAlly: false,
        parts: tilePicks(unit),
      },
    ];
  });

const freeUnitId = ({ units: taken }: ArmyDocument, entry: string): string => {
  for (let number = 1; ; number += 1)
    if (!taken.some(({ id }) => id === `${entry}-${number}`)) return `${entry}-${number}`;
};

/** 4.2 – Tiles of a unit come and go; a unit that the army does not have is a new stack. */
export const applyPick = (army: ArmyDocument, list: ListDocument, wanted: ArmyPick): readonly Change[] => [
  ...(carriesList(army, list) ? [] : [{ op: 'add' as const, path: ['lists'], value: [list] }]),
  ...applyTilePick(army, wanted),
];

const applyTilePick = (army: ArmyDocument, { entry, count, unit: name }: ArmyPick): readonly Change[] => {
  const index = army.units.findIndex(({ id }) => id === name);
  const unit = army.units[index];
  if (!unit) {
    if (count === 0) return [];
    const value = { id: name ?? freeUnitId(army, entry), troops: Array(count).fill(entry) };
    return [{ op: 'add', path: ['units', '-'], value }];
  }
  const troops = withCount(unit.troops, entry, count);
  return troops.length === 0
    ? [{ op: 'remove', path: ['units', index] }]
    : [{ op: 'replace', path: ['units', index, 'troops'], value: troops }];
};

/** Those taken away lay lowest; those added lie below. */
const withCount = (troops: readonly string[], entry: string, count: number): readonly string[] => {
  let left = count;
  const kept = troops.filter(tile => {
    if (tile !== entry) return true;
    left -= 1;
    return left >= 0;
  });
  return left > 0 ? [...kept, ...Array<string>(left).fill(entry)] : kept;
};
