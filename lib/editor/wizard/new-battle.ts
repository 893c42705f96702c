import { applyChanges, type Change } from '@/lib/documents/change';
import { SIDE_COLOURS } from '@/lib/drawing/colours/side-colours';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

export interface PlannedSide {
  readonly name: string;
  readonly colour: string;
  /** An army document to begin with; undefined: none. */
  readonly army?: unknown;
}

/** What the author has said so far. */
export interface BattlePlan {
  readonly title: string;
  readonly year: number;
  readonly size: string;
  readonly ground: string | null;
  readonly seed: number;
  readonly sides: readonly PlannedSide[];
}

export interface NewBattle {
  readonly scenario: ScenarioBase;
  /** Sides whose army this rule book cannot represent. */
  readonly unfit: readonly number[];
}

const COLOURS = Object.values(SIDE_COLOURS);

export const makeFirstPlan = (
  { creation, documents }: AnySystem,
  names: readonly string[],
  seed: number,
): BattlePlan => ({
  title: '',
  year: documents.scenario.blank().date.year,
  size: creation.sizes[0]?.id ?? '',
  ground: creation.grounds[0]?.id ?? null,
  seed,
  sides: Array.from({ length: creation.seats.least }, (_, index) => makeSide(names, index)),
});

export const makeSide = (names: readonly string[], index: number): PlannedSide => ({
  name: names[index] ?? String(index + 1),
  colour: COLOURS[index % COLOURS.length] ?? '#2a241d',
});

const SEEDS = 1_000_000;

/** Another country of the same kind: every seed comes once before any comes again. */
export const computeNextSeed = (seed: number): number => (seed * 21 + 54_321) % SEEDS;

/** The battle as it was planned: ground, sides and the armies that fit. */
export const createBattle = ({ creation, sideArmies }: AnySystem, plan: BattlePlan): NewBattle => {
  const { title, year, size, ground, seed } = plan;
  const sides = plan.sides.map(({ name }) => name);
  const created = creation.create({ title, year, sides, size, ground, seed });
  const coloured = applyChanges(created, colourChanges(created, plan));
  let scenario = coloured;
  const unfit: number[] = [];
  for (const [index, { army }] of plan.sides.entries()) {
    const seat = scenario.sides[index]?.id;
    if (army === undefined || seat === undefined) continue;
    const changes = sideArmies?.replace(scenario, seat, army) ?? null;
    if (changes === null) unfit.push(index);
    else scenario = applyChanges(scenario, changes);
  }
  return { scenario, unfit };
};

const colourChanges = ({ sides }: ScenarioBase, plan: BattlePlan): readonly Change[] =>
  sides.flatMap((_, index): readonly Change[] => {
    const value = plan.sides[index]?.colour;
    return value === undefined ? [] : [{ op: 'replace', path: ['sides', index, 'colour'], value }];
  });
