import type { Check } from '@/lib/game/check/check';
import { armiesOf, nameSide, rosterOf } from '../../document/army';
import type { Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';
import { formatHour } from '../../view/format-hour';
import { words } from '../../view/words';

/** 2.2 – Artillery belongs to no wing, and everything that belongs to none is artillery. */
export const artilleryOutsideWings: Check<Scenario> = {
  code: 'prussias-glory/artillery-outside-wings',
  severity: 'error',
  rule: cite('2.2'),
  *find(scenario) {
    for (const { units } of armiesOf(scenario))
      for (const { arm, wing, name, path } of units)
        if ((arm === 'artillery') !== (wing === null))
          yield {
            path: [...path, 'profile'],
            values: { unit: name, isGun: arm === 'artillery' ? 'yes' : 'no' },
          };
  },
};

/** 2.1 – A unit has no more steps than its counters show. */
export const stepsOfUnit: Check<Scenario> = {
  code: 'prussias-glory/steps-of-unit',
  severity: 'error',
  rule: cite('2.1'),
  *find(scenario) {
    for (const [force, { wings, artillery }] of scenario.forces.entries()) {
      const entries = [
        ...wings.flatMap(({ units }, wing) =>
          units.map((unit, at) => ({ unit, path: ['forces', force, 'wings', wing, 'units', at, 'steps'] })),
        ),
        ...artillery.map((unit, at) => ({ unit, path: ['forces', force, 'artillery', at, 'steps'] })),
      ];
      for (const { unit, path } of entries) {
        const full = rosterOf(scenario).units.get(unit.id)?.fullSteps ?? 0;
        if (unit.steps !== undefined && unit.steps > full)
          yield { path, values: { unit: unit.name, steps: unit.steps, full } };
      }
    }
  },
  fixes: (_scenario, { path }) => [{ label: words('fix.full-strength'), changes: [{ op: 'remove', path }] }],
};

/** 2.3 – Every wing has a leader. */
export const leaderOfWing: Check<Scenario> = {
  code: 'prussias-glory/leader-of-wing',
  severity: 'error',
  rule: cite('2.3'),
  *find(scenario) {
    for (const { wings } of armiesOf(scenario))
      for (const { name, leader, path } of wings) if (leader === null) yield { path, values: { wing: name } };
  },
};

/** 6.2 – A wing with infantry does not belong to the basic group of the cavalry, nor one without to that of the infantry. */
export const groupOfWing: Check<Scenario> = {
  code: 'prussias-glory/group-of-wing',
  severity: 'error',
  rule: cite('6.2'),
  *find(scenario) {
    for (const { wings, groups } of armiesOf(scenario))
      for (const { name, group, hasInfantry, units, path } of wings) {
        const kind = groups.find(({ id }) => id === group)?.kind;
        if (units.length > 0 && kind === (hasInfantry ? 'cavalry' : 'infantry'))
          yield { path: [...path, 'group'], values: { wing: name, hasInfantry: hasInfantry ? 'yes' : 'no' } };
      }
  },
};

const BASIC = ['infantry', 'cavalry'] as const;

/** 6.2 – Every army has one basic group of infantry and artillery and one of cavalry. */
export const basicGroups: Check<Scenario> = {
  code: 'prussias-glory/basic-groups',
  severity: 'error',
  rule: cite('6.2'),
  *find(scenario) {
    for (const [index, { groups, side }] of scenario.forces.entries())
      for (const kind of BASIC) {
        const count = groups.filter(group => group.kind === kind).length;
        if (count !== 1) yield { path: ['forces', index, 'groups'], values: { side, kind, count } };
      }
  },
};

/** 10 – The track of an army reaches at least from its start. */
export const moraleTrack: Check<Scenario> = {
  code: 'prussias-glory/morale-track',
  severity: 'error',
  rule: cite('10'),
  *find(scenario) {
    for (const { force, side, sideId } of armiesOf(scenario)) {
      const index = scenario.forces.findIndex(other => other.side === sideId);
      if (force && force.morale.start > force.morale.top)
        yield {
          path: ['forces', index, 'morale', 'top'],
          values: { side: nameSide(scenario, side), start: force.morale.start, top: force.morale.top },
        };
    }
  },
  fixes: (_scenario, { path, values }) => [
    {
      label: words('fix.raise-top', { top: values.start ?? 0 }),
      changes: [{ op: 'replace', path, value: values.start }],
    },
  ],
};

/** 12 – The turns follow one another. */
export const turnsInOrder: Check<Scenario> = {
  code: 'prussias-glory/turns-in-order',
  severity: 'error',
  rule: cite('12'),
  *find({ options }) {
    for (const [index, turn] of options.turns.entries()) {
      const before = options.turns[index - 1];
      if (before !== undefined && before >= turn)
        yield {
          path: ['options', 'turns', index],
          values: { turn: formatHour(turn), before: formatHour(before) },
        };
    }
  },
};
