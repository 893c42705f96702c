import type { JsonPath } from '@/lib/documents/json-path';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Point } from '@/lib/geometry/board';
import { type Outline, type TableBase, toRibbon } from '@/lib/geometry/plane/plane';
import { BAGGAGE, type Profile } from '../rules/army/points';
import {
  contingentsOf,
  generalElementOf,
  type ResolvedArmy,
  type ResolvedUnit,
  resolveArmy,
} from '../rules/army/resolved-army';
import { blocksOf } from '../rules/movement/formation';
import type { Edge, PieceKind, Role } from '../vocabulary';
import type { Force, LinePiece, Scenario, StandPlace, TerrainPiece } from './scenario';

/** A force with its lists resolved; a force with an unknown list has no army to resolve. */
export interface ResolvedForce {
  readonly index: number;
  readonly force: Force;
  readonly role: Role;
  readonly resolved: ResolvedArmy | null;
  readonly stands: readonly Stand[];
}

/** What stands together on the table: a unit, a separate general or the baggage. */
export interface Stand {
  readonly id: string;
  readonly kind: 'unit' | 'general' | 'baggage';
  readonly side: string;
  readonly profiles: readonly Profile[];
  readonly place: StandPlace | null;
  readonly isHidden: boolean;
  readonly blocks: readonly TableBase[];
  readonly unit: ResolvedUnit | null;
  /** Where the stand is written. */
  readonly path: JsonPath;
}

export const roleOf = ({ attacker }: Pick<Scenario, 'attacker'>, side: string): Role =>
  attacker === side ? 'attacker' : 'defender';

export const forcesOf: (scenario: Scenario) => readonly ResolvedForce[] = memoizeByIdentity(
  (scenario: Scenario) =>
    scenario.forces.map((force, index) => {
      const role = roleOf(scenario, force.side);
      const resolved = resolveArmy(
        { ...force, scenario: scenario.kind, role },
        scenario.lists,
        scenario.language,
      );
      return { index, force, role, resolved, stands: resolved ? standsOf(force, index, resolved) : [] };
    }),
);

export const standsIn = (scenario: Scenario): readonly Stand[] =>
  forcesOf(scenario).flatMap(({ stands }) => stands);

export const findStand = (scenario: Scenario, id: string): Stand | undefined =>
  standsIn(scenario).find(stand => stand.id === id);

/** The names under which a separate general and the baggage of a side stand on the table. */
export const formatGeneralId = (side: string): string => `${side}-general`;
export const formatBaggageId = (side: string): string => `${side}-baggage`;

const standsOf = (force: Force, index: number, resolved: ResolvedArmy): readonly Stand[] => {
  const path: JsonPath = ['forces', index];
  const units = contingentsOf(resolved)
    .flatMap(contingent => contingent.units)
    .map(unit => standOfUnit(force, resolved, unit, [...path, 'units', unit.index]));
  const general = generalElementOf(resolved.main);
  const stand = (
    kind: 'general' | 'baggage',
    id: string,
    profiles: readonly Profile[],
    place: StandPlace | undefined,
  ): Stand => ({
    id,
    kind,
    side: force.side,
    profiles,
    place: place ?? null,
    isHidden: false,
    blocks: place ? blocksOf(profiles, place) : [],
    unit: null,
    path: [...path, kind],
  });
  return [
    ...units,
    ...(general && force.general?.mode === 'separate'
      ? [stand('general', formatGeneralId(force.side), [general.profile], force.general.place)]
      : []),
    ...(force.baggage
      ? [
          stand(
            'baggage',
            formatBaggageId(force.side),
            Array.from({ length: force.baggage.elements }, () => BAGGAGE),
            force.baggage.place,
          ),
        ]
      : []),
  ];
};

/** An attached general stands with the unit as one more element. */
const standOfUnit = (force: Force, resolved: ResolvedArmy, unit: ResolvedUnit, path: JsonPath): Stand => {
  const written = force.units[unit.index];
  const general = generalElementOf(resolved.main);
  const isJoined =
    force.general?.mode === 'attached' && force.general.unit === unit.unit.id && general !== null;
  const profiles = [
    ...(isJoined && general ? [general.profile] : []),
    ...unit.groups.flatMap(({ profile, elements }) => Array.from({ length: elements }, () => profile)),
  ];
  const place = written?.place ?? null;
  return {
    id: unit.unit.id,
    kind: 'unit',
    side: force.side,
    profiles,
    place,
    isHidden: written?.hidden === true,
    blocks: place ? blocksOf(profiles, place) : [],
    unit,
    path,
  };
};

export const isArea = (piece: TerrainPiece): piece is Extract<TerrainPiece, { outline: unknown }> =>
  'outline' in piece;
export const isLine = (piece: TerrainPiece): piece is Extract<TerrainPiece, { line: unknown }> =>
  'line' in piece;
export const isShore = (piece: TerrainPiece): piece is Extract<TerrainPiece, { edge: unknown }> =>
  'edge' in piece;

const SHORE_DEPTH = 3;

interface Sized {
  readonly board: Pick<Scenario['board'], 'width' | 'height'>;
}

/** 7.11 – A strip of three inches of sand or rocks along the shore. */
export const edgeStripOf = (
  { board: { width, height } }: Sized,
  edge: Edge,
  depth = SHORE_DEPTH,
): Outline => {
  const strips: Readonly<Record<Edge, readonly [number, number, number, number]>> = {
    top: [0, 0, width, depth],
    right: [width - depth, 0, width, height],
    bottom: [0, height - depth, width, height],
    left: [0, 0, depth, height],
  };
  return toRectangle(...strips[edge]);
};

export const toRectangle = (left: number, top: number, right: number, bottom: number): Outline => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

const ribbonOf = memoizeByIdentity(({ line, width }: LinePiece) => toRibbon(line, width));

/** Beaches along each edge of a board. */
const shoresOf: (board: Scenario['board']) => Readonly<Record<Edge, Outline>> = memoizeByIdentity(
  (board: Scenario['board']) => ({
    top: edgeStripOf({ board }, 'top'),
    right: edgeStripOf({ board }, 'right'),
    bottom: edgeStripOf({ board }, 'bottom'),
    left: edgeStripOf({ board }, 'left'),
  }),
);

/** The ground that a piece covers. */
export const groundOf = (scenario: Pick<Scenario, 'board'>, piece: TerrainPiece): Outline => {
  if (isArea(piece)) return piece.outline;
  return isLine(piece) ? ribbonOf(piece) : shoresOf(scenario.board)[piece.edge];
};

export const piecesOf = (
  { board }: Pick<Scenario, 'board'>,
  ...kinds: readonly PieceKind[]
): readonly TerrainPiece[] => board.pieces.filter(({ kind }) => kinds.includes(kind));

/** 7.1 – The crest of a hill: as drawn, or along its longest axis. */
export const crestOf = (piece: Extract<TerrainPiece, { outline: unknown }>): readonly Point[] =>
  piece.crest ?? longestAxisOf(piece);

const longestAxisOf = memoizeByIdentity(
  (piece: Extract<TerrainPiece, { outline: unknown }>): readonly Point[] => {
    let best: readonly Point[] = piece.outline.slice(0, 2);
    let longest = 0;
    for (const [index, one] of piece.outline.entries())
      for (const other of piece.outline.slice(index + 1)) {
        const length = Math.hypot(other[0] - one[0], other[1] - one[1]);
        if (length > longest) [longest, best] = [length, [one, other]];
      }
    return best;
  },
);
