import { describe, expect, test } from 'vitest';
import { readAuthoredField } from '../../authoring/previews';
import { winnerOf } from '../../rules/victory';
import { listWoundChoices } from '../../rules/wounds';
import { makeBattle, tile } from '../../testing/battle-setup';
import {
  attackPatterns,
  choose,
  eventsOfType,
  fightOf,
  listOfferedTypes,
  startFight,
  takeAllWounds,
  unitIn,
} from '../../testing/scripted-play';
import { play } from '..';

describe('6.8 Wounds', () => {
  const horse = tile('cavalry', { woundPoints: 2 });
  const foot = tile('infantry');
  const unitOf = (wounds: number) => {
    const [unit] = readAuthoredField(
      makeBattle({
        troops: [horse, foot],
        first: [['u', ['cavalry', 'cavalry', 'infantry'], 'A2']],
        second: [],
      }),
    );
    if (!unit) throw new Error('no unit');
    return {
      ...unit,
      troops: unit.troops.map((troop, index) => (index === 0 ? { ...troop, wounds } : troop)),
    };
  };
  const tokens = { unspent: 1, spent: 0, aside: 0 };
  const ways = (wounds: number) =>
    listWoundChoices(unitOf(wounds), tokens, [unitOf(wounds)]).map(({ type, troop }) => `${type} ${troop}`);

  test('[6.8] PB-G07 the infantry goes, a cavalry goes, or a cavalry bears it', () =>
    expect(ways(0)).toEqual(['bear u-1', 'remove u-1', 'remove u-3']));
  test('[6.8] PB-G08 the wounded cavalry goes, the other bears it or goes, or the infantry goes', () =>
    expect(ways(1)).toEqual(['remove u-1', 'bear u-2', 'remove u-2', 'remove u-3']));

  test('[6.8] PB-G09 two hits: the Nobles go, the Mounted Nobles bear one', () => {
    const troops = [tile('nobles'), tile('mounted', { woundPoints: 2 })];
    const request = {
      troops,
      first: [['u', ['sure'], 'A2']],
      second: [['x', ['nobles', 'mounted'], 'A4']],
    } as const;
    const run = choose(startFight(request), ...attackPatterns('u', 'x'));
    const taken = choose(run, { type: 'remove', troop: 'x-1' }, { type: 'bear', troop: 'x-2' });
    expect(unitIn(taken, 'x')?.troops.map(({ id, wounds }) => [id, wounds])).toEqual([['x-2', 1]]);
    expect([taken.state.tokens[1].unspent, taken.state.destroyed]).toEqual([5, [5, 0]]);
  });

  test('[6.8] a unit that the hits are sure to destroy goes at once, and takes no tokens first', () => {
    const run = choose(
      startFight({
        troops: [tile('mounted', { woundPoints: 2 })],
        first: [['u', ['sure'], 'A2']],
        second: [
          ['x', ['mounted'], 'A4'],
          ['y', ['blunt'], 'C5'],
        ],
      }),
      ...attackPatterns('u', 'x'),
    );
    expect(unitIn(run, 'x')).toBeUndefined();
    const types = run.events.map(({ type }) => type);
    expect([types.includes('wounded'), types.filter(type => type === 'troop-removed').length]).toEqual([
      false,
      1,
    ]);
  });

  test('[6.8] tokens: first unspent, then orders as the owner likes, then spent ones (P14), then none', () => {
    const unit = { ...unitOf(0), orders: 1 };
    const other = { ...unitOf(0), id: 'v', orders: 2 };
    const from = (counts: typeof tokens, field: readonly (typeof unit)[]) =>
      listWoundChoices(unit, counts, field).flatMap(choice => (choice.type === 'bear' ? [choice.from] : []));
    expect(from(tokens, [unit, other])).toEqual(['unspent']);
    const dry = { unspent: 0, spent: 3, aside: 2 };
    expect(from(dry, [unit, other])).toEqual([{ unit: 'u' }, { unit: 'v' }]);
    expect(from(dry, [{ ...unit, orders: 0 }])).toEqual(['spent']);
    expect(from({ ...dry, spent: 0 }, [{ ...unit, orders: 0 }])).toEqual([]);
  });

  test('[6.8] an order used as a wound makes the next order cheaper', () => {
    const run = startFight({
      options: { points: 10 },
      first: [['u', ['sure'], 'A2']],
      second: [['x', ['sure', 'blunt'], 'A4']],
    });
    const struck = choose(
      run,
      { type: 'attack', unit: 'u' },
      { type: 'wait' },
      { type: 'choose-target', target: 'x' },
    );
    const hurt = choose(struck, { type: 'bear', troop: 'x-1' }, { type: 'remove', troop: 'x-2' });
    const before = unitIn(hurt, 'u')?.orders;
    expect([before, listOfferedTypes(hurt)]).toEqual([1, ['bear', 'remove']]);
    expect(unitIn(choose(hurt, { type: 'bear', from: { unit: 'u' } }), 'u')?.orders ?? 0).toBe(0);
  });

  test('[6.8] PB-G07 sure destruction asks nobody (P20), and wound tokens go aside until the next round', () => {
    const run = choose(
      startFight({
        first: [['u', ['sure', 'sure'], 'A2']],
        second: [
          ['x', ['weak', 'weak'], 'A4'],
          ['y', ['blunt'], 'B5'],
        ],
      }),
      ...attackPatterns('u', 'x'),
    );
    expect([unitIn(run, 'x'), eventsOfType(run, 'troop-removed').length, unitIn(run, 'u')?.at]).toEqual([
      undefined,
      2,
      'A2',
    ]);
  });
});

describe('5.4 and 7.1 The end of a round and of the battle', () => {
  test('[7.1] half of the enemy army is enough, but only at the end of the round (PB-G13)', () => {
    const run = choose(
      startFight({
        options: { points: 10 },
        first: [['u', ['sure'], 'A2']],
        second: [
          ['x', ['weak'], 'A4'],
          ['y', ['weak'], 'B5'],
        ],
      }),
      ...attackPatterns('u', 'x'),
    );
    expect([run.state.destroyed, play.result(run.state)]).toEqual([[1, 0], null]);
    const ended = choose(run, { type: 'pass' });
    expect(play.result(ended.state)).toMatchObject({
      ranking: [['first'], ['second']],
      scores: { first: 1, second: 0 },
    });
  });

  test.each([
    ['PB-G12 equal sums: player B', [30, 30], [60, 60], 1],
    ['the higher sum', [31, 30], [60, 60], 0],
    ['PB-G13 one alone at half', [20, 30], [60, 60], 1],
    ['nobody yet', [29, 29], [60, 60], null],
    ['half of what was fielded, not of what was agreed (P4)', [29, 0], [57, 60], 0],
  ] as const)('[7.1] %s', (_, destroyed, enemy, winner) =>
    expect(winnerOf({ destroyed, enemy }, 1)).toBe(winner),
  );

  test('[7.1] a player may resign', () => {
    const run = choose(startFight({ first: [['u', ['sure'], 'A2']], second: [['x', ['sure'], 'A4']] }), {
      type: 'resign',
    });
    expect(play.result(run.state)?.ranking).toEqual([['second'], ['first']]);
    expect(play.awaits(run.state)).toEqual([]);
  });

  test('[5.4] wounds of the living stay; they may be given up for their tokens, and then score (P3)', () => {
    const decided = choose(
      startFight({
        options: { points: 20 },
        first: [['u', ['archer'], 'A2']],
        second: [
          ['x', ['blunt', 'blunt', 'blunt'], 'A4'],
          ['y', ['blunt'], 'C5'],
        ],
      }),
      { type: 'shoot', unit: 'u', target: 'x' },
      { type: 'bear', troop: 'x-1' },
      { type: 'end-turn' },
      { type: 'pass' },
      { type: 'pass' },
    );
    expect([play.awaits(decided.state), listOfferedTypes(decided)]).toEqual([
      ['second'],
      ['give-up', 'keep'],
    ]);
    const kept = choose(decided, { type: 'keep' });
    expect([kept.state.round, kept.state.tokens[1].unspent]).toEqual([2, 1]);
    const given = choose(decided, { type: 'give-up', troop: 'x-1' });
    expect([given.state.tokens[1].unspent, given.state.destroyed]).toEqual([2, [5, 0]]);
  });

  test('[5.4] a unit in contact with one that is given up goes back to its front', () => {
    const struck = takeAllWounds(
      choose(
        startFight({
          options: { points: 40 },
          first: [['u', ['sure'], 'A2']],
          second: [
            ['x', ['blunt'], 'A4'],
            ['y', ['blunt', 'blunt'], 'C5'],
          ],
        }),
        ...attackPatterns('u', 'x'),
      ),
    );
    const passes = Array.from({ length: 4 }, () => ({ type: 'pass' }) as const);
    const ended = choose(struck, { type: 'end-turn' }, ...passes, { type: 'pass' });
    expect([listOfferedTypes(ended), fightOf(ended, 'u')]).toEqual([['give-up', 'keep'], 1]);
    const given = choose(ended, { type: 'give-up', troop: 'x-1' });
    expect([given.state.round, unitIn(given, 'u')?.at, fightOf(given, 'u')]).toEqual([2, 'A2', null]);
  });

  test('[5.1] with nobody left on a side the round ends at once (P17)', () => {
    const run = choose(
      startFight({ first: [['u', ['sure'], 'A2']], second: [['x', ['weak'], 'A4']] }),
      ...attackPatterns('u', 'x'),
    );
    expect(play.result(run.state)?.ranking).toEqual([['first'], ['second']]);
  });
});
