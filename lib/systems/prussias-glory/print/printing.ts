import type { SideStyle } from '@/lib/drawing/colours/palette';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { PrintedCounter, Printing } from '@/lib/game/contract/printing';
import { DEFAULT_RADIUS } from '@/lib/geometry/hex/hex';
import { type Army, armiesOf, type Unit } from '../document/army';
import type { Scenario } from '../document/scenario';
import { createLeaderFace, faceAtSteps, styleOf } from '../view/position';
import { markers } from './markers';
import { listNeededSections } from './needed-sections';
import { playerAid } from './player-aid';
import { tracks } from './tracks';

/** 2.1 – The first counter shows four and three steps, the replacement two and one. */
const STEP_SIDES: readonly (readonly [number, number])[] = [
  [4, 3],
  [2, 1],
];

/** On paper there is room for the whole name. */
const printedFace = (unit: Unit, steps: number, style: SideStyle): CounterFace | null => {
  const face = faceAtSteps(unit, steps, style);
  return face && { ...face, tag: `${unit.name} ${'•'.repeat(steps)}` };
};

const countersOfUnit = (unit: Unit, seat: string, style: SideStyle): readonly PrintedCounter[] =>
  STEP_SIDES.flatMap(([full, weak]) => {
    const [front, back] = [full, weak].map(steps => printedFace(unit, steps, style));
    if (front) return [{ name: unit.name, seat, front, back: back ?? null, count: 1 }];
    return back ? [{ name: unit.name, seat, front: back, back: null, count: 1 }] : [];
  });

const countersOf = (
  scenario: Scenario,
  { side, sideId, units, leaders }: Army,
): readonly PrintedCounter[] => {
  const style = styleOf(scenario, side);
  return [
    ...units.flatMap(unit => countersOfUnit(unit, sideId, style)),
    ...leaders.map(leader => ({
      name: leader.name,
      seat: sideId,
      front: { ...createLeaderFace(leader, style), tag: leader.name },
      back: null,
      count: 1,
    })),
  ];
};

/** Across the flats, in millimetres. */
const printedMap = (id: string, across: number) => ({
  id,
  label: { code: `words.prussias-glory.map.${id}` },
  millimetres: across / (Math.sqrt(3) * DEFAULT_RADIUS),
  cut: 'poster' as const,
});

/** Both armies' counters, and the map in hexes for counters of 12 or 15 millimetres. */
export const printing: Printing<Scenario> = {
  playerAid,
  firstPlayer: ({ sides, deployment }) => {
    const first = sides.find(({ id }) => id === deployment.first);
    const values = { side: sides[0]?.name ?? '', ...(first ? { first: first.name } : {}) };
    return { code: `aid.prussias-glory.${first ? 'opening-with-set-up' : 'opening'}`, values };
  },
  sections: listNeededSections,
  counters: scenario => armiesOf(scenario).flatMap(army => countersOf(scenario, army)),
  markers,
  tracks,
  maps: [printedMap('hexes-20', 20), printedMap('hexes-25', 25)],
};
