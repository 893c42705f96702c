import type { Change } from '@/lib/documents/change';
import type { EditCommand } from '@/lib/game/contract/authoring/editing';
import type { Point } from '@/lib/geometry/board';
import { middleOf, normalizeHeading, offsetPoint, rotateAbout } from '@/lib/geometry/plane/plane';
import type { Scenario, StandPlace } from '../document/scenario';
import { findStand, type Stand } from '../document/table';
import { blocksOf, extentsOf } from '../rules/movement/formation';
import { INCH, round } from '../view/position';
import { word } from '../view/words';

export interface PlacedStand extends Stand {
  readonly place: StandPlace;
}

export const isPlaced = (stand: Stand): stand is PlacedStand => stand.place !== null;

export const findStands = (scenario: Scenario, ids: readonly string[]): readonly Stand[] =>
  ids.flatMap(id => findStand(scenario, id) ?? []);

export const findPlacedStands = (scenario: Scenario, ids: readonly string[]): readonly PlacedStand[] =>
  findStands(scenario, ids).filter(isPlaced);

const roundPlace = (place: StandPlace): StandPlace => ({
  ...place,
  at: [round(place.at[0]), round(place.at[1])],
  facing: round(normalizeHeading(place.facing)) % 360,
});

/** Writes a stand's place; it was there before, or is new. */
export const placeStand = (stand: Stand, place: StandPlace): Change => ({
  op: stand.place ? 'replace' : 'add',
  path: [...stand.path, 'place'],
  value: roundPlace(place),
});

/** Over the table together and about their middle; a turn also turns every front. */
export const moveStands = (
  scenario: Scenario,
  ids: readonly string[],
  by: Point,
  turn: number,
): readonly Change[] => {
  const stands = findPlacedStands(scenario, ids);
  const middle = middleOf(stands.map(({ place }) => place.at));
  return stands.map(stand => {
    const [x, y] = rotateAbout(stand.place.at, middle, turn);
    const at: [number, number] = [x + by[0] / INCH, y + by[1] / INCH];
    return placeStand(stand, { ...stand.place, at, facing: stand.place.facing + turn });
  });
};

export const faceStands = (scenario: Scenario, ids: readonly string[], heading: number): readonly Change[] =>
  findPlacedStands(scenario, ids).map(stand => placeStand(stand, { ...stand.place, facing: heading }));

/** Off the table; a place on it is given by shifting. */
export const takeOffTable = (scenario: Scenario, ids: readonly string[]): readonly Change[] =>
  findPlacedStands(scenario, ids).map(({ path }) => ({ op: 'remove', path: [...path, 'place'] }));

/** Where a new stand of a side stands first: in front of the middle of its own edge. */
export const createDefaultPlace = ({ board, forces }: Scenario, side: string): StandPlace => {
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

const makeCommand = (id: string, key: string | undefined, changes: readonly Change[]): EditCommand => ({
  id,
  label: word('command', id),
  ...(key ? { key } : {}),
  changes,
});

/** The front stays where it is while the ranks change behind it. */
const reform = (stand: PlacedStand, formation: StandPlace['formation'], files?: number): StandPlace => {
  const { files: _files, ...rest } = stand.place;
  const place: StandPlace = { ...rest, formation, ...(files === undefined ? {} : { files }) };
  const depth = extentsOf(stand.blocks, stand.place).depth;
  const after = extentsOf(blocksOf(stand.profiles, place), place).depth;
  const [x, y] = offsetPoint(place.at, place.facing, (depth - after) / 2, 0);
  return { ...place, at: [x, y] };
};

/** 12.3 – A wheel swings the block about one end of its front. */
const wheel = (stand: PlacedStand, degrees: number): StandPlace => {
  const { width, depth } = extentsOf(stand.blocks, stand.place);
  const hinge = offsetPoint(
    stand.place.at,
    stand.place.facing,
    depth / 2,
    (degrees > 0 ? 1 : -1) * (width / 2),
  );
  const [x, y] = rotateAbout(stand.place.at, hinge, degrees);
  return { ...stand.place, at: [x, y], facing: stand.place.facing + degrees };
};

const WHEEL = 15;

const countFiles = ({ profiles, place }: PlacedStand, by: number): number =>
  Math.max(1, Math.min(profiles.length, 12, (place.files ?? Math.ceil(profiles.length / 2)) + by));

/** 4.2, 12.3 – Forming line, column and wedge, broadening, narrowing and wheeling. */
export const listFormationCommands = (scenario: Scenario, ids: readonly string[]): readonly EditCommand[] => {
  const stands = findPlacedStands(scenario, ids);
  if (stands.length === 0) return [];
  const each = (change: (stand: PlacedStand) => StandPlace): readonly Change[] =>
    stands.map(stand => placeStand(stand, change(stand)));
  return [
    makeCommand(
      'form-line',
      'l',
      each(stand => reform(stand, 'line', Math.max(1, Math.ceil(stand.profiles.length / 2)))),
    ),
    makeCommand(
      'form-column',
      'c',
      each(stand => reform(stand, 'column')),
    ),
    makeCommand(
      'form-wedge',
      'w',
      each(stand => reform(stand, 'wedge')),
    ),
    makeCommand(
      'broaden',
      '+',
      each(stand => reform(stand, 'line', countFiles(stand, 1))),
    ),
    makeCommand(
      'narrow',
      '-',
      each(stand => reform(stand, 'line', countFiles(stand, -1))),
    ),
    makeCommand(
      'wheel-left',
      '[',
      each(stand => wheel(stand, -WHEEL)),
    ),
    makeCommand(
      'wheel-right',
      ']',
      each(stand => wheel(stand, WHEEL)),
    ),
    makeCommand(
      'about-face',
      '\\',
      each(stand => ({ ...stand.place, facing: stand.place.facing + 180 })),
    ),
  ];
};
