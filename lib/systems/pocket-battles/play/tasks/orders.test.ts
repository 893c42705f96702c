import { describe, expect, test } from 'vitest';
import { countRetractable } from '@/lib/game/play/session/take-back';
import { countLines, replay } from '@/lib/game/testing/replay';
import { computeOrderCost } from '../../rules/tokens';
import { type BattleSetup, fighter, makeBattle, tile, withTraits } from '../../testing/battle-setup';
import {
  ARCHER,
  BLUNT,
  choose,
  eventsOfType,
  listOffered,
  listOfferedTypes,
  objectionCodes,
  SURE,
  startFight,
  unitIn,
  WEAK,
} from '../../testing/scripted-play';
import { play } from '..';
import { firstPlayer } from '../rounds';

const TROOPS = [SURE, BLUNT, WEAK, ARCHER];

describe('4.3 Placing the armies', () => {
  const request = {
    kind: 'free',
    first: [
      ['u', ['sure', 'weak']],
      ['v', ['weak']],
      ['w', ['weak']],
    ],
    second: [['x', ['sure']]],
  } as const;

  test('[4.3] in turn from player A, then the rest; the enemy sees the top tile and how many lie below', () => {
    const run = choose(startFight(request), { type: 'place', unit: 'u', at: 'A2' });
    expect(play.awaits(run.state)).toEqual(['second']);
    const seen = play.position(run.state, 'second').pieces.filter(({ space }) => space === 'A2');
    expect(seen.map(({ name, face }) => [name, face.tile?.stack])).toEqual([['sure', 2]]);
    expect(play.position(run.state, 'first').pieces.filter(({ space }) => space === 'A2')).toHaveLength(2);
    expect(eventsOfType(run, 'placed').map(({ readers }) => readers)).toEqual([['first']]);
    expect(eventsOfType(run, 'stack-placed').map(({ readers, count }) => [readers, count])).toEqual([
      [['second'], 2],
    ]);
    const rest = choose(run, { type: 'place', unit: 'x', at: 'A4' }, { type: 'place', unit: 'v', at: 'B1' });
    expect(play.awaits(rest.state)).toEqual(['first']);
    const placed = choose(rest, { type: 'place', unit: 'w', at: 'C2' });
    expect([placed.state.round, eventsOfType(placed, 'revealed').length]).toEqual([1, 1]);
    expect(play.position(placed.state, 'second').pieces.filter(({ space }) => space === 'A2')).toHaveLength(
      2,
    );
  });

  test('[4.3] the log names to others only the top tile of a stack, also while the screen changes hands', () => {
    const run = startFight(request);
    const action = listOffered(run).find(offer => offer.type === 'place' && offer.unit === 'u');
    if (!action) throw new Error('u cannot be placed');
    const nameFor = (viewer: string): string => JSON.stringify(play.describe(action, viewer, run.state));
    for (const viewer of ['first', 'all']) expect(nameFor(viewer)).toContain('weak');
    for (const viewer of ['second', '']) {
      expect(nameFor(viewer)).toContain('sure');
      expect(nameFor(viewer)).not.toContain('weak');
      expect(play.describe(action, viewer, run.state).values?.count).toBe(2);
    }
    expect(JSON.stringify(play.describe(action, 'second'))).not.toContain('weak');
  });

  test('[4.3] the numbers of a covered stack are its owner’s, also when it comes late (P19)', () => {
    const placed = choose(startFight(request), { type: 'place', unit: 'u', at: 'A2' });
    expect(play.stats?.(placed.state, 'u-1', 'second')).toEqual([]);
    expect(play.stats?.(placed.state, 'u-1', 'first')).not.toEqual([]);
    const late = startFight({
      first: [
        ['u', ['sure', 'weak']],
        ['v', ['weak'], 'A2'],
      ],
      second: [['x', ['sure'], 'A4']],
      options: { late: ['first'] },
    });
    expect([late.state.round, unitIn(late, 'u')?.at]).toEqual([1, 'late']);
    expect(play.stats?.(late.state, 'u-1', 'second')).toEqual([]);
    expect(play.stats?.(late.state, 'v-1', 'second')).not.toEqual([]);
  });

  test('[4.3] only in one’s own zones, and one’s own units', () => {
    const run = startFight(request);
    expect(listOffered(run)).toHaveLength(18);
    expect(objectionCodes(run, { by: 'first', type: 'place', unit: 'u', at: 'A4' })).toEqual([
      'place-not-own',
    ]);
    expect(objectionCodes(run, { by: 'first', type: 'place', unit: 'x', at: 'A2' })).toEqual([
      'nothing-to-place',
    ]);
    expect(objectionCodes(run, { by: 'second', type: 'place', unit: 'x', at: 'A4' })).toEqual([
      'not-your-decision',
    ]);
  });

  test('[4.3] without a named player A the dice decide, by the seed', () => {
    const { options, ...scenario } = makeBattle({ troops: TROOPS, ...request });
    const open = { ...scenario, options: { points: options.points } };
    const players = Array.from({ length: 12 }, (_, seed) => play.start(open, seed).playerA);
    expect(new Set(players).size).toBe(2);
  });

  test('[4.3] a late side places half, and brings the rest into its rear before round 2 (P19)', () => {
    const run = choose(
      startFight({ ...request, options: { late: ['first'] } }),
      { type: 'place', unit: 'v', at: 'A2' },
      { type: 'place', unit: 'x', at: 'A4' },
      { type: 'place', unit: 'w', at: 'C2' },
    );
    expect([run.state.round, unitIn(run, 'u')?.at]).toEqual([1, 'late']);
    expect(play.position(run.state, 'second').pieces.filter(({ id }) => id.startsWith('u-'))).toHaveLength(1);
    const passes = Array.from({ length: 12 }, () => ({ type: 'pass' }) as const);
    const later = choose(run, ...passes);
    expect([play.awaits(later.state), later.state.round]).toEqual([['first'], 2]);
    expect(listOffered(later).map(action => 'at' in action && action.at)).toEqual(['A1', 'B1', 'C1']);
  });
});

describe('5 Rounds, turns, orders', () => {
  const duel = { first: [['u', ['sure'], 'A1']], second: [['x', ['blunt'], 'C5']] } as const;

  test('[5.1] PB-G10 player A begins odd rounds, player B even ones', () =>
    expect([1, 2, 3].map(round => firstPlayer(round, 0))).toEqual([0, 1, 0]));

  test('[5.3] PB-G04 three orders to one unit cost 1, 2 and 4: seven tokens lie on it', () => {
    const step = (to: string) => ({ type: 'move', unit: 'u', to }) as const;
    let run = startFight({ ...duel, options: { points: 100 } });
    const costs: number[] = [];
    for (const to of ['A2', 'B2', 'B1']) {
      const unit = unitIn(run, 'u');
      costs.push(unit ? computeOrderCost(unit) : 0);
      run = choose(run, step(to));
    }
    expect([costs, unitIn(run, 'u')?.orders]).toEqual([[1, 2, 4], 7]);
    expect(objectionCodes(run, { by: 'first', type: 'move', unit: 'u', to: 'A1' })).toEqual([
      'too-few-tokens',
    ]);
  });

  test('[5.3] at least one action, or the turn is passed; [5.1] then several while tokens last (P2)', () => {
    const run = startFight(duel);
    expect(listOfferedTypes(run)).toEqual(['move', 'redeploy', 'pass', 'resign']);
    const moved = choose(run, { type: 'move', unit: 'u', to: 'A2' });
    expect(listOfferedTypes(moved)).toEqual(
      ['move', 'attack', 'end-turn', 'resign'].filter(kind => kind !== 'attack'),
    );
    expect(play.awaits(choose(moved, { type: 'end-turn' }).state)).toEqual(['second']);
  });

  test('[5.1] a scenario may limit the actions of a turn', () => {
    const run = choose(startFight({ ...duel, options: { actionsPerTurn: 1 } }), {
      type: 'move',
      unit: 'u',
      to: 'A2',
    });
    expect(play.awaits(run.state)).toEqual(['second']);
  });

  test('[5.1] who has no tokens is skipped until the round ends; [5.4] then all tokens come back', () => {
    const spent = choose(
      startFight({ ...duel, options: { points: 30 } }),
      { type: 'move', unit: 'u', to: 'A2' },
      { type: 'move', unit: 'u', to: 'A1' },
    );
    expect(play.awaits(spent.state)).toEqual(['second']);
    const two = choose(spent, { type: 'pass' }, { type: 'pass' });
    expect([play.awaits(two.state), two.state.tokens[1].unspent]).toEqual([['second'], 1]);
    const next = choose(two, { type: 'pass' });
    expect([next.state.round, next.state.active, unitIn(next, 'u')?.orders]).toEqual([2, 1, 0]);
    expect(next.state.tokens.map(({ unspent }) => unspent)).toEqual([3, 3]);
  });

  test('[5.2] one unit redeploys for nothing at the beginning, and receives no orders', () => {
    const run = choose(startFight(duel), { type: 'redeploy', unit: 'u', to: 'A2' });
    expect(run.state.tokens[0].unspent).toBe(6);
    expect(listOfferedTypes(run)).toEqual(['pass', 'resign']);
    expect(objectionCodes(run, { by: 'first', type: 'move', unit: 'u', to: 'A1' })).toEqual([
      'was-redeployed',
    ]);
    expect(objectionCodes(run, { by: 'first', type: 'redeploy', unit: 'u', to: 'A1' })).toEqual([
      'redeploys-first',
    ]);
  });

  test('[5.2] not diagonally, not into the engagement zone', () => {
    const run = startFight(duel);
    const to = listOffered(run).flatMap(action => (action.type === 'redeploy' ? [action.to] : []));
    expect(to).toEqual(['B1', 'A2']);
  });

  test('[6.16] a Fast unit may be ordered all the same', () => {
    const troops = [withTraits(fighter('horse', [3]), 'fast')];
    const run = choose(
      startFight({ troops, first: [['u', ['horse'], 'A1']], second: [['x', ['blunt'], 'A4']] }),
      {
        type: 'redeploy',
        unit: 'u',
        to: 'A2',
      },
    );
    expect(listOfferedTypes(run)).toContain('attack');
  });

  test('[6.1] a tactical move costs an order', () => {
    const run = choose(startFight(duel), { type: 'move', unit: 'u', to: 'B1' });
    expect([unitIn(run, 'u')?.at, run.state.tokens[0].unspent]).toEqual(['B1', 5]);
  });

  test('[6.17] passing spends a token and ends the turn; not after an action', () => {
    const run = choose(startFight(duel), { type: 'pass' });
    expect([play.awaits(run.state), run.state.tokens[0]]).toEqual([
      ['second'],
      { unspent: 5, spent: 1, aside: 0 },
    ]);
    const moved = choose(startFight(duel), { type: 'move', unit: 'u', to: 'A2' });
    expect(objectionCodes(moved, { by: 'first', type: 'pass' })).toEqual(['pass-instead-of-actions']);
  });

  test('[5.2] a choice without dice can be taken back', () => {
    const run = choose(startFight(duel), { type: 'redeploy', unit: 'u', to: 'A2' });
    const scenario = makeBattle({ troops: TROOPS, ...duel });
    expect(countRetractable(replay(play, { scenario, seed: 1, actions: run.chosen }), 'first')).toBe(1);
  });
});

describe('6.12 Shooting', () => {
  const shots = (second: BattleSetup['second'], at: 'A2' | 'B2' = 'A2') =>
    listOffered(startFight({ first: [['u', ['archer'], at]], second })).flatMap(action =>
      action.type === 'shoot' ? [action.target] : [],
    );

  test('[6.12] at units in the front of the sector', () =>
    expect(
      shots([
        ['x', ['weak'], 'A4'],
        ['y', ['weak'], 'A5'],
        ['z', ['weak'], 'B4'],
      ]),
    ).toEqual(['x']));
  test('[6.14] else at the rear', () =>
    expect(
      shots([
        ['y', ['weak'], 'A5'],
        ['z', ['weak'], 'B4'],
      ]),
    ).toEqual(['y']));
  test('[6.15] else into the next sector, never its rear', () =>
    expect(
      shots(
        [
          ['x', ['weak'], 'A5'],
          ['z', ['weak'], 'C4'],
        ],
        'B2',
      ),
    ).toEqual(['z']));

  test('[6.12] one die, no strike back, and the shooter stays', () => {
    const run = choose(
      startFight({ first: [['u', ['archer'], 'A2']], second: [['x', ['weak', 'sure'], 'A4']] }),
      {
        type: 'shoot',
        unit: 'u',
        target: 'x',
      },
    );
    expect(eventsOfType(run, 'shot').map(({ faces, hits }) => [faces.length, hits])).toEqual([[1, 1]]);
    expect(listOfferedTypes(run)).toEqual(['remove', 'bear']);
    const taken = choose(run, { type: 'remove', troop: 'x-1' });
    expect([unitIn(taken, 'u')?.at, eventsOfType(taken, 'struck')]).toEqual(['A2', []]);
    expect(
      play.odds(startFight({ first: [['u', ['archer'], 'A2']], second: [['x', ['weak'], 'A4']] }).state, {
        by: 'first',
        type: 'shoot',
        unit: 'u',
        target: 'x',
      }),
    ).toEqual({ total: 6n, ways: { destroyed: 6n } });
  });
});

describe('6.16 Special traits', () => {
  const troops = [
    withTraits(fighter('druid', [3]), 'inspire'),
    withTraits(fighter('legate', [3]), 'command'),
  ];
  const first = [
    ['u', ['druid'], 'A1'],
    ['v', ['legate'], 'B1'],
    ['w', ['sure'], 'A2'],
    ['far', ['sure'], 'C2'],
  ] as const;
  const second = [['x', ['blunt', 'blunt'], 'A4']] as const;
  const later = () => choose(startFight({ troops, first, second }), { type: 'pass' }, { type: 'pass' });

  test('[6.16] PB-G14 not in the first turn of the battle, which is player A’s', () => {
    const run = startFight({ troops, first, second });
    expect(listOfferedTypes(run)).not.toContain('inspire');
    expect(objectionCodes(run, { by: 'first', type: 'inspire', unit: 'u', target: 'w' })).toEqual([
      'first-turn',
    ]);
  });

  test('[6.16] Inspire: a unit of the same sector throws one die more, until the end of the round', () => {
    const run = choose(later(), { type: 'inspire', unit: 'u', target: 'w' });
    expect(
      listOffered(later()).flatMap(action => (action.type === 'inspire' ? [action.target] : [])),
    ).toEqual(['w']);
    expect([unitIn(run, 'w')?.inspired, unitIn(run, 'u')?.orders]).toEqual([true, 1]);
    const struck = choose(run, { type: 'attack', unit: 'w' }, { type: 'choose-target', target: 'x' });
    expect(eventsOfType(struck, 'struck')[0]?.faces).toHaveLength(3);
  });

  test('[6.16] Command: another unit acts at once for nothing', () => {
    const run = choose(later(), { type: 'command', unit: 'v', target: 'w' });
    expect(listOfferedTypes(run)).toEqual(['move', 'attack']);
    const acted = choose(run, { type: 'move', unit: 'w', to: 'B2' });
    expect([unitIn(acted, 'w')?.orders, unitIn(acted, 'v')?.orders, acted.state.turn.actions]).toEqual([
      0, 1, 1,
    ]);
  });
});

describe('line counts', () => {
  const soldiers = [fighter('a', [3, 4]), tile('s', { shootingDice: [2, 5] })];
  test.each([
    [
      'a duel',
      makeBattle({ troops: soldiers, first: [['u', ['a', 'a'], 'A2']], second: [['x', ['a', 's'], 'A4']] }),
      [7, 26, 83, 266],
    ],
    [
      'two a side',
      makeBattle({
        troops: soldiers,
        first: [
          ['u', ['a'], 'A2'],
          ['v', ['s'], 'B2'],
        ],
        second: [
          ['x', ['a'], 'A4'],
          ['y', ['s'], 'B5'],
        ],
      }),
      [14, 93, 546, 2891],
    ],
    [
      'placing',
      makeBattle({ troops: soldiers, kind: 'free', first: [['u', ['a']]], second: [['x', ['s']]] }),
      [6, 36, 254, 877],
    ],
  ])('%s', (_, scenario, expected) =>
    // With the first generator's dice, so that only a rule can change a number.
    expect(
      expected.map((_count, index) =>
        countLines(play, play.start(scenario, { seed: 1, generator: 1 }), index + 1),
      ),
    ).toEqual(expected),
  );
});
