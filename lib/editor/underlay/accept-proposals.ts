import { applyChanges, type Change } from '@/lib/documents/change';
import type { Brush } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { type Board, type Point, type SpaceBoard, spaceById } from '@/lib/geometry/board';
import { findConnected } from '@/lib/geometry/regions';
import { sidesOf } from '@/lib/geometry/sides';
import { spacesOfWay, wayBetween } from '@/lib/geometry/ways';
import { sideUnder } from '../board/brush-targets';
import { spaceUnder } from '../board/drop-target';
import { applyScenarioEdit, type StudioState } from '../session/state';
import type { Proposal, ProposalRequest, SampledPlace } from './propose-terrain';

/** What is proposed for each place: the brush that would paint it. */
export type ProposedBrushes = Readonly<Record<string, string>>;

/** Ground brushes that a picture can reveal; and those that lie along sides or lead over them. */
export const listPictureBrushes = ({ rules, derived }: StudioState): readonly Brush[] => {
  const { scenario, position } = derived;
  const board = position?.board;
  if (!scenario || board?.kind !== 'spaces') return [];
  const { palette, editing } = rules.system;
  const [space] = board.spaces;
  const isFound = ({ id }: Brush): boolean => {
    if (!space) return false;
    const painted: ScenarioBase = applyChanges(scenario, editing.paint(scenario, id, [space.id]));
    return editing.brushAt(painted, space.id) === id;
  };
  return palette.brushes.filter(
    brush => brush.on === 'side' || brush.on === 'path' || (brush.on === 'space' && isFound(brush)),
  );
};

/** What the worker needs of the board; sides only where a line was shown. */
export const toPlaces = (
  board: Board,
  examples: ProposedBrushes,
): Pick<ProposalRequest, 'spaces' | 'sides' | 'ways' | 'examples'> => {
  if (board.kind !== 'spaces') return { spaces: [], sides: [], ways: [], examples: [] };
  const chosen = Object.entries(examples).map(([place, brush]) => ({ place, brush }));
  const sides = sidesOf(board).map(({ id, ends }) => ({ id, outline: ends }));
  return {
    spaces: board.spaces.map(({ id, outline }) => ({ id, outline })),
    sides: keepIfShown(sides, examples),
    ways: keepIfShown(listWays(board), examples),
    examples: chosen,
  };
};

/** Lines of a kind without examples are not searched for. */
const keepIfShown = (lines: readonly SampledPlace[], examples: ProposedBrushes): readonly SampledPlace[] =>
  lines.some(({ id }) => Object.hasOwn(examples, id)) ? lines : [];

/** Over every side, from the middle of one space to that of the other. */
const listWays = (board: SpaceBoard): readonly SampledPlace[] =>
  sidesOf(board).flatMap(({ spaces: [from, to] }) => {
    const [start, end] = [spaceById(board, from), spaceById(board, to)];
    return start && end ? [{ id: wayBetween(from, to), outline: [start.centre, end.centre] }] : [];
  });

/** What a brush would be laid on at a point: a space, its side, or the way over that side; null: nothing. */
export const placeUnder = (board: Board, brush: Brush, point: Point): string | null => {
  if (brush.on === 'space') return spaceUnder(board, point);
  const side = sideUnder(board, point);
  if (!side) return null;
  return brush.on === 'path' ? wayBetween(...side.spaces) : side.id;
};

/** The proposal at a point: a line takes precedence over the ground under it. */
export const proposedUnder = (board: Board, proposed: ProposedBrushes, point: Point): string | undefined => {
  const side = sideUnder(board, point);
  const places = [side?.id, side && wayBetween(...side.spaces), spaceUnder(board, point)];
  return places.find(id => id && Object.hasOwn(proposed, id)) ?? undefined;
};

/** Only what would change the map; examples are known already. */
export const toProposed = (
  { rules, derived: { scenario } }: StudioState,
  proposals: readonly Proposal[],
  examples: ProposedBrushes,
): ProposedBrushes => {
  const all = [...Object.entries(examples), ...proposals.map(({ place, brush }) => [place, brush] as const)];
  const { editing } = rules.system;
  return Object.fromEntries(
    all.filter(([place, brush]) => scenario && editing.brushAt(scenario, place) !== brush),
  );
};

/** The places that are accepted together with one: joined ground of its kind, or all of its line. */
export const areaAround = (board: Board, proposed: ProposedBrushes, place: string): readonly string[] => {
  const brush = proposed[place];
  if (brush === undefined || board.kind !== 'spaces') return [];
  if (board.spaces.some(({ id }) => id === place))
    return findConnected(board, place, id => proposed[id] === brush);
  return Object.keys(proposed).filter(id => proposed[id] === brush);
};

/** Lays what was proposed, all of it in one step of the history. */
export const acceptProposals = (
  state: StudioState,
  proposed: ProposedBrushes,
  places: readonly string[],
): StudioState => {
  if (places.length === 0) return state;
  const name = { code: 'view.history.terrain-proposed', values: { count: places.length } };
  return applyScenarioEdit(state, name, scenario => paintAll(state, scenario, proposed, places));
};

/** Places are painted at once, roads path by path: each joins those that it meets. */
const strokesOf = (places: readonly string[]): readonly (readonly string[])[] => {
  const ways = places.flatMap(place => {
    const way = spacesOfWay(place);
    return way ? [way] : [];
  });
  const others = places.filter(place => !spacesOfWay(place));
  return others.length > 0 ? [others, ...ways] : ways;
};

const paintAll = (
  { rules }: StudioState,
  scenario: ScenarioBase,
  proposed: ProposedBrushes,
  places: readonly string[],
): readonly Change[] => {
  let painted = scenario;
  return [...new Set(places.map(place => proposed[place] ?? ''))].flatMap(brush => {
    const here = places.filter(place => proposed[place] === brush);
    return strokesOf(here).flatMap(stroke => {
      const changes = rules.system.editing.paint(painted, brush, stroke);
      painted = applyChanges(painted, changes);
      return changes;
    });
  });
};
