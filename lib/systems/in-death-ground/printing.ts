import type { CounterFace } from '@/lib/drawing/counter';
import type { PrintedBase, PrintedCounter, Printing } from '@/lib/game/printing';
import { playerAid } from './aid';
import { elementFace } from './army-roster';
import { depthOf, FRONTAGE } from './formation';
import { markers } from './markers';
import { neededSections } from './needed-sections';
import { INCH, standTitle, styleOf } from './position';
import type { Scenario } from './scenario';
import { forcesOf } from './table';
import type { Troop } from './vocabulary';

const INCH_MM = 25.4;
/** A plan of the table is drawn at one to ten. */
const PLAN = 10;

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
          base: baseOf(profile.troop, front, stand.kind === 'general'),
        });
      }
      return [...kinds.values()];
    }),
  );

const SQUARE = 60;

/** 2.1 – The base as it stands on the table, its front at the top. */
const baseOf = (troop: Troop, front: CounterFace, isLead: boolean): PrintedBase => {
  const [width, depth] = [FRONTAGE * INCH_MM, depthOf(troop) * INCH_MM];
  const scale = SQUARE / Math.max(width, depth);
  const cell = {
    at: [SQUARE / 2, SQUARE / 2] as const,
    heading: 0,
    width: width * scale,
    depth: depth * scale,
    symbol: front.symbol,
    isFront: true,
    isLead,
  };
  const block = { cells: [cell], darts: front.darts ?? 0, isHidden: false };
  return { width, depth, front: { ...front, block }, back: null };
};

const map = (id: string, inch: number) => ({
  id,
  label: { code: `words.in-death-ground.map.${id}` },
  millimetres: inch / INCH,
  cut: 'poster' as const,
});

/** 2.2 – The table at two thirds for 15 mm figures, in centimetres for the smallest, or in inches. */
export const printing: Printing<Scenario> = {
  aid: playerAid,
  opening: () => ({ code: 'aid.in-death-ground.opening' }),
  sections: neededSections,
  counters,
  markers,
  bases: [
    { id: 'bases-15', label: { code: 'aid.in-death-ground.bases-15' }, factor: 2 / 3 },
    { id: 'bases-28', label: { code: 'aid.in-death-ground.bases-28' }, factor: 1 },
  ],
  maps: [
    {
      id: 'plan',
      label: { code: 'aid.in-death-ground.plan' },
      millimetres: INCH_MM / INCH / PLAN,
      cut: 'poster',
      showsPieces: true,
    },
    map('centimetres', 10),
    map('two-thirds', (INCH_MM * 2) / 3),
    map('inches', INCH_MM),
  ],
};
