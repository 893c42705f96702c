import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { applyChanges } from '@/lib/documents/change';
import { runChecks } from '@/lib/game/check/check';
import { CHECKS } from '../../document/checks';
import { type Scenario, scenarioSchema } from '../../document/scenario';
import { expandIdRanges, toIdRanges } from '../../document/unit-id-ranges';
import { planning } from './planning';

/** Throws at a missing word instead of showing its key. */
const shipped = (slug: string): Scenario =>
  scenarioSchema.parse(JSON.parse(readFileSync(`content/scenarios/lost-battles/${slug}.json`, 'utf8')));

/** The battle with the book’s free set-up: nobody is on the field. */
const sambre: Scenario = { ...shipped('sambre'), deployment: { kind: 'free', groups: [] } };

const ordered = (scenario: Scenario, pieces: readonly string[], kind: string, place: string): Scenario =>
  applyChanges(scenario, planning.addOrder(scenario, pieces, kind, place));

const run = (scenario: Scenario, command: string): Scenario => {
  const found = planning.commands(scenario).find(({ id }) => id === command);
  if (!found) throw new Error(`no command ${command}`);
  return applyChanges(scenario, found.changes);
};

const picks = (scenario: Scenario, seat: string) =>
  planning.waitingPieces(scenario, seat).map(({ label, groups }) => [say(label), groups.length]);
const prices = (scenario: Scenario, pieces: readonly string[]) =>
  planning.orderKinds(scenario, pieces).map(({ id, cost }) => [id, say(cost)]);
const spaces = (scenario: Scenario, pieces: readonly string[], kind: string) =>
  planning.destinations(scenario, pieces, kind).map(({ id }) => id);

describe('what can be ordered next', () => {
  test('[11.2] all that waits, the leader with his guard', () => {
    expect(picks(sambre, 'belgae')).toEqual([
      ['Boduognatus (average leader) with Nervii', 1],
      ['Nervii (average heavy infantry)', 11],
      ['Atrebates (average heavy infantry)', 3],
      ['Viromandui (average heavy infantry)', 2],
      ['Belgic horse (average heavy cavalry)', 1],
    ]);
  });

  test('[11.3] who was ordered waits no more', () => {
    const after = ordered(sambre, ['nervii-2', 'nervii-3'], 'normal', 'D4 down');
    expect(picks(after, 'belgae')[1]).toEqual(['Nervii (average heavy infantry)', 9]);
    expect(planning.waitingPieces(after, 'nobody')).toEqual([]);
  });

  test('[4.2] [8.3] a group has the normal activation only, one unit also express; the leader off the field spares two', () => {
    expect(prices(sambre, ['nervii-2', 'nervii-3'])).toEqual([['normal', 'no command, 2 exemptions']]);
    expect(prices(sambre, ['nervii-2'])).toEqual([
      ['normal', 'no command, 1 exemption'],
      ['express', 'no command, 2 exemptions'],
    ]);
  });

  test('[11.3] light infantry has the cheap express of the screen besides', () => {
    expect(planning.orderKinds(sambre, ['auxiliary']).map(({ id }) => id)).toEqual([
      'normal',
      'express',
      'screening-express',
    ]);
  });

  test('[8.2] a commander goes by himself anywhere in his half', () => {
    expect(prices(sambre, ['caesar'])).toEqual([['alone', 'no command']]);
    expect(spaces(sambre, ['caesar'], 'alone')).toEqual([
      'A2',
      'B2',
      'C2',
      'D2',
      'E2',
      'A1',
      'B1',
      'C1',
      'D1',
      'E1',
    ]);
  });

  test('[11.5] a surprised army is told that more heavy infantry is too much', () => {
    const legions = ['veteran-legion-1', 'veteran-legion-2', 'veteran-legion-3'];
    const [kind] = planning.orderKinds(sambre, legions);
    expect(kind?.findings.map(({ code, rule }) => [code, rule?.section])).toEqual([
      ['lost-battles/plan-step', '11.5'],
    ]);
  });

  test('nobody can be ordered in no way', () => {
    expect(planning.orderKinds(sambre, [])).toEqual([]);
    expect(planning.destinations(sambre, ['nervii-2'], 'alone')).toEqual([]);
    expect(planning.destinations(sambre, ['nervii-2'], 'by-air')).toEqual([]);
    expect(planning.addOrder(sambre, ['nervii-2'], 'normal', 'A1 up')).toEqual([]);
  });
});

describe('where an order leads', () => {
  test('[11.3] one action brings infantry onto the three rear tiles, and from the own camp one tile on', () => {
    expect(spaces(sambre, ['nervii-2', 'nervii-3'], 'normal')).toEqual([
      'B4 down',
      'C4 down',
      'C4 up',
      'C4 right',
      'C4 left',
      'D4 down',
      'C3 down',
    ]);
  });

  test('[5.1] the words say how they would face', () => {
    const place = planning.destinations(sambre, ['nervii-2'], 'normal').find(({ id }) => id === 'C3 down');
    expect(place && say(place.label)).toBe('Belgae, centre (C3), facing down the map');
  });

  test('the order is written as the check replays it, units in a row by one name', () => {
    const after = ordered(sambre, ['nervii-2', 'nervii-3', 'nervii-4', 'atrebates-1'], 'normal', 'C3 down');
    expect(after.deployment.plan).toEqual([
      {
        side: 'belgae',
        units: ['nervii-2..4', 'atrebates-1'],
        activation: 'normal',
        placeOn: 'C4',
        facing: 'down',
        path: ['forward'],
      },
    ]);
    expect(scenarioSchema.safeParse(after).success).toBe(true);
    expect(runChecks(CHECKS, after)).toEqual([]);
  });

  test('every place that is offered can be ordered without a finding', () => {
    for (const pieces of [['belgic-horse'], ['boduognatus', 'nervii-1'], ['nervii-2', 'viromandui-1']])
      for (const kind of planning.orderKinds(sambre, pieces))
        for (const { id } of planning.destinations(sambre, pieces, kind.id))
          expect(runChecks(CHECKS, ordered(sambre, pieces, kind.id, id))).toEqual([]);
  });
});

describe('the plan so far', () => {
  const two = ordered(
    ordered(sambre, ['boduognatus', 'nervii-1'], 'express', 'D3 down'),
    ['nervii-2', 'nervii-3'],
    'normal',
    'C3 down',
  );

  test('[4.1] [8.3] [11.3] each order with its price and what is left', () => {
    expect(
      planning.plan(two).orders.map(({ title, cost, remaining }) => [title, cost, remaining].map(say)),
    ).toEqual([
      [
        'Boduognatus and Nervii to Belgae, left centre (D3), facing down the map',
        'Express activation: no command, 2 exemptions',
        '6 commands left before the command roll',
      ],
      [
        '2 × Nervii to Belgae, centre (C3), facing down the map',
        'Normal activation: 2 commands',
        '4 commands left before the command roll',
      ],
    ]);
  });

  test('[11.3] near the end the command roll is told both ways', () => {
    const three = ordered(two, ['nervii-4', 'nervii-5'], 'normal', 'B4 down');
    const four = ordered(three, ['belgic-horse'], 'normal', 'C4 down');
    const [, budget] = planning.plan(four).budgets;
    expect(budget?.lines.map(({ label, value }) => [say(label), value])).toEqual([
      ['First commands', 6],
      ['Spent', 5],
      ['Exemptions', 2],
    ]);
    expect(budget && say(budget.remaining)).toBe(
      '4 commands left after a low command roll, 5 after a high one',
    );
  });

  test('[4.1] orders that only luck or no roll pays for carry their findings', () => {
    const dear = ['nervii-4', 'nervii-6', 'nervii-8', 'nervii-10', 'atrebates-1'].reduce((scenario, id) => {
      const next = id === 'atrebates-1' ? 'atrebates-2' : `nervii-${Number(id.split('-')[1]) + 1}`;
      const [place = ''] = spaces(scenario, [id, next], 'normal');
      return ordered(scenario, [id, next], 'normal', place);
    }, two);
    const { orders } = planning.plan(dear);
    expect(orders.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
      [],
      [],
      [],
      [],
      [],
      ['lost-battles/plan-needs-luck'],
      ['lost-battles/plan-too-dear'],
    ]);
  });

  test('taking back and clearing leave no empty plan behind', () => {
    expect(planning.commands(sambre)).toEqual([]);
    const one = run(two, 'take-back');
    expect(one.deployment.plan).toEqual(two.deployment.plan?.slice(0, 1));
    expect(run(one, 'take-back')).toEqual(sambre);
    expect(run(two, 'clear')).toEqual(sambre);
  });

  test('[11.1] a free set-up stays empty until the plan is drawn as a historical one', () => {
    expect(two.deployment.groups).toEqual([]);
    const drawn = run(two, 'draw');
    expect(drawn.deployment.kind).toBe('historical');
    expect(drawn.deployment.groups).toEqual([
      {
        side: 'belgae',
        tile: 'C3',
        facing: 'down',
        units: ['nervii-2', 'nervii-3'],
        generals: [],
        lead: 'nervii-2',
      },
      {
        side: 'belgae',
        tile: 'D3',
        facing: 'down',
        units: ['nervii-1'],
        generals: ['boduognatus'],
        lead: 'nervii-1',
      },
    ]);
    expect(runChecks(CHECKS, drawn).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(planning.commands(drawn).map(({ id }) => id)).not.toContain('draw');
  });

  test('[11.1] in a historical set-up an order moves nobody; drawing as planned is a step of its own', () => {
    const before = shipped('cannae');
    const after = ordered(
      { ...before, deployment: { ...before.deployment, plan: [] } },
      ['velites'],
      'normal',
      'C1 up',
    );
    expect(after.deployment.groups).toEqual(before.deployment.groups);
    expect(planning.commands(after).map(({ id }) => id)).toContain('draw');
    expect(planning.commands(before).map(({ id }) => id)).not.toContain('draw');
  });
});

describe('names of units in a plan', () => {
  test.each([
    [['legion-1', 'legion-2', 'legion-3'], ['legion-1..3']],
    [
      ['legion-1', 'legion-3'],
      ['legion-1', 'legion-3'],
    ],
    [
      ['velites', 'legion-9', 'legion-10'],
      ['velites', 'legion-9..10'],
    ],
    [
      ['wing-2-1', 'wing-2-2', 'wing-3'],
      ['wing-2-1..2', 'wing-3'],
    ],
  ])('%j is written %j and read again', (ids, names) => {
    expect(toIdRanges(ids)).toEqual(names);
    expect(expandIdRanges(names)).toEqual(ids);
  });
});

describe('a plan that is worked out', () => {
  const workOut = (scenario: Scenario) => {
    const search = planning.workOut(scenario);
    for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
  };
  const withoutPlan = ({ deployment: { plan: _plan, ...deployment }, ...scenario }: Scenario): Scenario => ({
    ...scenario,
    deployment,
  });
  const drawn = readdirSync('content/scenarios/lost-battles')
    .map(file => shipped(file.replace('.json', '')))
    .filter(({ deployment }) => deployment.kind === 'historical' && deployment.plan !== undefined);

  test('[11] is accepted by the check, or says what cannot be reached', () => {
    const found = drawn.filter(battle => {
      const bare = withoutPlan(battle);
      const { changes, obstacles } = workOut(bare);
      for (const { words } of obstacles) expect(say(words)).not.toBe('');
      expect(changes.length === 0).toBe(obstacles.length > 0);
      const planned = applyChanges(bare, changes);
      const faults = runChecks(CHECKS, planned).filter(({ code }) => code.startsWith('lost-battles/plan'));
      expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
      if (changes.length > 0)
        expect(faults.filter(({ code }) => code === 'lost-battles/plan-ends-elsewhere')).toEqual([]);
      return changes.length > 0;
    });
    console.info(`plans worked out for ${found.length} of ${drawn.length} shipped set-ups`);
    expect(found.length).toBe(drawn.length);
  });

  test('[11.3] who cannot be reached is named with the tile', () => {
    const cannae = withoutPlan(shipped('cannae'));
    const [first, ...others] = cannae.deployment.groups;
    if (!first) throw new Error('nobody stands');
    const tile = first.side === cannae.sides[0]?.id ? 'E4' : 'E1';
    const far: Scenario = {
      ...cannae,
      deployment: { ...cannae.deployment, groups: [{ ...first, tile }, ...others] },
    };
    const { changes, obstacles } = workOut(far);
    expect(changes).toEqual([]);
    expect(obstacles.map(({ words }) => say(words)).join(' ')).toContain(`(${tile})`);
  });
});
