import { describe, expect, test } from 'vitest';
import { runChecks } from '@/lib/game/check/check';
import { CHECKS } from '../../document/checks';
import { facts } from '../../document/facts';
import type { PlanStep, Scenario } from '../../document/scenario';
import { expandIdRanges } from '../../document/unit-id-ranges';
import { battle, entry, group, withForces, withGroups } from '../../testing/scenario-builder';
import { commandsFor } from '../commands/commands';
import { replayPlan } from './plan';
import { setUpWithoutPlan } from './plan-checks';

/** The deployment example of the book, with the armies as far as it describes them. */
const sambre: Scenario = {
  ...battle(),
  sides: [
    { id: 'rome', name: 'Rome', colour: '#8E2A20', style: 'solid' },
    { id: 'belgae', name: 'Belgae', colour: '#1F4F5C', style: 'outline' },
  ],
  board: {
    ...battle().board,
    terrain: ['.H.H.', 'rrrrr', 'hhhhh', '..h..'],
    legend: { '.': [], H: ['hill', 'wood'], r: ['river'], h: ['hill'] },
    camps: [{ side: 'belgae', tile: 'C4', fortified: false }],
  },
  forces: [
    {
      side: 'rome',
      surprised: true,
      units: [
        entry('new-legion', 'legion', 'average', 2),
        entry('gallic-horse', 'heavy-cavalry', 'average', 2),
        entry('auxiliary', 'light-infantry', 'average'),
      ],
      generals: [
        { id: 'caesar', name: 'Caesar', class: 'inspired', kind: 'commander' },
        { id: 'labienus', name: 'Labienus', class: 'average', kind: 'commander' },
      ],
    },
    {
      side: 'belgae',
      units: [
        entry('nervii', 'heavy-infantry', 'average', 12),
        entry('atrebates', 'heavy-infantry', 'average', 3),
        entry('viromandui', 'heavy-infantry', 'average', 2),
        entry('belgic-horse', 'heavy-cavalry', 'average'),
      ],
      generals: [
        { id: 'boduognatus', name: 'Boduognatus', class: 'average', kind: 'leader', guard: 'nervii-1' },
      ],
    },
  ],
  deployment: { kind: 'free', groups: [] },
};

const withPlan = (scenario: Scenario, ...plan: readonly PlanStep[]): Scenario => ({
  ...scenario,
  deployment: { ...scenario.deployment, plan: [...plan] },
});

const roman = (step: Omit<PlanStep, 'side'>): PlanStep => ({ side: 'rome', ...step });
const belgic = (step: Omit<PlanStep, 'side'>): PlanStep => ({ side: 'belgae', ...step });

const codes = (scenario: Scenario) =>
  runChecks(CHECKS, scenario)
    .filter(({ code }) => code.startsWith('lost-battles/plan'))
    .map(({ code, path, rule }) => [code.replace('lost-battles/', ''), path.at(2), rule?.section]);

const ROMANS = [
  roman({ units: ['auxiliary'], activation: 'screening-express', placeOn: 'C1', path: ['forward'] }),
  roman({ units: ['gallic-horse-1'], activation: 'express', placeOn: 'D1', path: ['forward'] }),
  roman({ units: ['gallic-horse-2'], activation: 'express', placeOn: 'B1', path: ['forward'] }),
  roman({ units: [], generals: ['labienus'], activation: 'alone', placeOn: 'B2' }),
];

/** Orders 4 to 8 of the example; the last one brings on what is left of our Belgae. */
const BELGAE = [
  belgic({ units: ['nervii-1'], activation: 'express', placeOn: 'D4', path: ['forward'] }),
  belgic({ units: ['nervii-2'], activation: 'express', placeOn: 'D4', path: ['forward'] }),
  belgic({ units: ['nervii-3..8'], activation: 'normal', placeOn: 'D4' }),
  belgic({
    units: ['nervii-9..12', 'viromandui-1..2'],
    activation: 'normal',
    placeOn: 'C4',
    path: ['forward'],
  }),
  belgic({ units: ['belgic-horse'], activation: 'normal', placeOn: 'B4', path: ['forward'] }),
  belgic({ units: ['atrebates-1..3'], activation: 'normal', placeOn: 'B4' }),
];

describe('11 The plan of round 1', () => {
  test('[11.5] LB-G61 LB-G62 the Romans at the Sambre need no command: their generals spare five', () => {
    const { findings, ledgers, field } = replayPlan(withPlan(sambre, ...ROMANS));
    expect(findings).toEqual([]);
    expect(ledgers[0]).toMatchObject({
      commands: 0,
      spent: 0,
      spared: 5,
      low: { left: 3 },
      high: { left: 4 },
    });
    expect(
      field.units.filter(({ at, side }) => side === 0 && at !== 'undeployed').map(({ at }) => at),
    ).toEqual(['D2', 'B2', 'C2']);
  });

  test('[11.5] LB-G62 three units give 9, Labienus makes it 15, Caesar 27: two commands in round 2', () =>
    expect([9, 9 + 6, 9 + 6 + 12].map(commandsFor)).toEqual([0, 1, 2]));

  test('[11.3] LB-G63 the Belgae pay 6, 4, 2, 0, roll, 2, 0', () => {
    const left = BELGAE.map(
      (_, index) => replayPlan(withPlan(sambre, ...BELGAE.slice(0, index + 1))).ledgers[1].low.left,
    );
    // The command roll of the fourth order comes at once, so that its 0 is never visible.
    expect(left).toEqual([6, 4, 2, 3, 2, 0]);
    expect(codes(withPlan(sambre, ...BELGAE))).toEqual([]);
  });

  test('[11.5] LB-G64 a legion more is too much for a surprised army', () =>
    expect(
      codes(
        withPlan(sambre, ...ROMANS, roman({ units: ['new-legion-1'], activation: 'normal', placeOn: 'C1' })),
      ),
    ).toEqual([['plan-step', 4, '11.5']]));

  test('[11.4] LB-G68 an order into the enemy half is named with its section', () =>
    expect(
      codes(
        withPlan(
          sambre,
          roman({
            units: ['gallic-horse-1'],
            activation: 'express',
            placeOn: 'D1',
            path: ['forward', 'forward'],
          }),
        ),
      ),
    ).toEqual([['plan-step', 0, '11.4']]));

  test.each<[string, PlanStep, string]>([
    ['[11.2] an unknown piece', roman({ units: ['legio-1'], activation: 'normal', placeOn: 'C1' }), '11.2'],
    [
      '[4.2] an express for two',
      roman({ units: ['auxiliary', 'gallic-horse-1'], activation: 'express', placeOn: 'C1' }),
      '4.2',
    ],
    [
      '[11.3] a tile that is none of the rear',
      roman({ units: ['auxiliary'], activation: 'normal', placeOn: 'A1' }),
      '11.3',
    ],
    [
      '[11.3] a limited activation',
      roman({ units: ['auxiliary'], activation: 'limited', placeOn: 'C1' }),
      '11.3',
    ],
    [
      '[8.1] a leader without his guard',
      belgic({ units: ['nervii-2'], generals: ['boduognatus'], activation: 'normal', placeOn: 'C4' }),
      '8.1',
    ],
    [
      '[8.2] a leader alone',
      belgic({ units: [], generals: ['boduognatus'], activation: 'alone', placeOn: 'C4' }),
      '8.1',
    ],
    ['[8.2] nobody alone', belgic({ units: [], activation: 'alone', placeOn: 'C4' }), '8.2'],
  ])('%s', (_, step, section) =>
    expect(codes(withPlan(sambre, step)).map(([, , found]) => found)).toEqual([section]),
  );

  test('[3.2] nobody comes on twice', () => {
    const [step] = ROMANS;
    expect(step && codes(withPlan(sambre, step, step))).toEqual([['plan-step', 1, '3.2']]);
  });

  test('[4.1] what only a high roll pays is a warning, what none pays an error', () => {
    const forces = withForces(
      [entry('u', 'heavy-infantry', 'average', 7)],
      [entry('v', 'legion', 'average', 3)],
    );
    const order = (index: number): PlanStep => ({
      side: 'first',
      units: [`u-${index}`],
      activation: 'express',
      placeOn: 'C1',
      path: ['forward'],
    });
    const scenario = withPlan(battle(...forces), ...[1, 2, 3, 4].map(order));
    // 21 points are two commands; the first order leaves none and brings 3 or 4: enough for one more or for two.
    expect(codes(scenario)).toEqual(
      expect.arrayContaining([
        ['plan-needs-luck', 2, '11.3'],
        ['plan-too-dear', 3, '4.1'],
      ]),
    );
  });
});

describe('11.3 The same plan in another battle', () => {
  const planned = withPlan(sambre, ...ROMANS);
  const findingCodes = (scenario: Scenario) => replayPlan(scenario).findings.map(({ code }) => code);

  test('[2.2] on other ground it is replayed again', () => {
    expect(findingCodes(planned)).toEqual([]);
    const board = { ...planned.board, terrain: ['.H.H.', 'rrrrr', 'hhhhh', '..X..'] };
    const legend = { ...planned.board.legend, X: ['impassable' as const] };
    expect(findingCodes({ ...planned, board: { ...board, legend } })).not.toEqual([]);
  });

  test('[11.5] with other forces too', () => {
    expect(replayPlan(planned).ledgers[0].commands).toBe(0);
    const forces = planned.forces.map(force => ({ ...force, surprised: false }));
    expect(replayPlan({ ...planned, forces }).ledgers[0].commands).toBeGreaterThan(0);
  });

  test('[9.4] and in other weather', () => {
    expect(replayPlan(planned).ledgers[0].high.left).toBe(4);
    const options = { ...planned.options, weather: 'raining' as const };
    expect(replayPlan({ ...planned, options }).ledgers[0].high.left).toBe(2);
  });
});

describe('11.1 A plan that leads to the set-up', () => {
  const forces = withForces(
    [entry('u', 'heavy-infantry', 'veteran', 3)],
    [entry('v', 'heavy-infantry', 'veteran', 3)],
  );
  const drawn = battle(
    ...forces,
    withGroups(
      group('first', 'C2', ['u-1']),
      group('first', 'C1', ['u-2', 'u-3']),
      group('second', 'C4', ['v-1', 'v-2', 'v-3']),
    ),
  );
  const plan: readonly PlanStep[] = [
    { side: 'first', units: ['u-1'], activation: 'express', placeOn: 'C1', path: ['forward'] },
    { side: 'first', units: ['u-2..3'], activation: 'normal', placeOn: 'C1' },
    { side: 'second', units: ['v-1..3'], activation: 'normal', placeOn: 'C4' },
  ];

  test('[11.1] that ends in what is drawn has nothing to be said against it', () =>
    expect(codes(withPlan(drawn, ...plan))).toEqual([]));

  test('[11.1] that ends elsewhere is an error for each piece', () =>
    expect(codes(withPlan(drawn, ...plan.slice(1))).map(([code]) => code)).toEqual(['plan-ends-elsewhere']));

  test('[11.1] counts what it costs', () => {
    const fact = facts(withPlan(drawn, ...plan)).find(
      ({ code, seat }) => code === 'lost-battles/plan-commands' && seat === 'first',
    );
    expect(fact?.values).toMatchObject({ spent: 2, spared: 0, low: 2, high: 3 });
  });

  test('[11.1] is asked for by a warning', () => {
    expect(runChecks([setUpWithoutPlan], drawn).map(({ code }) => code)).toEqual([
      'lost-battles/set-up-not-shown',
    ]);
    expect(runChecks([setUpWithoutPlan], withPlan(drawn, ...plan))).toEqual([]);
    expect(CHECKS).toContain(setUpWithoutPlan);
  });
});

test('a range stands for its units', () =>
  expect(expandIdRanges(['legion-1..3', 'horse', 'guard-2'])).toEqual([
    'legion-1',
    'legion-2',
    'legion-3',
    'horse',
    'guard-2',
  ]));
