import { describe, expect, test } from 'vitest';
import { fighter, tile, withTraits } from '../../testing/battle-setup';
import {
  attackPatterns,
  choose,
  eventsOfType,
  fightOf,
  listOffered,
  listOfferedTypes,
  objectionCodes,
  SURE,
  startFight,
  type TestGame,
  takeAllWounds,
  unitIn,
} from '../../testing/scripted-play';
import { play } from '..';

const ALL = [1, 2, 3, 4, 5, 6];
const CANNON = tile('cannon', { shootingDice: [...ALL, ...ALL, ...ALL], woundPoints: 2 });

const targetsOffered = (run: TestGame): readonly unknown[] =>
  listOffered(run).flatMap(action => ('target' in action ? [action.target] : []));

describe('attacks', () => {
  test('[6.6] a flank attack comes from an empty sector, into every zone of the sectors beside it', () => {
    const second = [
      ['x', ['weak'], 'A5'],
      ['y', ['weak'], 'C4'],
      ['z', ['weak'], 'C5'],
    ] as const;
    const centre = choose(startFight({ first: [['u', ['sure'], 'B2']], second }), {
      type: 'attack',
      unit: 'u',
    });
    expect(targetsOffered(centre)).toEqual(['x', 'y', 'z']);
    const far = startFight({ first: [['u', ['sure'], 'A2']], second: [['y', ['weak'], 'C4']] });
    expect(objectionCodes(far, { by: 'first', type: 'attack', unit: 'u' })).toEqual(['nobody-to-attack']);
  });

  test('[6.2] only from the front, with a black die', () => {
    const run = startFight({
      first: [
        ['u', ['sure'], 'A1'],
        ['v', ['blunt'], 'A2'],
      ],
      second: [['x', ['weak'], 'A4']],
    });
    for (const unit of ['u', 'v'])
      expect(objectionCodes(run, { by: 'first', type: 'attack', unit })).toEqual(['cannot-attack']);
  });

  test('[6.3] an attacker whom the shot destroys fights nobody, and the turn goes on', () => {
    const run = choose(
      startFight({
        troops: [CANNON],
        first: [
          ['u', ['sure'], 'A2'],
          ['v', ['sure'], 'B1'],
        ],
        second: [
          ['x', ['cannon'], 'A4'],
          ['y', ['blunt', 'blunt'], 'C5'],
        ],
      }),
      { type: 'attack', unit: 'u' },
      { type: 'answer-shot', unit: 'x' },
    );
    expect([unitIn(run, 'u'), unitIn(run, 'x')?.at, eventsOfType(run, 'struck')]).toEqual([
      undefined,
      'A4',
      [],
    ]);
    expect([play.awaits(run.state), unitIn(run, 'x')?.orders]).toEqual([['first'], 1]);
  });

  test('[6.3] [6.16] a Responsive unit reacts without tokens, and none is laid on it', () => {
    const troops = [withTraits({ ...SURE, id: 'ready' }, 'responsive')];
    const run = takeAllWounds(
      choose(
        startFight({
          troops,
          first: [['u', ['sure', 'blunt'], 'A2']],
          second: [['x', ['ready', 'blunt'], 'A4']],
        }),
        { type: 'attack', unit: 'u' },
        { type: 'intercept', unit: 'x' },
      ),
    );
    expect([unitIn(run, 'x')?.orders, eventsOfType(run, 'intercepted')[0]?.cost]).toEqual([0, 0]);
  });

  test('[6.7] [6.9] who has lost the last black die is struck and throws nothing', () => {
    const troops = [fighter('glass', ALL)];
    const run = choose(
      startFight({
        troops,
        first: [['u', ['glass', 'blunt'], 'A2']],
        second: [
          ['x', ['sure'], 'A4'],
          ['y', ['archer'], 'A4'],
        ],
      }),
      { type: 'attack', unit: 'u' },
      { type: 'answer-shot', unit: 'y' },
      { type: 'remove', troop: 'u-1' },
      { type: 'choose-target', target: 'x' },
    );
    expect(eventsOfType(run, 'struck').map(({ role }) => role)).toEqual(['strike-back']);
    expect(fightOf(takeAllWounds(run), 'u')).toBe(fightOf(run, 'x'));
  });
});

describe('engagements', () => {
  const outnumbered = () => {
    const begun = startFight({
      options: { points: 200 },
      first: [
        ['u', ['sure', 'blunt'], 'A2'],
        ['v', ['sure', 'blunt'], 'A2'],
      ],
      second: [['x', ['blunt', 'blunt', 'blunt', 'blunt', 'blunt'], 'A4']],
    });
    const both = [...attackPatterns('u', 'x'), ...attackPatterns('v', 'x')];
    const joined = both.reduce((run, wanted) => takeAllWounds(choose(run, wanted)), begun);
    return choose(joined, { type: 'end-turn' });
  };

  test('[6.11] all enemies of the engagement strike a leaving unit once, then all go to their fronts', () => {
    const left = takeAllWounds(choose({ ...outnumbered(), events: [] }, { type: 'leave', unit: 'x' }));
    expect(eventsOfType(left, 'struck').map(({ role, hits }) => [role, hits])).toEqual([
      ['parting', 1],
      ['parting', 1],
    ]);
    expect(['u', 'v', 'x'].map(id => [unitIn(left, id)?.at, fightOf(left, id)])).toEqual([
      ['A2', null],
      ['A2', null],
      ['A4', null],
    ]);
  });

  test('[6.11] when one of two leaves, the others stay in contact', () => {
    const own = choose(outnumbered(), { type: 'pass' });
    const left = takeAllWounds(choose(own, { type: 'leave', unit: 'u' }));
    expect([unitIn(left, 'u')?.at, fightOf(left, 'u')]).toEqual(['A2', null]);
    expect([unitIn(left, 'v')?.at, fightOf(left, 'v'), fightOf(left, 'x')]).toEqual(['A3', 1, 1]);
  });

  test('[6.10] continuing needs a black die and an enemy of the same engagement (P15)', () => {
    const run = outnumbered();
    expect(objectionCodes(run, { by: 'second', type: 'continue', unit: 'x', target: 'u' })).toEqual([
      'cannot-attack',
    ]);
    const own = choose(run, { type: 'pass' });
    expect(objectionCodes(own, { by: 'first', type: 'continue', unit: 'u', target: 'v' })).toEqual([
      'not-in-this-engagement',
    ]);
  });
});

describe('shooting', () => {
  test('[6.12] only from the front, and [6.15] not beyond the next sector', () => {
    const run = startFight({
      first: [
        ['u', ['archer'], 'A1'],
        ['v', ['archer'], 'A2'],
      ],
      second: [['x', ['weak'], 'C4']],
    });
    expect(objectionCodes(run, { by: 'first', type: 'shoot', unit: 'u', target: 'x' })).toEqual([
      'cannot-shoot',
    ]);
    expect(objectionCodes(run, { by: 'first', type: 'shoot', unit: 'v', target: 'x' })).toEqual([
      'out-of-reach',
    ]);
  });

  test('[6.16] an Overwhelming shot goes on to those in the segment of its target, not to others (P21)', () => {
    const troops = [withTraits(CANNON, 'overwhelming')];
    const run = choose(
      startFight({
        troops,
        first: [['u', ['cannon'], 'A2']],
        second: [
          ['x', ['weak'], 'A4'],
          ['y', ['blunt'], 'A4'],
          ['z', ['blunt'], 'A5'],
          ['w', ['blunt', 'blunt'], 'B4'],
        ],
      }),
      { type: 'shoot', unit: 'u', target: 'x' },
    );
    expect(eventsOfType(run, 'carried').map(({ hits }) => hits)).toEqual([2]);
    expect(unitIn(takeAllWounds(run), 'z')?.troops[0]?.wounds).toBe(0);
  });
});

describe('Overwhelming', () => {
  const troops = [withTraits({ ...SURE, id: 'fierce' }, 'overwhelming'), withTraits(CANNON, 'overwhelming')];

  test('[6.16] with no hits left over nobody else suffers', () => {
    const run = choose(
      startFight({
        troops,
        first: [['u', ['fierce'], 'A2']],
        second: [
          ['x', ['weak', 'weak'], 'A4'],
          ['y', ['blunt'], 'A4'],
          ['z', ['blunt'], 'A4'],
        ],
      }),
      ...attackPatterns('u', 'x'),
    );
    expect([unitIn(run, 'x'), eventsOfType(run, 'carried'), listOfferedTypes(run)]).toEqual([
      undefined,
      [],
      ['move', 'attack', 'end-turn', 'resign'],
    ]);
  });

  test('[6.16] P21 a shot in reaction carries nothing on', () => {
    const run = choose(
      startFight({
        troops,
        first: [
          ['u', ['sure'], 'A2'],
          ['v', ['weak'], 'A2'],
        ],
        second: [['x', ['cannon'], 'A4']],
      }),
      { type: 'attack', unit: 'u' },
      { type: 'answer-shot', unit: 'x' },
    );
    expect([unitIn(run, 'u'), unitIn(run, 'v')?.at, eventsOfType(run, 'carried')]).toEqual([
      undefined,
      'A2',
      [],
    ]);
  });
});

describe('orders', () => {
  const troops = [
    withTraits(fighter('druid', [3]), 'inspire'),
    withTraits(fighter('legate', [3]), 'command'),
  ];
  const later = () =>
    choose(
      startFight({
        troops,
        options: { points: 100 },
        first: [
          ['d', ['druid'], 'A1'],
          ['l', ['legate'], 'A1'],
          ['w', ['sure'], 'A2'],
          ['b', ['sure'], 'B1'],
          ['far', ['sure'], 'C2'],
        ],
        second: [['x', ['blunt', 'blunt'], 'A4']],
      }),
      { type: 'pass' },
      { type: 'pass' },
    );

  test('[6.16] Inspire does not add up (P22), reaches its own sector only, and ends with the round', () => {
    const run = choose(later(), { type: 'inspire', unit: 'd', target: 'w' });
    const inspire = (target: string) =>
      objectionCodes(run, { by: 'first', type: 'inspire', unit: 'd', target });
    expect(inspire('w')).toEqual(['inspired-already']);
    expect(inspire('b')).toEqual(['not-near-enough']);
    expect(inspire('d')).toEqual(['not-near-enough']);
    expect(objectionCodes(run, { by: 'first', type: 'inspire', unit: 'w', target: 'd' })).toEqual([
      'has-no-such-trait',
    ]);
    let now = choose(run, { type: 'end-turn' });
    while (now.state.round === 1) now = choose(now, { type: 'pass' });
    expect([unitIn(now, 'w')?.inspired, unitIn(now, 'd')?.orders]).toEqual([false, 0]);
  });

  test('[6.16] Command reaches the own sector and those beside it, and no unit that was redeployed (P22)', () => {
    const run = later();
    const command = (from: TestGame, target: string) =>
      objectionCodes(from, { by: 'first', type: 'command', unit: 'l', target });
    expect(['w', 'b', 'far'].map(target => command(run, target))).toEqual([[], [], ['not-near-enough']]);
    const field = run.state.field.map(unit => (unit.id === 'w' ? { ...unit, at: 'late' as const } : unit));
    expect(command({ ...run, state: { ...run.state, field } }, 'w')).toEqual(['not-near-enough']);
    const moved = choose(run, { type: 'redeploy', unit: 'b', to: 'B2' });
    expect(command(moved, 'b')).toEqual(['nothing-to-do']);
    const commanded = choose(run, { type: 'command', unit: 'l', target: 'w' });
    expect(objectionCodes(commanded, { by: 'first', type: 'move', unit: 'b', to: 'B2' })).toEqual([
      'not-now',
    ]);
  });

  test('[5.3] neither an enemy unit nor one that is still to come receives orders', () => {
    const run = startFight({
      first: [
        ['u', ['sure'], 'A2'],
        ['late', ['sure']],
      ],
      second: [['x', ['sure'], 'A4']],
      options: { late: ['first'] },
    });
    const move = (unit: string, to: 'A5' | 'A1') =>
      objectionCodes(run, { by: 'first', type: 'move', unit, to });
    expect([move('x', 'A5'), move('late', 'A1'), move('nobody', 'A1')]).toEqual([
      ['not-your-unit'],
      ['not-your-unit'],
      ['not-your-unit'],
    ]);
  });

  test('[5.2] a redeployment and a pass go together; [5.2] none after an action', () => {
    const moved = choose(later(), { type: 'redeploy', unit: 'b', to: 'B2' });
    expect(play.awaits(choose(moved, { type: 'pass' }).state)).toEqual(['second']);
    const acted = choose(later(), { type: 'move', unit: 'b', to: 'B2' });
    expect(objectionCodes(acted, { by: 'first', type: 'redeploy', unit: 'w', to: 'A1' })).toEqual([
      'redeploys-first',
    ]);
  });

  test('[6.8] P14 a passed token serves as a wound when no other is left', () => {
    const run = choose(
      startFight({
        options: { points: 10 },
        first: [['u', ['archer'], 'A2']],
        second: [
          ['x', ['blunt', 'blunt'], 'A4'],
          ['y', ['blunt'], 'C5'],
        ],
      }),
    );
    const spent: TestGame = {
      ...run,
      state: { ...run.state, tokens: [run.state.tokens[0], { unspent: 0, spent: 1, aside: 0 }] },
    };
    const hit = choose(spent, { type: 'shoot', unit: 'u', target: 'x' });
    expect(listOffered(hit).flatMap(action => (action.type === 'bear' ? [action.from] : []))).toEqual([
      'spent',
    ]);
    expect(choose(hit, { type: 'bear' }).state.tokens[1]).toMatchObject({ spent: 0 });
  });

  test('[5.4] [6.8] the wound tokens of a removed troop lie aside until the round is over', () => {
    const shot = { type: 'shoot', unit: 'u', target: 'x' } as const;
    const run = choose(
      startFight({
        options: { points: 60 },
        first: [['u', ['archer'], 'A2']],
        second: [
          ['x', ['blunt', 'blunt'], 'A4'],
          ['y', ['blunt', 'blunt'], 'C5'],
        ],
      }),
      shot,
      { type: 'bear', troop: 'x-1' },
      shot,
      { type: 'remove', troop: 'x-1' },
    );
    expect(run.state.tokens[1]).toEqual({ unspent: 5, spent: 0, aside: 1 });
    let now = choose(run, { type: 'end-turn' });
    while (now.state.round === 1) now = choose(now, { type: 'pass' });
    expect(now.state.tokens[1]).toEqual({ unspent: 6, spent: 0, aside: 0 });
  });

  test('[4.3] P19 a late side keeps its rest covered and unharmed, and it counts for the army', () => {
    const run = startFight({
      first: [['u', ['sure'], 'A2']],
      second: [
        ['x', ['weak'], 'A4'],
        ['late', ['blunt', 'blunt']],
      ],
      options: { late: ['second'], points: 10 },
    });
    expect([unitIn(run, 'late')?.at, listOfferedTypes(run)]).toEqual([
      'late',
      ['move', 'attack', 'redeploy', 'pass', 'resign'],
    ]);
    const beaten = choose(run, ...attackPatterns('u', 'x'), { type: 'pass' });
    expect([play.result(beaten.state), beaten.state.round, listOfferedTypes(beaten)]).toEqual([
      null,
      2,
      ['arrive'],
    ]);
  });
});
