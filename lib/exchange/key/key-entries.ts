import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { computePlacementMatrix, type DrawItem } from '@/lib/drawing/draw-list';
import { createStrokedPath } from '@/lib/drawing/shapes';
import type { AnySystem, Brush, BrushTool } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

export interface KeyBattle {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

/** A symbol of the map in a square of 100 units, and its meaning; without a symbol it is a heading. */
export interface KeyEntry {
  readonly sign: readonly DrawItem[] | null;
  readonly words: string;
}

/** More than a reader takes in; a list of troops continues in the order of battle. */
const MOST_TROOPS = 60;

/** What the map of a battle shows: its terrain, the features between spaces, its troops. */
export const listKeyEntries = (battle: KeyBattle, say: Say): readonly KeyEntry[] => {
  const ground = [...terrainEntries(battle, say), ...lineEntries(battle, say)];
  const heading = (code: string): KeyEntry => ({ sign: null, words: say({ code: `exchange.key.${code}` }) });
  return [...(ground.length > 0 ? [heading('terrain'), ...ground] : []), ...troopEntries(battle, say)];
};

const GROUND: readonly BrushTool[] = ['terrain', 'walls'];

/** The brushes that would paint what is there. */
const listUsedBrushes = ({ system, scenario, position }: KeyBattle): readonly Brush[] => {
  const { board, shapes = [] } = position;
  const spaces = board.kind === 'spaces' ? board.spaces : [];
  const used = new Set([
    ...spaces.map(({ id }) => system.editing.brushAt(scenario, id)),
    ...shapes.map(({ brush }) => brush),
  ]);
  return system.palette.brushes.filter(({ id, tool }) => used.has(id) && GROUND.includes(tool));
};

const terrainEntries = (battle: KeyBattle, say: Say): readonly KeyEntry[] =>
  listUsedBrushes(battle).map(({ icon, label }) => ({ sign: icon(), words: say(label) }));

const lineEntries = ({ system, scenario }: KeyBattle, say: Say): readonly KeyEntry[] => {
  const { lines } = system.exchange;
  const used = new Set(lines?.list(scenario).map(({ kind }) => kind));
  return (lines?.kinds ?? [])
    .filter(({ id }) => used.has(id))
    .map(({ label, colour }) => ({
      sign: [createStrokedPath('M6 50H94', colour, 10, { cap: 'round' })],
      words: say(label),
    }));
};

const troopEntries = ({ system, scenario }: KeyBattle, say: Say): readonly KeyEntry[] =>
  system.documents.scenario.roster(scenario).flatMap(({ seat, rows }) => {
    const side = system.seats(scenario).find(({ id }) => id === seat)?.name ?? seat;
    const shown = rows.slice(0, MOST_TROOPS);
    return [
      { sign: null, words: side },
      ...shown.map(({ face, name, count }) => ({
        sign: [
          {
            k: 'group' as const,
            matrix: computePlacementMatrix(5, 5, 90 / COUNTER_SIDE),
            kids: drawCounter({ ...face, shadow: false }),
          },
        ],
        words: count > 1 ? `${count} × ${name}` : name,
      })),
      ...(rows.length > shown.length
        ? [
            {
              sign: null,
              words: say({ code: 'exchange.key.more', values: { count: rows.length - shown.length } }),
            },
          ]
        : []),
    ];
  });
