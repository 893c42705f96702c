import type { Sentence } from '@/lib/game/contract/sentence';
import type { PurchasedItem } from '../../../document/army-schema';
import type { ResolvedForce } from '../../../document/table';
import { isFoot, type Profile } from '../../../rules/army/points';
import { word } from '../../../view/words';
import { type Element, type FieldUnit, FRESH_UNIT } from '../../field';
import type { SideIndex } from '../../state';

const ENGINES = ['artillery-light', 'artillery-heavy'] as const;

export const toElements = (id: string, profiles: readonly Profile[]): readonly Element[] =>
  profiles.map((profile, index) => ({ id: `${id}.${index + 1}`, profile, at: [0, 0], facing: 0 }));

export const toWaitingUnit = (
  id: string,
  side: SideIndex,
  profiles: readonly Profile[],
  name: FieldUnit['name'],
): FieldUnit => ({
  ...FRESH_UNIT,
  id,
  side,
  kind: 'unit',
  presence: 'waiting',
  elements: toElements(id, profiles),
  strength: profiles.length,
  name,
});

const countItem = (items: readonly PurchasedItem[] = [], wanted: PurchasedItem['id']): number =>
  items.filter(({ id }) => id === wanted).reduce((sum, { count }) => sum + count, 0);

const MACHINES = ['siege-tower', 'boat', 'ship', 'wagon'] as const;

const TOWER: Profile = {
  troop: 'siege-tower',
  grade: null,
  armour: 'none',
  arm: 'engine',
  wild: false,
  mount: 'none',
  special: null,
};

const engineProfileOf = (troop: (typeof ENGINES)[number]): Profile => ({
  troop,
  grade: null,
  armour: 'none',
  arm: 'engine',
  wild: false,
  mount: 'none',
  special: null,
});

/** Several of a kind are numbered. */
const nameBought = (item: string, number: number, count: number): Sentence =>
  word('bought', item, { number, isOne: count === 1 ? 'yes' : 'no' });

/** 17.6 – A ship brings two pieces of artillery, at bow and stern; they come when it is set up. */
const gunsOfShip = (ship: string, side: SideIndex, index: number): readonly FieldUnit[] =>
  [1, 2].map((number): FieldUnit => {
    const gun = toWaitingUnit(
      `${ship}-gun-${number}`,
      side,
      [engineProfileOf('artillery-light')],
      nameBought('ship-gun', index * 2 + number, 2),
    );
    return {
      ...gun,
      presence: 'absent',
      elements: gun.elements.map(element => ({ ...element, aboard: ship })),
    };
  });

/** 8.6, 17.3, 17.6, 19.12 – Machines and engines of a siege, rockets, fire lances and fire oxen stand in no unit of the document: they are set up first. */
export const listPurchasedUnits = (
  { force, resolved }: ResolvedForce,
  side: SideIndex,
): readonly FieldUnit[] => {
  const engines = ENGINES.flatMap(troop => {
    const count = countItem(force.items, troop);
    return Array.from({ length: count }, (_, index) =>
      toWaitingUnit(
        `${force.side}-${troop}-${index + 1}`,
        side,
        [engineProfileOf(troop)],
        nameBought(troop, index + 1, count),
      ),
    );
  });
  const machines = MACHINES.flatMap(troop => {
    const count = countItem(force.items, troop);
    return Array.from({ length: count }, (_, index) => {
      const id = `${force.side}-${troop}-${index + 1}`;
      const machine: FieldUnit = {
        ...toWaitingUnit(id, side, [{ ...TOWER, troop }], nameBought(troop, index + 1, count)),
        kind: 'machine',
      };
      return troop === 'ship' ? [machine, ...gunsOfShip(id, side, index)] : [machine];
    }).flat();
  });
  const extras = (force.extras ?? []).flatMap(({ id, count }) => {
    const extra = resolved?.main.list.extras.find(other => other.id === id);
    if (!extra?.profile) return [];
    const { elements, ...rest } = extra.profile;
    const profile: Profile = { wild: false, mount: 'none', special: null, ...rest } as Profile;
    const isSingle = profile.troop === 'fire-ox';
    const size = extra.per === 'element' && !isSingle ? count : elements;
    const units = extra.per === 'element' && !isSingle ? 1 : count;
    return Array.from({ length: units }, (_, index) =>
      toWaitingUnit(
        `${force.side}-${id}-${index + 1}`,
        side,
        Array.from({ length: size }, () => profile),
        extra.label,
      ),
    );
  });
  return [...machines, ...engines, ...extras];
};

/** 17.4 – Ladders go to as many elements of foot as were paid for, unit by unit. */
export const withLadders = ({ force }: ResolvedForce, units: readonly FieldUnit[]): readonly FieldUnit[] => {
  let left = countItem(force.items, 'ladder');
  return units.map(unit => {
    const isCarrier = unit.kind === 'unit' && unit.elements.every(({ profile }) => isFoot(profile.troop));
    if (!isCarrier || left <= 0) return unit;
    const ladders = Math.min(left, unit.elements.length);
    left -= ladders;
    return { ...unit, ladders };
  });
};
