import { type Json, minimalLostBattle, minimalPocketBattle, times } from './minimal-documents';

const SIDES = ['first', 'second'];
const TILES = ['A', 'B', 'C', 'D', 'E'].flatMap(column => [1, 2, 3, 4].map(row => `${column}${row}`));

/** Each variant changes the armies and the field, so that nothing of the battle itself can be used again. */
const fieldVariants = (count: number, path: string) =>
  times(count, index => ({
    id: `variant-${index}`,
    title: `Variant ${index}`,
    patch: [
      { op: 'add', path: '/board/seed', value: index },
      { op: 'replace', path, value: `Other name ${index}` },
    ],
  }));

export interface FieldOptions {
  /** Entries of each army, and the count of each. */
  readonly entries?: number;
  readonly count?: number;
  readonly groups?: number;
  readonly inGroup?: number;
  readonly steps?: number;
  readonly inStep?: number;
  readonly variants?: number;
}

/** Armies of Lost Battles as large as they are written, on every tile of the field, with a plan of many orders. */
export const crowdedField = (options: FieldOptions = {}): Json => {
  const { entries = 60, count = 40, groups = 80, inGroup = 80 } = options;
  const { steps = 160, inStep = 80, variants = 20 } = options;
  const battle = minimalLostBattle();
  const unitAt = (side: string, index: number): string =>
    `${side}-${Math.floor(index / count) % entries}${count > 1 ? `-${(index % count) + 1}` : ''}`;
  return {
    ...battle,
    forces: battle.forces.map(force => ({
      ...force,
      units: times(entries, index => ({
        id: `${force.side}-${index}`,
        name: `Unit ${index}`,
        type: ['legion', 'phalanx', 'light-infantry', 'heavy-cavalry'][index % 4],
        class: ['average', 'veteran', 'levy'][index % 3],
        count,
      })),
      generals: times(4, index => ({
        id: `${force.side}-general-${index}`,
        name: `General ${index}`,
        class: 'average',
        kind: 'commander',
      })),
    })),
    deployment: {
      kind: 'historical',
      groups: times(groups, group => ({
        side: SIDES[group % 2],
        tile: TILES[group % TILES.length],
        facing: 'up',
        units: times(inGroup, unit => unitAt(SIDES[group % 2] ?? '', Math.floor(group / 2) * inGroup + unit)),
        generals: [],
      })),
      plan: times(steps, step => ({
        side: SIDES[step % 2],
        units: times(inStep, unit => unitAt(SIDES[step % 2] ?? '', Math.floor(step / 2) * inStep + unit)),
        activation: 'normal',
        placeOn: step % 2 === 0 ? 'C1' : 'C4',
        path: ['forward', 'forward', 'face-right', 'forward', 'face-left', 'forward', 'forward', 'forward'],
      })),
    },
    variants: fieldVariants(variants, '/forces/0/units/0/name'),
  };
};

/** Armies of Pocket Battles of as many units and tiles as are written. */
export const crowdedPocket = (units = 60, tiles = 10, troops = 120, limits = 60, variants = 20): Json => {
  const battle = minimalPocketBattle();
  return {
    ...battle,
    troops: times(troops, index => ({
      id: `tile-${index}`,
      name: `Tile ${index}`,
      symbol: 'legion',
      engagementDice: [1, 2, 3],
      shootingDice: [4, 5],
      deploymentPoints: 3,
      formation: 10,
      woundPoints: 2,
      traits: [],
      count: 30,
    })),
    forces: battle.forces.map(force => ({
      ...force,
      units: times(units, unit => ({
        id: `${force.side}-${unit}`,
        troops: times(tiles, tile => `tile-${(unit * tiles + tile) % troops}`),
        at: `${['A', 'B', 'C'][unit % 3]}${force.side === 'first' ? 1 + (unit % 2) : 4 + (unit % 2)}`,
      })),
    })),
    options: {
      ...battle.options,
      limits: times(limits, index => ({ side: SIDES[index % 2], name: `Tile ${index}`, min: 60 })),
    },
    variants: fieldVariants(variants, '/troops/0/name'),
  };
};
