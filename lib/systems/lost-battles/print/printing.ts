import type { PrintedCounter, Printing } from '@/lib/game/contract/printing';
import type { Scenario } from '../document/scenario';
import { type Army, armiesOf } from '../document/scenario-armies';
import { TILE_SIZE } from '../rules/battlefield/tiles';
import { createGeneralFace, createUnitFace, styleOf } from '../view/position';
import { markers } from './markers';
import { listNeededSections } from './needed-sections';
import { playerAid } from './player-aid';
import { tracks } from './tracks';

/** 1.1, 7.1 – A unit's back shows it spent; generals have none. */
const printedCountersOf = (
  scenario: Scenario,
  { side, units, generals }: Army,
): readonly PrintedCounter[] => {
  const style = styleOf(scenario, side);
  const seat = scenario.sides[side]?.id ?? null;
  return [
    ...units.map(unit => ({
      name: unit.name,
      seat,
      front: createUnitFace(unit, style, false),
      back: createUnitFace(unit, style, false, true),
      count: 1,
    })),
    ...generals.map(general => ({
      name: general.name,
      seat,
      front: { ...createGeneralFace(general, style), tag: general.name },
      back: null,
      count: 1,
    })),
  ];
};

const FOUR_INCHES = 101.6;

const toMapOption = (id: string, side: number, cut: 'spaces' | 'poster') => ({
  id,
  label: { code: `words.lost-battles.map.${id}` },
  millimetres: side / TILE_SIZE,
  cut,
});

/** The box has tiles of four inches; smaller ones take less paper. */
export const printing: Printing<Scenario> = {
  playerAid,
  firstPlayer: ({ sides }) => ({ code: 'aid.lost-battles.opening', values: { side: sides[0]?.name ?? '' } }),
  sections: listNeededSections,
  counters: scenario => armiesOf(scenario).flatMap(army => printedCountersOf(scenario, army)),
  markers,
  tracks,
  maps: [
    toMapOption('tiles-80', 80, 'spaces'),
    toMapOption('tiles-4-inch', FOUR_INCHES, 'spaces'),
    toMapOption('poster-60', 60, 'poster'),
  ],
};
