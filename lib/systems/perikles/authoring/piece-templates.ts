import { COMPONENTS, type Counter } from '../data';
import { ARMS, POWERS } from '../vocabulary';

export type Template =
  | { readonly type: 'marker'; readonly count: number }
  | { readonly type: 'troop'; readonly counter: Counter };

const MARKERS = [1, 2, 3, 4, 5] as const;

/** Every kind of piece that can be laid, under its name. */
export const TEMPLATES: ReadonlyMap<string, Template> = new Map<string, Template>([
  ...MARKERS.map((count): [string, Template] => [`marker-${count}`, { type: 'marker', count }]),
  ...POWERS.flatMap(city =>
    ARMS.flatMap(arm =>
      [...new Set(COMPONENTS.counters[city][arm])].map((value): [string, Template] => [
        `${city}-${arm}-${value}`,
        { type: 'troop', counter: { city, arm, value } },
      ]),
    ),
  ),
]);

export const findTemplate = (id: string): Template | null => TEMPLATES.get(id) ?? null;
