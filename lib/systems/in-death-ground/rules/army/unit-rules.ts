import { cite } from '../../rulebook';
import { isSingle } from './points';
import { contingentsOf, countElements, type ResolvedUnit } from './resolved-army';
import { type RosterRule, sectionOfList } from './roster-rule';

export const SMALLEST_UNIT = 2;
export const LARGEST_UNIT = 12;

/** 4.1 – Two to twelve elements; elephants, artillery and fire oxen stand alone. */
export const sizeLimitsOf = ({ groups }: ResolvedUnit): readonly [number, number] =>
  groups.length > 0 && groups.every(({ profile }) => isSingle(profile.troop))
    ? [1, 1]
    : [SMALLEST_UNIT, LARGEST_UNIT];

const nameOfUnit = ({ unit, groups }: ResolvedUnit): string => unit.name ?? groups[0]?.entry.label ?? unit.id;

const unitSize: RosterRule = {
  code: 'unit-size',
  rule: cite('4.1'),
  *find(resolved) {
    for (const army of contingentsOf(resolved))
      for (const unit of army.units) {
        const [least, most] = sizeLimitsOf(unit);
        const elements = countElements(unit.groups);
        if (unit.groups.length > 0 && (elements < least || elements > most))
          yield {
            path: ['units', unit.index, 'parts'],
            values: { unit: nameOfUnit(unit), elements, least, most },
          };
      }
  },
};

/** 4.1, 18.1 – One troop type and one grade in a unit; arms and armour may differ. */
export const isUniform = ({ groups }: Pick<ResolvedUnit, 'groups'>): boolean =>
  new Set(groups.map(({ profile: { troop, grade } }) => `${troop} ${grade}`)).size <= 1;

const unitUniform: RosterRule = {
  code: 'unit-uniform',
  rule: cite('18.1'),
  *find(resolved) {
    for (const army of contingentsOf(resolved))
      for (const unit of army.units)
        if (!isUniform(unit))
          yield { path: ['units', unit.index, 'parts'], values: { unit: nameOfUnit(unit) } };
  },
};

/** 18.1 – A unit comes from one entry, unless its list lets two be mixed. */
const unitOneEntry: RosterRule = {
  code: 'unit-one-entry',
  *find(resolved) {
    for (const { list, units } of contingentsOf(resolved)) {
      const mixes = list.rules.flatMap(rule => (rule.type === 'mixed-units' ? [rule.entries] : []));
      for (const unit of units) {
        const entries = [...new Set(unit.groups.map(({ entry }) => entry.id))];
        const isMix = mixes.some(allowed => entries.every(id => allowed.includes(id)));
        if (entries.length > 1 && !isMix)
          yield {
            path: ['units', unit.index, 'parts'],
            rule: sectionOfList(list),
            values: { unit: nameOfUnit(unit) },
          };
      }
    }
  },
};

const entryKnown: RosterRule = {
  code: 'entry-unknown',
  *find(resolved) {
    for (const { list, units } of contingentsOf(resolved))
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
