import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { PrintedBase, PrintedCounter, Printing } from '@/lib/game/contract/printing';
import type { Scenario } from '../document/scenario';
import { forcesOf } from '../document/table';
import { depthOf, FRONTAGE } from '../rules/movement/formation';
import { toElementFace } from '../view/force-table';
import { INCH, styleOf, titleOfStand } from '../view/position';
import type { Troop } from '../vocabulary';
import { markers } from './markers';
import { measureSetUp } from './measured-set-up';
import { listNeededSections } from './needed-sections';
import { playerAid } from './player-aid';
import { tracks } from './tracks';

const INCH_MM = 25.4;
/** A plan of the table is drawn at one to ten. */
const PLAN = 10;

/** One counter for each element, for those who play without figures. */
const listCounters = (scenario: Scenario): readonly PrintedCounter[] =>
  forcesOf(scenario).flatMap(force =>
    force.stands.flatMap(stand => {
      const style = styleOf(scenario, stand.side);
      const kinds = new Map<string, PrintedCounter>();
      for (const profile of stand.profiles) {
        const key = JSON.stringify(profile);
        const known = kinds.get(key);
        const front = {
          ...toElementFace(profile, style),
          ...(stand.kind === 'general' ? { symbol: 'general' as const } : {}),
        };
        kinds.set(key, {
          name: titleOfStand(force, stand),
          ...(stand.kind === 'baggage'
            ? { title: { code: 'words.in-death-ground.printed-counter.baggage' } }
            : {}),
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
/** A deep base has its name behind the symbol, a shallow one beside it. */
const DEEP = 40;
const NAME_FOOT = 10;

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
    foot: depth * scale > DEEP ? NAME_FOOT : 0,
  };
  const block = { cells: [cell], darts: front.darts ?? 0, isHidden: false };
  return { width, depth, front: { ...front, block }, back: null };
};

const printedMap = (id: string, inch: number) => ({
  id,
  label: { code: `words.in-death-ground.map.${id}` },
  millimetres: inch / INCH,
  cut: 'poster' as const,
});

/** 2.2 – The table at two thirds for 15 mm figures, in centimetres for the smallest, or in inches. */
export const printing: Printing<Scenario> = {
  playerAid: playerAid,
  firstPlayer: () => ({ code: 'aid.in-death-ground.opening' }),
  sections: listNeededSections,
  counters: listCounters,
  markers: markers,
  measureSetUp,
  tracks,
  bases: [
    { id: 'bases-15', label: { code: 'aid.in-death-ground.bases-15' }, factor: 2 / 3 },
    { id: 'bases-28', label: { code: 'aid.in-death-ground.bases-28' }, factor: 1 },
  ],
  // Terrain to lie on a table, for bases of the usual figures; a drawn plan of the table stands on the setup sheet.
  maps: [
    { ...printedMap('templates-15', (INCH_MM * 2) / 3), cut: 'templates' },
    {
      id: 'plan',
      label: { code: 'aid.in-death-ground.plan' },
      millimetres: INCH_MM / INCH / PLAN,
      cut: 'poster',
      showsPieces: true,
    },
    printedMap('centimetres', 10),
    printedMap('two-thirds', (INCH_MM * 2) / 3),
    printedMap('inches', INCH_MM),
    { ...printedMap('templates', INCH_MM), cut: 'templates' },
  ],
};
