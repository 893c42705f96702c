import type { PrintedCounter, Printing } from '@/lib/game/printing';
import { elementFace } from './army-roster';
import { INCH, standTitle, styleOf } from './position';
import type { Scenario } from './scenario';
import { forcesOf } from './table';

const INCH_MM = 25.4;

/** One counter for each element, for those who play without figures. */
const counters = (scenario: Scenario): readonly PrintedCounter[] =>
  forcesOf(scenario).flatMap(force =>
    force.stands.flatMap(stand => {
      const style = styleOf(scenario, stand.side);
      const kinds = new Map<string, PrintedCounter>();
      for (const profile of stand.profiles) {
        const key = JSON.stringify(profile);
        const known = kinds.get(key);
        const front = {
          ...elementFace(profile, style),
          ...(stand.kind === 'general' ? { symbol: 'general' as const } : {}),
        };
        kinds.set(key, {
          name: standTitle(force, stand),
          seat: stand.side,
          front,
          back: { ...front, state: 'disordered' },
          count: (known?.count ?? 0) + 1,
        });
      }
      return [...kinds.values()];
    }),
  );

const map = (id: string, inch: number) => ({
  id,
  label: { code: `words.in-death-ground.map.${id}` },
  millimetres: inch / INCH,
  cut: 'poster' as const,
});

/** 2.2 – The table at two thirds for 15 mm figures, in centimetres for the smallest, or in inches. */
export const printing: Printing<Scenario> = {
  counters,
  maps: [map('centimetres', 10), map('two-thirds', (INCH_MM * 2) / 3), map('inches', INCH_MM)],
};
