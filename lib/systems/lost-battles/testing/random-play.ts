import {
  chooseByWeight,
  createPlayOut,
  type Decision as GameDecision,
  type Random,
  seedDiceRandom as seedRandom,
} from '@/lib/game/testing/play-out';
import { DIRECTIONS } from '@/lib/geometry/square';
import { TERRAIN_TABLE, UNIT_TYPE_TABLE } from '../data';
import { blank } from '../document/blank';
import type { General, Group, Scenario, UnitEntry } from '../document/scenario';
import { play } from '../play';
import type { Action, ActionType, Event } from '../play/actions';
import type { State } from '../play/state';
import { type SideIndex, TILE_IDS, type TileId, toNamedTile } from '../rules/battlefield/tiles';
import { GENERAL_CLASSES, UNIT_CLASSES, UNIT_TYPES, WEATHERS } from '../vocabulary';

export { seedRandom };

const LETTERS = Object.keys(TERRAIN_TABLE.letters).filter(letter => letter !== 'X');

/** A small battle of any troops on any ground: strange, but within the rules of the set-up. */
export const anyBattle = (seed: number): Scenario => {
  const chance = seedRandom(seed);
  const isFree = chance.below(4) === 0;
  const armies = ([0, 1] as const).map(side => anyArmy(chance, side));
  const document = blank();
  return {
    ...document,
    board: {
      ...document.board,
      terrain: Array.from({ length: 4 }, () =>
        Array.from({ length: 5 }, () => (chance.below(3) === 0 ? chance.pick(LETTERS) : '.')).join(''),
      ),
      legend: TERRAIN_TABLE.letters,
      camps:
        chance.below(2) === 0
          ? [
              {
                side: 'second',
                tile: chance.pick(['B4', 'C4', 'D4'] as const),
                fortified: chance.below(2) === 0,
              },
            ]
          : [],
    },
    forces: armies.map(({ force }) => force),
    deployment: isFree
      ? { kind: 'free', groups: [] }
      : { kind: 'historical', groups: armies.flatMap(({ groups }) => groups) },
    options: {
      attackLimit: chance.pick([3, 4, 5] as const),
      weather: chance.pick(WEATHERS),
      scale: 4,
      fortune: chance.below(3) === 0,
      steadyCommands: chance.below(3) === 0,
    },
  };
};

const SEATS = ['first', 'second'] as const;

const anyArmy = (chance: Random, side: SideIndex) => {
  const units = Array.from({ length: 5 + chance.below(8) }, (_, index) =>
    anyUnit(chance, `${SEATS[side]}-${index}`),
  );
  const generals = Array.from({ length: chance.below(3) }, (_, index) =>
    anyGeneral(chance, `${SEATS[side]}-general-${index}`, units[index]?.id ?? ''),
  );
  return {
    force: {
      side: SEATS[side],
      units,
      generals,
      fatigued: chance.below(4) === 0,
      surprised: chance.below(4) === 0,
    },
    groups: anyGroups(chance, side, units, generals),
  };
};

const anyUnit = (chance: Random, id: string): UnitEntry => {
  const type = chance.pick(UNIT_TYPES);
  const classes = UNIT_CLASSES.filter(
    unitClass => UNIT_TYPE_TABLE[type].fightingValue[unitClass] !== undefined,
  );
  return { id, name: id, type, class: chance.pick(classes), count: 1 };
};

const anyGeneral = (chance: Random, id: string, guard: string): General => {
  const isLeader = chance.below(2) === 0;
  return {
    id,
    name: id,
    class: chance.pick(GENERAL_CLASSES),
    kind: isLeader ? 'leader' : 'commander',
    ...(isLeader ? { guard } : {}),
  };
};

/** Units 0 and 1 are the possible guards: they go to different tiles, so that generals stand apart. */
const anyGroups = (
  chance: Random,
  side: SideIndex,
  units: readonly UnitEntry[],
  generals: readonly General[],
): Group[] => {
  const tiles = shuffle(chance, ownTiles(side)).slice(0, 4);
  const placed = units.filter((_, index) => index < 2 || chance.below(8) > 0);
  return tiles.flatMap((tile, index) => {
    const here = placed.filter((_, position) => position % tiles.length === index).map(({ id }) => id);
    const [lead] = here;
    if (lead === undefined) return [];
    const facing = chance.below(3) === 0 ? chance.pick(DIRECTIONS) : side === 0 ? 'up' : 'down';
    const general = generals[index];
    return { side: SEATS[side], tile, facing, units: here, generals: general ? [general.id] : [], lead };
  });
};

const ownTiles = (side: SideIndex): readonly TileId[] =>
  TILE_IDS.filter(tile => toNamedTile(tile).side === side);

const shuffle = <Item>(chance: Random, items: readonly Item[]): Item[] =>
  items
    .map(item => ({ item, key: chance.share() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

const EAGERNESS: Readonly<Partial<Record<ActionType, number>>> = {
  attack: 12,
  strike: 12,
  advance: 12,
  'all-out': 8,
  rally: 8,
  'end-turn': 1,
  finish: 1,
  'break-off': 1,
  'send-commander': 0.1,
  'propose-end': 0.05,
  agree: 0.2,
};

/** Uniform choices hardly ever lead to a fight; an eager player looks for the enemy. */
const eagernessOf = (action: Action): number => {
  if (action.type === 'step')
    return { leave: 0.1, turn: 2, forward: 8, place: 8, 'turn-to-attack': 12 }[action.step.type];
  if (action.type === 'join') return action.units.length > 1 ? 10 : 3;
  return EAGERNESS[action.type] ?? 4;
};

export const chooseEagerly = (chance: Random, actions: readonly Action[]): Action | undefined =>
  chooseByWeight(chance, actions, eagernessOf);

export type Decision = GameDecision<State, Action, Event>;

/** Plays a game to its end, showing each decision on the way. */
export const playOut = createPlayOut(play);
