import { describe, expect, test } from 'vitest';
import { battle, entry, findingPaths, group, withForces, withGroups } from '../testing/scenario-builder';

const terrain = (row: number, letters: string, legend: Record<string, string[]>) => [
  { op: 'replace' as const, path: ['board', 'terrain', row], value: letters },
  { op: 'replace' as const, path: ['board', 'legend'], value: { '.': [], ...legend } },
];

const general = (id: string, kind: 'leader' | 'commander', guard?: string) => ({
  id,
  name: id,
  class: 'average' as const,
  kind,
  ...(guard === undefined ? {} : { guard }),
});

const withGenerals = (...generals: ReturnType<typeof general>[]) => ({
  op: 'replace' as const,
  path: ['forces', 0, 'generals'],
  value: generals,
});

describe('1 The armies', () => {
  test.each([
    ['[1.1] a veteran legion exists', entry('x', 'legion', 'veteran'), 0],
    ['[1.1] a levy legion does not', entry('x', 'legion', 'levy'), 1],
    ['[1.1] elephants are African or Indian', entry('x', 'elephant', 'indian'), 0],
    ['[1.1] elephants are never average', entry('x', 'elephant', 'average'), 1],
    ['[1.1] scythed chariots have no class', entry('x', 'scythed-chariot', 'unclassed'), 0],
    ['[1.1] scythed chariots are never veteran', entry('x', 'scythed-chariot', 'veteran'), 1],
  ])('%s', (_, unit, count) => {
    expect(findingPaths(battle(...withForces([unit])), 'class-of-unit')).toHaveLength(count);
  });

  test('[1.4] a third general is one too many', () => {
    const scenario = battle(
      withGenerals(general('a', 'commander'), general('b', 'commander'), general('c', 'commander')),
    );
    expect(findingPaths(scenario, 'number-of-generals')).toEqual([['forces', 0, 'generals', 2]]);
  });
});

describe('2 The battlefield', () => {
  test.each([
    ['[2.2] a wooded hill', ['hill', 'wood'], 0],
    ['[2.2] a river in a marsh', ['marsh', 'river'], 0],
    ['[2.2] a stream through a wood', ['wood', 'stream'], 0],
    ['[2.2] a marsh on a hill', ['marsh', 'hill'], 1],
    ['[2.2] a river along a coast', ['river', 'coast'], 0],
    ['[2.2] a wood along a coast', ['wood', 'coast'], 1],
  ])('%s', (_, kinds, count) => {
    expect(findingPaths(battle(...terrain(0, '..x..', { x: kinds })), 'terrain-of-tile')).toHaveLength(count);
  });

  test('[2.2] nobody stands on impassable ground', () => {
    const scenario = battle(
      ...terrain(2, '..x..', { x: ['impassable'] }),
      ...withForces([entry('foot', 'hoplite', 'average')]),
      withGroups(group('first', 'C2', ['foot'])),
    );
    expect(findingPaths(scenario, 'impassable')).toEqual([['deployment', 'groups', 0, 'tile']]);
  });

  test.each([
    ['[2.3] the left centre', 'B2', 0],
    ['[2.3] a flank', 'A2', 1],
    ['[2.3] the rear', 'C1', 1],
    ["[2.3] the enemy's centre", 'C3', 1],
  ])('%s as key zone', (_, tile, count) => {
    const scenario = battle({ op: 'replace', path: ['board', 'keyZones', 0, 'tile'], value: tile });
    expect(findingPaths(scenario, 'place-of-key-zone')).toHaveLength(count);
  });

  test('[2.3] each army has exactly one key zone', () => {
    expect(
      findingPaths(battle({ op: 'remove', path: ['board', 'keyZones', 1] }), 'one-key-zone'),
    ).toHaveLength(1);
    expect(findingPaths(battle(), 'one-key-zone')).toEqual([]);
  });

  const camp = (tile: string) => ({
    op: 'replace' as const,
    path: ['board', 'camps'],
    value: [{ side: 'first', tile, fortified: true }],
  });

  test.each([
    ['[2.3] on the left rear', 'B1', 0],
    ['[2.3] on the rear', 'C1', 0],
    ['[2.3] on a wing', 'A1', 1],
    ['[2.3] on the centre', 'C2', 1],
    ["[2.3] on the enemy's rear", 'C4', 1],
  ])('a camp %s', (_, tile, count) => {
    expect(findingPaths(battle(camp(tile)), 'place-of-camp')).toHaveLength(count);
  });

  test.each([
    ['[2.3] open ground', [], 0],
    ['[2.3] a hill', ['hill'], 0],
    ['[2.3] a wooded hill', ['hill', 'wood'], 0],
    ['[2.3] a marsh', ['marsh'], 1],
    ['[2.3] a wood without a hill', ['wood'], 1],
  ])('a camp on %s', (_, kinds, count) => {
    expect(
      findingPaths(battle(camp('C1'), ...terrain(3, '..x..', { x: kinds })), 'ground-of-camp'),
    ).toHaveLength(count);
  });

  test('[2.1] a tile holds one side only', () => {
    const scenario = battle(
      ...withForces([entry('ours', 'hoplite', 'average')], [entry('theirs', 'hoplite', 'average')]),
      withGroups(group('first', 'C2', ['ours']), group('second', 'C2', ['theirs'])),
    );
    expect(findingPaths(scenario, 'one-side-per-tile')).toEqual([['deployment', 'groups', 1, 'tile']]);
  });
});

describe('5 Movement', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => `foot-${index + 1}`);

  test('[5.1] all units on a tile face one way', () => {
    const scenario = battle(
      ...withForces([entry('foot', 'hoplite', 'average', 2)]),
      withGroups(group('first', 'C2', ['foot-1']), group('first', 'C2', ['foot-2'], { facing: 'left' })),
    );
    expect(findingPaths(scenario, 'one-facing-per-tile')).toEqual([['deployment', 'groups', 1, 'facing']]);
  });

  test.each([
    ['[5.5] twelve in the open', 12, 'average', [], 0],
    ['[5.5] the thirteenth is one too many', 13, 'average', [], 1],
    ['[5.5] twelve on a hill', 12, 'average', ['hill'], 0],
    ['[5.5] eight in a wood', 8, 'average', ['wood'], 0],
    ['[5.5] nine in a wood', 9, 'average', ['wood'], 1],
    ['[5.5] eight on a wooded hill', 9, 'average', ['hill', 'wood'], 1],
    ['[5.5] nine on a river', 9, 'average', ['river'], 1],
    ['[5.5] twelve on a stream', 12, 'average', ['stream'], 0],
    ['[5.5] levies count twice: six in the open', 6, 'levy', [], 0],
    ['[5.5] levies count twice: seven are too many', 7, 'levy', [], 1],
  ] as const)('%s', (_, count, unitClass, kinds, expected) => {
    const scenario = battle(
      ...terrain(2, '..x..', { x: [...kinds] }),
      ...withForces([entry('foot', 'phalanx', unitClass, count)]),
      withGroups(group('first', 'C2', rows(count))),
    );
    expect(findingPaths(scenario, 'stacking')).toHaveLength(expected);
  });

  test('[5.5] three levy phalanxes and an average unit take seven of the eight places on a river', () => {
    const scenario = battle(
      ...terrain(2, '..x..', { x: ['river'] }),
      ...withForces([entry('foot', 'phalanx', 'levy', 3), entry('heavy', 'heavy-infantry', 'average', 2)]),
      withGroups(group('first', 'C2', ['foot-1', 'foot-2', 'foot-3', 'heavy-1', 'heavy-2'])),
    );
    expect(findingPaths(scenario, 'stacking')).toEqual([]);
  });
});

describe('6 Combat', () => {
  const armed = withForces([entry('foot', 'hoplite', 'average', 2)]);

  test('[6.3] the lead unit stands on its tile', () => {
    const scenario = battle(...armed, withGroups(group('first', 'C2', ['foot-1'], { lead: 'foot-2' })));
    expect(findingPaths(scenario, 'lead-unit')).toEqual([['deployment', 'groups', 0, 'lead']]);
  });

  test('[6.3] a tile without a lead unit is surely not meant', () => {
    const { lead: _lead, ...leaderless } = group('first', 'C2', ['foot-1']);
    expect(findingPaths(battle(...armed, withGroups(leaderless)), 'lead-unit-named')).toHaveLength(1);
  });
});

describe('9.3 Scythed chariots', () => {
  const armed = withForces([
    entry('foot', 'heavy-infantry', 'average', 2),
    entry('scythes', 'scythed-chariot', 'unclassed', 2),
  ]);
  const led = (lead: string, units = ['foot-1', 'scythes-1', 'scythes-2']) =>
    battle(...armed, withGroups(group('first', 'C2', units, { lead })));

  test('[9.3] a set-up in which they do not lead their tile is an error', () => {
    expect(findingPaths(led('foot-1'), 'chariots-lead')).toEqual([['deployment', 'groups', 0, 'lead']]);
    expect(findingPaths(led('scythes-2'), 'chariots-lead')).toEqual([]);
    expect(findingPaths(led('foot-1', ['foot-1', 'foot-2']), 'chariots-lead')).toEqual([]);
  });

  test('[9.3] also where they stand there as a group of their own', () => {
    const apart = battle(
      ...armed,
      withGroups(
        group('first', 'C2', ['foot-1'], { lead: 'foot-1' }),
        group('first', 'C2', ['scythes-1'], { lead: 'scythes-1' }),
        group('first', 'D2', ['foot-2'], { lead: 'foot-2' }),
      ),
    );
    expect(findingPaths(apart, 'chariots-lead')).toEqual([['deployment', 'groups', 0, 'lead']]);
  });
});

describe('8 Generals', () => {
  const armed = withForces([entry('foot', 'hoplite', 'average', 3)]);

  test('[8.1] a leader needs a guard of his own army', () => {
    expect(
      findingPaths(battle(...armed, withGenerals(general('a', 'leader'))), 'guard-of-leader'),
    ).toHaveLength(1);
    expect(
      findingPaths(battle(...armed, withGenerals(general('a', 'leader', 'foot-9'))), 'guard-of-leader'),
    ).toHaveLength(1);
    expect(
      findingPaths(battle(...armed, withGenerals(general('a', 'leader', 'foot-1'))), 'guard-of-leader'),
    ).toEqual([]);
  });

  test('[8.1] a leader stands with his guard', () => {
    const scenario = battle(
      ...armed,
      withGenerals(general('a', 'leader', 'foot-1')),
      withGroups(group('first', 'B2', ['foot-1']), group('first', 'C2', ['foot-2'], { generals: ['a'] })),
    );
    expect(findingPaths(scenario, 'leader-with-guard')).toEqual([['deployment', 'groups', 1, 'generals', 0]]);
  });

  test('[8.1] the guard does not come without its leader', () => {
    const scenario = battle(
      ...armed,
      withGenerals(general('a', 'leader', 'foot-1')),
      withGroups(group('first', 'B2', ['foot-1'])),
    );
    expect(findingPaths(scenario, 'guard-with-leader')).toEqual([['deployment', 'groups', 0]]);
  });

  test('[8.2] a commander has no guard and does not stand alone', () => {
    const scenario = battle(
      ...armed,
      withGenerals(general('a', 'commander', 'foot-1')),
      withGroups(group('first', 'B2', [], { generals: ['a'] })),
    );
    expect(findingPaths(scenario, 'commander-without-guard')).toEqual([
      ['forces', 0, 'generals', 0, 'guard'],
    ]);
    expect(findingPaths(scenario, 'commander-alone')).toHaveLength(1);
  });

  test('[8.6] two generals never share a tile', () => {
    const together = withGroups(group('first', 'C2', ['foot-1'], { generals: ['a', 'b'] }));
    const apart = withGroups(
      group('first', 'C2', ['foot-1'], { generals: ['a'] }),
      group('first', 'D2', ['foot-2'], { generals: ['b'] }),
    );
    const generals = withGenerals(general('a', 'commander'), general('b', 'commander'));
    expect(findingPaths(battle(...armed, generals, together), 'generals-apart')).toEqual([
      ['deployment', 'groups', 0, 'generals', 1],
    ]);
    expect(findingPaths(battle(...armed, generals, apart), 'generals-apart')).toEqual([]);
  });
});

describe('11 Setting up', () => {
  test('[11.1] a free set-up begins with an empty field', () => {
    const scenario = battle(
      ...withForces([entry('foot', 'hoplite', 'average')]),
      withGroups(group('first', 'C2', ['foot'])),
      { op: 'replace', path: ['deployment', 'kind'], value: 'free' },
    );
    expect(findingPaths(scenario, 'free-set-up-is-empty')).toHaveLength(1);
  });

  test('[11.1] a historical set-up that keeps units back is surely not meant', () => {
    const scenario = battle(...withForces([entry('foot', 'hoplite', 'average')]));
    expect(findingPaths(scenario, 'historical-set-up-stands')).toHaveLength(1);
  });

  test('[11.5] a surprised army is still coming on, and keeps units back as it must', () => {
    const scenario = battle(...withForces([entry('foot', 'hoplite', 'average')]), {
      op: 'add',
      path: ['forces', 0, 'surprised'],
      value: true,
    });
    expect(findingPaths(scenario, 'historical-set-up-stands')).toEqual([]);
  });
});

describe('Names that stand for nothing', () => {
  test('an unknown side, an unknown piece, a piece placed twice, a name used twice', () => {
    const scenario = battle(
      ...withForces([entry('foot', 'hoplite', 'average'), entry('foot', 'hoplite', 'average')]),
      withGroups(
        group('third', 'A1', []),
        group('first', 'B2', ['foot', 'ghost']),
        group('first', 'C2', ['foot']),
      ),
    );
    expect(findingPaths(scenario, 'unknown-side')).toEqual([['deployment', 'groups', 0, 'side']]);
    expect(findingPaths(scenario, 'unknown-piece')).toEqual([['deployment', 'groups', 1, 'units', 1]]);
    expect(findingPaths(scenario, 'placed-once')).toEqual([['deployment', 'groups', 2, 'units', 0]]);
    expect(findingPaths(scenario, 'named-once')).toEqual([['forces', 0, 'units', 1]]);
  });

  test('a letter that the legend does not explain', () => {
    const scenario = battle({ op: 'replace', path: ['board', 'terrain', 0], value: '?....' });
    expect(findingPaths(scenario, 'unknown-terrain-letter')).toEqual([['board', 'terrain', 0]]);
  });
});
