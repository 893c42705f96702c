import { type RngState, roll, seedRng } from '@/lib/dice/rng';
import type { Creation, CreationInput } from '@/lib/game/contract/authoring/creation';
import { blank } from '../document/blank';
import type { Scenario } from '../document/scenario';
import { SEGMENT_IDS } from '../rules/segments';
import { WORDS } from '../view/words';
import type { Scenery } from '../vocabulary';

const SIZES = [60, 50, 70, 80, 90, 100];
const THROW = 12;

/** Faces of a throw of one in twelve that lay a hill and a wood. */
const SCENERY_ODDS: Readonly<Record<string, Readonly<Record<Scenery, number>>>> = {
  plain: { hill: 1, wood: 1 },
  hills: { hill: 4, wood: 1 },
  forest: { hill: 1, wood: 5 },
};

const sceneryOf = (ground: string, seed: number): Scenario['board']['scenery'] => {
  const country = SCENERY_ODDS[ground];
  if (!country) return [];
  let rng: RngState = seedRng(seed);
  return SEGMENT_IDS.flatMap((segment): Scenario['board']['scenery'] => {
    const rolled = roll(rng, { count: 1, sides: THROW });
    rng = rolled.rng;
    const [face = THROW] = rolled.faces;
    if (face <= country.hill) return [{ segment, kind: 'hill' }];
    return face <= country.hill + country.wood ? [{ segment, kind: 'wood' }] : [];
  });
};

const create = ({ title, year, sides, size, ground, seed }: CreationInput): Scenario => {
  const empty = blank();
  return {
    ...empty,
    title,
    date: { year },
    sides: empty.sides.map((side, index) => ({ ...side, name: sides[index] ?? side.name })),
    board:
      ground === null ? empty.board : { scenery: sceneryOf(ground, seed), seed: Math.abs(seed) % 1_000_000 },
    options: { points: SIZES.find(points => String(points) === size) ?? empty.options.points },
  };
};

/** A new battle: two armies of this many points on open, hilly or wooded ground. */
export const creation: Creation<Scenario> = {
  sizes: SIZES.map(points => ({ id: String(points), label: { code: `${WORDS}.size`, values: { points } } })),
  grounds: Object.keys(SCENERY_ODDS).map(id => ({ id, label: { code: `${WORDS}.country.${id}` } })),
  seats: { least: 2, most: 2 },
  create,
};
