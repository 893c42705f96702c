import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import type { OverlayMark } from '@/lib/game/contract/authoring/overlay';
import type { Scenario } from '../../document/scenario';
import { battle, entry, group, withForces, withGroups } from '../../testing/scenario-builder';
import { overlays } from './overlays';

/** Throws at a missing word instead of showing its key. */
const marks = (id: string, scenario: Scenario, ...pieces: string[]): readonly OverlayMark[] => {
  const overlay = overlays.find(other => other.id === id);
  if (!overlay) throw new Error(`no overlay ${id}`);
  return overlay.marks(scenario, { pieces, space: null });
};

/** "C2 bad 13/12", for every space that is marked. */
const describeMarks = (found: readonly OverlayMark[]): string[] =>
  found.map(mark =>
    [
      mark.type === 'space' ? mark.space : mark.type,
      mark.tone,
      ...(mark.label ? [say(mark.label)] : []),
    ].join(' '),
  );

const FORCES = withForces(
  [
    entry('hoplites', 'hoplite', 'average', 6),
    entry('horse', 'heavy-cavalry', 'average'),
    entry('levy', 'heavy-infantry', 'levy', 4),
  ],
  [entry('spears', 'heavy-infantry', 'average', 4)],
);

test('every overlay has its words', () => {
  expect(overlays.map(({ label }) => say(label))).toContain('Stacking limits');
});

describe('room to stack', () => {
  const scenario = battle(
    ...FORCES,
    withGroups(
      group('first', 'C2', [
        'levy-1',
        'levy-2',
        'levy-3',
        'levy-4',
        'hoplites-1',
        'hoplites-2',
        'hoplites-3',
        'hoplites-4',
      ]),
      group('first', 'B2', ['hoplites-5']),
    ),
  );

  test('[5.5] levies take two places, and a full tile is told from one with room', () => {
    const found = describeMarks(marks('room', scenario));
    expect(found).toContain('C2 poor 12/12');
    expect(found).toContain('B2 good 1/12');
    expect(found).toContain('A1 good 0/12');
  });

  test('[5.5] one unit more is too many', () => {
    const over = battle(
      ...FORCES,
      withGroups(
        group('first', 'C2', [
          'levy-1',
          'levy-2',
          'levy-3',
          'levy-4',
          'hoplites-1',
          'hoplites-2',
          'hoplites-3',
          'hoplites-4',
          'horse',
        ]),
      ),
    );
    expect(describeMarks(marks('room', over))).toContain('C2 bad 13/12');
  });
});

describe('attack limits', () => {
  test('[6.2] a group before an enemy has its points and its limit; others have none', () => {
    const scenario = battle(
      ...FORCES,
      withGroups(
        group('first', 'C2', ['hoplites-1', 'hoplites-2']),
        group('first', 'A1', ['hoplites-3']),
        group('second', 'C3', ['spears-1']),
      ),
    );
    const found = describeMarks(marks('attack-limit', scenario));
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^line second \d+\/4$/);
    expect(found[1]).toMatch(/^line first \d+\/4$/);
  });

  test('[6.2] an enemy on one flank lengthens the line by a point', () => {
    const scenario = battle(
      ...FORCES,
      withGroups(
        group('first', 'C2', ['hoplites-1']),
        group('second', 'C3', ['spears-1']),
        group('second', 'B2', ['spears-2']),
      ),
    );
    expect(
      describeMarks(marks('attack-limit', scenario)).some(line => /^line first \d+\/5$/.test(line)),
    ).toBe(true);
  });
});

describe('reach of the chosen units', () => {
  const scenario = battle(
    ...FORCES,
    withGroups(group('first', 'C1', ['hoplites-1', 'horse']), group('second', 'D3', ['spears-1'])),
  );

  test('[5.2] foot go one tile for a command, two in an express', () => {
    const found = describeMarks(marks('reach', scenario, 'hoplites-1'));
    expect(found).toContain('C2 good 1 command');
    expect(found).toContain('C3 poor 2 commands');
  });

  test('[9.2] cavalry have twice the actions', () => {
    expect(describeMarks(marks('reach', scenario, 'horse'))).toContain('C3 good 1 command');
  });

  test('[6.1] an enemy straight ahead can be attacked', () => {
    const close = battle(
      ...FORCES,
      withGroups(group('first', 'C2', ['hoplites-1']), group('second', 'C3', ['spears-1'])),
    );
    expect(describeMarks(marks('reach', close, 'hoplites-1'))).toContain('C3 bad attack');
    expect(marks('reach', close)).toEqual([]);
  });
});

describe('the whole field', () => {
  const scenario = battle(
    ...FORCES,
    withGroups(group('first', 'C2', ['hoplites-1']), group('second', 'C4', ['spears-1'])),
    { op: 'replace', path: ['board', 'keyZones'], value: [{ side: 'second', tile: 'C3' }] },
    { op: 'replace', path: ['board', 'camps'], value: [{ side: 'first', tile: 'C1', fortified: false }] },
  );

  test('[6.1] tiles that either army can come to, and those of both', () => {
    const found = describeMarks(marks('threat', scenario));
    expect(found).toContain('C3 both');
    expect(found).toContain('C2 first');
    expect(found).toContain('C4 second');
  });

  test('[2.3] a key zone in reach of the enemy is told from a camp that is not', () => {
    expect(describeMarks(marks('prizes', scenario))).toEqual([
      'C3 bad key zone: in reach',
      expect.stringMatching(/^C1 good .*camp.*: out of reach$/),
    ]);
  });

  test('[8.3] [8.6] generals spare commands where they stand; of two side by side only one helps', () => {
    const general = (id: string, guard: string) => ({
      id,
      name: id,
      class: 'inspired',
      kind: 'leader',
      guard,
    });
    const withGenerals = (second: 'B2' | 'A1'): Scenario =>
      battle(
        ...FORCES,
        {
          op: 'replace',
          path: ['forces', 0, 'generals'],
          value: [general('one', 'hoplites-1'), general('two', 'hoplites-2')],
        },
        withGroups(
          group('first', 'C2', ['hoplites-1'], { generals: ['one'] }),
          group('first', second, ['hoplites-2'], { generals: ['two'] }),
        ),
      );
    expect(describeMarks(marks('generals', withGenerals('A1')))[0]).toMatch(/^C2 first \d exemptions?$/);
    expect(describeMarks(marks('generals', withGenerals('B2')))).toEqual([
      'C2 bad one of two helps',
      'B2 bad one of two helps',
    ]);
  });
});
