import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../document/scenario';
import { area, battle, hoplites, placed } from '../../testing/table';
import { play } from '..';
import type { Action, Choice } from '../actions';
import { doTouch, type FieldUnit, getUnit, withUnit } from '../field';
import { beginGame } from '../game';
import type { State } from '../state';
import { mustRetreat, retreatUnits } from './morale/retreats';
import { closeUp, mayCloseUp } from './movement/close-up';
import { dismountUnit, finishMounting, mayRemount, startMounting } from './movement/mounts';
import { discoverAfterMove } from './setup/ambushes';

const psiloi = (id: string, x: number, y: number, facing = 0) => ({
  id,
  entry: 'psiloi',
  variant: 'spear',
  elements: 4,
  place: placed(x, y, facing, { files: 2 }),
});

const archers = (id: string, x: number, y: number, facing = 180) => ({
  id,
  entry: 'sparabara',
  variant: 'bow',
  elements: 4,
  place: placed(x, y, facing, { files: 4 }),
});

const duel = (distance: number, pieces: Parameters<typeof battle>[1] = []): Scenario =>
  battle(
    'open-battle',
    pieces,
    [hoplites('spears', placed(30, 30, 0), 8)],
    [archers('bows', 30, 30 - distance)],
  );

const byOf = (state: State): string => play.awaits(state)[0] ?? '';

const choose = (state: State, choice: Choice): State => {
  const action: Action = { ...choice, by: byOf(state) };
  const found = play.objections(state, action);
  if (found.length > 0) throw new Error(found.map(({ code }) => code).join());
  return play.apply(state, action).state;
};

const refused = (state: State, choice: Choice): string | undefined =>
  play.objections(state, { ...choice, by: byOf(state) })[0]?.code.split('/')[1];

/** Until this unit has thrown for its move. */
const throwing = (scenario: Scenario, unit: string, seed = 1): State => {
  let state = play.start(scenario, seed);
  for (let count = 0; count < 20; count += 1) {
    const own = play
      .actions(state, byOf(state))
      .find(action => action.type === 'throw' && action.unit === unit);
    if (own) return play.apply(state, own).state;
    state = play.apply(state, { type: 'rest', by: byOf(state) } as Action).state;
  }
  throw new Error('never its turn');
};

const marked = (state: State, id: string, changes: Partial<FieldUnit>): State => ({
  ...state,
  units: withUnit(state.units, id, changes),
});

describe('12 and 14: moving and meeting', () => {
  test('[12.1] nobody goes further than the throw, however the place is written', () => {
    const state = throwing(duel(20), 'spears');
    const [task] = state.agenda;
    if (task?.type !== 'march') throw new Error('no march');
    const far = task.thrown.good + 1;
    const to = (inches: number) =>
      ({ type: 'march', to: { at: [30, 30 - inches] as const, facing: 0 } }) as const;
    expect(refused(state, to(far))).toBe('march-too-far');
    expect(refused(state, to(task.thrown.good))).toBeUndefined();
  });

  test('[12.3] close troops lose two inches when they do not go straight ahead', () => {
    const state = throwing(duel(20), 'spears');
    const [task] = state.agenda;
    if (task?.type !== 'march') throw new Error('no march');
    const aside = { type: 'march', to: { at: [30 + task.thrown.good - 1, 30] as const, facing: 0 } } as const;
    expect(refused(state, aside)).toBe('march-too-far');
  });

  test('[4.2] elements may be placed one by one, but never torn apart', () => {
    const state = throwing(duel(20), 'spears');
    const { elements } = getUnit(state.units, 'spears');
    const shifted = elements.map(({ at, facing }, index) => ({
      at: [at[0] + (index === 0 ? -6 : 0), at[1]] as const,
      facing,
    }));
    expect(refused(state, { type: 'march', to: { at: [0, 0], facing: 0, elements: shifted } })).toBe(
      'march-gap',
    );
  });

  test('[14.1] light troops begin no melee, and a flank is taken from behind only', () => {
    const light = battle('open-battle', [], [psiloi('light', 30, 30)], [archers('bows', 30, 26)]);
    const state = throwing(light, 'light');
    expect(play.actions(state, byOf(state)).some(({ type }) => type === 'march')).toBe(true);
    expect(refused(state, { type: 'march', to: { at: [30, 27.82], facing: 0 } })).toBe('contact-refused');
  });

  test('[14.1] warriors who reach the enemy are in melee, and fight in the same turn', () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const state = throwing(duel(5), 'spears', seed);
      const charge = play
        .actions(state, byOf(state))
        .find(action => action.type === 'march' && action.as === 'charge');
      if (!charge) continue;
      const met = play.apply(state, charge);
      let now = met.state;
      const events: string[] = met.events.map(({ type }) => type);
      while (now.round === 1 && play.awaits(now).length > 0) {
        const actions = play.actions(now, byOf(now));
        const next = actions.find(({ type }) => type === 'rest' || type === 'shoot') ?? actions[0];
        if (!next) break;
        const step = play.apply(now, next);
        events.push(...step.events.map(({ type }) => type));
        now = step.state;
      }
      expect(events).toContain('fought');
      return;
    }
    throw new Error('never in reach');
  });

  test('[14.1] later those who fight nobody may move up against the same enemy, never against a new one', () => {
    const scenario = battle(
      'open-battle',
      [],
      [hoplites('spears', placed(30, 30, 0, { files: 2 }), 4)],
      [archers('bows', 30, 27.6), archers('others', 45, 20)],
    );
    const start = play.start(scenario, 1);
    const met = marked(start, 'bows', {
      elements: getUnit(start.units, 'bows').elements.map(each => ({
        ...each,
        at: [each.at[0], 28.2] as const,
      })),
    });
    const later = marked(met, 'spears', { contacts: ['bows'] });
    const engaged = (state: State) =>
      getUnit(state.units, 'spears').elements.filter(own =>
        getUnit(state.units, 'bows').elements.some(enemy => doTouch(own, enemy)),
      ).length;
    expect([engaged(later), mayCloseUp(met, getUnit(met.units, 'spears'))]).toEqual([2, false]);
    expect(mayCloseUp(later, getUnit(later.units, 'spears'))).toBe(true);
    expect(engaged(closeUp(beginGame(later), 'spears').state)).toBe(4);
  });

  test('[14.2] skirmishers who are reached may slip away', () => {
    const scenario = battle(
      'open-battle',
      [],
      [psiloi('light', 30, 20, 180)],
      [{ ...archers('bows', 30, 16), entry: 'nobles', variant: 'noble' }],
    );
    for (let seed = 1; seed < 40; seed += 1) {
      const state = throwing(scenario, 'bows', seed);
      const charge = play
        .actions(state, byOf(state))
        .find(action => action.type === 'march' && action.as === 'charge');
      const task = charge ? play.apply(state, charge).state.agenda[0] : undefined;
      if (task?.type === 'evade') return expect(task.unit).toBe('light');
    }
    throw new Error('never asked');
  });
});

describe('16 Disorder', () => {
  test('[16.1] four markers send a unit back, five make it flee, skirmishers go back at three', () => {
    const state = play.start(duel(3), 1);
    const fate = (markers: number) => {
      const now = marked(state, 'spears', { markers });
      return mustRetreat(now, getUnit(now.units, 'spears'));
    };
    expect([2, 3, 4, 5].map(fate)).toEqual(['no', 'no', 'retreat', 'flee']);
  });

  test('[16.1] who falls back ends more than three inches away, facing as before', () => {
    const start = marked(play.start(duel(3), 1), 'spears', { markers: 4 });
    const after = retreatUnits(
      beginGame({ ...start, agenda: [{ type: 'retreats' }, ...start.agenda] }),
    ).state;
    const [before, now] = [start, after].map(state => getUnit(state.units, 'spears').elements[0]);
    expect((now?.at[1] ?? 0) - (before?.at[1] ?? 0)).toBeGreaterThan(0.9);
    expect(now?.facing).toBe(before?.facing);
  });

  test('[16.1] a unit with three markers goes no nearer than three inches', () => {
    const thrown = throwing(duel(6), 'spears');
    const state = marked(thrown, 'spears', { markers: 3 });
    const offered = play.actions(state, byOf(state));
    expect(offered.some(action => action.type === 'march' && action.as === 'charge')).toBe(false);
    expect(refused(state, { type: 'march', to: { at: [30, 28.5], facing: 0 } })).toBe('disorder-advance');
  });
});

describe('6 and 13: mounting and fire', () => {
  test('[6.3] riders dismount for nothing before their move', () => {
    const scenario = battle(
      'open-battle',
      [],
      [hoplites('spears', placed(30, 40, 0))],
      [{ ...archers('nobles', 30, 10), entry: 'nobles', variant: 'noble' }],
    );
    let state = play.start(scenario, 1);
    if (byOf(state) !== 'second') state = choose(state, { type: 'rest' });
    const after = choose(state, { type: 'dismount', unit: 'nobles' });
    expect(getUnit(after.units, 'nobles').elements[0]?.profile.troop).toBe('warrior');
    expect(byOf(after)).toBe('second');
  });

  test('[6.3] mounting again takes a whole turn without a move or a shot, and fails if somebody falls upon them', () => {
    const scenario = battle(
      'open-battle',
      [],
      [hoplites('spears', placed(30, 40, 0))],
      [{ ...archers('nobles', 30, 10), entry: 'nobles', variant: 'noble' }],
    );
    let start = play.start(scenario, 1);
    if (byOf(start) !== 'second') start = choose(start, { type: 'rest' });
    const { turn: before } = getUnit(start.units, 'nobles');
    const down = beginGame(
      marked(dismountUnit(beginGame(start), 'nobles').state, 'nobles', { turn: before }),
    );
    expect(mayRemount(down.state, getUnit(down.state.units, 'nobles'))).toBe(true);
    const waiting = startMounting(down, 'nobles');
    const { turn, elements } = getUnit(waiting.state.units, 'nobles');
    expect([turn.isDone, turn.isBusy, elements[0]?.profile.troop]).toEqual([true, true, 'warrior']);
    const troop = (state: State) => getUnit(state.units, 'nobles').elements[0]?.profile.troop;
    expect(troop(finishMounting(waiting).state)).toBe('heavy-cavalry');
    const besides = (y: number) => {
      const enemies = getUnit(waiting.state.units, 'spears').elements;
      const elements = enemies.map(each => ({ ...each, at: [each.at[0], y] as const }));
      return troop(finishMounting(beginGame(marked(waiting.state, 'spears', { elements }))).state);
    };
    expect([besides(11.2), besides(12)]).toEqual(['warrior', 'heavy-cavalry']);
    // [14.1, R19] His horse would stand in contact with them, though he does not.
    expect(besides(11.64)).toBe('warrior');
  });

  test('[13.5] skirmishers at a wood lay fires, and nobody enters what burns', () => {
    const scenario = battle(
      'open-battle',
      [area('wood', 30, 24)],
      [psiloi('light', 30, 30), hoplites('spears', placed(50, 40, 0))],
      [archers('bows', 30, 8)],
    );
    for (let seed = 1; seed < 60; seed += 1) {
      let state = play.start(scenario, seed);
      while (state.agenda[0]?.type === 'move') state = choose(state, { type: 'rest' });
      if (state.agenda[0]?.type !== 'shoot') continue;
      const fire = play.actions(state, byOf(state)).find(({ type }) => type === 'set-fire');
      if (!fire) continue;
      let lit = play.apply(state, fire).state;
      while (lit.agenda[0]?.type === 'shoot') lit = choose(lit, { type: 'shoot' });
      if (lit.fires.length > 0) return expect(lit.fires[0]?.piece).toBe('wood-30-24');
    }
    throw new Error('no fire');
  });
});

describe('9.2 Ambush', () => {
  const hiddenAt = (x: number): Scenario =>
    battle(
      'open-battle',
      [area('wood', 12, 40, 7), area('wood', 50, 40, 7)],
      [{ ...psiloi('light', x, 44), hidden: true }, hoplites('spears', placed(30, 44, 0))],
      [archers('bows', 30, 4)],
    );

  test('[9.2] what lies hidden looks the same to the enemy wherever it lies', () => {
    const [here, there] = [12, 50].map(x => play.start(hiddenAt(x), 3));
    if (!here || !there) throw new Error('no battles');
    const shown = (state: State) => {
      const { scenario: _scenario, shapes: _shapes, ...rest } = play.position(state, 'second');
      return rest;
    };
    expect(shown(here)).toEqual(shown(there));
    expect(play.position(here, 'first')).not.toEqual(play.position(there, 'first'));
    const { forces } = play.position(here, 'second').scenario;
    expect(forces.map(({ units }) => units.length)).toEqual([0, 1]);
    expect(play.actions(here, 'second')).toEqual(play.actions(there, 'second'));
    expect(play.worth(here, 'second')).toBe(play.worth(there, 'second'));
  });

  test('[9.2] an enemy within two inches finds it, and tests', () => {
    const start = play.start(hiddenAt(12), 3);
    const near = getUnit(start.units, 'bows').elements.map((element, index) => ({
      ...element,
      at: [8 + index * 2.37, 40.6] as const,
    }));
    const moved = marked(start, 'bows', { elements: near });
    const found = discoverAfterMove(beginGame(moved), 'bows').state;
    expect([moved, found].map(state => getUnit(state.units, 'light').presence)).toEqual(['hidden', 'table']);
    expect(found.tests).toEqual([{ unit: 'bows', cause: 'ambush' }]);
  });
});

describe('8 Scenarios', () => {
  test('[8.4] stakes are compared, and the trick of the document is tried', () => {
    const scenario = duel(20);
    const staked = {
      ...scenario,
      forces: scenario.forces.map((force, index) =>
        index === 0 ? { ...force, stake: 40, stratagem: 'enraged' as const } : force,
      ),
    };
    const state = play.start(staked, 1);
    expect(state.agenda[0]).toEqual({ type: 'trick', side: 0 });
    expect(play.odds(state, { type: 'trick', stratagem: 'enraged', by: 'first' })?.ways).toEqual({
      works: 3n,
      fails: 3n,
    });
    const seen = [1, 2, 3, 4, 5, 6].map(
      seed =>
        choose(play.reseed(state, seed) as State, { type: 'trick', stratagem: 'enraged' }).stratagems[0],
    );
    expect(new Set(seen)).toEqual(new Set([null, 'enraged']));
  });

  test('[8.5] a raid is lost after eight turns without the baggage', () => {
    let state: State = play.start({ ...duel(20), kind: 'raid' }, 1);
    while (play.awaits(state).length > 0) {
      const actions = play.actions(state, byOf(state));
      const next = actions.find(({ type }) => type === 'rest' || type === 'shoot') ?? actions[0];
      if (!next) break;
      state = play.apply(state, next).state;
    }
    expect(state.round).toBe(8);
    expect(play.result(state)?.ranking).toEqual([['second'], ['first']]);
  });

  test('[8.6, 17.1] a wall stops everybody but at a breach', () => {
    const scenario = duel(20);
    const walled = (breaches: [number, number][]): Scenario => ({
      ...scenario,
      kind: 'siege',
      board: {
        ...scenario.board,
        walls: [
          {
            id: 'wall',
            line: [
              [10, 28],
              [60, 28],
            ],
            towers: [],
            gates: [[50, 28]],
            breaches,
          },
        ],
      },
    });
    const request = { type: 'march', to: { at: [30, 27.5] as const, facing: 0 } } as const;
    const march = (state: State) => refused(marked(state, 'spears', {}), request);
    const far = (state: State): State => ({
      ...state,
      agenda: state.agenda.map(task =>
        task.type === 'march' ? { ...task, thrown: { faces: [6], good: 12, difficult: 12 } } : task,
      ),
    });
    expect(march(far(throwing(walled([]), 'spears')))).toBe('march-wall');
    const open: [number, number][] = [26, 28, 30, 32, 34].map(x => [x, 28]);
    expect(march(far(throwing(walled(open), 'spears')))).toBeUndefined();
  });

  test('[8.2] the column comes on unit by unit, all at one point', () => {
    const base = battle('ambush', [], [hoplites('one'), hoplites('two')], [archers('bows', 60, 8)]);
    const scenario: Scenario = {
      ...base,
      forces: base.forces.map((force, index) =>
        index === 0 ? { ...force, edge: 'left' as const, march: ['two', 'one'] } : force,
      ),
    };
    let state = play.start(scenario, 1);
    expect(state.agenda[0]).toEqual({ type: 'enter', unit: 'two' });
    const [enter] = play.actions(state, 'first');
    if (!enter) throw new Error('no way in');
    state = play.apply(state, enter).state;
    expect(state.units.map(({ presence }) => presence)).toEqual(['column', 'table', 'table']);
    while (state.round === 1) {
      const actions = play.actions(state, byOf(state));
      const next = actions.find(({ type }) => type === 'rest' || type === 'shoot') ?? actions[0];
      if (!next) break;
      state = play.apply(state, next).state;
    }
    expect(getUnit(state.units, 'one').presence).toBe('table');
  });
});
