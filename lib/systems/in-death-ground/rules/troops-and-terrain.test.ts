import { describe, expect, test } from 'vitest';
import { SHIPPED_LISTS } from '../data';
import { blank } from '../document/blank';
import { type Element, type FieldUnit, FRESH_TURN, FRESH_UNIT } from '../play/field';
import { area, line, tableOf } from '../testing/table';
import { INCH, setUp } from '../view/position';
import { isSingle, type Profile, SPEARMAN } from './army/points';
import { isBehind } from './combat/contact';
import { isHindered, maySupportFromRear } from './combat/duels';
import { isArcher, isMounted } from './combat/ranges';
import { isApproaching, mayShootNow } from './combat/shots';
import { mayInitiate } from './movement/march-objections';
import { mayPass } from './movement/movement';
import { goingUnder } from './terrain/terrain';

const profile = (more: Partial<Profile> = {}): Profile => ({ ...SPEARMAN, ...more });

const element = (id: string, x: number, y: number, more: Partial<Profile> = {}, facing = 0): Element => ({
  id,
  profile: profile(more),
  at: [x, y],
  facing,
});

const unit = (elements: readonly Element[], more: Partial<FieldUnit> = {}): FieldUnit => ({
  ...FRESH_UNIT,
  id: 'unit',
  side: 0,
  kind: 'unit',
  presence: 'table',
  elements,
  strength: elements.length,
  ...more,
});

const at = (x: number, y: number) => ({ centre: [x, y] as const, heading: 0, width: 2.4, depth: 1.2 });

describe('2 and 6: what stands on the table', () => {
  test('[2.2] the table is measured in inches', () => {
    expect(setUp(blank()).board.width).toBe(72 * INCH);
  });

  test('[6.1, 6.2] warriors with bows are archers; riders and elephants are mounted, artillery is not', () => {
    expect([profile({ arm: 'bow' }), profile({ troop: 'skirmisher', arm: 'bow' })].map(isArcher)).toEqual([
      true,
      false,
    ]);
    expect(
      (['light-cavalry', 'elephant-african', 'artillery-light', 'warrior'] as const).map(troop =>
        isMounted({ troop }),
      ),
    ).toEqual([true, true, false, false]);
  });

  test('[6.5] elite troops may begin a melee whoever they are, other light troops not', () => {
    const begins = (more: Partial<Profile>) => mayInitiate(unit([element('a', 10, 10, more)]));
    expect(begins({ troop: 'skirmisher' })).toBe(false);
    expect(begins({ troop: 'skirmisher', grade: 'elite' })).toBe(true);
  });

  test('[6.4] who rides to battle begins no melee and does not shoot from the saddle', () => {
    const riders = unit([element('a', 10, 10, { mount: 'camel', arm: 'bow' })]);
    expect([mayInitiate(riders), mayShootNow(riders, profile({ mount: 'camel' }))]).toEqual([false, false]);
  });

  test('[6.7, 6.8] elephants and artillery stand alone; artillery shoots only after standing for two turns', () => {
    expect([isSingle('elephant-indian'), isSingle('artillery-heavy')]).toEqual([true, true]);
    const engine = profile({ troop: 'artillery-light', grade: null, arm: 'engine' });
    expect(mayShootNow(unit([]), engine)).toBe(true);
    expect(mayShootNow(unit([], { last: { ...FRESH_TURN, moved: 2 } }), engine)).toBe(false);
    expect(mayShootNow(unit([], { turn: { ...FRESH_TURN, hasTurned: true } }), engine)).toBe(false);
  });
});

describe('7 and 10: going', () => {
  const going = (kind: 'rocky' | 'sand' | 'marsh', more: Partial<Profile>, weather = 'clear' as const) =>
    goingUnder(tableOf('pasture', area(kind, 20, 20)), weather, at(20, 20), profile(more));

  test('[7.3] rocks hinder wheels and cataphracts', () => {
    expect([going('rocky', {}), going('rocky', { troop: 'cataphract' })]).toEqual(['good', 'difficult']);
  });

  test('[7.7] sand hinders everybody but camels', () => {
    expect([going('sand', {}), going('sand', { mount: 'camel' })]).toEqual(['difficult', 'good']);
  });

  test('[7.11] a shore is sand or rocks', () => {
    const shore = tableOf('coast', { id: 'beach', kind: 'beach', edge: 'top', ground: 'sand' });
    expect(goingUnder(shore, 'clear', at(30, 1), profile())).toBe('difficult');
    expect(goingUnder(shore, 'clear', at(30, 9), profile())).toBe('good');
  });

  test('[7.12] a road through a wood is good, one through a marsh is not', () => {
    const road = line('road', 1, [0, 20], [40, 20]);
    expect(goingUnder(tableOf('forest', area('wood', 20, 20), road), 'clear', at(20, 20), profile())).toBe(
      'good',
    );
    expect(goingUnder(tableOf('forest', area('marsh', 20, 20), road), 'clear', at(20, 20), profile())).toBe(
      'difficult',
    );
  });

  test('[10.2] mud makes level ground difficult; ice makes water passable and difficult', () => {
    const open = tableOf('pasture');
    expect(goingUnder(open, 'mud-and-rain', at(20, 20), profile())).toBe('difficult');
    const river = tableOf('pasture', line('river', 4, [0, 20], [72, 20]));
    expect(goingUnder(river, 'clear', at(20, 20), profile())).toBe('forbidden');
    expect(goingUnder(river, 'ice', at(20, 20), profile())).toBe('difficult');
  });
});

describe('12 to 14: passing, aiming, helping', () => {
  test('[12.4] skirmishers pass light troops, warriors pass nobody', () => {
    expect([mayPass('skirmisher', 'elephant-indian'), mayPass('warrior', 'skirmisher')]).toEqual([
      true,
      false,
    ]);
  });

  test('[13.3] an enemy approaches who came straight on in this turn', () => {
    const here = unit([element('a', 20, 30)]);
    const start = [element('e', 20, 10, {}, 180)];
    const came = (x: number, y: number) =>
      unit([element('e', x, y, {}, 180)], { side: 1, turn: { ...FRESH_TURN, moved: 6, start } });
    expect([isApproaching(here, came(20, 16)), isApproaching(here, came(30, 10))]).toEqual([true, false]);
  });

  test('[14.3] who helps whom from behind', () => {
    const backing = { hasMoved: false, isSameUnit: true, isOnDifficultGround: false };
    const helps = (
      behind: Partial<Profile>,
      front: Partial<Profile>,
      enemy: Partial<Profile> = {},
      more = {},
    ) => maySupportFromRear(profile(behind), profile(front), profile(enemy), { ...backing, ...more });
    expect(helps({}, {})).toBe(true);
    expect(helps({ arm: 'sword' }, {})).toBe(false);
    expect(helps({}, { arm: 'sword' })).toBe(true);
    expect(helps({ arm: 'bow' }, {}, {}, { hasMoved: true })).toBe(false);
    expect(helps({}, {}, {}, { isOnDifficultGround: true })).toBe(false);
    expect(helps({ troop: 'skirmisher' }, { troop: 'skirmisher' })).toBe(false);
    expect(helps({ troop: 'skirmisher' }, { troop: 'light-cavalry' }, { troop: 'heavy-cavalry' })).toBe(true);
    expect(helps({ troop: 'skirmisher' }, { troop: 'light-cavalry' })).toBe(false);
    expect(helps({ troop: 'cataphract' }, { troop: 'cataphract' })).toBe(true);
    expect(
      helps({ troop: 'heavy-cavalry', arm: 'bow' }, { troop: 'heavy-cavalry' }, { troop: 'heavy-cavalry' }),
    ).toBe(true);
    expect(helps({ troop: 'heavy-cavalry' }, { troop: 'heavy-cavalry' }, { troop: 'heavy-cavalry' })).toBe(
      false,
    );
  });

  test('[14.3] behind means at the rear with more than a corner', () => {
    const front = element('a', 20, 20);
    expect(isBehind(element('b', 20, 21.19), front)).toBe(true);
    expect(isBehind(element('b', 22.4, 21.19), front)).toBe(false);
    expect(isBehind(element('b', 20, 23), front)).toBe(false);
  });

  test('[14.4] who stands partly in a wood fights in difficult ground', () => {
    const scenario = tableOf('forest', area('wood', 20, 20));
    const ground = { scenario, units: [], weather: 'clear' as const, fires: [], round: 1 };
    expect([isHindered(ground, element('a', 25.5, 20)), isHindered(ground, element('a', 30, 20))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('19 The lists stand in the order of the book', () => {
  test.each([
    ['[19.5] Germans', 4, 'early-germans'],
    ['[19.6] Imperial Romans', 5, 'imperial-romans'],
    ['[19.10] First Crusade', 9, 'first-crusade'],
    ['[19.12] Late Sung', 11, 'late-sung'],
  ])('%s', (_, index, id) => expect(SHIPPED_LISTS[index]?.id).toContain(id));
});
