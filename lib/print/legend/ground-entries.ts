import type { DrawItem } from '@/lib/drawing/draw-list';
import { createStrokedPath } from '@/lib/drawing/shapes';
import type { AnySystem, Brush, BrushTool } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

export interface DrawnBattle {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

/** A sign of the map in a square of 100 units, and what it means. */
export interface GroundEntry {
  readonly sign: readonly DrawItem[];
  readonly words: string;
}

/** What the map of a battle shows: its terrain, and what lies between the spaces. */
export const listGroundEntries = (battle: DrawnBattle, say: Say): readonly GroundEntry[] => [
  ...listTerrain(battle, say),
  ...listLines(battle, say),
];

const GROUND: readonly BrushTool[] = ['terrain', 'walls'];

/** The brushes that would paint what is there. */
const listUsedBrushes = ({ system, scenario, position }: DrawnBattle): readonly Brush[] => {
  const { board, shapes = [] } = position;
  const spaces = board.kind === 'spaces' ? board.spaces : [];
  const used = new Set([
    ...spaces.map(({ id }) => system.editing.brushAt(scenario, id)),
    ...shapes.map(({ brush }) => brush),
  ]);
  return system.palette.brushes.filter(({ id, tool }) => used.has(id) && GROUND.includes(tool));
};

const listTerrain = (battle: DrawnBattle, say: Say): readonly GroundEntry[] =>
  listUsedBrushes(battle).map(({ icon, label }) => ({ sign: icon(), words: say(label) }));

const listLines = ({ system, scenario }: DrawnBattle, say: Say): readonly GroundEntry[] => {
  const { lines } = system.exchange;
  const used = new Set(lines?.list(scenario).map(({ kind }) => kind));
  return (lines?.kinds ?? [])
    .filter(({ id }) => used.has(id))
    .map(({ label, colour }) => ({
      sign: [createStrokedPath('M6 50H94', colour, 10, { cap: 'round' })],
      words: say(label),
    }));
};
