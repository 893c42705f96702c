import { z } from 'zod';
import { applyChanges, type Change } from '@/lib/documents/change';
import type { EditCommand, Editing, Transformation } from '@/lib/game/contract/authoring/editing';
import type { Point } from '@/lib/geometry/board';
import { normalizeHeading } from '@/lib/geometry/plane/plane';
import { type ForceUnit, forceUnitSchema, type Scenario, type StandPlace } from '../document/scenario';
import { standsIn } from '../document/table';
import { round } from '../view/position';
import { word } from '../view/words';
import { inspectTable } from './inspect-table';
import { names } from './names';
import { shapeEditing } from './painting';
import {
  createDefaultPlace,
  faceStands,
  findPlacedStands,
  findStands,
  listFormationCommands,
  moveStands,
  placeStand,
  takeOffTable,
} from './placement';
import { moveWall } from './wall-painting';

const freeUnitId = ({ forces }: Scenario, wanted: string): string => {
  const taken = new Set(forces.flatMap(({ units }) => units.map(({ id }) => id)));
  const base = wanted.replace(/-\d+$/, '');
  let number = 1;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
};

/** A template names an entry and a variant of the side's list: hoplites/armoured. */
const add = (
  scenario: Scenario,
  templateId: string,
  seatId: string,
  space: string | null,
  name: string,
): readonly Change[] => {
  const force = scenario.forces.findIndex(({ side }) => side === seatId);
  if (force < 0) return [];
  const [entry = '', variant = ''] = templateId.split('/').slice(-2);
  const value: ForceUnit = {
    id: freeUnitId(scenario, `${seatId}-${entry}`),
    ...(name === '' ? {} : { name }),
    parts: [{ entry, variant, elements: isSingleEntry(entry) ? 1 : USUAL }],
    ...(space === null ? {} : { place: createDefaultPlace(scenario, seatId) }),
  };
  return [{ op: 'add', path: ['forces', force, 'units', '-'], value }];
};

const USUAL = 6;
const isSingleEntry = (entry: string): boolean => /eleph|art/.test(entry);

const clipSchema = z.array(z.strictObject({ side: z.string(), unit: forceUnitSchema })).max(40);

const copy = (scenario: Scenario, ids: readonly string[]): unknown =>
  scenario.forces.flatMap(({ side, units }) =>
    units.filter(({ id }) => ids.includes(id)).map(unit => ({ side, unit })),
  );

const STEP_ASIDE = 2;

/** Copies stand a little aside of their originals; in another battle they join the side of the same place. */
const paste = (scenario: Scenario, clip: unknown): readonly Change[] | null => {
  const read = clipSchema.safeParse(clip);
  if (!read.success || read.data.length === 0) return null;
  return read.data.reduce(
    (done, { side, unit }) => {
      const index = Math.max(
        0,
        done.scenario.forces.findIndex(force => force.side === side),
      );
      const place = unit.place && { ...unit.place, at: shiftAside(unit.place.at) };
      const value = { ...unit, id: freeUnitId(done.scenario, unit.id), ...(place ? { place } : {}) };
      const change: Change = { op: 'add', path: ['forces', index, 'units', '-'], value };
      return { scenario: applyChanges(done.scenario, [change]), changes: [...done.changes, change] };
    },
    { scenario, changes: [] as readonly Change[] },
  ).changes;
};

const shiftAside = ([x, y]: Point): [number, number] => [round(x + STEP_ASIDE), round(y + STEP_ASIDE)];

interface Mirror {
  readonly point: (point: Point) => [number, number];
  readonly heading: (degrees: number) => number;
}

const mirrorOf = ({ board: { width, height } }: Scenario, how: Transformation): Mirror =>
  ({
    'mirror-left-right': {
      point: ([x, y]: Point): [number, number] => [round(width - x), y],
      heading: (d: number) => 360 - d,
    },
    'mirror-top-bottom': {
      point: ([x, y]: Point): [number, number] => [x, round(height - y)],
      heading: (d: number) => 180 - d,
    },
    'half-turn': {
      point: ([x, y]: Point): [number, number] => [round(width - x), round(height - y)],
      heading: (d: number) => d + 180,
    },
  })[how];

const transform = (scenario: Scenario, how: Transformation, ids: readonly string[]): readonly Change[] => {
  const mirror = mirrorOf(scenario, how);
  const turned = (place: StandPlace): StandPlace => ({
    ...place,
    at: mirror.point(place.at),
    facing: normalizeHeading(mirror.heading(place.facing)),
  });
  const chosen = ids.length > 0 ? ids : standsIn(scenario).map(({ id }) => id);
  const moved = findPlacedStands(scenario, chosen).map(stand => placeStand(stand, turned(stand.place)));
  if (ids.length > 0) return moved;
  const pieces = scenario.board.pieces.map(piece =>
    'outline' in piece
      ? {
          ...piece,
          outline: piece.outline.map(mirror.point),
          ...(piece.crest ? { crest: piece.crest.map(mirror.point) } : {}),
          ...(piece.plateau ? { plateau: piece.plateau.map(mirror.point) } : {}),
        }
      : 'line' in piece
        ? {
            ...piece,
            line: piece.line.map(mirror.point),
            ...(piece.fords ? { fords: piece.fords.map(mirror.point) } : {}),
          }
        : piece,
  );
  const { walls } = scenario.board;
  const built: readonly Change[] = walls
    ? [{ op: 'replace', path: ['board', 'walls'], value: walls.map(wall => moveWall(wall, mirror.point)) }]
    : [];
  return [{ op: 'replace', path: ['board', 'pieces'], value: pieces }, ...built, ...moved];
};

const removeUnits = (scenario: Scenario, ids: readonly string[]): readonly Change[] =>
  findStands(scenario, ids)
    .filter(({ kind }) => kind === 'unit')
    .map(({ path }) => path)
    // From the end of each list, so that earlier places keep their numbers.
    .sort((one, other) => Number(other.at(-1)) - Number(one.at(-1)))
    .map(path => ({ op: 'remove', path }));

/** 9.1, 9.2 – A unit comes late, or lies in ambush where it stands. */
const makeFlagCommand = (
  scenario: Scenario,
  ids: readonly string[],
  flag: 'hidden' | 'late',
): EditCommand => ({
  id: flag,
  label: word('command', flag),
  changes: findStands(scenario, ids)
    .filter(({ kind }) => kind === 'unit')
    .map((stand): Change => {
      const isSet = findUnitAt(scenario, stand.path)?.[flag] === true;
      const path = [...stand.path, flag];
      return isSet ? { op: 'remove', path } : { op: 'add', path, value: true };
    }),
});

const findUnitAt = ({ forces }: Scenario, path: readonly (string | number)[]): ForceUnit | undefined =>
  forces[Number(path[1])]?.units[Number(path[3])];

const listCommands = (scenario: Scenario, ids: readonly string[]): readonly EditCommand[] => {
  if (findStands(scenario, ids).length === 0) return [];
  const waiting = findStands(scenario, ids).filter(({ place }) => place === null);
  return [
    ...listFormationCommands(scenario, ids),
    makeFlagCommand(scenario, ids, 'hidden'),
    makeFlagCommand(scenario, ids, 'late'),
    ...(waiting.length > 0
      ? [
          {
            id: 'put-on',
            label: word('command', 'put-on'),
            changes: waiting.map(stand => placeStand(stand, createDefaultPlace(scenario, stand.side))),
          },
        ]
      : []),
    { id: 'take-off', label: word('command', 'take-off'), changes: takeOffTable(scenario, ids) },
    { id: 'remove', key: 'Delete', label: word('command', 'remove'), changes: removeUnits(scenario, ids) },
  ];
};

export const editing: Editing<Scenario> = {
  paint: () => [],
  brushAt: () => null,
  move: (scenario, ids, space) => (space === null ? takeOffTable(scenario, ids) : []),
  shift: moveStands,
  setHeading: faceStands,
  add,
  copy,
  paste,
  transform,
  shapes: shapeEditing,
  inspect: inspectTable,
  names,
  commands: listCommands,
};
