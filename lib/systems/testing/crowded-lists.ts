import { type Json, minimalTableBattle, times } from './minimal-documents';

const makeIds = (word: string, count = 40) => times(count, index => `${word}-${index}`);

/** A condition that asks much before it holds. */
const condition = (depth: number, width: number): Json => ({
  statesNone: makeIds('nobody', 20),
  entriesAny: makeIds('entry'),
  ...(depth > 0
    ? { any: times(width, () => condition(depth - 1, width)), not: { generalIs: makeIds('nobody', 20) } }
    : {}),
});

const profile = { troop: 'warrior', grade: 'ordinary', armour: 'none', arm: 'spear' };

export interface ListOptions {
  readonly entries?: number;
  readonly variants?: number;
  readonly options?: number;
  readonly rules?: number;
  readonly when?: Json;
}

/** An army list of In Death Ground whose parts all have conditions. */
export const crowdedList = ({
  entries = 60,
  variants = 4,
  options = 40,
  rules = 40,
  when = condition(0, 0),
}: ListOptions = {}): Json => ({
  format: 'army-list',
  version: 1,
  system: 'in-death-ground',
  id: 'crowded',
  title: 'Crowded',
  summary: '',
  sources: [],
  years: {},
  command: { select: 'first', types: times(4, () => ({ type: 'organised', when })) },
  home: { select: 'any', terrains: [{ terrain: ['pasture'] }] },
  extraordinary: [],
  entries: times(entries, entry => ({
    id: `entry-${entry}`,
    label: `Entry ${entry}`,
    units: [0, 20],
    when,
    variants: times(variants, variant => ({ id: `variant-${variant}`, ...profile, points: 5, when })),
  })),
  options: times(options, option => ({
    id: `option-${option}`,
    label: `Option ${option}`,
    when,
    target: { entries: makeIds('entry') },
    scope: 'element',
    set: { grade: 'elite' },
    cost: 1,
    maxShare: { entries: makeIds('entry'), fraction: [1, 3] },
    needs: makeIds('option', 20),
    notWith: makeIds('option', 20),
  })),
  rules: times(rules, rule => ({
    id: `rule-${rule}`,
    label: `Rule ${rule}`,
    when,
    ...(rule % 2 === 0
      ? { type: 'max-units', entries: makeIds('entry'), max: 1 }
      : { type: 'exclusive', sets: times(20, () => makeIds('entry')) }),
  })),
  extras: [],
  allies: [],
  special: [],
});

const crowdedUnits = (units: number, parts: number, options: number) =>
  times(units, unit => ({
    id: `unit-${unit}`,
    parts: times(parts, part => ({
      entry: `entry-${(unit + part) % 60}`,
      variant: `variant-${part % 4}`,
      elements: 1,
      options: makeIds('option', options),
    })),
  }));

/** An army of such a list that takes everything of it. */
export const crowdedArmy = (list: Json = crowdedList(), units = 40, parts = 10): Json => ({
  format: 'army',
  version: 1,
  system: 'in-death-ground',
  title: 'Crowded',
  list: 'crowded',
  year: null,
  points: 2000,
  scenario: 'open-battle',
  role: 'attacker',
  general: null,
  units: crowdedUnits(units, parts, 10),
  lists: [list],
  sources: [],
});

/** A battle of two such armies with variants that change them. */
export const crowdedListBattle = (list: Json = crowdedList(), variants = 20): Json => {
  const battle = minimalTableBattle();
  return {
    ...battle,
    forces: battle.forces.map(({ states: _states, ...force }) => ({
      ...force,
      list: 'crowded',
      units: crowdedUnits(40, 10, 10).map(unit => ({ ...unit, id: `${force.side}-${unit.id}` })),
    })),
    lists: [list],
    variants: times(variants, index => ({
      id: `variant-${index}`,
      title: `Variant ${index}`,
      patch: [{ op: 'replace', path: '/forces/0/points', value: 500 + index }],
    })),
  };
};

export const deepCondition = condition;
