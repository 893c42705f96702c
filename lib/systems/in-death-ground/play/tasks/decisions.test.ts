import { describe, expect, test } from 'vitest';
import { isApproaching } from '../../rules/combat/shots';
import { lastTurnOf } from '../../rules/setup/duration';
import { BASE_DEPTH, changeTurn, changeUnit, placeElements, startField } from '../../testing/field';
import { unitOf } from '../../testing/siege';
import { play } from '..';
import type { Action, Choice } from '../actions';
import { beginGame, seatOf } from '../game';
import type { SideIndex, State, Task } from '../state';
import { endTurn } from './ending';
import { runMelee } from './melee/melee';
import { discoverAfterMove } from './setup/ambushes';
import { tryStratagem } from './setup/stratagems';
import { shootVolleys } from './shooting/volleys';

/** The battle with one decision before everything else. */
const asked = (state: State, task: Task): State => ({ ...state, agenda: [task, { type: 'move', side: 0 }] });

const decide = (state: State, side: SideIndex, choice: Choice) => {
  const action: Action = { ...choice, by: seatOf(state, side) };
  expect(play.objections(state, action)).toEqual([]);
  return play.apply(state, action);
};

const typesOf = ({ events }: ReturnType<typeof decide>): readonly string[] => events.map(({ type }) => type);

describe('what a decision brings about', () => {
  const start = startField();

  test('[9.1] a late unit comes on where its player says, and not where he did not', () => {
    const late = asked(changeUnit(start, 'b', { presence: 'late' }), { type: 'arrive', unit: 'b' });
    const offers = play.actions(late, seatOf(late, 0)).filter(({ type }) => type === 'arrive');
    const [first] = offers;
    if (first?.type !== 'arrive') throw new Error('no place');
    const unit = unitOf(play.apply(late, first).state, 'b');
    expect([unit.presence, unit.turn.hasArrived]).toEqual(['table', true]);
    expect(unit.elements.every(({ facing }) => facing === first.to.facing)).toBe(true);
  });

  test('[14.2] who stands throws nothing, who evades throws', () => {
    const state = asked(start, { type: 'evade', unit: 'a' });
    expect(typesOf(decide(state, 0, { type: 'stand' }))).not.toContain('evaded');
    expect(typesOf(decide(state, 0, { type: 'evade' }))).toContain('evaded');
  });

  test('[15.2] a test is spared or taken', () => {
    const state = asked(start, { type: 'test', unit: 'a', cause: 'own-loss' });
    expect(typesOf(decide(state, 0, { type: 'spare' }))).toEqual(['spared']);
    expect(typesOf(decide(state, 0, { type: 'take-test' }))).toEqual(['tested']);
  });

  test('[8.4, 15.2] a failed test is thrown again, or brings two markers', () => {
    const state = asked(start, { type: 'failed', unit: 'a', cause: 'own-loss' });
    expect(typesOf(decide(state, 0, { type: 'test-again' }))).toEqual(['tested']);
    expect(unitOf(decide(state, 0, { type: 'accept' }).state, 'a').markers).toBe(2);
  });

  test('[13.4] the owner loses the element that was named', () => {
    const mixed = placeElements(start, 'a', { x: 30, y: 30 }, { x: 33, y: 30, profile: { grade: 'green' } });
    const state = asked(mixed, { type: 'lose', unit: 'a' });
    for (const element of ['a.1', 'a.2']) {
      const left = unitOf(decide(state, 0, { type: 'lose', element }).state, 'a').elements;
      expect(left.map(({ id }) => id)).toEqual(['a.1', 'a.2'].filter(id => id !== element));
    }
  });

  test('[14.1, 14.3] whom an element fights or helps is kept for this turn', () => {
    const among = ['x.1', 'x.2'];
    const pair = asked(start, { type: 'pair', side: 0, element: 'a.1', among });
    expect(decide(pair, 0, { type: 'fight', element: 'a.1', among: 'x.2' }).state.pairings).toEqual({
      'a.1': 'x.2',
    });
    const help = asked(start, { type: 'back', side: 0, element: 'a.1', among: ['a.2'] });
    expect(decide(help, 0, { type: 'support', element: 'a.1', among: 'a.2' }).state.helps).toEqual({
      'a.1': 'a.2',
    });
  });

  test('[8.4] the stratagem that is named is tried', () => {
    const state = asked(start, { type: 'trick', side: 0 });
    const { events } = decide(state, 0, { type: 'trick', stratagem: 'death-ground' });
    expect(events[0]).toMatchObject({ type: 'tricked', stratagem: 'death-ground' });
  });
});

describe('9.2 Finding an ambush', () => {
  test('[9.2] who has left the table finds nobody, who stands within two inches does', () => {
    const near = placeElements(placeElements(startField(), 'a', { x: 30, y: 30 }), 'x', {
      x: 30,
      y: 27,
      facing: 180,
    });
    const hidden = changeUnit(near, 'x', { presence: 'hidden' });
    const found = (state: State) => unitOf(discoverAfterMove(beginGame(state), 'a').state, 'x').presence;
    expect(found(hidden)).toBe('table');
    expect(found(changeUnit(hidden, 'a', { presence: 'left' }))).toBe('hidden');
  });
});

describe('13.4 Elephants that are shot', () => {
  test('[13.4] run two dice straight away from those who shot them', () => {
    const bows = placeElements(startField(), 'a', {
      x: 30,
      y: 30,
      profile: { troop: 'skirmisher', arm: 'crossbow', grade: 'elite', armour: 'none' },
    });
    const met = placeElements(bows, 'x', {
      x: 30,
      y: 25,
      facing: 180,
      profile: { troop: 'elephant-african', grade: null, armour: 'none' },
    });
    const runs = Array.from({ length: 120 }, (_, seed) => {
      const state = { ...(play.reseed(met, seed + 1) as State), agenda: [] };
      const { state: after, events } = shootVolleys(beginGame(state), { type: 'volleys', aims: {} });
      const ran = events.find(({ type }) => type === 'ran-wild');
      const [x = 0, y = 0] = unitOf(after, 'x').elements[0]?.at ?? [];
      return ran?.type === 'ran-wild' ? [ran.inches, x, y, ran.faces?.length] : null;
    }).filter(run => run !== null);
    expect(runs.length).toBeGreaterThan(0);
    for (const [inches = 0, x = 0, y = 0, dice] of runs) {
      expect(dice).toBe(2);
      expect([x, y]).toEqual([expect.closeTo(30, 5), expect.closeTo(25 - inches, 5)]);
    }
  });
});

describe('8.3 The end at dusk', () => {
  const start = startField();
  const dusk = (state: State) =>
    endTurn(beginGame({ ...state, round: lastTurnOf(state.scenario), agenda: [] })).state.agenda[0];
  const without = (state: State, id: string): State =>
    changeUnit(state, id, { elements: unitOf(state, id).elements.slice(1) });

  test('[8.3, D12] the side that has kept the greater share wins, equal shares are a draw', () => {
    expect(dusk(start)).toEqual({ type: 'over', cause: 'time', winner: null });
    expect(dusk(without(start, 'x'))).toEqual({ type: 'over', cause: 'time', winner: 0 });
    expect(dusk(without(start, 'a'))).toEqual({ type: 'over', cause: 'time', winner: 1 });
  });

  test('[8.3, D12] not before the last turn', () => {
    const early = { ...start, round: lastTurnOf(start.scenario) - 1, agenda: [] };
    expect(endTurn(beginGame(early)).state.agenda[0]).toEqual({ type: 'begin-turn' });
  });

  test('[8.3] a side with nobody left on the table has lost', () => {
    const gone = ['x', 'y', 'z'].reduce((state, id) => changeUnit(state, id, { presence: 'left' }), start);
    const cleared: State = {
      ...gone,
      units: gone.units.filter(({ side, kind }) => side === 0 || kind === 'unit'),
    };
    expect(endTurn(beginGame({ ...cleared, round: 3, agenda: [] })).state.agenda[0]).toEqual({
      type: 'over',
      cause: 'nobody-left',
      winner: 0,
    });
  });
});

describe('14.6 What a melee brings', () => {
  /** Equal foot front to front: the difference is that of the dice. */
  const met = placeElements(
    placeElements(startField(), 'a', { x: 30, y: 30 }, { x: 30, y: 34 }),
    'x',
    { x: 30, y: 30 - BASE_DEPTH, facing: 180 },
    { x: 30, y: 26 - BASE_DEPTH, facing: 180 },
  );

  const markersFor = (difference: number): number => {
    if (difference <= 2) return 0;
    return difference <= 7 ? 1 : 2;
  };

  test('[14.6] no marker for one or two, one each for none, one from three, two from eight', () => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 150; seed += 1) {
      const state: State = { ...(play.reseed(met, seed) as State), agenda: [{ type: 'end-turn' }] };
      const { state: after, events } = runMelee(beginGame(state), { type: 'melee' });
      const fought = events.find(({ type }) => type === 'fought');
      if (fought?.type !== 'fought') throw new Error('nobody fought');
      const [own = 0, other = 0] = fought.faces ?? [];
      const drawn = own === other ? 1 : 0;
      expect([own - other, fought.ownMarkers, fought.markers]).toEqual([
        own - other,
        markersFor(other - own) + drawn,
        markersFor(own - other) + drawn,
      ]);
      expect([unitOf(after, 'a').markers, unitOf(after, 'x').markers]).toEqual([
        fought.ownMarkers,
        fought.markers,
      ]);
      seen.add(Math.abs(own - other));
    }
    expect([0, 1, 2, 3, 4, 5, 8].every(difference => seen.has(difference))).toBe(true);
  });
});

describe('8.4 and 13.3: who stays behind, who comes on', () => {
  test('[8.4] exhausted units stay behind on a one or a two, not on more', () => {
    const start = startField();
    const stayed = Array.from({ length: 60 }, (_, seed) =>
      tryStratagem(beginGame(play.reseed(start, seed + 1) as State), 0, 'exhausted-enemy'),
    ).filter(({ state }) => state.stratagems[0] === 'exhausted-enemy');
    const presences = stayed.flatMap(({ state }) => ['x', 'y', 'z'].map(id => unitOf(state, id).presence));
    expect(new Set(presences)).toEqual(new Set(['absent', 'table']));
    const faces = stayed.flatMap(({ events }) =>
      events.flatMap(event => (event.type === 'exhausted' ? (event.faces ?? []) : [])),
    );
    expect(Math.max(...faces)).toBe(2);
  });

  test.each([
    ['straight on', [30, 20], [30, 24], true],
    ['at a slant', [20, 20], [24, 24], true],
    ['away', [30, 24], [30, 20], false],
    ['past it', [24, 20], [30, 20], false],
  ] as const)('[13.3] an enemy who has moved %s comes on or does not', (_, from, to, isComing) => {
    const own = placeElements(startField(), 'a', { x: 30, y: 30 });
    const before = placeElements(own, 'x', { x: from[0], y: from[1], facing: 180 });
    const after = placeElements(before, 'x', { x: to[0], y: to[1], facing: 180 });
    const moved = changeTurn(after, 'x', { moved: 4, start: unitOf(before, 'x').elements });
    expect(isApproaching(unitOf(moved, 'a'), unitOf(moved, 'x'))).toBe(isComing);
  });
});
