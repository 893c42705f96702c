import type { Point, Space, SpaceBoard } from '@/lib/geometry/board';
import { BATTLE_PLACES, type BattlePlace, CITIES, type City } from '../vocabulary';

/** The map of Greece takes the upper left; the places of the year stand to its right, the cities' cards below. */
export const MAP = { width: 1000, height: 900 } as const;
export const ROW = { x: 1000, width: 430, height: MAP.height / BATTLE_PLACES.length } as const;
export const CARD = { y: MAP.height, height: 150 } as const;
export const TEMPLE = { width: 134, height: 104 } as const;

export const SITES: Readonly<Record<City, Point>> = {
  athens: [888, 348],
  sparta: [432, 574],
  corinth: [512, 330],
  thebes: [606, 160],
  argos: [630, 444],
  megara: [738, 266],
};

const ROADS: Readonly<Record<City, readonly City[]>> = {
  athens: ['thebes', 'megara'],
  sparta: ['argos'],
  corinth: ['argos', 'megara'],
  thebes: ['athens', 'megara'],
  argos: ['sparta', 'corinth'],
  megara: ['athens', 'corinth', 'thebes'],
};

const rectangle = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const citySpace = (city: City): Space => {
  const [x, y] = SITES[city];
  const { width, height } = TEMPLE;
  return {
    id: city,
    centre: [x, y],
    outline: rectangle(x - width / 2, y - height / 2, width, height),
    neighbours: ROADS[city],
  };
};

export const computeRowTop = (place: BattlePlace): number => BATTLE_PLACES.indexOf(place) * ROW.height;

/** Battles are fought from the top downwards: each place is next to the one above and the one below. */
const placeSpace = (place: BattlePlace, index: number): Space => ({
  id: place,
  centre: [ROW.x + ROW.width / 2, computeRowTop(place) + ROW.height / 2],
  outline: rectangle(ROW.x, computeRowTop(place), ROW.width, ROW.height),
  neighbours: [BATTLE_PLACES[index - 1], BATTLE_PLACES[index + 1]].flatMap(other => other ?? []),
});

export const BOARD: SpaceBoard = {
  kind: 'spaces',
  width: MAP.width + ROW.width,
  height: MAP.height + CARD.height,
  spaces: [...CITIES.map(citySpace), ...BATTLE_PLACES.map(placeSpace)],
};
