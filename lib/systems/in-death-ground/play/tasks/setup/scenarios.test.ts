import { describe, expect, test } from 'vitest';
import type { AreaPiece, Scenario } from '../../../document/scenario';
import { findStand } from '../../../document/table';
import { isOrderly } from '../../../rules/movement/march-objections';
import { mayHide } from '../../../rules/setup/deployment';
import { raidTurns } from '../../../rules/setup/duration';
import { changeUnit } from '../../../testing/field';
import { applyChoice, awaitedSeatOf, playUntil, siegeScenario, unitOf, WALL } from '../../../testing/siege';
import { area, battle, hoplites, placed } from '../../../testing/table';
import { play } from '../..';
import { areWithin } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { endTurn } from '../ending';
import { retreatUnits } from '../morale/retreats';
import { arrive } from './arrivals';
import { blockDepthOf, findEntryObjections, listEntryPlaces, mayLeaveByFarEdge } from './column-entry';
import { conceal } from './concealment';
import { tryStratagem } from './stratagems';

type Point = readonly [number, number];
type Size = Scenario['board'];

const bows = (id: string, x?: number, y?: number) => ({
  id,
  entry: 'sparabara',
  variant: 'bow',
  elements: 4,
  ...(x === undefined || y === undefined ? {} : { place: placed(x, y, 180) }),
});

const setUp = (unit: string, x: number, y: number, hidden = false) =>
  ({
    type: 'set-up',
    unit,
    to: { at: [x, y], facing: 0, formation: 'line', files: 3 },
    ...(hidden ? { hidden } : {}),
  }) as const;

const free = (): Scenario => ({
  ...battle(
    'open-battle',
    [area('wood', 20, 44, 4)],
    [hoplites('one'), hoplites('two'), hoplites('three')],
    [bows('bows')],
  ),
  freeSetUp: true,
});

describe('8.3 and 8.4: open battle', () => {
  test('[8.3] of equal commanders the die says who sets up first', () => {
    const scenario = free();
    const equal: Scenario = {
      ...scenario,
      forces: scenario.forces.map((force, index) => ({
        ...force,
        list: 'achaemenid-persians',
        units: [{ id: `bows-${index}`, parts: [{ entry: 'sparabara', variant: 'bow', elements: 4 }] }],
      })),
    };
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => play.start(equal, seed).agenda[0]);
    expect(new Set(firsts.map(task => task?.type))).toEqual(new Set(['set-up']));
    expect(new Set(firsts.map(task => (task?.type === 'set-up' ? task.side : null)))).toEqual(
      new Set([0, 1]),
    );
  });

  test('[8.4] concealed strength holds for units that are set up in play; who hides or comes late is whole', () => {
    const start = applyChoice(play.start(free(), 1), { type: 'set-up-second' });
    const state = conceal(beginGame(start), 0).state;
    const sizes = (now: State, id: string) => {
      const { elements, reserve } = unitOf(now, id);
      return [elements.length, reserve.length];
    };
    expect(sizes(applyChoice(state, setUp('one', 40, 44)), 'one')).toEqual([1, 7]);
    expect(sizes(applyChoice(state, { type: 'hold-back', unit: 'one' }), 'one')).toEqual([8, 0]);
    expect(sizes(applyChoice(state, setUp('one', 20, 44, true)), 'one')).toEqual([8, 0]);
  });

  test('[8.4] nobody can tell a sham unit from the others by its name or its papers', () => {
    const start = play.start(
      battle('open-battle', [], [hoplites('spears', placed(30, 44))], [bows('bows', 30, 4)]),
      1,
    );
    const task = { type: 'trick', side: 0 } as const;
    const tricked = [1, 2, 3, 4].map(
      seed =>
        tryStratagem(beginGame(play.reseed({ ...start, agenda: [task] }, seed) as State), 0, 'dummies').state,
    );
    const asked = tricked.find(({ agenda: [head] }) => head?.type === 'sham');
    const sham =
      asked && applyChoice(asked, { type: 'sham', entry: 'hoplites', variant: 'armoured', elements: 6 });
    const dummy = sham?.units.find(({ isDummy }) => isDummy);
    if (!sham || !dummy) throw new Error('no trick worked');
    const shown = changeUnit(sham, dummy.id, {
      presence: 'table',
      elements: dummy.elements.map((each, index) => ({ ...each, at: [50 + index * 2.4, 44] as const })),
    });
    const position = play.position(shown, 'second');
    expect(position.scenario.forces[0]?.units).toEqual([]);
    const words = JSON.stringify(position.pieces.find(({ id }) => id === dummy.id));
    expect(words).toContain(String(unitOf(shown, 'spears').name ?? 'Hoplites'));
    expect(words).not.toMatch(/dummy|sham/i);
  });
});

describe('8.2 Ambush', () => {
  const column = (): State => {
    const base = battle('ambush', [], [hoplites('one'), hoplites('two')], [bows('bows', 60, 8)]);
    return play.start(
      {
        ...base,
        attacker: 'first',
        forces: base.forces.map((force, index) =>
          index === 0 ? { ...force, edge: 'left' as const, march: ['two', 'one'] } : force,
        ),
      },
      1,
    );
  };
  const onTable = (state: State, id: string, x: number, markers = 0): State =>
    changeUnit(state, id, {
      presence: 'table',
      markers,
      elements: unitOf(state, id).elements.map((each, index) => ({
        ...each,
        at: [x - Math.floor(index / 4) * 1.2, 24 + (index % 4) * 2.4] as const,
        facing: 90,
      })),
    });
  const over = (state: State): string | null => {
    const after = endTurn(beginGame({ ...state, agenda: [{ type: 'end-turn' }, ...state.agenda] })).state;
    return after.agenda[0]?.type === 'over' ? after.agenda[0].cause : null;
  };

  test('[8.2] the column has failed when everybody who came on is in flight, after the first two turns', () => {
    const state = column();
    expect(over({ ...onTable(state, 'two', 20, 5), round: 3 })).toBe('stopped');
    expect(over({ ...onTable(state, 'two', 20, 5), round: 2 })).toBeNull();
    expect(over({ ...onTable(state, 'two', 20, 4), round: 3 })).toBeNull();
  });

  test.each([
    ['two thirds through', [8, 8, 0], false, 'marched-off'],
    ['less than two thirds through', [8, 7, 0], false, null],
    ['half through with all baggage', [8, 4, 0], true, 'marched-off'],
    ['half through without baggage', [8, 4, 0], false, null],
    ['less than half through with all baggage', [8, 3, 0], true, null],
  ] as const)('[8.2] %s', (_, through, isTrainThrough, cause) => {
    const base = battle(
      'ambush',
      [],
      ['one', 'two', 'three'].map(id => hoplites(id)),
      [bows('bows', 60, 8)],
    );
    const start = play.start(
      {
        ...base,
        attacker: 'first',
        forces: base.forces.map((force, index) =>
          index === 0 ? { ...force, edge: 'left' as const, march: ['one', 'two', 'three'] } : force,
        ),
      },
      1,
    );
    const marched = ['one', 'two', 'three'].reduce((state, id, index) => {
      const elements = unitOf(state, id).elements.slice(0, through[index]);
      return elements.length === 0
        ? state
        : changeUnit(state, id, { presence: 'through', elements, strength: 8 });
    }, start);
    const presence = isTrainThrough ? 'through' : 'table';
    const train: State['units'][number] = { ...unitOf(start, 'one'), id: 'train', kind: 'baggage', presence };
    const units = [...marched.units, train];
    expect(over({ ...marched, units, round: 3 })).toBe(cause);
  });

  test.each([
    ['top', ([, y]: Point) => y],
    ['bottom', ([, y]: Point, { height }: Size) => height - y],
    ['left', ([x]: Point) => x],
    ['right', ([x]: Point, { width }: Size) => width - x],
  ] as const)('[8.2] a column comes on at the %s edge, deep as it is', (edge, inwards) => {
    const base = column().scenario;
    const state = play.start(
      { ...base, forces: base.forces.map((force, index) => (index === 0 ? { ...force, edge } : force)) },
      1,
    );
    const unit = unitOf(state, 'two');
    const places = listEntryPlaces(state, unit);
    for (const { at } of places) expect(inwards(at, base.board)).toBeCloseTo(blockDepthOf(unit), 5);
    const found = places.filter(place => findEntryObjections(state, unit, place).length === 0);
    expect(found.length).toBeGreaterThan(5);
  });

  test('[8.2, 14.1, R19] nobody comes on in contact with an enemy', () => {
    const state = column();
    const place = listEntryPlaces(state, unitOf(state, 'two')).at(5);
    if (!place) throw new Error('no place');
    const deep = 2 * blockDepthOf(unitOf(state, 'two'));
    const code = (gap: number) => {
      const elements = unitOf(state, 'bows').elements.map(each => ({
        ...each,
        at: [deep + blockDepthOf(unitOf(state, 'bows')) / 2 + gap, place.at[1]] as const,
        facing: 270,
      }));
      const met = changeUnit(state, 'bows', { elements: elements.slice(0, 1) });
      return findEntryObjections(met, unitOf(met, 'two'), place)[0]?.code.split('/')[1];
    };
    expect([code(0.06), code(0.3)]).toEqual(['late-touching', undefined]);
  });

  test('[8.2] nobody leaves by the far edge through an enemy, or further than his ground lets him', () => {
    const state = onTable(column(), 'two', 66);
    const thrown = { faces: [4, 4], good: 8, difficult: 4 };
    expect(mayLeaveByFarEdge(state, unitOf(state, 'two'), thrown)).toBe(true);
    expect(mayLeaveByFarEdge(state, unitOf(state, 'two'), { ...thrown, good: 5 })).toBe(false);
    const barred = changeUnit(state, 'bows', {
      elements: unitOf(state, 'bows').elements.map((each, index) => ({
        ...each,
        at: [69, 24 + index * 2.4] as const,
        facing: 270,
      })),
    });
    expect(mayLeaveByFarEdge(barred, unitOf(barred, 'two'), thrown)).toBe(false);
    const muddy: State = { ...state, weather: 'mud-and-rain' };
    expect(mayLeaveByFarEdge(muddy, unitOf(muddy, 'two'), thrown)).toBe(false);
  });
});

describe('8.6 Siege', () => {
  test('[8.6] a breach is made in the middle of a section that is whole, neither at a gate nor at a tower', () => {
    const start = play.start(siegeScenario([['a', placed(30, 40), 4]], [{ id: 'guard', x: 60, y: 3 }]), 1);
    const state: State = { ...start, agenda: [{ type: 'breach', tries: 0 }, ...start.agenda] };
    const refusal = (x: number, y: number): string | undefined =>
      play.objections(state, { type: 'breach', at: [x, y], by: awaitedSeatOf(state) })[0]?.code.split('/')[1];
    const [place] = play
      .actions(state, awaitedSeatOf(state))
      .flatMap(action => (action.type === 'breach' ? [action.at] : []));
    if (!place) throw new Error('no section is whole');
    expect(refusal(...place)).toBeUndefined();
    expect([refusal(place[0] + 1, place[1]), refusal(place[0], place[1] + 1)]).toEqual([
      'no-breach',
      'no-breach',
    ]);
    expect([refusal(...(WALL.gates[0] ?? [0, 0])), refusal(...(WALL.towers[0] ?? [0, 0]))]).toEqual([
      'no-breach',
      'no-breach',
    ]);
    const other = { type: 'set-up-first', by: awaitedSeatOf(state) } as const;
    expect(play.objections(state, other)[0]?.code.split('/')[1]).toBe('not-now');
    const after = applyChoice(state, { type: 'breach', at: place });
    expect(after.scenario.board.walls?.[0]?.breaches).toEqual([place]);
  });

  test('[8.6] the place is taken after two whole turns, the one in which they came in not counted', () => {
    const scenario = siegeScenario(
      [
        ['a', placed(30, 40), 4],
        ['b', placed(40, 40), 4],
      ],
      [{ id: 'guard', x: 60, y: 3 }],
      [],
      WALL,
    );
    const start = play.start(scenario, 1);
    const inside = ['a', 'b'].reduce(
      (now, id, index) =>
        changeUnit(now, id, {
          elements: unitOf(now, id).elements.map((each, place) => ({
            ...each,
            at: [20 + index * 15 + place * 2.4, 5] as const,
          })),
        }),
      start,
    );
    const taken = (held: number): boolean => {
      const state: State = { ...inside, held, agenda: [{ type: 'end-turn' }, ...inside.agenda] };
      return endTurn(beginGame(state)).state.agenda[0]?.type === 'over';
    };
    expect([taken(0), taken(1), taken(2)]).toEqual([false, false, true]);
  });
});

describe('8 When the time is up', () => {
  const endsAfter = (scenario: Scenario): number => {
    const start = play.start(scenario, 1);
    for (let round = 1; round <= 60; round += 1) {
      const state: State = { ...start, round, agenda: [{ type: 'end-turn' }, ...start.agenda] };
      if (endTurn(beginGame(state)).state.agenda[0]?.type === 'over') return round;
    }
    throw new Error('it never ends');
  };
  const ofKind = (kind: Scenario['kind'], turns?: number): Scenario => ({
    ...siegeScenario([['a', placed(30, 40), 4]], [{ id: 'guard', x: 60, y: 3 }]),
    kind,
    ...(turns === undefined ? {} : { turns }),
  });

  test('[8.5] a raid ends after eight turns, everything else at dusk (D12, D15)', () => {
    expect(endsAfter(ofKind('raid'))).toBe(8);
    expect(endsAfter(ofKind('siege'))).toBe(24);
    expect(endsAfter(ofKind('open-battle'))).toBe(24);
  });

  test('[8.6] or when the document says, and the players can read of how many turns', () => {
    expect(endsAfter(ofKind('siege', 30))).toBe(30);
    expect(play.stage?.(play.start(ofKind('siege', 30), 1)).turn.values).toMatchObject({ turns: 30 });
  });

  test('[8.5] nobody may lengthen a raid', () => {
    const found = (scenario: Scenario) => [...raidTurns.find(scenario)].map(({ values }) => values?.turns);
    expect(found(ofKind('raid', 12))).toEqual([12]);
    expect(found(ofKind('raid', 8))).toEqual([]);
    expect(found(ofKind('siege', 12))).toEqual([]);
  });
});

describe('9 Conditional deployment', () => {
  test('[9.2] nobody hides in a village, though a hill may hide it from the enemy', () => {
    const hill: AreaPiece = {
      ...(area('gentle-hill', 36, 30, 11) as AreaPiece),
      crest: [
        [0, 30],
        [72, 30],
      ],
    };
    const hidden = (...pieces: AreaPiece[]) => {
      const scenario = battle('open-battle', [hill, ...pieces], [hoplites('spears', placed(36, 44), 4)]);
      const stand = findStand(scenario, 'spears');
      return stand ? mayHide(scenario, stand, 'top') : null;
    };
    expect(hidden()).toBe(true);
    expect(hidden(area('village', 36, 44) as AreaPiece)).toBe(false);
  });

  test('[9.2] who arrives beside an ambush finds it', () => {
    const scenario = battle(
      'open-battle',
      [area('wood', 20, 5)],
      [hoplites('spears', placed(60, 44))],
      [{ ...bows('hidden', 20, 4), hidden: true }],
    );
    const start = changeUnit(play.start(scenario, 1), 'spears', { presence: 'late' });
    const task = { type: 'arrive', unit: 'spears' } as const;
    const to = (y: number) => ({ at: [20, y] as const, facing: 0, formation: 'line' as const, files: 4 });
    const found = (y: number) =>
      unitOf(
        arrive(beginGame({ ...start, agenda: [task, ...start.agenda] }), task, {
          ...task,
          to: to(y),
          by: 'first',
        }).state,
        'hidden',
      ).presence;
    expect([found(7), found(20)]).toEqual(['table', 'hidden']);
  });

  test('[9.2] who falls back onto an ambush finds it', () => {
    const scenario = battle(
      'open-battle',
      [area('wood', 30, 36)],
      [{ ...hoplites('hidden', placed(30, 33), 4), hidden: true }, hoplites('others', placed(60, 44))],
      [bows('bows', 30, 26)],
    );
    const state = changeUnit(play.start(scenario, 1), 'bows', { markers: 5 });
    const pressed = changeUnit(state, 'others', {
      elements: unitOf(state, 'others').elements.map((each, index) => ({
        ...each,
        at: [26 + index * 2.4, 22] as const,
      })),
    });
    const agenda: State['agenda'] = [{ type: 'retreats' }, ...pressed.agenda];
    const found = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => {
      const after = retreatUnits(beginGame(play.reseed({ ...pressed, agenda }, seed) as State)).state;
      const isNear = areWithin(unitOf(after, 'bows'), unitOf(after, 'hidden'), 2);
      return [isNear, unitOf(after, 'hidden').presence === 'table'];
    });
    expect(found).toContainEqual([true, true]);
    expect(found.every(([isNear, isFound]) => isNear === isFound)).toBe(true);
  });
});

const offBy = (one: readonly [number, number], other: readonly [number, number]) =>
  [one[0] - other[0], one[1] - other[1]] as const;

describe('4.2 and 12.1: what a unit is offered', () => {
  const thrown = (state: State, good: number): State => {
    const moving = playUntil(state, now => now.agenda[0]?.type === 'move' && awaitedSeatOf(now) === 'first');
    const [head, ...rest] = applyChoice(moving, { type: 'throw', unit: 'spears' }).agenda;
    if (head?.type !== 'march') throw new Error('no march');
    return { ...moving, agenda: [{ ...head, thrown: { faces: [good], good, difficult: good } }, ...rest] };
  };
  const marches = (state: State) => play.actions(state, 'first').filter(({ type }) => type === 'march');

  test('[4.2] a unit with a gap is offered moves that close it', () => {
    const start = play.start(
      battle(
        'open-battle',
        [],
        [hoplites('spears', placed(30, 40, 0, { files: 3 }), 3), hoplites('others', placed(60, 40))],
        [bows('bows', 30, 4)],
      ),
      1,
    );
    const torn = changeUnit(start, 'spears', {
      elements: unitOf(start, 'spears').elements.filter((_, index) => index !== 1),
    });
    expect(marches(thrown(torn, 6)).length).toBeGreaterThan(1);
  });

  test('[4.2] nobody is stuck for want of inches: whoever is cut off comes up, the others stay where they are', () => {
    const start = play.start(
      battle(
        'open-battle',
        [],
        [hoplites('spears', placed(30, 40, 0, { files: 4 }), 4), hoplites('others', placed(60, 40))],
        [bows('bows', 30, 4)],
      ),
      1,
    );
    const torn = changeUnit(start, 'spears', {
      elements: unitOf(start, 'spears').elements.map((each, index) =>
        index === 3 ? { ...each, at: [each.at[0] + 1, each.at[1] - 1.2] as const, facing: 90 } : each,
      ),
    });
    const state = thrown(torn, 3);
    const gather = marches(state).find(each => each.type === 'march' && each.as === 'gather');
    if (!gather) throw new Error('the gap cannot be closed');
    const [before, after] = [torn, play.apply(state, gather).state].map(
      now => unitOf(now, 'spears').elements,
    );
    expect(isOrderly(before ?? [])).toBe(false);
    expect(isOrderly(after ?? [])).toBe(true);
    const far = after?.map((each, index) => Math.hypot(...offBy(each.at, before?.[index]?.at ?? [0, 0])));
    expect(far?.filter(inches => inches > 0.01)).toHaveLength(1);
  });

  test('[12.1] who may not move an inch may turn where he stands', () => {
    const start = play.start(
      battle(
        'open-battle',
        [],
        [hoplites('spears', placed(30, 40, 180, { files: 4 }), 4), hoplites('others', placed(60, 40))],
        [bows('bows', 30, 4)],
      ),
      1,
    );
    const [turn] = marches(thrown(start, 0));
    expect(turn?.type === 'march' && turn.as).toBe('face');
  });
});
