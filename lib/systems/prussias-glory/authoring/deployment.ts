import { makePlacementRules } from '@/lib/game/check/placement';
import {
  type Deployment,
  type DeploymentGroup,
  type DeploymentRole,
  type Home,
  nameDeployGroup,
} from '@/lib/game/contract/authoring/deployment';
import { formatHexId, type HexGrid, hexOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import { type Army, armiesOf, rosterOf } from '../document/army';
import { DEPLOYMENT_CHECKS } from '../document/checks';
import { gridOf, pageEdgeOf } from '../document/ground';
import type { Scenario } from '../document/scenario';
import { move } from './move-pieces';
import { offers } from './palette-offers';

const listHexes = ({ board }: Scenario): readonly string[] => {
  const grid = gridOf(board);
  return Array.from({ length: grid.count }, (_, hex) => formatHexId(grid, hex));
};

/** 2.2, 6.2 – The commander, the wings with their leaders, and the artillery, which belongs to none. */
const groupsOf = ({ sideId, commander, wings, units, leaders }: Army): readonly DeploymentGroup[] => {
  const seat = sideId;
  const leading = wings.map(({ id, name, units: own }) => ({
    id,
    seat,
    name,
    pieces: [...leaders.filter(({ wing }) => wing === id), ...own].map(piece => piece.id),
  }));
  const guns = units.filter(({ wing }) => wing === null).map(({ id }) => id);
  const free = commander && commander.wing === null ? [commander.id] : [];
  return [
    { id: `${seat}-leaders`, seat, name: nameDeployGroup('leaders'), pieces: free },
    ...leading,
    { id: `${seat}-guns`, seat, name: nameDeployGroup('guns'), pieces: guns },
  ].filter(({ pieces }) => pieces.length > 0);
};

const role = (scenario: Scenario, pieceId: string): DeploymentRole => {
  const unit = rosterOf(scenario).units.get(pieceId);
  if (!unit) return 'leader';
  return unit.arm === 'cavalry' ? 'horse' : 'foot';
};

/** From the own edge towards the field: 0 looks up, from the bottom of the page. */
const headingOf = ({ board, sides }: Scenario, seatId: string): number => {
  const edge = board.friendlyEdges.find(({ side }) => side === seatId)?.edges[0];
  if (edge === undefined) return sides[0]?.id === seatId ? 0 : 180;
  return ((pageEdgeOf(board, edge) + 2) % 4) * 90;
};

/** A quarter of the map's depth in from the own edge. */
const MIDDLE_OF_LINE: Readonly<Record<number, readonly [number, number]>> = {
  0: [0.5, 0.75],
  90: [0.25, 0.5],
  180: [0.5, 0.25],
  270: [0.75, 0.5],
};

const hexAt = (grid: HexGrid, column: number, row: number): string =>
  formatHexId(grid, Math.round(column) * grid.rows + Math.round(row));

/** Where the army stands already, its line is extended. */
const findMiddleOfArmy = (scenario: Scenario, seatId: string, grid: HexGrid): string | null => {
  const hexes = scenario.deployment.stacks
    .filter(({ side }) => side === seatId)
    .map(({ hex }) => hexOf(grid, hex))
    .filter(hex => hex !== OFF_MAP);
  if (hexes.length === 0) return null;
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return hexAt(
    grid,
    mean(hexes.map(hex => Math.floor(hex / grid.rows))),
    mean(hexes.map(hex => hex % grid.rows)),
  );
};

const home = (scenario: Scenario, seatId: string): Home => {
  const grid = gridOf(scenario.board);
  const heading = headingOf(scenario, seatId);
  const [across, down] = MIDDLE_OF_LINE[heading] ?? [0.5, 0.5];
  const space =
    findMiddleOfArmy(scenario, seatId, grid) ??
    hexAt(grid, (grid.columns - 1) * across, (grid.rows - 1) * down);
  return { heading, space };
};

/** 3.1, 7.1, 22.2 – Hexes by stacking, closed ground and the limits of the scenario. */
export const deployment: Deployment<Scenario> = {
  ...makePlacementRules({ checks: DEPLOYMENT_CHECKS, spaces: listHexes, move }),
  groups: scenario => armiesOf(scenario).flatMap(groupsOf),
  role,
  home,
  offers,
};
