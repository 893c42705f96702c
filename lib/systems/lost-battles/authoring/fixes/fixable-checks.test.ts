import { describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { applyChanges, type Change } from '@/lib/documents/change';
import { findFixes, runChecks } from '@/lib/game/check/check';
import { isError } from '@/lib/game/contract/finding';
import type { Scenario } from '../../document/scenario';
import { battle, entry, group, withForces, withGroups } from '../../testing/scenario-builder';
import { FIXABLE_CHECKS } from './fixable-checks';

const say = makeSay(messages, 'en');

const ARMIES = withForces(
  [
    entry('legion', 'heavy-infantry', 'average', 14),
    entry('horse', 'light-cavalry', 'average', 2),
    entry('scythes', 'scythed-chariot', 'unclassed', 2),
  ],
  [entry('foe', 'heavy-infantry', 'average', 4)],
);

const legions = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `legion-${from + index}`);

const withGenerals = (...generals: readonly unknown[]): Change => ({
  op: 'replace',
  path: ['forces', 0, 'generals'],
  value: generals,
});

const leader = { id: 'g', name: 'Gaius', class: 'average', kind: 'leader', guard: 'legion-1' };
const commander = { id: 'm', name: 'Marcus', class: 'average', kind: 'commander' };

const standing = (...changes: readonly Change[]): Scenario => battle(...ARMIES, ...changes);

const find = (scenario: Scenario, code: string) =>
  runChecks(FIXABLE_CHECKS, scenario).filter(finding => finding.code === `lost-battles/${code}`);

interface Offer {
  readonly label: string;
  readonly after: Scenario;
}

const offers = (scenario: Scenario, code: string): Offer[] => {
  const [finding] = find(scenario, code);
  if (!finding) throw new Error(`${code} is not broken here`);
  return findFixes(FIXABLE_CHECKS, scenario, finding).map(({ label, changes }) => ({
    label: say(label),
    after: applyChanges(scenario, changes),
  }));
};

const atHill: Change = { op: 'replace', path: ['board', 'terrain', 3], value: '.X...' };

const CASES: readonly (readonly [string, Scenario, readonly string[]])[] = [
  [
    '[5.5] stacking',
    standing(withGroups(group('first', 'C2', legions(1, 13)))),
    ['Move legion to', 'Take legion off the field'],
  ],
  [
    '[5.1] one-facing-per-tile',
    standing(
      withGroups(group('first', 'C2', ['legion-1']), group('first', 'C2', ['legion-2'], { facing: 'left' })),
    ),
    ['Turn units on'],
  ],
  [
    '[6.3] lead-unit',
    standing(withGroups(group('first', 'C2', ['legion-1'], { lead: 'legion-9' }))),
    ['Make legion lead unit'],
  ],
  [
    '[6.3] lead-unit-named',
    standing(withGroups({ side: 'first', tile: 'C2', facing: 'up', units: ['legion-1'], generals: [] })),
    ['Make legion lead unit'],
  ],
  [
    '[9.3] chariots-lead',
    standing(withGroups(group('first', 'C2', ['legion-1', 'scythes-1'], { lead: 'legion-1' }))),
    ['Make scythes lead unit'],
  ],
  [
    '[2.1] one-side-per-tile',
    standing(withGroups(group('first', 'C2', ['legion-1']), group('second', 'C2', ['foe-1']))),
    ['Move foe to'],
  ],
  [
    '[2.2] impassable',
    standing(
      atHill,
      { op: 'add', path: ['board', 'legend', 'X'], value: ['impassable'] },
      withGroups(group('first', 'B1', legions(1, 2))),
    ),
    ['Move all 2 counters to'],
  ],
  [
    '[2.3] place-of-camp',
    standing({
      op: 'replace',
      path: ['board', 'camps'],
      value: [{ side: 'first', tile: 'A1', fortified: false }],
    }),
    ['Move the camp to'],
  ],
  [
    '[2.3] place-of-key-zone',
    standing({ op: 'replace', path: ['board', 'keyZones', 0, 'tile'], value: 'C1' }),
    ['Move the key zone to'],
  ],
  ['[2.3] one-key-zone', standing({ op: 'remove', path: ['board', 'keyZones', 0] }), ['Add a key zone of']],
  [
    '[8.1] leader-with-guard',
    standing(
      withGenerals(leader),
      withGroups(group('first', 'C2', ['legion-1']), group('first', 'B2', ['legion-2'], { generals: ['g'] })),
    ),
    ['Move Gaius to', 'Take Gaius off the field'],
  ],
  [
    '[8.1] guard-with-leader',
    standing(withGenerals(leader), withGroups(group('first', 'C2', ['legion-1']))),
    ['Move Gaius to'],
  ],
  [
    '[8.1] guard-of-leader',
    standing(withGenerals({ ...leader, guard: 'nobody' })),
    ['Make legion 1 guard of Gaius', 'Make Gaius a commander'],
  ],
  [
    '[8.2] commander-without-guard',
    standing(withGenerals({ ...commander, guard: 'legion-1' })),
    ['Remove the guard of Marcus'],
  ],
  [
    '[8.2] commander-alone',
    standing(
      withGenerals(commander),
      withGroups(group('first', 'C1', [], { generals: ['m'] }), group('first', 'C2', ['legion-1'])),
    ),
    ['Move Marcus to'],
  ],
  [
    '[11.1] free-set-up-is-empty',
    standing(
      { op: 'replace', path: ['deployment', 'kind'], value: 'free' },
      withGroups(group('first', 'C2', ['legion-1'])),
    ),
    ['Change to historical setup', 'Clear the field'],
  ],
  [
    '[1.1] class-of-unit',
    standing({ op: 'replace', path: ['forces', 0, 'units', 0, 'class'], value: 'indian' }),
    ['Change class of legion: levy'],
  ],
];

describe('obvious ways to mend a fault', () => {
  test.each(CASES)('%s', (title, scenario, labels) => {
    const code = title.split(' ').at(-1) ?? '';
    const offered = offers(scenario, code);
    expect(offered.map(({ label }) => label)).toEqual(labels.map(label => expect.stringContaining(label)));
    for (const { after } of offered) {
      expect(find(after, code).length).toBeLessThan(find(scenario, code).length);
      expect(runChecks(FIXABLE_CHECKS, after).filter(isError)).toEqual([]);
    }
  });

  test('[8.1] a unit that guards one leader is not offered to another', () => {
    const second = { ...leader, id: 'h', name: 'Hostus', guard: 'nobody' };
    const labels = offers(standing(withGenerals(leader, second)), 'guard-of-leader').map(
      ({ label }) => label,
    );
    expect(labels.some(label => label.includes('Hostus'))).toBe(true);
    expect(labels).not.toContainEqual(expect.stringContaining('legion 1 guard'));
  });

  test('[5.5] the unit too many goes to the nearest tile with room, which is not a full one', () => {
    const full = standing(withGroups(group('first', 'C2', legions(1, 13)), group('second', 'C3', ['foe-1'])));
    const [moved] = offers(full, 'stacking');
    const tile = moved?.after.deployment.groups.find(({ units }) => units.includes('legion-13'))?.tile;
    expect(['B2', 'D2', 'C1']).toContain(tile);
  });
});
