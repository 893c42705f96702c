import type { PrintedCounter, Printing } from '@/lib/game/printing';
import { playerAid } from './aid';
import { type Army, armiesOf } from './army';
import { markers } from './markers';
import { neededSections } from './needed-sections';
import { generalFace, styleOf, unitFace } from './position';
import type { Scenario } from './scenario';
import { TILE } from './tiles';

/** 1.1, 7.1 – A unit's back shows it spent; generals have none. */
const countersOf = (scenario: Scenario, { side, units, generals }: Army): readonly PrintedCounter[] => {
  const style = styleOf(scenario, side);
  const seat = scenario.sides[side]?.id ?? null;
  return [
    ...units.map(unit => ({
      name: unit.name,
      seat,
      front: unitFace(unit, style, false),
      back: unitFace(unit, style, false, true),
      count: 1,
    })),
    ...generals.map(general => ({
      name: general.name,
      seat,
      front: { ...generalFace(general, style), tag: general.name },
      back: null,
      count: 1,
    })),
  ];
};

const FOUR_INCHES = 101.6;

const tilesOf = (id: string, side: number, cut: 'spaces' | 'poster') => ({
  id,
  label: { code: `words.lost-battles.map.${id}` },
  millimetres: side / TILE,
  cut,
});

/** The box has tiles of four inches; smaller ones take less paper. */
export const printing: Printing<Scenario> = {
  aid: playerAid,
  opening: ({ sides }) => ({ code: 'aid.lost-battles.opening', values: { side: sides[0]?.name ?? '' } }),
  sections: neededSections,
  counters: scenario => armiesOf(scenario).flatMap(army => countersOf(scenario, army)),
  markers,
  maps: [
    tilesOf('tiles-80', 80, 'spaces'),
    tilesOf('tiles-4-inch', FOUR_INCHES, 'spaces'),
    tilesOf('poster-60', 60, 'poster'),
  ],
};
