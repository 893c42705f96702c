import type { Change } from '@/lib/documents/change';
import type { PieceCommand } from '@/lib/game/editing';
import type { Point } from '@/lib/geometry/board';
import { asHeading, middleOf, offset, turnedAbout } from '@/lib/geometry/plane';
import { word } from './describe';
import { blocksOf, extentsOf } from './formation';
import { INCH, round } from './position';
import type { Place, Scenario } from './scenario';
import { type Stand, standById } from './table';

export interface PlacedStand extends Stand {
  readonly place: Place;
}

export const isPlaced = (stand: Stand): stand is PlacedStand => stand.place !== null;

export const standsOfIds = (scenario: Scenario, ids: readonly string[]): readonly Stand[] =>
  ids.flatMap(id => standById(scenario, id) ?? []);

export const placedOfIds = (scenario: Scenario, ids: readonly string[]): readonly PlacedStand[] =>
  standsOfIds(scenario, ids).filter(isPlaced);

const rounded = (place: Place): Place => ({
  ...place,
  at: [round(place.at[0]), round(place.at[1])],
  facing: round(asHeading(place.facing)) % 360,
});

/** Writes a stand's place; it was there before, or is new. */
export const placing = (stand: Stand, place: Place): Change => ({
  op: stand.place ? 'replace' : 'add',
  path: [...stand.path, 'place'],
  value: rounded(place),
});

/** Over the table together and about their middle; a turn also turns every front. */
export const shift = (
  scenario: Scenario,
  ids: readonly string[],
  by: Point,
  turn: number,
): readonly Change[] => {
  const stands = placedOfIds(scenario, ids);
  const middle = middleOf(stands.map(({ place }) => place.at));
  return stands.map(stand => {
    const [x, y] = turnedAbout(stand.place.at, middle, turn);
    const at: [number, number] = [x + by[0] / INCH, y + by[1] / INCH];
    return placing(stand, { ...stand.place, at, facing: stand.place.facing + turn });
  });
};

export const face = (scenario: Scenario, ids: readonly string[], heading: number): readonly Change[] =>
  placedOfIds(scenario, ids).map(stand => placing(stand, { ...stand.place, facing: heading }));

/** Off the table; a place on it is given by shifting. */
export const takeOff = (scenario: Scenario, ids: readonly string[]): readonly Change[] =>
  placedOfIds(scenario, ids).map(({ path }) => ({ op: 'remove', path: [...path, 'place'] }));

/** Where a new stand of a side stands first: in front of the middle of its own edge. */
export const firstPlace = ({ board, forces }: Scenario, side: string): Place => {
  const edge = forces.find(force => force.side === side)?.edge ?? 'bottom';
  const inset = 3;
  const middles = {
    top: { at: [board.width / 2, inset], facing: 180 },
    bottom: { at: [board.width / 2, board.height - inset], facing: 0 },
    left: { at: [inset, board.height / 2], facing: 90 },
    right: { at: [board.width - inset, board.height / 2], facing: 270 },
  } as const;
  const { at, facing } = middles[edge];
  return { at: [at[0], at[1]], facing, formation: 'line', files: 4 };
};

const command = (id: string, key: string | undefined, changes: readonly Change[]): PieceCommand => ({
  id,
  label: word('command', id),
  ...(key ? { key } : {}),
  changes,
});

/** The front stays where it is while the ranks change behind it. */
const formed = (stand: PlacedStand, formation: Place['formation'], files?: number): Place => {
  const { files: _files, ...rest } = stand.place;
  const place: Place = { ...rest, formation, ...(files === undefined ? {} : { files }) };
  const depth = extentsOf(stand.blocks, stand.place).depth;
  const after = extentsOf(blocksOf(stand.profiles, place), place).depth;
  const [x, y] = offset(place.at, place.facing, (depth - after) / 2, 0);
  return { ...place, at: [x, y] };
};

/** 12.3 – A wheel swings the block about one end of its front. */
const wheeled = (stand: PlacedStand, degrees: number): Place => {
  const { width, depth } = extentsOf(stand.blocks, stand.place);
  const hinge = offset(stand.place.at, stand.place.facing, depth / 2, (degrees > 0 ? 1 : -1) * (width / 2));
  const [x, y] = turnedAbout(stand.place.at, hinge, degrees);
  return { ...stand.place, at: [x, y], facing: stand.place.facing + degrees };
};

const WHEEL = 15;

const filesFor = ({ profiles, place }: PlacedStand, by: number): number =>
  Math.max(1, Math.min(profiles.length, 12, (place.files ?? Math.ceil(profiles.length / 2)) + by));

/** 4.2, 12.3 – Forming line, column and wedge, broadening, narrowing and wheeling. */
export const formationCommands = (scenario: Scenario, ids: readonly string[]): readonly PieceCommand[] => {
  const stands = placedOfIds(scenario, ids);
  if (stands.length === 0) return [];
  const each = (change: (stand: PlacedStand) => Place): readonly Change[] =>
    stands.map(stand => placing(stand, change(stand)));
  return [
    command(
      'form-line',
      'l',
      each(stand => formed(stand, 'line', Math.max(1, Math.ceil(stand.profiles.length / 2)))),
    ),
    command(
      'form-column',
      'c',
      each(stand => formed(stand, 'column')),
    ),
    command(
      'form-wedge',
      'w',
      each(stand => formed(stand, 'wedge')),
    ),
    command(
      'broaden',
      '+',
      each(stand => formed(stand, 'line', filesFor(stand, 1))),
    ),
    command(
      'narrow',
      '-',
      each(stand => formed(stand, 'line', filesFor(stand, -1))),
    ),
    command(
      'wheel-left',
      '[',
      each(stand => wheeled(stand, -WHEEL)),
    ),
    command(
      'wheel-right',
      ']',
      each(stand => wheeled(stand, WHEEL)),
    ),
    command(
      'about-face',
      '\\',
      each(stand => ({ ...stand.place, facing: stand.place.facing + 180 })),
    ),
  ];
};
