import { COUNTER_SIDE, drawCounter } from '@/lib/drawing/counters/counter';
import { computePlacementMatrix, type DrawItem } from '@/lib/drawing/draw-list';
import type { Say } from '@/lib/game/contract/sentence';
import { type DrawnBattle, listGroundEntries } from '@/lib/print/legend/ground-entries';

/** A symbol of the map in a square of 100 units, and its meaning; without a symbol it is a heading. */
export interface KeyEntry {
  readonly sign: readonly DrawItem[] | null;
  readonly words: string;
}

/** More than a reader takes in; a list of troops continues in the order of battle. */
const MOST_TROOPS = 60;

/** What the map of a battle shows: its terrain, what lies between the spaces, its troops. */
export const listKeyEntries = (battle: DrawnBattle, say: Say): readonly KeyEntry[] => {
  const ground = listGroundEntries(battle, say);
  const heading = (code: string): KeyEntry => ({ sign: null, words: say({ code: `exchange.key.${code}` }) });
  return [...(ground.length > 0 ? [heading('terrain'), ...ground] : []), ...troopEntries(battle, say)];
};

const troopEntries = ({ system, scenario }: DrawnBattle, say: Say): readonly KeyEntry[] =>
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
