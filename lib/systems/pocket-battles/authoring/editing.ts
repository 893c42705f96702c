import type { Change } from '@/lib/documents/change';
import type { EditCommand, Editing } from '@/lib/game/contract/authoring/editing';
import { formatTroopId } from '../document/army-units';
import type { Force, Scenario, UnitEntry } from '../document/scenario';
import { troopIndexOfForce } from '../document/troop-index';
import { isSegment, type SegmentId } from '../rules/segments';
import { WORDS } from '../view/words';
import { copy, paste } from './clipboard';
import { inspectSegment } from './inspect-segment';
import { brushAt, paint } from './painting';
import { transform } from './transforming';
import { findFreeId, toIdBase } from './unit-ids';

const toSegment = (space: string): SegmentId => {
  if (!isSegment(space)) throw new Error(`no segment ${space}`);
  return space;
};

const tilesOf = ({ id, troops }: UnitEntry) =>
  troops.map((tile, place) => ({ id: formatTroopId(id, place), tile }));

const hasAnyPiece = (unit: UnitEntry, pieceIds: readonly string[]): boolean =>
  tilesOf(unit).some(({ id }) => pieceIds.includes(id));

/** New units for every force; a force that does not change is left alone. */
const rewriteUnits = (
  { forces }: Scenario,
  renew: (units: readonly UnitEntry[], force: Force) => readonly UnitEntry[],
): readonly Change[] =>
  forces.flatMap((force, index): Change[] => {
    const units = renew(force.units, force);
    return JSON.stringify(units) === JSON.stringify(force.units)
      ? []
      : [{ op: 'replace', path: ['forces', index, 'units'], value: units }];
  });

/** 4.2 – A unit stands as a whole, so that all its tiles move together. */
const move = (scenario: Scenario, pieceIds: readonly string[], space: string | null): readonly Change[] =>
  rewriteUnits(scenario, units =>
    units.map(unit =>
      hasAnyPiece(unit, pieceIds) ? placeUnit(unit, space === null ? null : toSegment(space)) : unit,
    ),
  );

const placeUnit = ({ at: _at, ...unit }: UnitEntry, at: SegmentId | null): UnitEntry =>
  at === null ? unit : { ...unit, at };

const add = (scenario: Scenario, tile: string, seatId: string, space: string | null): readonly Change[] => {
  const index = scenario.forces.findIndex(({ side }) => side === seatId);
  const force = scenario.forces[index];
  const troop = force && troopIndexOfForce(scenario, force).get(tile);
  if (!troop) return [];
  const unit: UnitEntry = { id: findFreeId(scenario, toIdBase(troop.name)), troops: [tile] };
  const value = placeUnit(unit, space === null ? null : toSegment(space));
  return [{ op: 'add', path: ['forces', index, 'units', '-'], value }];
};

/** 4.2 – The chosen tiles of one side lie down side by side where the first of them lies. */
const formUnit = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] =>
  rewriteUnits(scenario, units => {
    const host = units.find(unit => hasAnyPiece(unit, pieceIds));
    if (!host) return units;
    const joining = units
      .filter(unit => unit !== host)
      .flatMap(tilesOf)
      .filter(({ id }) => pieceIds.includes(id));
    return units
      .map(unit =>
        unit === host
          ? { ...host, troops: [...host.troops, ...joining.map(({ tile }) => tile)] }
          : removeTiles(unit, pieceIds),
      )
      .filter(({ troops }) => troops.length > 0);
  });

const removeTiles = (unit: UnitEntry, pieceIds: readonly string[]): UnitEntry => ({
  ...unit,
  troops: tilesOf(unit)
    .filter(({ id }) => !pieceIds.includes(id))
    .map(({ tile }) => tile),
});

const removePieces = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] =>
  rewriteUnits(scenario, units =>
    units.map(unit => removeTiles(unit, pieceIds)).filter(({ troops }) => troops.length > 0),
  );

/** The chosen tiles leave their unit and form one of their own beside it. */
const splitOff = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] =>
  rewriteUnits(scenario, units =>
    units.flatMap(unit => {
      const leaving = tilesOf(unit).filter(({ id }) => pieceIds.includes(id));
      if (leaving.length === 0 || leaving.length === unit.troops.length) return [unit];
      const troops = leaving.map(({ tile }) => tile);
      return [removeTiles(unit, pieceIds), { ...unit, id: findFreeId(scenario, unit.id), troops }];
    }),
  );

/** 4.2 – The tiles of a unit from the top of its stack downwards; those that are not named lie below. */
const reorderStack = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] =>
  rewriteUnits(scenario, units =>
    units.map(unit => {
      const tiles = tilesOf(unit);
      const named = pieceIds.flatMap(piece => tiles.filter(({ id }) => id === piece));
      return { ...unit, troops: [...named.map(({ tile }) => tile), ...removeTiles(unit, pieceIds).troops] };
    }),
  );

/** 4.2 – The owner chooses which tile lies on top of the stack. */
const putOnTop = (scenario: Scenario, pieceId: string): readonly Change[] =>
  reorderStack(scenario, [pieceId]);

const toCommand = (id: string, changes: readonly Change[], key?: string): readonly EditCommand[] =>
  changes.length === 0
    ? []
    : [{ id, label: { code: `${WORDS}.command.${id}` }, changes, ...(key === undefined ? {} : { key }) }];

const commands = (scenario: Scenario, pieceIds: readonly string[]): readonly EditCommand[] => {
  const [only] = pieceIds;
  return [
    ...toCommand('form-unit', formUnit(scenario, pieceIds), 'u'),
    ...toCommand('split-off', splitOff(scenario, pieceIds), 's'),
    ...(only !== undefined && pieceIds.length === 1
      ? toCommand('put-on-top', putOnTop(scenario, only), 't')
      : []),
    ...toCommand('take-off', move(scenario, pieceIds, null)),
    ...toCommand('remove', removePieces(scenario, pieceIds), 'Delete'),
  ];
};

export const editing: Editing<Scenario> = {
  paint,
  brushAt,
  move,
  reorderStack: reorderStack,
  add,
  copy,
  paste,
  transform,
  inspect: (scenario, place) => (typeof place === 'string' ? inspectSegment(scenario, place) : null),
  commands,
};
