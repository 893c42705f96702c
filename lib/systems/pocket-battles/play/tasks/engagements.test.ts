import { describe, expect, test } from 'vitest';
import { tile, withTraits } from '../../testing/battle-setup';
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
  takeAllWounds,
  unitIn,
} from '../../testing/scripted-play';
import { play } from '..';

describe('6.2 Attack and 6.3 reactions', () => {
  const request = {
    first: [['u', ['sure', 'blunt'], 'A2']],
    second: [
      ['x', ['sure', 'blunt'], 'A4'],
      ['y', ['archer'], 'A4'],
      ['z', ['blunt'], 'A5'],
    ],
  } as const;

  test('[6.2] [6.3] the attacker moves up, and the enemy at the front may intercept, shoot or wait', () => {
    const run = choose(startFight(request), { type: 'attack', unit: 'u' });
    expect([unitIn(run, 'u')?.at, play.awaits(run.state)]).toEqual(['A3', ['second']]);
    expect(listOffered(run).map(({ names: _, by: _by, pieces: _pieces, ...rest }) => rest)).toEqual([
      { type: 'intercept', unit: 'x' },
      { type: 'answer-shot', unit: 'y' },
      { type: 'wait' },
    ]);
  });

  test('[6.3] who waits leaves the choice to the attacker: front or engagement zone, not the rear', () => {
    const run = choose(startFight(request), { type: 'attack', unit: 'u' }, { type: 'wait' });
    expect(listOffered(run).map(action => 'target' in action && action.target)).toEqual(['x', 'y']);
    expect(play.odds(run.state, { by: 'first', type: 'choose-target', target: 'y' })?.ways).toEqual({
      destroyed: 36n,
    });
  });

  test('[6.3] PB-G11 the interceptor pays an order, fights with one die against two (P12)', () => {
    const run = takeAllWounds(
      choose(startFight(request), { type: 'attack', unit: 'u' }, { type: 'intercept', unit: 'x' }),
    );
    expect(eventsOfType(run, 'struck').map(({ role, faces }) => [role, faces.length])).toEqual([
      ['attack', 2],
      ['strike-back', 1],
    ]);
    expect([fightOf(run, 'u'), fightOf(run, 'x')]).toEqual([1, 1]);
    expect([unitIn(run, 'x')?.orders, run.state.tokens[1].unspent]).toEqual([1, 3]);
    expect(eventsOfType(run, 'struck').map(event => play.describe(event, 'all').values?.roleId)).toEqual([
      'attack',
      'strike_back',
    ]);
  });

  test('[6.3] a shot comes before contact; the attacker then chooses', () => {
    const shot = choose(
      startFight(request),
      { type: 'attack', unit: 'u' },
      { type: 'answer-shot', unit: 'y' },
    );
    expect([play.awaits(shot.state), listOfferedTypes(shot)]).toEqual([['first'], ['bear', 'remove']]);
    const run = choose(shot, { type: 'bear', troop: 'u-1' });
    expect(listOfferedTypes(run)).toEqual(['choose-target']);
  });

  test('[6.3] a reaction is not the next turn', () => {
    const run = takeAllWounds(
      choose(startFight(request), { type: 'attack', unit: 'u' }, { type: 'intercept', unit: 'x' }),
    );
    expect(play.awaits(choose(run, { type: 'end-turn' }).state)).toEqual(['second']);
  });

  test('[6.3] without tokens no reaction, unless the unit is Responsive', () => {
    const troops = [withTraits({ ...SURE, id: 'ready' }, 'responsive')];
    const react = (unit: string) => {
      const run = startFight({ troops, first: [['u', ['sure'], 'A2']], second: [['x', [unit, unit], 'A4']] });
      const bare = {
        ...run,
        state: { ...run.state, tokens: [run.state.tokens[0], { unspent: 0, spent: 6, aside: 0 }] as const },
      };
      return listOfferedTypes(choose(bare, { type: 'attack', unit: 'u' }));
    };
    expect(react('sure')).toEqual(['choose-target']);
    expect(react('ready')).toEqual(['intercept', 'wait']);
  });

  test('[6.5] past an empty front the rear is attacked, and nobody reacts', () => {
    const run = choose(
      startFight({ first: [['u', ['sure'], 'A2']], second: [['z', ['sure', 'blunt'], 'A5']] }),
      {
        type: 'attack',
        unit: 'u',
      },
    );
    expect(listOfferedTypes(run)).toEqual(['choose-target']);
    const fought = takeAllWounds(choose(run, { type: 'choose-target', target: 'z' }));
    expect([unitIn(fought, 'z')?.at, unitIn(fought, 'u')?.at]).toEqual(['A3', 'A3']);
  });

  test('[6.6] a flank attack is fought in the target’s sector, and the survivor goes to its front there', () => {
    const run = choose(
      startFight({
        first: [['u', ['sure'], 'A2']],
        second: [
          ['z', ['weak'], 'B5'],
          ['y', ['blunt'], 'C4'],
        ],
      }),
      ...attackPatterns('u', 'z'),
    );
    expect([unitIn(run, 'z'), unitIn(run, 'u')?.at, unitIn(run, 'u')?.fight]).toEqual([
      undefined,
      'B2',
      null,
    ]);
    const both = takeAllWounds(
      choose(
        startFight({ first: [['u', ['sure'], 'A2']], second: [['z', ['blunt', 'blunt'], 'B5']] }),
        ...attackPatterns('u', 'z'),
      ),
    );
    expect([unitIn(both, 'z')?.at, unitIn(both, 'u')?.at]).toEqual(['B3', 'B3']);
  });
});

describe('6.4 Outnumbering', () => {
  const request = {
    options: { points: 100 },
    first: [
      ['u', ['blunt', 'sure'], 'A2'],
      ['v', ['blunt', 'sure'], 'A2'],
    ],
    second: [
      ['x', ['blunt', 'blunt', 'blunt'], 'A4'],
      ['y', ['blunt', 'sure', 'blunt'], 'A5'],
    ],
  } as const;

  const twoAgainstOne = () =>
    takeAllWounds(
      choose(
        takeAllWounds(choose(startFight(request), ...attackPatterns('u', 'x'))),
        ...attackPatterns('v', 'x'),
      ),
    );

  test('[6.4] a second unit joins the fight; one throws, one suffers', () => {
    const run = twoAgainstOne();
    expect(['u', 'v', 'x'].map(id => fightOf(run, id))).toEqual([1, 1, 1]);
    expect(eventsOfType(run, 'struck').map(({ role }) => role)).toEqual(['attack', 'attack']);
  });

  test('[6.4] a fresh enemy takes the unit that it attacks out: two fights of one against one', () => {
    const run = choose(twoAgainstOne(), { type: 'end-turn' }, { type: 'move', unit: 'y', to: 'A4' });
    const split = takeAllWounds(choose(run, ...attackPatterns('y', 'u')));
    expect([fightOf(split, 'y'), fightOf(split, 'u')]).toEqual([2, 2]);
    expect([fightOf(split, 'x'), fightOf(split, 'v')]).toEqual([1, 1]);
  });

  test('[6.9] when the last enemy falls, all go back to their front', () => {
    const smaller = { ...request, second: [['x', ['blunt', 'blunt'], 'A4'], request.second[1]] } as const;
    const both = [...attackPatterns('u', 'x'), ...attackPatterns('v', 'x')];
    const joined = both.reduce((run, wanted) => takeAllWounds(choose(run, wanted)), startFight(smaller));
    const later = choose(joined, { type: 'end-turn' }, { type: 'pass' });
    const first = takeAllWounds(choose(later, { type: 'continue', unit: 'u', target: 'x' }));
    expect(fightOf(first, 'x')).toBe(1);
    const last = takeAllWounds(choose(first, { type: 'continue', unit: 'v', target: 'x' }));
    expect(unitIn(last, 'x')).toBeUndefined();
    expect(['u', 'v'].map(id => [unitIn(last, id)?.at, fightOf(last, id)])).toEqual([
      ['A2', null],
      ['A2', null],
    ]);
  });
});

describe('6.10, 6.11 Going on and leaving', () => {
  const request = {
    options: { points: 100 },
    first: [['u', ['sure', 'blunt', 'blunt'], 'A2']],
    second: [['x', ['sure', 'blunt', 'blunt'], 'A4']],
  } as const;
  const locked = () =>
    takeAllWounds(
      choose(
        takeAllWounds(
          choose(
            startFight(request),
            { type: 'attack', unit: 'u' },
            { type: 'wait' },
            { type: 'choose-target', target: 'x' },
          ),
        ),
        { type: 'end-turn' },
      ),
    );

  test('[6.10] not in the turn of the attack (P8); later with one die, no reaction, and a strike back', () => {
    const attacked = takeAllWounds(
      choose(
        startFight(request),
        { type: 'attack', unit: 'u' },
        { type: 'wait' },
        { type: 'choose-target', target: 'x' },
      ),
    );
    expect(objectionCodes(attacked, { by: 'first', type: 'continue', unit: 'u', target: 'x' })).toEqual([
      'was-not-in-contact',
    ]);
    const run = locked();
    expect(listOfferedTypes(run)).toContain('leave');
    const fought = choose(
      { ...run, events: [] },
      listOfferedTypes(run).includes('continue')
        ? { type: 'continue', unit: 'x', target: 'u' }
        : { type: 'leave', unit: 'x' },
    );
    expect(eventsOfType(fought, 'struck')[0]?.faces).toHaveLength(1);
  });

  /** u has been in contact with x since an earlier turn, and y stands behind. */
  const beforeSecond = (enemy: readonly string[] = ['blunt', 'blunt', 'blunt']) => {
    const scenario = {
      options: { points: 200 },
      first: [['u', ['sure', 'sure', 'sure', 'blunt'], 'A2']],
      second: [
        ['x', enemy, 'A4'],
        ['y', ['blunt', 'blunt', 'blunt'], 'A5'],
      ],
    } as const;
    const engaged = takeAllWounds(choose(startFight(scenario), ...attackPatterns('u', 'x')));
    return choose(engaged, { type: 'end-turn' }, { type: 'pass' });
  };

  test('[6.10] [6.11] a unit that has beaten its enemy and attacks another is newly in contact: neither fights on nor leaves', () => {
    const beaten = takeAllWounds(choose(beforeSecond(), { type: 'continue', unit: 'u', target: 'x' }));
    expect([unitIn(beaten, 'x'), unitIn(beaten, 'u')?.at]).toEqual([undefined, 'A2']);
    const again = takeAllWounds(choose(beaten, ...attackPatterns('u', 'y')));
    expect(fightOf(again, 'u')).toBe(fightOf(again, 'y'));
    expect(listOfferedTypes(again).filter(kind => kind === 'continue' || kind === 'leave')).toEqual([]);
    expect(objectionCodes(again, { by: 'first', type: 'continue', unit: 'u', target: 'y' })).toEqual([
      'was-not-in-contact',
    ]);
    expect(objectionCodes(again, { by: 'first', type: 'leave', unit: 'u' })).toEqual(['was-not-in-contact']);
  });

  test('[6.10] a contact that was left and made again in the same turn is a new one', () => {
    const large = beforeSecond(['blunt', 'blunt', 'blunt', 'blunt', 'blunt']);
    const left = takeAllWounds(choose(large, { type: 'leave', unit: 'u' }));
    expect(fightOf(left, 'u')).toBeNull();
    const again = takeAllWounds(choose(left, ...attackPatterns('u', 'x')));
    expect(fightOf(again, 'u')).toBe(fightOf(again, 'x'));
    expect(objectionCodes(again, { by: 'first', type: 'continue', unit: 'u', target: 'x' })).toEqual([
      'was-not-in-contact',
    ]);
    const next = choose(again, { type: 'end-turn' }, { type: 'pass' });
    expect(listOfferedTypes(next)).toContain('continue');
  });

  test('[6.10] a unit that joins a fight in this turn waits, while one that was in it may fight on', () => {
    const run = takeAllWounds(
      choose(
        startFight({
          options: { points: 200 },
          first: [
            ['u', ['sure', 'blunt'], 'A2'],
            ['v', ['sure', 'blunt'], 'A2'],
          ],
          second: [['x', ['blunt', 'blunt', 'blunt', 'blunt'], 'A4']],
        }),
        ...attackPatterns('u', 'x'),
      ),
    );
    const joined = takeAllWounds(
      choose(choose(run, { type: 'end-turn' }, { type: 'pass' }), ...attackPatterns('v', 'x')),
    );
    expect(objectionCodes(joined, { by: 'first', type: 'continue', unit: 'u', target: 'x' })).toEqual([]);
    expect(objectionCodes(joined, { by: 'first', type: 'continue', unit: 'v', target: 'x' })).toEqual([
      'was-not-in-contact',
    ]);
  });

  test('[6.11] every enemy strikes once, nobody strikes back, and both go to their front', () => {
    const run = locked();
    const left = takeAllWounds(choose({ ...run, events: [] }, { type: 'leave', unit: 'x' }));
    expect(eventsOfType(left, 'struck').length).toBeGreaterThan(0);
    expect(
      eventsOfType(left, 'struck').every(
        ({ role, faces, rule }) => role === 'parting' && faces.length === 1 && rule?.section === '6.11',
      ),
    ).toBe(true);
    expect(['u', 'x'].map(id => unitIn(left, id)?.at)).toEqual(['A2', 'A4']);
  });

  test('[6.11] [6.16] Skirmishers are not struck', () => {
    const troops = [withTraits(tile('light', { woundPoints: 3 }), 'skirmish')];
    const run = takeAllWounds(
      choose(
        startFight({ troops, ...request, second: [['x', ['light', 'light'], 'A4']] }),
        ...attackPatterns('u', 'x'),
      ),
    );
    const left = choose({ ...choose(run, { type: 'end-turn' }), events: [] }, { type: 'leave', unit: 'x' });
    expect([eventsOfType(left, 'struck'), unitIn(left, 'x')?.at]).toEqual([[], 'A4']);
  });

  test('[6.1] an engaged unit neither moves nor shoots (P9)', () => {
    const run = locked();
    expect(objectionCodes(run, { by: 'second', type: 'move', unit: 'x', to: 'A5' })).toEqual(['in-contact']);
  });

  test('[6.13] a shot into the fight is shared by all of it', () => {
    const triple = tile('engine', {
      shootingDice: [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6],
    });
    const run = takeAllWounds(
      choose(
        startFight({
          troops: [triple],
          options: { points: 100 },
          first: [
            ['u', ['blunt', 'sure'], 'A2'],
            ['e', ['engine'], 'A2'],
          ],
          second: [['x', ['blunt', 'blunt', 'blunt'], 'A4']],
        }),
        ...attackPatterns('u', 'x'),
      ),
    );
    const shot = choose({ ...run, events: [] }, { type: 'shoot', unit: 'e', target: 'x' });
    expect(eventsOfType(shot, 'shot').map(({ hits, shared }) => [hits, shared])).toEqual([[3, 2]]);
    const wounds = shot.state.agenda.flatMap(task =>
      task.type === 'wounds' ? [[task.unit, task.hits]] : [],
    );
    expect(wounds).toEqual([
      ['u', 2],
      ['x', 2],
    ]);
  });
});

describe('6.16 Overwhelming', () => {
  test('[6.16] hits left over go on to another unit at the front of the sector (P21)', () => {
    const troops = [withTraits({ ...SURE, id: 'fierce' }, 'overwhelming')];
    const run = choose(
      startFight({
        troops,
        first: [['u', ['fierce', 'fierce'], 'A2']],
        second: [
          ['x', ['weak'], 'A4'],
          ['y', ['blunt'], 'A4'],
          ['z', ['blunt'], 'A4'],
        ],
      }),
      ...attackPatterns('u', 'x'),
    );
    expect(listOffered(run).map(action => 'target' in action && action.target)).toEqual(['y', 'z']);
    const carried = takeAllWounds(choose(run, { type: 'carry', target: 'y' }));
    expect([
      eventsOfType(carried, 'carried')[0]?.hits,
      unitIn(carried, 'y'),
      unitIn(carried, 'u')?.at,
    ]).toEqual([3, undefined, 'A2']);
  });
});
