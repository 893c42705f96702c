import { describe, expect, test } from 'vitest';
import { isOrderly } from '../../../rules/movement/march-objections';
import { changeUnit } from '../../../testing/field';
import { applyChoice, unitOf } from '../../../testing/siege';
import { battle, hoplites, placed } from '../../../testing/table';
import { play } from '../..';
import type { Action, Choice } from '../../actions';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { loseElement } from '../morale/losses';
import { conceal, revealStrength } from './concealment';
import { tryStratagem } from './stratagems';

const start = (): State =>
  play.start(
    battle(
      'open-battle',
      [],
      [hoplites('spears', placed(30, 40)), hoplites('others', placed(50, 44), 4)],
      [{ id: 'bows', entry: 'sparabara', variant: 'bow', elements: 4, place: placed(30, 20, 180) }],
    ),
    1,
  );

const refused = (state: State, choice: Choice): string | undefined =>
  play.objections(state, { ...choice, by: play.awaits(state)[0] ?? '' } as Action)[0]?.code.split('/')[1];

describe('8.4 Hidden strength', () => {
  /** “spears” hide their strength seven inches before the bows and must show it. */
  const asked = (): State => {
    const hidden = conceal(beginGame(start()), 0).state;
    const near = changeUnit(hidden, 'spears', {
      elements: unitOf(hidden, 'spears').elements.map(each => ({ ...each, at: [30, 28] as const })),
    });
    return revealStrength(beginGame({ ...near, agenda: [{ type: 'move', side: 0 }] })).state;
  };
  /** Four files and two ranks, the right front element so far from its place. */
  const placedAt = (dx: number, dy: number): Choice => ({
    type: 'show',
    unit: 'spears',
    to: {
      at: [30, 28],
      facing: 0,
      elements: Array.from({ length: 8 }, (_, index) => ({
        at: [
          30 + (index % 4) * 2.37 + (index === 3 ? dx : 0),
          28 + Math.floor(index / 4) * 1.2 + (index === 3 ? dy : 0),
        ] as const,
        facing: 0,
      })),
    },
  });

  test('[8.4, D20] within eight inches its player is asked where the rest stands, and may choose', () => {
    const state = asked();
    expect(state.agenda[0]).toEqual({ type: 'unfold', unit: 'spears' });
    expect(play.awaits(state)).toEqual(['first']);
    const offered = play.actions(state, 'first');
    expect(offered.length).toBeGreaterThan(2);
    for (const action of offered) {
      const { elements, reserve } = unitOf(play.apply(state, action).state, 'spears');
      expect([elements.length, reserve.length, isOrderly(elements)]).toEqual([8, 0, true]);
      expect(elements[0]?.at).toEqual([30, 28]);
    }
    expect(unitOf(applyChoice(state, placedAt(0, 0)), 'spears').elements).toHaveLength(8);
  });

  test('[4.2, 8.4] in cohesion, and none nearer to an enemy in sight than the first', () => {
    const state = asked();
    expect(refused(state, placedAt(0, 0))).toBeUndefined();
    expect(refused(state, placedAt(0, -0.3))).toBe('show-nearer');
    expect(refused(state, placedAt(-1, 0))).toBe('march-gap');
    expect(refused(state, placedAt(9, 0))).toBe('march-gap');
    expect(refused(state, { type: 'stay' })).toBe('not-now');
  });

  test('[8.4, 13.4] where a unit that could not show itself loses the element that stands for it another takes its place', () => {
    const hidden = conceal(beginGame(start()), 0).state;
    const lost = loseElement(
      beginGame(hidden),
      'spears',
      unitOf(hidden, 'spears').elements[0]?.id ?? '',
    ).state;
    const { elements, reserve, presence } = unitOf(lost, 'spears');
    expect([elements.length, reserve.length, presence]).toEqual([1, 6, 'table']);
    expect(elements[0]?.at).toEqual(unitOf(hidden, 'spears').elements[0]?.at);
  });
});

describe('8.4 Sham units', () => {
  const tricked = (): State => {
    const state: State = { ...start(), agenda: [{ type: 'trick', side: 0 }, { type: 'begin-turn' }] };
    const works = Array.from({ length: 9 }, (_, seed) =>
      tryStratagem(beginGame(play.reseed(state, seed + 1) as State), 0, 'dummies'),
    ).find(({ state: { stratagems } }) => stratagems[0] === 'dummies');
    if (!works) throw new Error('it never works');
    return works.state;
  };
  const sham = (entry: string, variant: string, elements: number): Choice => ({
    type: 'sham',
    entry,
    variant,
    elements,
  });

  test('[8.4, D20] three units of any troops that the army may have, in any size of a unit', () => {
    const state = tricked();
    expect(state.agenda[0]).toEqual({ type: 'sham', side: 0, left: 3 });
    expect(refused(state, sham('psiloi', 'bow', 12))).toBeUndefined();
    expect(refused(state, sham('psiloi', 'bow', 13))).toBe('no-such-sham');
    expect(refused(state, sham('hc', 'hc', 6))).toBe('no-such-sham');
    const three = ['psiloi', 'psiloi', 'psiloi'].reduce(
      (now, entry) => applyChoice(now, sham(entry, 'spear', 2)),
      state,
    );
    const dummies = three.units.filter(({ isDummy }) => isDummy);
    expect(dummies.map(({ elements }) => [elements.length, elements[0]?.profile.troop])).toEqual([
      [2, 'skirmisher'],
      [2, 'skirmisher'],
      [2, 'skirmisher'],
    ]);
    expect(three.agenda[0]?.type).not.toBe('sham');
    const fewer = applyChoice(applyChoice(state, sham('psiloi', 'spear', 2)), { type: 'no-more' });
    expect(fewer.units.filter(({ isDummy }) => isDummy)).toHaveLength(1);
  });

  test('[8.4, D20] they are offered as large as the army’s own unit of them, or as units usually are', () => {
    const state = tricked();
    const offered = play
      .actions(state, 'first')
      .flatMap(action => (action.type === 'sham' ? [[action.entry, action.variant, action.elements]] : []));
    const model = state.units.find(({ id }) => id === 'a' || id === 'hoplites');
    expect(offered).toContainEqual(['psiloi', 'bow', 6]);
    expect(model === undefined || offered.some(([, , elements]) => elements === model.strength)).toBe(true);
  });

  test('[8.4] what they pretend to be their player alone is told', () => {
    const state = tricked();
    const [one, other] = play.actions(state, 'first').filter(({ type }) => type === 'sham');
    if (!one || !other) throw new Error('no choice');
    expect(play.describe(one, 'second', state)).toEqual(play.describe(other, 'second', state));
    expect(play.describe(one, 'first', state)).not.toEqual(play.describe(other, 'first', state));
  });
});

describe('8.4 An exhausted enemy', () => {
  test('[8.4] a general among them makes no unit elite', () => {
    const base = start();
    const led = changeUnit(base, 'bows', {
      general: unitOf(base, 'bows').elements[0]?.id ?? null,
      elements: unitOf(base, 'bows').elements.map((each, index) =>
        index === 0 ? { ...each, profile: { ...each.profile, grade: 'elite' as const } } : each,
      ),
    });
    const state: State = { ...led, agenda: [{ type: 'trick', side: 0 }, { type: 'begin-turn' }] };
    const fates = Array.from({ length: 300 }, (_, seed) =>
      tryStratagem(beginGame(play.reseed(state, seed + 1) as State), 0, 'exhausted-enemy'),
    )
      .filter(({ state: { stratagems } }) => stratagems[0] === 'exhausted-enemy')
      .map(({ state: now }) => unitOf(now, 'bows').presence);
    expect(fates).toContain('absent');
  });
});
