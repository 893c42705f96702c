import type { Direction } from '@/lib/geometry/square';
import type { Field, FieldGeneral, FieldUnit, Ground } from '../rules/battlefield/field';
import { forwardOf, type SideIndex, TILE_IDS, type TileId } from '../rules/battlefield/tiles';
import type { Activation, GroupLocation } from '../rules/commands/activation';
import { listStepObjections, takeStep } from '../rules/movement/move-steps';
import { beginMove, type Circumstances, type Move, type MoveStep } from '../rules/movement/movement';
import type { TerrainKind, UnitClass, UnitType } from '../vocabulary';

/** For tests: "average hoplite", "spent veteran legion", "indian elephant". */
export type UnitNotation = string;

export const parseUnit = (
  words: UnitNotation,
  at: FieldUnit['at'],
  side: SideIndex,
  id: string,
): FieldUnit => {
  const parts = words.split(' ').filter(part => part !== 'spent');
  const [unitClass, type] = parts.length === 1 ? ['unclassed', parts[0]] : parts;
  return {
    id,
    side,
    at,
    type: type as UnitType,
    class: unitClass as UnitClass,
    spent: words.startsWith('spent '),
  };
};

export interface StandNotation {
  readonly at: GroupLocation;
  readonly side?: SideIndex;
  readonly facing?: Direction;
  readonly units: readonly UnitNotation[];
  readonly lead?: number;
}

export interface FieldNotation {
  readonly ground?: Partial<Record<TileId, readonly (TerrainKind | 'camp' | 'fortified-camp')[]>>;
  readonly stands: readonly StandNotation[];
  readonly generals?: readonly FieldGeneral[];
}

/** A small field for tests. The units of a stand are called C2-1, C2-2 and so on. */
export const fieldFrom = ({ ground = {}, stands, generals = [] }: FieldNotation): Field => {
  const onField = stands.flatMap(stand =>
    stand.at === 'undeployed'
      ? []
      : [{ ...stand, at: stand.at, facing: stand.facing ?? forwardOf(stand.side ?? 0) }],
  );
  return {
    ground: Object.fromEntries(
      TILE_IDS.map(tile => [tile, groundOf(tile, ground[tile] ?? [])]),
    ) as Field['ground'],
    units: stands.flatMap(({ at, units, side = 0 }) =>
      units.map((words, index) => parseUnit(words, at, side, `${at}-${index + 1}`)),
    ),
    generals,
    facing: Object.fromEntries(onField.map(({ at, facing }) => [at, facing])),
    lead: Object.fromEntries(onField.map(({ at, lead = 1 }) => [at, `${at}-${lead}`])),
  };
};

const groundOf = (tile: TileId, words: readonly string[]): Ground => ({
  terrain: words.filter(word => !word.endsWith('camp')) as TerrainKind[],
  camp: words.some(word => word.endsWith('camp'))
    ? { side: Number(tile[1]) <= 2 ? 0 : 1, fortified: words.includes('fortified-camp') }
    : null,
  keyZoneOf: null,
});

export const general = (
  id: string,
  generalClass: FieldGeneral['class'],
  at: FieldGeneral['at'],
  more: Partial<FieldGeneral> = {},
): FieldGeneral => ({ id, class: generalClass, at, side: 0, kind: 'commander', guard: null, ...more });

/** All units of a stand set out together. */
export const startMove = (
  field: Field,
  from: GroupLocation,
  activation: Activation,
  {
    units,
    generals = [],
    ...circumstances
  }: Partial<Circumstances> & { units?: readonly string[]; generals?: readonly string[] } = {},
): Move => {
  const there = field.units.filter(unit => unit.at === from);
  const chosen = units ?? there.map(({ id }) => id);
  const side = there[0]?.side ?? 0;
  return beginMove(field, { side, from, units: chosen, generals }, activation, {
    wide: true,
    barred: [],
    ...circumstances,
  });
};

/** "forward", "turn left", "place C1 up", "leave". */
export const parseStep = (words: string): MoveStep => {
  const [type, first, second] = words.split(' ');
  if (type === 'forward' || type === 'leave') return { type };
  if (type === 'place') return { type, tile: first as TileId, facing: second as Direction };
  return { type: type === 'turn' ? 'turn' : 'turn-to-attack', to: first as Direction };
};

export interface WalkResult {
  readonly move: Move;
  /** The codes of the objections to the first step that meets any. */
  readonly objections: readonly string[];
}

/** Continues until a step is not allowed. */
export const walk = (field: Field, start: Move, ...path: readonly string[]): WalkResult => {
  let move = start;
  for (const words of path) {
    const step = parseStep(words);
    const found = listStepObjections(field, move, step);
    if (found.length > 0)
      return { move, objections: found.map(({ code }) => code.replace('lost-battles/', '')) };
    move = takeStep(field, move, step);
  }
  return { move, objections: [] };
};

export const budgetOf = (move: Move, kind: string) => move.budgets.find(budget => budget.kind === kind);
