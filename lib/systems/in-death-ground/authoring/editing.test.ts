import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import goldenJson from '@/content/systems/in-death-ground/golden-cases.json';
import { applyChanges } from '@/lib/documents/change';
import { cornersOf, gapBetween, measureDistance } from '@/lib/geometry/plane/plane';
import { SHIPPED_LISTS } from '../data';
import { blank } from '../document/blank';
import { type Scenario, scenarioSchema } from '../document/scenario';
import { findStand } from '../document/table';
import {
  GENERAL_RANGES,
  mayBeContacted,
  PRINTED_RANGES,
  putBackDistance,
} from '../rules/combat/general-ranges';
import { isCoherent } from '../rules/setup/deployment';
import { LAYING_CHECKS } from '../rules/setup/terrain-layout';
import { countGatesNeeded } from '../rules/siege/walls';
import { goldenCase, sampleArmy } from '../testing/armies';
import { battle, hoplites, placed } from '../testing/table';
import { INCH, setUp } from '../view/position';
import { HOMES } from '../vocabulary';
import { creation } from './creation';
import { editing } from './editing';
import { shapeEditing } from './painting';
import { sideArmies } from './side-armies';

const two = (): Scenario =>
  battle('open-battle', [], [hoplites('a', placed(20, 45)), hoplites('b', placed(40, 45))]);

const stand = (scenario: Scenario, id: string) => {
  const found = findStand(scenario, id);
  if (!found) throw new Error(id);
  return found;
};

describe('units on the table', () => {
  test('units shift together, and turn about their middle without losing each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -180, max: 180 }), (by, turn) => {
        const before = two();
        const after = applyChanges(before, editing.shift?.(before, ['a', 'b'], [by, by / 2], turn) ?? []);
        expect(scenarioSchema.safeParse(after).success).toBe(true);
        const at = (scenario: Scenario, id: string) => stand(scenario, id).place?.at ?? [0, 0];
        const gap = (scenario: Scenario): number => measureDistance(at(scenario, 'a'), at(scenario, 'b'));
        expect(gap(after)).toBeCloseTo(gap(before), 1);
      }),
      { numRuns: 60 },
    );
  });

  test('[4.2] whatever is commanded, a unit keeps its cohesion and its size', () => {
    const scenario = two();
    for (const { id, changes } of editing.commands(scenario, ['a'])) {
      if (['remove', 'take-off'].includes(id)) continue;
      const after = stand(applyChanges(scenario, changes), 'a');
      expect(isCoherent(after), id).toBe(true);
      expect(after.blocks).toHaveLength(8);
      after.blocks.forEach((one, index) => {
        for (const other of after.blocks.slice(index + 1))
          expect(gapBetween(cornersOf(one), cornersOf(other))).toBeLessThan(30);
      });
    }
  });

  test('[12.3] a column keeps the front where the line had it', () => {
    const scenario = two();
    const column = editing.commands(scenario, ['a']).find(({ id }) => id === 'form-column');
    const after = applyChanges(scenario, column?.changes ?? []);
    const front = (of: Scenario): number =>
      Math.min(...stand(of, 'a').blocks.flatMap(block => cornersOf(block).map(([, y]) => y)));
    expect(front(after)).toBeCloseTo(front(scenario), 1);
  });

  test('copies have names of their own; a half turn twice is nothing', () => {
    const scenario = two();
    const pasted = applyChanges(
      scenario,
      editing.paste(scenario, editing.copy(scenario, ['a', 'b']), null) ?? [],
    );
    const ids = pasted.forces.flatMap(({ units }) => units.map(({ id }) => id));
    expect(new Set(ids).size).toBe(4);
    expect(editing.paste(scenario, { what: 'ever' }, null)).toBeNull();
    const turned = applyChanges(scenario, editing.transform?.(scenario, 'half-turn', []) ?? []);
    expect(applyChanges(turned, editing.transform?.(turned, 'half-turn', []) ?? [])).toEqual(scenario);
  });
});

describe('terrain as shapes', () => {
  test('a stroke lays a piece in inches, which is reshaped and taken away again', () => {
    const scenario = two();
    const square = [
      [10, 10],
      [20, 10],
      [20, 20],
    ].map(([x = 0, y = 0]) => [x * INCH, y * INCH] as const);
    const laid = applyChanges(scenario, editing.shapes?.add(scenario, 'wood', square) ?? []);
    expect(laid.board.pieces).toMatchObject([
      {
        id: 'wood-1',
        kind: 'wood',
        outline: [
          [10, 10],
          [20, 10],
          [20, 20],
        ],
      },
    ]);
    expect(setUp(laid).shapes).toMatchObject([{ id: 'wood-1', brush: 'wood', points: square }]);
    const moved = square.map(([x, y]) => [x + INCH, y] as const);
    const reshaped = applyChanges(laid, editing.shapes?.reshape(laid, 'wood-1', moved) ?? []);
    expect(reshaped.board.pieces[0]).toMatchObject({
      outline: [
        [11, 10],
        [21, 10],
        [21, 20],
      ],
    });
    expect(applyChanges(reshaped, editing.shapes?.remove(reshaped, 'wood-1') ?? []).board.pieces).toEqual([]);
  });

  test('[7.1, 7.10] a crest and a plateau go to the hill under the stroke, a ford to the river', () => {
    const square = (x: number, y: number): [number, number][] => [
      [x, y],
      [x + 12, y],
      [x + 12, y + 12],
      [x, y + 12],
    ];
    const start: Scenario = {
      ...two(),
      board: {
        ...two().board,
        pieces: [
          { id: 'gentle', kind: 'gentle-hill', outline: square(2, 2) },
          { id: 'steep', kind: 'steep-hill', outline: square(30, 2) },
          {
            id: 'river',
            kind: 'river',
            width: 4,
            line: [
              [0, 30],
              [72, 30],
            ],
          },
        ],
      },
    };
    const laid = (scenario: Scenario, brush: string, points: readonly [number, number][]): Scenario =>
      scenarioSchema.parse(
        applyChanges(
          scenario,
          shapeEditing.add(
            scenario,
            brush,
            points.map(([x, y]) => [x * INCH, y * INCH]),
          ),
        ),
      );
    const crest: [number, number][] = [
      [4, 8],
      [8, 9],
      [12, 8],
    ];
    const plateau = [
      [33, 5],
      [39, 5],
      [36, 10],
    ] as [number, number][];
    const drawn = laid(laid(laid(start, 'crest', crest), 'plateau', plateau), 'ford', [[20, 33]]);
    expect(drawn.board.pieces).toMatchObject([
      { id: 'gentle', crest },
      { id: 'steep', plateau },
      { id: 'river', fords: [[20, 30]] },
    ]);
    expect(drawn.board.pieces[0]).not.toHaveProperty('plateau');
    expect(shapeEditing.add(two(), 'ford', [[10, 10]])).toEqual([]);
  });
});

describe('new battles', () => {
  test.each(HOMES)('[7.14] a made-up table of %s is legal, whatever the seed', ground => {
    for (const seed of [1, 7, 4242]) {
      const scenario = creation.create({
        title: 'T',
        year: -300,
        sides: ['A', 'B'],
        size: 'six-by-four',
        ground,
        seed,
      });
      expect(
        LAYING_CHECKS.flatMap(check => [...check.find(scenario)]),
        `${ground} ${seed}`,
      ).toEqual([]);
      expect(scenarioSchema.safeParse(scenario).success).toBe(true);
    }
  });

  test('[18.1] an army document joins a side', () => {
    const scenario = two();
    const changes = sideArmies.replace(scenario, 'second', sampleArmy('mongols'));
    const joined = applyChanges(scenario, changes ?? []);
    expect(scenarioSchema.safeParse(joined).success).toBe(true);
    expect(joined.forces[1]).toMatchObject({ side: 'second', edge: 'top', list: 'mongols' });
    expect(sideArmies.replace(scenario, 'second', { format: 'army' })).toBeNull();
  });

  test("[18.1] a list of one's own that is called like the book's, or like the other side's, stays apart from it", () => {
    const army = sampleArmy('mongols');
    const [book] = SHIPPED_LISTS.filter(({ id }) => id === 'mongols');
    if (!book) throw new Error('no list');
    const joined = (scenario: Scenario, side: string, title: string): Scenario =>
      scenarioSchema.parse(
        applyChanges(
          scenario,
          sideArmies.replace(scenario, side, { ...army, lists: [{ ...book, title }] }) ?? [],
        ),
      );
    const one = joined(two(), 'first', 'Mine');
    expect(one.forces[0]?.list).toBe('mongols-2');
    const both = joined(one, 'second', 'Yours');
    expect(both.lists?.map(({ id, title }) => [id, title])).toEqual([
      ['mongols-2', 'Mine'],
      ['mongols-3', 'Yours'],
    ]);
    expect(joined(both, 'first', 'Yours').lists?.map(({ id }) => id)).toEqual(['mongols-3']);
  });
});

describe('worked remarks', () => {
  test('[5.4] idg-g-cmd-range', () => {
    expect(Object.values(PRINTED_RANGES)).toEqual(goldenCase('cmd-range').expect.inches);
    expect(GENERAL_RANGES.rally).toBe(6);
  });

  test('[14.1] idg-g-passive-defender', () => {
    expect([true, false].map(mayBeContacted)).toEqual(goldenCase('passive-defender').expect.may);
  });

  test('[16.1] idg-g-disorder-on-approach', () => {
    expect(
      (goldenCase('disorder-on-approach').given.start_distance as readonly number[]).map(putBackDistance),
    ).toEqual([3, 2]);
  });

  test('there are 159 cases, each with a name of its own', () => {
    expect(new Set(goldenJson.map(({ id }) => id)).size).toBe(159);
  });
});

describe('17.1 Walls on the table', () => {
  const units = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y]): [number, number] => [x * INCH, y * INCH]);
  const corners = units([
    [20, 2],
    [20, 12],
    [50, 12],
    [50, 2],
  ]);
  const laid = (): Scenario => {
    const scenario = { ...blank(), kind: 'siege' as const };
    return applyChanges(scenario, shapeEditing.add(scenario, 'wall', corners));
  };

  test('[17.1, 17.2] a stroke lays a wall with towers at its corners and a gate between them', () => {
    const { walls = [] } = laid().board;
    expect(walls[0]?.towers).toEqual([
      [20, 12],
      [50, 12],
    ]);
    expect(walls[0]?.gates).toEqual([[35, 12]]);
    expect(walls[0] && walls[0].gates.length >= countGatesNeeded(walls[0])).toBe(true);
  });

  test('[17.1, 17.2, 8.6] towers, gates and breaches go to the nearest wall, and along with it when it is bent', () => {
    const scenario = laid();
    const open = applyChanges(scenario, shapeEditing.add(scenario, 'breach', units([[30, 14]])));
    expect(open.board.walls?.[0]?.breaches).toEqual([[30, 12]]);
    const bent = applyChanges(
      open,
      shapeEditing.reshape(
        open,
        'wall-1',
        units([
          [20, 2],
          [20, 16],
          [50, 16],
          [50, 2],
        ]),
      ),
    );
    expect(bent.board.walls?.[0]?.breaches).toEqual([[30, 16]]);
    expect(setUp(bent).shapes.at(-1)).toMatchObject({ id: 'wall-1', brush: 'wall' });
    expect(applyChanges(bent, shapeEditing.remove(bent, 'wall-1')).board.walls).toBeUndefined();
  });

  test('[17.1] a stroke that ends where it began closes the wall; a mirrored table mirrors it', () => {
    const scenario = blank();
    const ring = units([
      [20, 2],
      [20, 12],
      [50, 12],
      [50, 2],
      [20.5, 2.5],
    ]);
    const closed = applyChanges(scenario, shapeEditing.add(scenario, 'wall', ring));
    expect([closed.board.walls?.[0]?.closed, closed.board.walls?.[0]?.towers.length]).toEqual([true, 4]);
    const turned = applyChanges(closed, editing.transform?.(closed, 'mirror-left-right', []) ?? []);
    expect(turned.board.walls?.[0]?.line[0]).toEqual([52, 2]);
  });
});
