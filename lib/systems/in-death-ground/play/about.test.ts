import { describe, expect, test } from 'vitest';
import antioch from '@/content/scenarios/in-death-ground/antioch-1098.json';
import diaoyu from '@/content/scenarios/in-death-ground/diaoyu-1259.json';
import maldon from '@/content/scenarios/in-death-ground/maldon-991.json';
import teutoburg from '@/content/scenarios/in-death-ground/teutoburg-9.json';
import zama from '@/content/scenarios/in-death-ground/zama-202-table.json';
import type { About, Target } from '@/lib/game/contract/about';
import { type Scenario, scenarioSchema } from '../document/scenario';
import { placeOf } from '../rules/movement/marching';
import { changeTurn, changeUnit, placeElements, startField } from '../testing/field';
import { chooseEagerly, type Decision, playOut, seedRandom } from '../testing/random-play';
import { play } from '.';
import { getUnit } from './field';
import { seatOf } from './game';
import type { State } from './state';

const seatOfDecision = ({ state }: Decision): string => play.awaits(state)[0] ?? '';

const aboutOf = (state: State, action: Decision['action']): About => {
  const found = play.about?.(state, action);
  if (!found) throw new Error(`nothing is declared about ${action.type}`);
  return found;
};

const refuse = (state: State, seat: string, subjects: readonly string[], target?: Target) =>
  play.refusals?.(state, seat, subjects, target) ?? [];

/** Decisions of a battle, thinned out; the first ones are all kept. */
const decisionsOf = (scenario: Scenario, seed: number): readonly Decision[] => {
  const found: Decision[] = [];
  const chance = seedRandom(seed);
  let count = 0;
  playOut(
    scenario,
    seed,
    actions => (count > 140 ? actions.find(({ type }) => type === 'yield') : chooseEagerly(chance, actions)),
    decision => {
      count += 1;
      if (count < 12 || count % 9 === 0) found.push(decision);
    },
  );
  return found;
};

const isKnown = (decision: Decision, target: Target): boolean => {
  const { pieces } = play.position(decision.state, seatOfDecision(decision));
  if (target.type === 'piece') return pieces.some(({ id }) => id === target.id);
  if (target.type === 'side') return decision.state.scenario.sides.some(({ id }) => id === target.id);
  return target.type === 'outline' && target.points.length > 2;
};

/** A column, a siege with oxen, another with ladders and two open battles. */
const BATTLES = [
  ['Teutoburg', teutoburg],
  ['Diaoyu', diaoyu],
  ['Antioch', antioch],
  ['Maldon', maldon],
  ['Zama', zama],
] as const;

describe.each(BATTLES)('what choices are about: %s', (_, document) => {
  const decisions = decisionsOf(scenarioSchema.parse(document), 11);

  test('subjects and targets of every offer exist for its player', () => {
    for (const decision of decisions) {
      const { pieces } = play.position(decision.state, seatOfDecision(decision));
      for (const action of decision.actions) {
        const { subjects, targets } = aboutOf(decision.state, action);
        const strangers = subjects.filter(id => !pieces.some(piece => piece.id === id));
        expect([action.type, strangers]).toEqual([action.type, []]);
        expect(targets.filter(target => !isKnown(decision, target))).toEqual([]);
      }
    }
  });

  test('every piece of the deciding seat acts or says why it does not', () => {
    for (const decision of decisions.filter((__, index) => index % 5 === 0)) {
      const seat = seatOfDecision(decision);
      const acting = decision.actions.flatMap(action => aboutOf(decision.state, action).subjects);
      const idle = play
        .position(decision.state, seat)
        .pieces.filter(piece => piece.seat === seat && !acting.includes(piece.id));
      for (const { id } of idle) {
        const [refusal] = refuse(decision.state, seat, [id]);
        expect([id, refusal?.finding.rule !== undefined]).toEqual([id, true]);
      }
    }
  });
});

const point = (x: number, y: number): Target => ({ type: 'outline', points: [[x * 20, y * 20]] });

const codesOf = (...args: Parameters<typeof refuse>): readonly string[] =>
  refuse(...args).map(({ finding }) => finding.code.replace('in-death-ground/', ''));

/** Greeks “a” may go where their throw carries; “x” stands across. */
const marching = (state: State, good: number): State => ({
  ...state,
  agenda: [
    {
      type: 'march',
      unit: 'a',
      thrown: { faces: [1, 1], good, difficult: good },
      isEvading: false,
    },
    ...state.agenda,
  ],
});

const GRID = [4, 7, 10, 13, 25, 40].flatMap(x => [5, 20, 35, 41, 43].map(y => [x, y] as const));

describe('what is refused, and why', () => {
  const field = startField();
  const start: State = { ...field, agenda: [{ type: 'move', side: 0 }, ...field.agenda.slice(1)] };
  const [greeks, persians] = [seatOf(start, 0), seatOf(start, 1)];

  test.each([4, 6, 8, 10, 12])(
    '[12.1] with a throw of %s a point of the table is refused exactly where no march leads',
    good => {
      const state = marching(start, good);
      const place = placeOf(getUnit(start.units, 'a').elements);
      const mayGo = (x: number, y: number): boolean =>
        [place.facing, (Math.atan2(x - place.at[0], place.at[1] - y) * 180) / Math.PI].some(
          facing =>
            play.objections(state, { type: 'march', by: greeks, to: { at: [x, y], facing } }).length === 0,
        );
      const reached = GRID.map(([x, y]) => {
        const found = refuse(state, greeks, ['a'], point(x, y));
        expect([x, y, found.length === 0]).toEqual([x, y, mayGo(x, y)]);
        for (const { target, finding } of found)
          expect([target, finding.rule !== undefined]).toEqual([point(x, y), true]);
        return found.length === 0;
      });
      expect([reached.includes(true), reached.includes(false)]).toEqual([true, true]);
    },
  );

  test('[12.1] before the dice are thrown the best throw decides', () => {
    expect(codesOf(start, greeks, ['a'], point(10, 40))).toEqual([]);
    expect(codesOf(start, greeks, ['a'], point(10, 10))).toEqual(['reach-too-far']);
    expect(codesOf(start, greeks, ['a'], { type: 'piece', id: 'x' })).toEqual(['reach-too-far']);
  });

  test('[14.1] an enemy who may not be attacked says why', () => {
    const near = placeElements(
      placeElements(start, 'a', { x: 30, y: 30, profile: { troop: 'skirmisher', arm: 'bow' } }),
      'x',
      { x: 30, y: 25, facing: 180 },
    );
    const found = refuse(marching(near, 12), greeks, ['a']);
    expect(found).toContainEqual(
      expect.objectContaining({
        target: { type: 'piece', id: 'x' },
        kind: 'attack',
        finding: expect.objectContaining({ code: 'in-death-ground/contact-refused' }),
      }),
    );
  });

  test('[11.1] who has moved, who is not on the table and who is the other side’s says so', () => {
    const done = changeTurn(start, 'b', { isDone: true });
    expect(codesOf(done, greeks, ['b'])).toEqual(['has-moved']);
    expect(codesOf(changeUnit(start, 'b', { presence: 'late' }), greeks, ['b'])).toEqual(['off-table']);
    expect(codesOf(changeTurn(start, 'b', { hasArrived: true }), greeks, ['b'])).toEqual(['has-arrived']);
    expect(codesOf(start, greeks, ['x'])).toEqual(['not-your-unit']);
    expect(codesOf(start, persians, ['x'])).toEqual(['not-your-decision']);
    expect(codesOf(marching(start, 6), greeks, ['b'])).toEqual(['other-unit-asked']);
  });

  test('[8.4] a dummy is refused and named like the troops that it pretends to be', () => {
    const near = placeElements(placeElements(start, 'a', { x: 30, y: 30 }), 'x', {
      x: 30,
      y: 18,
      facing: 180,
    });
    const dummy = changeUnit(near, 'x', { isDummy: true });
    const seen = (state: State) => {
      const asked = marching(state, 12);
      const offers = play.actions(asked, greeks);
      return [
        refuse(asked, greeks, ['a']),
        refuse(asked, greeks, ['a'], { type: 'piece', id: 'x' }),
        offers.map(action => aboutOf(asked, action)),
      ];
    };
    expect(seen(dummy)).toEqual(seen(near));
  });

  test('[9.2] nothing betrays a unit in ambush', () => {
    const near = placeElements(placeElements(start, 'a', { x: 30, y: 30 }), 'x', {
      x: 30,
      y: 24,
      facing: 180,
    });
    const hidden = changeUnit(near, 'x', { presence: 'hidden' });
    const late = changeUnit(near, 'x', { presence: 'late' });
    const seen = (state: State) => {
      const asked = marching(state, 12);
      return [
        refuse(asked, greeks, ['a']),
        refuse(asked, greeks, ['a'], point(30, 24)),
        refuse(asked, greeks, ['a'], { type: 'piece', id: 'x' }),
      ];
    };
    expect(seen(hidden)).toEqual(seen(late));
  });
});

describe('17.3 Boarding', () => {
  test("[17.3] foot hear why they cannot go aboard of their own tower, and nothing of boarding the enemy's", () => {
    const start = { ...startField(), agenda: [{ type: 'move', side: 0 } as const] };
    const tower = (id: string, side: 0 | 1, y: number): State['units'][number] => ({
      ...getUnit(start.units, side === 0 ? 'b' : 'y'),
      id,
      side,
      kind: 'machine',
      elements: getUnit(start.units, 'b')
        .elements.slice(0, 1)
        .map(each => ({ ...each, id: `${id}.1`, at: [40, y] as const })),
    });
    const state: State = {
      ...start,
      units: [...start.units, tower('own-tower', 0, 40), tower('enemy-tower', 1, 8)],
    };
    const found = refuse(state, 'first', ['a']).flatMap(({ target, kind }) =>
      target?.type === 'piece' && kind === 'move' ? target.id : [],
    );
    expect([found.includes('own-tower'), found.includes('enemy-tower')]).toEqual([true, false]);
  });
});
