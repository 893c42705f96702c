import { describe, expect, test } from 'vitest';
import { countFlankSupports, flankersOf, listRearSupports, pairFighters } from '../../../rules/combat/duels';
import { type Fighter, listMeleeModifiers } from '../../../rules/combat/melee';
import {
  BASE_DEPTH,
  BASE_WIDTH,
  changeTurn,
  changeUnit,
  placeElements,
  startField,
} from '../../../testing/field';
import { play } from '../..';
import type { Action, Choice } from '../../actions';
import { getUnit } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { mayCloseUp } from '../movement/close-up';
import { mayEvade } from '../movement/evasion';
import { chooseHelp, choosePair, runMelee, toFighter } from './melee';

const SKIRMISHER = { troop: 'skirmisher' } as const;
const Y = 24;
const ACROSS = Y - BASE_DEPTH - 0.03;

/** Two of “a” in line, one of “x” before the left of them, in contact since the turn before. */
const twoOnOne = (profile: object = {}): State => {
  const start = placeElements(
    startField(),
    'a',
    { x: 30, y: Y, profile },
    { x: 30 + BASE_WIDTH * 3, y: Y, profile },
  );
  const near = placeElements(
    start,
    'a',
    { x: 30, y: Y, profile },
    { x: 30, y: Y + BASE_DEPTH + 0.02, profile },
  );
  const met = placeElements(
    near,
    'x',
    { x: 30, y: ACROSS, facing: 180 },
    { x: 30 + BASE_WIDTH, y: ACROSS, facing: 180 },
  );
  return changeUnit(changeUnit(met, 'a', { contacts: ['x'] }), 'x', { contacts: ['a'] });
};

const asked = (state: State, side: 0 | 1): State => ({ ...state, agenda: [{ type: 'move', side }] });

const refused = (state: State, choice: Choice): string | undefined =>
  play.objections(state, { ...choice, by: play.awaits(state)[0] ?? '' } as Action)[0]?.code.split('/')[1];

const duelOf = (state: State, id: string) => {
  const melee = pairFighters(state);
  const found = melee.duels.find(({ one, other }) => [one, other].some(({ element }) => element.id === id));
  if (!found) throw new Error(`${id} fights nobody`);
  const [own, enemy] = found.one.element.id === id ? [found.one, found.other] : [found.other, found.one];
  return { fray: melee, own, opponent: enemy };
};

describe('14.1 Contact', () => {
  test('[14.1, 16.1] nobody moves up with three markers, nor do troops who begin no melee', () => {
    const may = (state: State) => mayCloseUp(state, getUnit(state.units, 'a'));
    expect(may(twoOnOne())).toBe(true);
    expect(may(changeUnit(twoOnOne(), 'a', { markers: 3 }))).toBe(false);
    expect(may(twoOnOne(SKIRMISHER))).toBe(false);
    expect(may(twoOnOne({ ...SKIRMISHER, grade: 'elite' }))).toBe(true);
  });

  test('[14.1] who fights nobody turns to the enemy at his flank, who fights to his front does not', () => {
    const beside = placeElements(startField(), 'a', { x: 30, y: Y }, { x: 30 + BASE_WIDTH + 0.02, y: Y });
    const flank = placeElements(beside, 'x', {
      x: 30 + BASE_WIDTH * 1.5 + BASE_DEPTH / 2 + 0.05,
      y: Y,
      facing: 270,
    });
    const now = asked(
      changeUnit(flank, 'x', { turn: { ...getUnit(flank.units, 'x').turn, entered: ['a'] } }),
      0,
    );
    expect(refused(now, { type: 'turn-to', unit: 'a' })).toBeUndefined();
    const after = play.apply(now, { type: 'turn-to', unit: 'a', by: 'first' } as Action).state;
    const [left, right] = getUnit(after.units, 'a').elements;
    expect([left?.facing, right?.facing]).toEqual([0, 90]);
    const { own, opponent: enemy } = duelOf(after, 'a.2');
    expect([own.element.facing, enemy.element.id]).toEqual([90, 'x.1']);
    const held = placeElements(now, 'y', { x: 30 + BASE_WIDTH, y: ACROSS, facing: 180 });
    expect(refused(held, { type: 'turn-to', unit: 'a' })).toBe('no-turn-to');
  });
});

describe('14.2 Evading', () => {
  const met = (light: object, ...enemies: readonly object[]): State => {
    const start = placeElements(startField(), 'a', { x: 30, y: Y, profile: light });
    return enemies.reduce<State>(
      (state, profile, index) =>
        placeElements(state, index === 0 ? 'x' : 'y', {
          x: 30 + (index === 0 ? -0.6 : BASE_WIDTH - 0.5),
          y: ACROSS,
          facing: 180,
          profile,
        }),
      start,
    );
  };
  const may = (state: State) => mayEvade(state, getUnit(state.units, 'a'));

  test('[14.2] from less mobile troops only, whoever else is there', () => {
    expect(may(met({ troop: 'light-cavalry' }, {}))).toBe(true);
    expect(may(met({ troop: 'light-cavalry' }, {}, SKIRMISHER))).toBe(true);
    expect(may(met(SKIRMISHER, {}, { troop: 'light-cavalry' }))).toBe(false);
    expect(may(met({}, {}))).toBe(false);
  });

  test('[14.2] also in a melee that goes on, when the enemy has had his move already', () => {
    const old = changeUnit(met(SKIRMISHER, {}), 'a', { contacts: ['x'] });
    expect(refused(asked(old, 0), { type: 'slip', unit: 'a' })).toBe('no-slip');
    const late = asked(changeTurn(old, 'x', { isDone: true }), 0);
    expect(refused(late, { type: 'throw', unit: 'a' })).toBe('held-fast');
    const tried = play.apply(late, { type: 'slip', unit: 'a', by: 'first' } as Action);
    expect(tried.events[0]?.type).toBe('evaded');
    const isAway = tried.state.agenda[0]?.type === 'march';
    expect(getUnit(tried.state.units, 'a').turn.isDone).toBe(!isAway);
  });

  test('[14.2] who slips away may leave in contact only those who were', () => {
    const two = placeElements(
      startField(),
      'a',
      { x: 30, y: Y, profile: SKIRMISHER },
      { x: 30 + BASE_WIDTH, y: Y + 3, profile: SKIRMISHER },
    );
    const state: State = {
      ...placeElements(
        two,
        'x',
        { x: 30, y: ACROSS, facing: 180 },
        { x: 30 + BASE_WIDTH, y: ACROSS, facing: 180 },
      ),
      agenda: [
        {
          type: 'march',
          unit: 'a',
          thrown: { faces: [6, 6], good: 12, difficult: 12 },
          isEvading: true,
        },
      ],
    };
    const to = (y: number): Choice => ({
      type: 'march',
      to: {
        at: [30, Y],
        facing: 0,
        elements: [
          { at: [30, Y], facing: 0 },
          { at: [30 + BASE_WIDTH, y], facing: 0 },
        ],
      },
    });
    expect(refused(state, to(Y + 1))).toBeUndefined();
    expect(refused(state, to(Y))).toBe('evade-contact');
  });
});

describe('14.3 Support', () => {
  test('[14.3] who stands between two friends helps one of them, and there is one helper for a flank', () => {
    const line = placeElements(
      startField(),
      'a',
      { x: 30, y: Y },
      { x: 30 + BASE_WIDTH, y: Y },
      { x: 30 + BASE_WIDTH * 2, y: Y },
    );
    const state = placeElements(
      line,
      'x',
      { x: 30 + 0.6, y: ACROSS, facing: 180 },
      { x: 30 + BASE_WIDTH * 2 - 0.3, y: ACROSS, facing: 180 },
    );
    const helped = ['a.1', 'a.3'].map(id => {
      const { fray: melee, own, opponent: enemy } = duelOf(state, id);
      return countFlankSupports(state, melee, own, enemy);
    });
    expect(helped).toEqual([1, 0]);
  });

  test('[14.3] archers who stood help from behind although others of their unit closed up', () => {
    const bow = { arm: 'bow' } as const;
    const start = placeElements(
      startField(),
      'a',
      { x: 30, y: Y, profile: bow },
      { x: 30, y: Y + BASE_DEPTH + 0.02, profile: bow },
      { x: 30 + BASE_WIDTH + 0.02, y: Y, profile: bow },
    );
    const met = placeElements(
      start,
      'x',
      { x: 30, y: ACROSS, facing: 180 },
      { x: 30 + BASE_WIDTH, y: ACROSS, facing: 180 },
    );
    const before = getUnit(met.units, 'a').elements.map((each, index) =>
      index === 2 ? { ...each, at: [30 + BASE_WIDTH, Y + 2] as const } : each,
    );
    const closed = changeTurn(met, 'a', { moved: 2, start: before });
    const { fray: melee, own } = duelOf(closed, 'a.1');
    expect(listRearSupports(closed, melee, own)).toHaveLength(1);
    const all = changeTurn(met, 'a', {
      moved: 2,
      start: before.map(each => ({ ...each, at: [each.at[0], Y + 4] as const })),
    });
    expect(listRearSupports(all, duelOf(all, 'a.1').fray, own)).toHaveLength(0);
  });
});

describe('14.5 The melee roll', () => {
  test('[14.5] an enemy at the flank counts though he fights somebody else', () => {
    const start = placeElements(
      startField(),
      'a',
      { x: 30, y: Y },
      { x: 30 + BASE_WIDTH / 2 + BASE_DEPTH * 1.5 + 0.1, y: Y, facing: 270 },
    );
    const state = placeElements(placeElements(start, 'x', { x: 30, y: ACROSS, facing: 180 }), 'y', {
      x: 30 + BASE_WIDTH / 2 + BASE_DEPTH / 2 + 0.05,
      y: Y,
      facing: 90,
    });
    const { fray: melee, own, opponent } = duelOf(state, 'a.1');
    expect(opponent.element.id).toBe('x.1');
    expect(melee.duels.some(({ other }) => other.element.id === 'y.1')).toBe(true);
    expect(flankersOf(melee, own, opponent).map(({ element }) => element.id)).toEqual(['y.1']);
  });

  test('[14.5] who fights an enemy at his own flank has no flank left to lose', () => {
    const aside = BASE_WIDTH / 2 + BASE_DEPTH / 2 + 0.05;
    const state = placeElements(
      placeElements(placeElements(startField(), 'a', { x: 30, y: Y }), 'x', {
        x: 30 - aside,
        y: Y,
        facing: 90,
      }),
      'y',
      { x: 30 + aside, y: Y, facing: 270 },
    );
    const { fray: melee, own, opponent } = duelOf(state, 'a.1');
    expect(flankersOf(melee, own, opponent)).toEqual([]);
    const fronted = placeElements(state, 'z', { x: 30, y: ACROSS, facing: 180 });
    const duel = duelOf(fronted, 'a.1');
    expect(duel.opponent.element.id).toBe('z.1');
    expect(flankersOf(duel.fray, duel.own, duel.opponent).map(({ element }) => element.id)).toEqual([
      'x.1',
      'y.1',
    ]);
  });

  const special = (name: string, more: Partial<Fighter>): boolean => {
    const own: Fighter = {
      ...toFighter(
        twoOnOne(),
        pairFighters(twoOnOne()),
        duelOf(twoOnOne(), 'a.1').own,
        duelOf(twoOnOne(), 'a.1').opponent,
      ),
      isOldContact: false,
      ...more,
    };
    const enemy = { ...own, hasEntered: true, isFrontal: true };
    const troop = name === 'ghulam-archery' ? 'heavy-cavalry' : own.profile.troop;
    return listMeleeModifiers({ ...own, profile: { ...own.profile, troop, special: name } }, enemy).some(
      ({ id }) => id === name,
    );
  };

  test('[19.4] pila are thrown at an enemy to the front only', () => {
    expect([special('pila', { isFrontal: true }), special('pila', { isFrontal: false })]).toEqual([
      true,
      false,
    ]);
  });

  test('[19.9] ghulams who turned in this turn, or are met at the flank, have no good of their bows', () => {
    expect(special('ghulam-archery', { isFrontal: true })).toBe(true);
    expect(special('ghulam-archery', { isFrontal: true, hasTurned: true })).toBe(false);
    expect(special('ghulam-archery', { isFrontal: false })).toBe(false);
  });
});

describe('14.1 and 14.3: what the players choose', () => {
  const half = BASE_WIDTH / 2;

  test('[14.1] the attacker says whom an element fights that touches two enemies alike', () => {
    const own = placeElements(startField(), 'a', { x: 30, y: Y });
    const met = placeElements(
      own,
      'x',
      { x: 30 - half, y: ACROSS, facing: 180 },
      { x: 30 + half, y: ACROSS, facing: 180 },
    );
    const melee = (state: State): State =>
      runMelee(beginGame({ ...state, agenda: [{ type: 'end-turn' }] }), { type: 'melee' }).state;
    const state = melee(changeTurn(met, 'a', { entered: ['x'] }));
    expect(state.agenda[0]).toEqual({ type: 'pair', side: 0, element: 'a.1', among: ['x.1', 'x.2'] });
    expect(melee(changeTurn(met, 'x', { entered: ['a'] })).agenda[0]).toMatchObject({
      type: 'pair',
      side: 1,
    });
    expect(melee(changeUnit(met, 'x', { met: ['a'] })).agenda[0]).toMatchObject({ type: 'pair', side: 1 });
    const fought = (among: string) =>
      pairFighters(choosePair(beginGame(state), 'a.1', among).state).duels.map(
        ({ other }) => other.element.id,
      );
    expect([fought('x.1'), fought('x.2')]).toEqual([['x.1'], ['x.2']]);
    expect(refused(state, { type: 'fight', element: 'a.1', among: 'x.3' })).toBe('not-now');
  });

  test('[14.3] who stands behind two friends alike helps whom his player says', () => {
    const own = placeElements(
      startField(),
      'a',
      { x: 30 - half, y: Y },
      { x: 30 + half, y: Y },
      { x: 30, y: Y + BASE_DEPTH + 0.02 },
    );
    const met = placeElements(
      own,
      'x',
      { x: 30 - half, y: ACROSS, facing: 180 },
      { x: 30 + half, y: ACROSS, facing: 180 },
    );
    const state = runMelee(beginGame({ ...met, agenda: [{ type: 'end-turn' }] }), { type: 'melee' }).state;
    expect(state.agenda[0]).toEqual({ type: 'back', side: 0, element: 'a.3', among: ['a.1', 'a.2'] });
    const helped = (among: string): readonly number[] => {
      const now = chooseHelp(beginGame(state), 'a.3', among).state;
      return ['a.1', 'a.2'].map(id => listRearSupports(now, pairFighters(now), duelOf(now, id).own).length);
    };
    expect([helped('a.1'), helped('a.2')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});

describe('14.5 What both bring into a melee', () => {
  test('[14.3] help from behind and from the side adds up', () => {
    const profile = { arm: 'sword' } as const;
    const own = placeElements(
      startField(),
      'a',
      { x: 30, y: Y, profile },
      { x: 30, y: Y + BASE_DEPTH + 0.02, profile },
      { x: 30 + BASE_WIDTH + 0.02, y: Y, profile },
    );
    const state = placeElements(own, 'x', { x: 30 + 0.4, y: ACROSS, facing: 180 });
    const { fray, own: fighter, opponent: enemy } = duelOf(state, 'a.1');
    const { supports } = toFighter(state, fray, fighter, enemy);
    expect([
      listRearSupports(state, fray, fighter).length,
      countFlankSupports(state, fray, fighter, enemy),
      supports,
    ]).toEqual([1, 1, 2]);
  });

  test('[14.5] archers who were in contact before this turn have a penalty, those who have just been reached have none', () => {
    const archers = twoOnOne({ arm: 'bow' });
    const lines = (state: State): readonly string[] => {
      const { fray, own, opponent: enemy } = duelOf(state, 'a.1');
      return listMeleeModifiers(toFighter(state, fray, own, enemy), toFighter(state, fray, enemy, own)).map(
        ({ id }) => id,
      );
    };
    expect(lines(archers)).toContain('archers-in-contact');
    expect(lines(changeUnit(archers, 'a', { contacts: [] }))).not.toContain('archers-in-contact');
  });
});
