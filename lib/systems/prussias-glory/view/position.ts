import type { JsonPath } from '@/lib/documents/json-path';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { SideStyle } from '@/lib/drawing/colours/palette';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { Piece, PieceBox, Position } from '@/lib/game/contract/position';
import { sideStyleOf } from '@/lib/game/view/side-style';
import type { SpaceBoard } from '@/lib/geometry/board';
import { computeHexCentre, formatHexId, type HexGrid } from '@/lib/geometry/hex/hex';
import { createHexBoard } from '@/lib/geometry/hex/hex-board';
import { armiesOf, type Leader, type SideIndex, type Unit } from '../document/army';
import type { BoardDocument } from '../document/board-schema';
import type { Scenario } from '../document/scenario';
import { pathOfPiece } from '../rules/checks/set-up';
import {
  getCurrentLeader,
  groundIn,
  hexOfLeader,
  hexOfUnit,
  type Scene,
  type StandingUnit,
  sceneOf,
  standingUnitOf,
} from '../rules/field';
import type { Arm, Status } from '../vocabulary';
import type { HexMark } from './hex-marks';
import { describeLeaderStats, describeUnit } from './words';

/** The map with both armies as the drawing and the rules of space see it. */
export interface PrussiasGloryPosition extends Position {
  readonly title: string;
  readonly sides: Scenario['sides'];
  readonly board: SpaceBoard;
  readonly north: number;
  readonly map: BoardDocument;
  readonly grid: HexGrid;
  readonly marks: readonly HexMark[];
}

/** The spaces of a grid are worked out once: an author's every stroke asks for them. */
const spacesOf = memoizeByIdentity((grid: HexGrid): SpaceBoard => createHexBoard(grid));

/** The board as authored, mistakes and all. */
export const setUp = (scenario: Scenario): PrussiasGloryPosition =>
  positionOf(sceneOf(scenario), {
    isThere: () => true,
    pathsOf: piece => [pathOfPiece(scenario, piece.id), piece.path],
  });

interface PieceListing {
  /** Whether a piece that is not on the map still waits beside it. */
  isThere(pieceId: string): boolean;
  pathsOf(piece: Unit | Leader): readonly JsonPath[];
  /** Markers beside the stacks; absent: none. */
  readonly marks?: readonly HexMark[];
}

export const positionOf = (scene: Scene, roll: PieceListing): PrussiasGloryPosition => {
  const { scenario } = scene;
  const { grid } = groundIn(scene);
  const armies = armiesOf(scenario);
  const pieces = armies.flatMap(({ side, sideId, units, leaders }) => {
    const style = styleOf(scenario, side);
    const seated = { seat: sideId, facing: null, heading: null };
    return [
      ...units.map(unit => ({ ...seated, ...unitPiece(scene, unit, style), paths: roll.pathsOf(unit) })),
      ...leaders.map(leader => ({
        ...seated,
        ...leaderPiece(scene, leader, style),
        paths: roll.pathsOf(leader),
      })),
    ];
  });
  return {
    title: scenario.title,
    sides: scenario.sides,
    board: spacesOf(grid),
    north: scenario.board.north,
    map: scenario.board,
    grid,
    marks: roll.marks ?? [],
    pieces: pieces.filter(({ id, space }) => space !== null || roll.isThere(id)).sort(byDepth(scene)),
  };
};

type PieceView = Omit<Piece, 'seat' | 'facing' | 'heading' | 'paths'>;

const unitPiece = (scene: Scene, unit: Unit, style: SideStyle): PieceView => {
  const hex = hexOfUnit(scene.field, unit.id);
  const shown = standingUnitOf(scene, unit.id);
  return {
    id: unit.id,
    name: unit.name,
    words: describeUnit(unit, shown.steps, shown.ratings.code),
    face: createUnitFace(shown, style),
    space: hex === null ? null : formatHexId(groundIn(scene).grid, hex),
    box: hex === null ? null : unitBox(scene, unit.id, hex),
  };
};

const leaderPiece = (scene: Scene, born: Leader, style: SideStyle): PieceView => {
  const leader = getCurrentLeader(scene, born);
  const hex = hexOfLeader(scene.field, leader.id);
  return {
    id: leader.id,
    name: leader.name,
    words: describeLeaderStats(leader),
    face: createLeaderFace(leader, style),
    space: hex === null ? null : formatHexId(groundIn(scene).grid, hex),
    box: hex === null ? null : leaderBox(scene, leader.id, hex),
  };
};

const COUNTER = 1.02;
const OFFSET = 0.055;
const LEADER = 0.62;

/** Each counter of a stack peeps out under the one above it. */
const unitBox = (scene: Scene, id: string, hex: number): PieceBox => {
  const { grid } = groundIn(scene);
  const stack = scene.field.stacks[hex] ?? [];
  const shift = ((stack.length - 1) / 2 - stack.indexOf(id)) * OFFSET * grid.radius;
  const [x, y] = computeHexCentre(grid, hex);
  return { centre: [x + shift, y - shift], size: COUNTER * grid.radius };
};

/** Leaders sit on the corner of the stack, side by side. */
const leaderBox = (scene: Scene, id: string, hex: number): PieceBox => {
  const { grid } = groundIn(scene);
  const here = Object.keys(scene.field.leaders).filter(other => scene.field.leaders[other] === hex);
  const [x, y] = computeHexCentre(grid, hex);
  const step = here.indexOf(id) * LEADER * 0.8;
  return { centre: [x + (0.42 - step) * grid.radius, y - 0.5 * grid.radius], size: LEADER * grid.radius };
};

/** Bottom counters first, so that the top one is drawn last and leaders lie over all. */
const byDepth = (scene: Scene) => {
  const depths = new Map(
    Object.values(scene.field.stacks).flatMap(ids => ids.map((id, place) => [id, -place] as const)),
  );
  const depth = ({ id, space }: Piece): number => (space === null ? 2 : (depths.get(id) ?? 1));
  return (left: Piece, right: Piece): number => depth(left) - depth(right);
};

export const styleOf = (scenario: Scenario, side: SideIndex): SideStyle => sideStyleOf(scenario.sides, side);

const SYMBOLS = { infantry: 'musket-infantry', cavalry: 'sabre-cavalry', artillery: 'cannon' } as const;

const STATES: Readonly<Record<Status, Partial<CounterFace>>> = {
  formed: {},
  disordered: { state: 'disordered' },
  routed: { state: 'routed' },
};

const LONGEST_TAG = 9;

export const createUnitFace = (
  {
    unit,
    steps,
    status,
    ratings,
  }: Pick<StandingUnit, 'steps' | 'status' | 'ratings'> & {
    readonly unit: { readonly arm: Arm; readonly name: string };
  },
  style: SideStyle,
): CounterFace => ({
  style,
  symbol: SYMBOLS[unit.arm],
  band: ratings.code,
  tag: `${unit.name.slice(0, LONGEST_TAG)} ${'•'.repeat(steps)}`.trim(),
  ...STATES[status],
});

/** The values of a unit with this many steps, in good order; null: it never has so many. */
export const faceAtSteps = (unit: Unit, steps: number, style: SideStyle): CounterFace | null => {
  const ratings = unit.ratings[steps - 1];
  return ratings ? createUnitFace({ unit, steps, status: 'formed', ratings }, style) : null;
};

export const createLeaderFace = (
  { initiative, morale }: Pick<Leader, 'initiative' | 'morale'>,
  style: SideStyle,
): CounterFace => ({
  style,
  symbol: 'tricorne',
  band: initiative === null ? `+${morale}` : `${initiative} +${morale}`,
});
