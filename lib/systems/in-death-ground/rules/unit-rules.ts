import { cite } from '../rulebook';
import { contingents, elementsOf, type MusteredUnit } from './muster';
import { isSingle } from './points';
import { listSection, type RosterRule } from './roster-rule';

export const SMALLEST_UNIT = 2;
export const LARGEST_UNIT = 12;

/** 4.1 – Two to twelve elements; elephants, artillery and fire oxen stand alone. */
export const sizeLimits = ({ groups }: MusteredUnit): readonly [number, number] =>
  groups.length > 0 && groups.every(({ profile }) => isSingle(profile.troop))
    ? [1, 1]
    : [SMALLEST_UNIT, LARGEST_UNIT];

const unitName = ({ unit, groups }: MusteredUnit): string => unit.name ?? groups[0]?.entry.label ?? unit.id;

const unitSize: RosterRule = {
  code: 'unit-size',
  rule: cite('4.1'),
  *find(muster) {
    for (const army of contingents(muster))
      for (const unit of army.units) {
        const [least, most] = sizeLimits(unit);
        const elements = elementsOf(unit.groups);
        if (unit.groups.length > 0 && (elements < least || elements > most))
          yield {
            path: ['units', unit.index, 'parts'],
            values: { unit: unitName(unit), elements, least, most },
          };
      }
  },
};

/** 4.1, 18.1 – One troop type and one grade in a unit; arms and armour may differ. */
export const isUniform = ({ groups }: Pick<MusteredUnit, 'groups'>): boolean =>
  new Set(groups.map(({ profile: { troop, grade } }) => `${troop} ${grade}`)).size <= 1;

const unitUniform: RosterRule = {
  code: 'unit-uniform',
  rule: cite('18.1'),
  *find(muster) {
    for (const army of contingents(muster))
      for (const unit of army.units)
        if (!isUniform(unit))
          yield { path: ['units', unit.index, 'parts'], values: { unit: unitName(unit) } };
  },
};

/** 18.1 – A unit comes from one entry, unless its list lets two be mixed. */
const unitOneEntry: RosterRule = {
  code: 'unit-one-entry',
  *find(muster) {
    for (const { list, units } of contingents(muster)) {
      const mixes = list.rules.flatMap(rule => (rule.type === 'mixed-units' ? [rule.entries] : []));
      for (const unit of units) {
        const entries = [...new Set(unit.groups.map(({ entry }) => entry.id))];
        const isMix = mixes.some(allowed => entries.every(id => allowed.includes(id)));
        if (entries.length > 1 && !isMix)
          yield {
            path: ['units', unit.index, 'parts'],
            rule: listSection(list),
            values: { unit: unitName(unit) },
          };
      }
    }
  },
};

const entryKnown: RosterRule = {
  code: 'entry-unknown',
  *find(muster) {
    for (const { list, units } of contingents(muster))
      for (const { unit, index, groups } of units)
        for (const [place, { entry, variant }] of unit.parts.entries())
          if (!groups.some(({ part }) => part === place))
            yield {
              path: ['units', index, 'parts', place],
              values: { entry: `${entry}/${variant}`, list: list.title },
            };
  },
};

const namedOnce: RosterRule = {
  code: 'unit-named-once',
  *find({ roster: { units } }) {
    for (const [index, { id }] of units.entries())
      if (units.findIndex(other => other.id === id) < index)
        yield { path: ['units', index, 'id'], values: { id } };
  },
};

export const UNIT_RULES: readonly RosterRule[] = [entryKnown, namedOnce, unitSize, unitUniform, unitOneEntry];
