import { roll, seedRng } from '@/lib/dice/rng';
import type { Creation, CreationInput } from '@/lib/game/contract/authoring/creation';
import { blank } from '../document/blank';
import type { Scenario } from '../document/scenario';
import { mayBeKeyZone } from '../rules/battlefield/camps-and-key-zones';
import { type SideIndex, TILE_IDS } from '../rules/battlefield/tiles';
import { generateTerrain, LANDSCAPES } from './map/terrain-generator';

/** The throw also chooses which centre tiles are worth fighting for. */
const chooseKeyZones = (scenario: Scenario, seed: number): Scenario['board']['keyZones'] => {
  const { faces } = roll(seedRng(seed + 1), { count: 2, sides: 3 });
  return scenario.sides.map(({ id }, index) => {
    const centre = TILE_IDS.filter(tile => mayBeKeyZone(tile, index as SideIndex));
    return { side: id, tile: centre[(faces[index] ?? 2) - 1] ?? 'C2' };
  });
};

const create = ({ title, year, sides, ground, seed }: CreationInput): Scenario => {
  const empty = blank();
  const named: Scenario = {
    ...empty,
    title,
    date: { year },
    sides: empty.sides.map((side, index) => ({ ...side, name: sides[index] ?? side.name })),
  };
  if (ground === null) return named;
  const board = {
    ...named.board,
    seed,
    ...generateTerrain(ground, seed),
    keyZones: chooseKeyZones(named, seed),
  };
  return { ...named, board };
};

const toOption = (group: string, id: string) => ({
  id,
  label: { code: `words.lost-battles.${group}.${id}` },
});

/** A new battle: twenty tiles, blank or made up from a seed. */
export const creation: Creation<Scenario> = {
  sizes: [toOption('board-size', 'field')],
  grounds: LANDSCAPES.map(id => toOption('country', id)),
  seats: { least: 2, most: 2 },
  create,
};
