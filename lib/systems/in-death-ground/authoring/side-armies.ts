import type { Change } from '@/lib/documents/change';
import type { SideArmies } from '@/lib/game/contract/army/side-armies';
import { findList } from '../data';
import { armyKind } from '../document/army';
import type { ListDocument } from '../document/army-list-schema';
import { type ArmyDocument, armySchema } from '../document/army-schema';
import type { Force, ForceUnit, Scenario } from '../document/scenario';
import { roleOf } from '../document/table';

/** What armies and battles both say of an army. */
const rosterOf = (army: Omit<ArmyDocument, 'general' | 'units'>) => {
  const { list, year, states, region, command, points, allies, extras, items, stake } = army;
  const all = { list, year, states, region, command, points, allies, extras, items, stake };
  return JSON.parse(JSON.stringify(all)) as typeof all;
};

const withoutPlace = <Stand extends { readonly place?: unknown }>({ place: _place, ...rest }: Stand) => rest;

const toRosterUnit = ({ place: _place, hidden: _hidden, late: _late, ...unit }: ForceUnit) => unit;

const listsNamedBy = ({ list, allies }: Pick<Force, 'list' | 'allies'>): readonly string[] => [
  list,
  ...(allies ? [allies.list] : []),
];

const read = (scenario: Scenario, seatId: string): ArmyDocument | null => {
  const force = scenario.forces.find(({ side }) => side === seatId);
  if (!force) return null;
  const { states: _states, ...empty } = armyKind.blank() as ArmyDocument;
  const own = scenario.lists?.filter(({ id }) => listsNamedBy(force).includes(id)) ?? [];
  return {
    ...empty,
    title: scenario.sides.find(({ id }) => id === seatId)?.name ?? seatId,
    ...rosterOf({ ...empty, ...force }),
    scenario: scenario.kind,
    role: roleOf(scenario, seatId),
    general: force.general && withoutPlace(force.general),
    units: force.units.map(toRosterUnit),
    ...(own.length === 0 ? {} : { lists: own }),
  };
};

/** The lists that other sides use; only these stay beside the ones that an army brings. */
const listsOfOthers = ({ forces, lists = [] }: Scenario, seatId: string): readonly ListDocument[] => {
  const used = forces.filter(({ side }) => side !== seatId).flatMap(listsNamedBy);
  return lists.filter(({ id }) => used.includes(id));
};

interface ImportedList {
  readonly list: ListDocument;
  readonly name: string;
  readonly isNew: boolean;
}

/** A list that an army brings along keeps apart from the book's and the other side's of the same name. */
const importList =
  (known: readonly ListDocument[]) =>
  (list: ListDocument): ImportedList => {
    const same = known.find(other => JSON.stringify({ ...other, id: list.id }) === JSON.stringify(list));
    if (same) return { list, name: same.id, isNew: false };
    const isTaken = (name: string): boolean => findList(name, known) !== null;
    let name = list.id;
    for (let number = 2; isTaken(name); number += 1) name = `${list.id}-${number}`;
    return { list, name, isNew: true };
  };

/** A unit that the side has keeps its place on the table; others wait off it, under a name of this side. */
const unitsFor = ({ side, units: own }: Force, units: ArmyDocument['units']) => {
  const find = (id: string): ForceUnit | undefined => own.find(unit => unit.id === id);
  const nameOf = (id: string): string => (find(id) ? id : `${side}-${id}`);
  const placed = units.map((unit): ForceUnit => {
    const { place, hidden, late } = find(unit.id) ?? {};
    return { ...unit, id: nameOf(unit.id), ...JSON.parse(JSON.stringify({ place, hidden, late })) };
  });
  return { placed, nameOf };
};

/** An army document becomes the side's force. */
const replace = (scenario: Scenario, seatId: string, army: unknown): readonly Change[] | null => {
  const parsed = armySchema.safeParse(army);
  const index = scenario.forces.findIndex(({ side }) => side === seatId);
  const force = scenario.forces[index];
  if (!parsed.success || !force) return null;
  const kept = listsOfOthers(scenario, seatId);
  const brought = (parsed.data.lists ?? []).map(importList(kept));
  const listName = (id: string): string => brought.find(({ list }) => list.id === id)?.name ?? id;
  const { allies, ...roster } = rosterOf(parsed.data);
  const { general, units } = parsed.data;
  const { placed, nameOf } = unitsFor(force, units);
  const value = {
    side: seatId,
    edge: force.edge,
    ...roster,
    list: listName(roster.list),
    ...(allies ? { allies: { ...allies, list: listName(allies.list) } } : {}),
    units: placed,
    general: general && {
      ...general,
      ...(general.unit === undefined ? {} : { unit: nameOf(general.unit) }),
      ...(force.general?.place && general.mode === 'separate' ? { place: force.general.place } : {}),
    },
    ...baggageOf(force),
    ...(force.stratagem === undefined ? {} : { stratagem: force.stratagem }),
    ...marchOf(force, placed),
  };
  const lists = [
    ...kept,
    ...brought.filter(({ isNew }) => isNew).map(({ list, name }) => ({ ...list, id: name })),
  ];
  return [...listChanges(scenario, lists), { op: 'replace', path: ['forces', index], value }];
};

/** A side that gets its first army also gets the usual baggage. */
const baggageOf = ({ baggage, units }: Force): Pick<Force, 'baggage'> => {
  if (baggage !== undefined) return { baggage };
  return units.length === 0 ? { baggage: { elements: 2 } } : {};
};

/** The order of march without units that are gone. */
const marchOf = ({ march, units }: Force, placed: readonly ForceUnit[]): Pick<Force, 'march'> => {
  if (march === undefined) return {};
  const gone = units.filter(({ id }) => !placed.some(unit => unit.id === id)).map(({ id }) => id);
  return { march: march.filter(id => !gone.includes(id)) };
};

const listChanges = (scenario: Scenario, lists: readonly ListDocument[]): readonly Change[] => {
  if (lists.length > 0) return [{ op: 'add', path: ['lists'], value: lists }];
  return scenario.lists === undefined ? [] : [{ op: 'remove', path: ['lists'] }];
};

export const sideArmies: SideArmies<Scenario> = { common: ['scenario', 'role'], read, replace };
