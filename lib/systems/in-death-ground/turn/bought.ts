import { word } from '../describe';
import { type Element, type FieldUnit, FRESH } from '../field';
import { isFoot, type Profile } from '../rules/points';
import type { SideIndex } from '../state';
import type { MusteredForce } from '../table';

const ENGINES = ['artillery-light', 'artillery-heavy'] as const;

export const elementsOf = (id: string, profiles: readonly Profile[]): readonly Element[] =>
  profiles.map((profile, index) => ({ id: `${id}.${index + 1}`, profile, at: [0, 0], facing: 0 }));

export const waitingUnit = (
  id: string,
  side: SideIndex,
  profiles: readonly Profile[],
  name: FieldUnit['name'],
): FieldUnit => ({
  id,
  side,
  kind: 'unit',
  presence: 'waiting',
  elements: elementsOf(id, profiles),
  strength: profiles.length,
  general: null,
  markers: 0,
  turn: FRESH,
  last: FRESH,
  contacts: [],
  hasMetBeasts: false,
  isDismounted: false,
  name,
  isDummy: false,
  hasLadders: false,
  fuse: null,
});

const engineOf = (troop: (typeof ENGINES)[number]): Profile => ({
  troop,
  grade: null,
  armour: 'none',
  arm: 'engine',
  wild: false,
  mount: 'none',
  special: null,
});

/** 8.6, 19.12 – Engines of a siege, rockets, fire lances and fire oxen stand in no unit of the document: they are set up first. */
export const boughtUnits = ({ force, muster }: MusteredForce, side: SideIndex): readonly FieldUnit[] => {
  const engines = ENGINES.flatMap(troop => {
    const count = (force.items ?? [])
      .filter(({ id }) => id === troop)
      .reduce((sum, item) => sum + item.count, 0);
    return Array.from({ length: count }, (_, index) =>
      waitingUnit(`${force.side}-${troop}-${index + 1}`, side, [engineOf(troop)], word('item', troop)),
    );
  });
  const extras = (force.extras ?? []).flatMap(({ id, count }) => {
    const extra = muster?.main.list.extras.find(other => other.id === id);
    if (!extra?.profile) return [];
    const { elements, ...rest } = extra.profile;
    const profile: Profile = { wild: false, mount: 'none', special: null, ...rest } as Profile;
    const isSingle = profile.troop === 'fire-ox';
    const size = extra.per === 'element' && !isSingle ? count : elements;
    const units = extra.per === 'element' && !isSingle ? 1 : count;
    return Array.from({ length: units }, (_, index) =>
      waitingUnit(
        `${force.side}-${id}-${index + 1}`,
        side,
        Array.from({ length: size }, () => profile),
        extra.label,
      ),
    );
  });
  return [...engines, ...extras];
};

/** 17.4 – Ladders go to as many elements of foot as were paid for, unit by unit. */
export const withLadders = ({ force }: MusteredForce, units: readonly FieldUnit[]): readonly FieldUnit[] => {
  let left = (force.items ?? [])
    .filter(({ id }) => id === 'ladder')
    .reduce((sum, item) => sum + item.count, 0);
  return units.map(unit => {
    const isCarrier = unit.kind === 'unit' && unit.elements.every(({ profile }) => isFoot(profile.troop));
    if (!isCarrier || left < unit.elements.length) return unit;
    left -= unit.elements.length;
    return { ...unit, hasLadders: true };
  });
};
