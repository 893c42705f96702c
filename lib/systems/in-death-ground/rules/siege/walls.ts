import type { Check } from '@/lib/game/check/check';
import { isInsideOutline } from '@/lib/geometry/plane/plane';
import type { Scenario, Wall } from '../../document/scenario';
import { forcesOf, isShore } from '../../document/table';
import { cite } from '../../rulebook';
import { word } from '../../view/words';
import { findDeploymentArea } from '../setup/deployment';
import { listWaters } from '../terrain/water';

export const SECTION = 4;
const SECTIONS_PER_GATE = 6;

/** 17.1 – A wall is paid for in sections of four inches. */
export const countSections = ({ line, closed }: Pick<Wall, 'line' | 'closed'>): number => {
  const ring = closed && line[0] ? [...line, line[0]] : line;
  const length = ring.reduce((sum, [x, y], index) => {
    const [bx, by] = ring[index - 1] ?? [x, y];
    return sum + Math.hypot(x - bx, y - by);
  }, 0);
  return Math.ceil(length / SECTION - 0.01);
};

/** 17.2 – A gate for every stretch between towers, or for six sections where there are none. */
export const countGatesNeeded = (wall: Wall): number =>
  wall.towers.length > 0
    ? Math.max(1, wall.closed ? wall.towers.length : wall.towers.length - 1)
    : Math.ceil(countSections(wall) / SECTIONS_PER_GATE);

const gates: Check<Scenario> = {
  code: 'in-death-ground/gates',
  severity: 'error',
  rule: cite('17.2'),
  *find({ board: { walls = [] } }) {
    for (const [index, wall] of walls.entries())
      if (wall.gates.length < countGatesNeeded(wall))
        yield {
          path: ['board', 'walls', index, 'gates'],
          values: { count: wall.gates.length, least: countGatesNeeded(wall) },
        };
  },
};

/** 8.6, 17.1 – The walls on the table are those that the defender bought, on the defender's half. */
const wallsBought: Check<Scenario> = {
  code: 'in-death-ground/walls-bought',
  severity: 'error',
  rule: cite('17.1'),
  *find(scenario) {
    const { board } = scenario;
    const walls = board.walls ?? [];
    const defender = forcesOf(scenario).find(({ role }) => role === 'defender');
    const count = (id: string): number =>
      (defender?.force.items ?? []).filter(item => item.id === id).reduce((sum, item) => sum + item.count, 0);
    const sections = walls.reduce((sum, wall) => sum + countSections(wall), 0);
    const towers = walls.reduce((sum, wall) => sum + wall.towers.length, 0);
    if (sections > count('wall') || towers > count('tower'))
      yield {
        path: ['board', 'walls'],
        values: { sections, paid: count('wall'), towers, paidTowers: count('tower') },
      };
  },
};

const wallsOnHalf: Check<Scenario> = {
  code: 'in-death-ground/walls-on-half',
  severity: 'error',
  rule: cite('8.6'),
  *find(scenario) {
    const defender = forcesOf(scenario).find(({ role }) => role === 'defender');
    if (scenario.kind !== 'siege' || !defender) return;
    const half = findDeploymentArea(scenario, defender.force);
    const walls = scenario.board.walls ?? [];
    if (walls.length === 0) yield { path: ['board'], values: { reason: 'none' } };
    const [cx, cy] = [scenario.board.width / 2, scenario.board.height / 2];
    // Corners on the edge of the table belong to it: they are drawn a little inwards before asking.
    for (const [index, { line }] of walls.entries())
      if (
        half &&
        !line.every(([x, y]) => isInsideOutline(half, [x + (cx - x) * 0.001, y + (cy - y) * 0.001]))
      )
        yield { path: ['board', 'walls', index, 'line'], values: { reason: 'half' } };
  },
};

/** 7.11, 17.6 – Ships need a water edge, boats any water at all or a shore to land at. */
const vesselsAfloat: Check<Scenario> = {
  code: 'in-death-ground/vessels-afloat',
  severity: 'error',
  rule: cite('17.6'),
  *find(scenario) {
    const water = listWaters(scenario);
    for (const [index, { items = [] }] of scenario.forces.entries())
      for (const [place, { id }] of items.entries()) {
        const isShored = scenario.board.pieces.some(isShore);
        const isFit = id === 'ship' ? water.some(({ oneBank }) => oneBank) : water.length > 0 || isShored;
        if ((id === 'ship' || id === 'boat') && !isFit)
          yield { path: ['forces', index, 'items', place, 'id'], values: { item: word('item', id) } };
      }
  },
};

export const WALL_CHECKS: readonly Check<Scenario>[] = [gates, wallsBought, wallsOnHalf, vesselsAfloat];
