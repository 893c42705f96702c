import type { Point } from '@/lib/geometry/board';
import { cornersOf, offsetPoint, type TableBase } from '@/lib/geometry/plane/plane';
import type { StandPlace } from '../../document/scenario';
import type { Troop } from '../../vocabulary';
import { isArtillery, isChariot, isElephant, isFoot, type Profile } from '../army/points';

const MILLIMETRES = 25.4;

/** 2.1 – Every base is 60 mm broad. */
export const FRONTAGE = 60 / MILLIMETRES;

const LARGE: readonly Troop[] = ['baggage', 'siege-tower', 'boat'];
const SHIP = 150;
const WAGON = 120;

/** 2.1, 17.5 – 30 mm for foot, 50 for mounted troops, 60 for elephants, chariots, artillery and machines, twice that for a wagon; a ship is longer. */
export const depthOf = (troop: Troop): number => {
  if (isFoot(troop)) return 30 / MILLIMETRES;
  if (troop === 'ship') return SHIP / MILLIMETRES;
  if (troop === 'wagon') return WAGON / MILLIMETRES;
  const isLarge = isElephant(troop) || isChariot(troop) || isArtillery(troop) || LARGE.includes(troop);
  return (isLarge ? 60 : 50) / MILLIMETRES;
};

/** 4.2 – Warriors and cataphracts keep within one inch of each other, all others within two. */
export const cohesionOf = (troop: Troop): number => (troop === 'warrior' || troop === 'cataphract' ? 1 : 2);

const LINE_FILES = 4;

/** How many stand in each rank, from the front. */
export const ranksOf = (count: number, { formation, files }: StandPlace): readonly number[] => {
  const ranks: number[] = [];
  for (let left = count; left > 0; ) {
    const wanted =
      formation === 'column' ? 1 : formation === 'wedge' ? ranks.length + 1 : (files ?? LINE_FILES);
    ranks.push(Math.min(wanted, left));
    left -= wanted;
  }
  return ranks;
};

/** The bases of a unit, rank by rank from the front left; its place is the middle of the whole block. */
export const blocksOf = (
  profiles: readonly Pick<Profile, 'troop'>[],
  place: StandPlace,
): readonly TableBase[] => {
  const ranks = ranksOf(profiles.length, place);
  const depth = Math.max(0, ...profiles.map(({ troop }) => depthOf(troop)));
  const gap = place.spacing ?? 0;
  const whole = ranks.length * depth + (ranks.length - 1) * gap;
  return ranks.flatMap((files, rank) => {
    const ahead = whole / 2 - depth / 2 - rank * (depth + gap);
    return Array.from({ length: files }, (_, file): TableBase => {
      const aside = (file - (files - 1) / 2) * (FRONTAGE + gap);
      return {
        centre: offsetPoint(place.at, place.facing, ahead, aside),
        heading: place.facing,
        width: FRONTAGE,
        depth,
      };
    });
  });
};

/** Frontage and depth of the whole block. */
export const extentsOf = (
  blocks: readonly TableBase[],
  place: StandPlace,
): { readonly width: number; readonly depth: number } => {
  const straight = blocks.flatMap(block =>
    cornersOf({ ...block, centre: straighten(block.centre, place), heading: 0 }),
  );
  const xs = straight.map(([x]) => x);
  const ys = straight.map(([, y]) => y);
  return { width: Math.max(...xs) - Math.min(...xs), depth: Math.max(...ys) - Math.min(...ys) };
};

const straighten = (centre: Point, { at, facing }: StandPlace): Point => {
  const turn = (-facing * Math.PI) / 180;
  const [x, y] = [centre[0] - at[0], centre[1] - at[1]];
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
};
