import type { Change } from '@/lib/documents/change';
import type { SideArmies } from '@/lib/game/contract/army/side-armies';
import { readShippedList } from '../data';
import { type ArmyDocument, armyKind, armySchema } from '../document/army';
import type { ListDocument } from '../document/army-list-schema';
import { nameSide, sideIndexOf } from '../document/army-units';
import type { Force, Scenario, UnitEntry } from '../document/scenario';
import type { Troop } from '../document/troop';
import { findFreeId } from './unit-ids';

const findForce = ({ forces }: Scenario, seatId: string): number =>
  forces.findIndex(({ side }) => side === seatId);

const read = (scenario: Scenario, seatId: string): ArmyDocument | null => {
  const force = scenario.forces[findForce(scenario, seatId)];
  const side = sideIndexOf(scenario, seatId);
  if (!force || side === null) return null;
  const own = scenario.lists?.filter(({ id }) => id === force.list) ?? [];
  return {
    ...armyKind.blank(),
    title: nameSide(scenario, side),
    points: scenario.options.points,
    ...(force.list === undefined ? {} : { list: force.list }),
    ...(scenario.troops === undefined ? {} : { troops: scenario.troops }),
    ...(own.length === 0 ? {} : { lists: own }),
    units: force.units.map(({ id, troops }) => ({ id, troops })),
  };
};

/** A list that an army brings along keeps apart from ours and from the other side's of the same name. */
const nameList = (scenario: Scenario, force: number, list: ListDocument): ListDocument => {
  const others = scenario.lists?.filter(({ id }) => id !== scenario.forces[force]?.list) ?? [];
  const isTaken = (id: string): boolean =>
    readShippedList(id) !== undefined || others.some(other => other.id === id);
  let id = list.id;
  for (let number = 2; isTaken(id); number += 1) id = `${list.id}-${number}`;
  return { ...list, id };
};

/** Units that the side has already keep their places; a name that the other side has is changed. */
const unitsFor = (scenario: Scenario, force: number, { units }: ArmyDocument): readonly UnitEntry[] => {
  const own = scenario.forces[force]?.units ?? [];
  const others = scenario.forces.filter((_, index) => index !== force).flatMap(other => other.units);
  const named: UnitEntry[] = [];
  for (const { id, troops } of units) {
    const isTaken = [...others, ...named].some(other => other.id === id);
    const at = own.find(unit => unit.id === id)?.at;
    named.push({
      id: isTaken
        ? findFreeId(
            scenario,
            id,
            named.map(unit => unit.id),
          )
        : id,
      troops,
      ...(at === undefined ? {} : { at }),
    });
  }
  return named;
};

const withoutList = ({ list: _list, ...force }: Force): Omit<Force, 'list'> => force;

const listChanges = (scenario: Scenario, lists: readonly ListDocument[]): readonly Change[] => {
  if (lists.length > 0) return [{ op: 'add', path: ['lists'], value: lists }];
  return scenario.lists === undefined ? [] : [{ op: 'remove', path: ['lists'] }];
};

const newTiles = (scenario: Scenario, tiles: readonly Troop[]): readonly Change[] => {
  const known = scenario.troops ?? [];
  const fresh = tiles.filter(({ id }) => !known.some(other => other.id === id));
  return fresh.length === 0 ? [] : [{ op: 'add', path: ['troops'], value: [...known, ...fresh] }];
};

/** 4.1 – The side's list, tiles and units become those of the army; a list that nobody uses any more goes. */
const replace = (scenario: Scenario, seatId: string, army: unknown): readonly Change[] | null => {
  const parsed = armySchema.safeParse(army);
  const index = findForce(scenario, seatId);
  const force = scenario.forces[index];
  if (!parsed.success || !force) return null;
  const carried = parsed.data.lists?.find(({ id }) => id === parsed.data.list);
  const own = carried && nameList(scenario, index, carried);
  const list = own?.id ?? parsed.data.list;
  const used = scenario.forces.filter(other => other !== force).map(other => other.list);
  const value = {
    ...withoutList(force),
    ...(list === undefined ? {} : { list }),
    units: unitsFor(scenario, index, parsed.data),
  };
  return [
    ...newTiles(scenario, parsed.data.troops ?? []),
    ...listChanges(scenario, [
      ...(scenario.lists?.filter(({ id }) => used.includes(id)) ?? []),
      ...(own ? [own] : []),
    ]),
    { op: 'replace', path: ['forces', index], value },
  ];
};

export const sideArmies: SideArmies<Scenario> = { common: ['points'], read, replace };
