import { valueAt } from '@/lib/documents/json-path';
import type { Fault, QuickFix } from '@/lib/game/check';
import { armiesOf, type NamedGeneral, placedGroups } from '../army';
import { tileWords } from '../describe';
import { removeUnits } from '../recruiting';
import { occursAs } from '../rules/armies';
import type { Scenario, UnitEntry } from '../scenario';
import { UNIT_CLASSES } from '../vocabulary';
import { fix, groupOf, type Ideas, inGroup, pieceAt } from './mending';

const generalWith = (scenario: Scenario, matches: (general: NamedGeneral) => boolean): NamedGeneral | null =>
  armiesOf(scenario)
    .flatMap(({ generals }) => generals)
    .find(matches) ?? null;

const generalAt = (scenario: Scenario, { path }: Fault): NamedGeneral | null =>
  generalWith(scenario, general => general.path.every((key, index) => key === path[index]));

/** 8.1 – The leader goes to the tile of his guard. */
export const leaderToGuard: Ideas = (scenario, fault) => {
  const from = groupOf(scenario, fault);
  const id = pieceAt(scenario, fault);
  const leader = generalWith(scenario, general => general.id === id);
  const to = placedGroups(scenario).find(({ units }) => units.some(unit => unit.id === leader?.guard));
  if (!from || !leader || !to) return [];
  const staying = from.group.generals.filter(general => general !== leader.id);
  const values = { piece: leader.name, tile: tileWords(to.group.tile, scenario) };
  return [
    fix('move', values, [
      { op: 'replace', path: inGroup(from.index, 'generals'), value: staying },
      { op: 'add', path: inGroup(to.index, 'generals', '-'), value: leader.id },
    ]),
  ];
};

/** 8.1 – The leader of a guard that stands on the field joins it. */
export const leaderJoinsGuard: Ideas = (scenario, fault) => {
  const placed = groupOf(scenario, fault);
  const leader = generalWith(
    scenario,
    ({ kind, guard, id }) =>
      kind === 'leader' &&
      placed?.group.units.includes(guard ?? '') === true &&
      !scenario.deployment.groups.some(({ generals }) => generals.includes(id)),
  );
  if (!placed || !leader) return [];
  const values = { piece: leader.name, tile: tileWords(placed.group.tile, scenario) };
  const path = inGroup(placed.index, 'generals', '-');
  return [fix('move', values, [{ op: 'add', path, value: leader.id }])];
};

/** 8.1 – A leader without a guard takes one: a unit beside him, or else any of his army. */
export const takeGuard: Ideas = (scenario, fault) => {
  const leader = generalAt(scenario, fault);
  if (!leader) return [];
  const army = armiesOf(scenario)[leader.side];
  const here = placedGroups(scenario).find(({ group }) => group.generals.includes(leader.id));
  return [...(here?.units ?? []), ...(here ? [] : (army?.units ?? []))].map(unit =>
    fix('guard', { general: leader.name, unit: unit.name }, [
      { op: 'add', path: [...leader.path, 'guard'], value: unit.id },
    ]),
  );
};

export const makeCommander: Ideas = (scenario, fault) => {
  const leader = generalAt(scenario, fault);
  if (!leader) return [];
  const { path: _path, side: _side, guard: _guard, ...rest } = leader;
  const value = { ...rest, kind: 'commander' };
  return [fix('commander', { general: leader.name }, [{ op: 'replace', path: leader.path, value }])];
};

/** 8.2 – A commander has no guard. */
export const dropGuard: Ideas = (scenario, fault): QuickFix[] => {
  const general = generalAt(scenario, fault);
  return general
    ? [fix('no-guard', { general: general.name }, [{ op: 'remove', path: [...general.path, 'guard'] }])]
    : [];
};

/** 1.4 – A general too many leaves the army. */
export const removeGeneral: Ideas = (scenario, fault) => {
  const general = generalAt(scenario, fault);
  return general ? [fix('remove', { piece: general.name }, removeUnits(scenario, [general.id]))] : [];
};

/** 1.1 – A class that the box has for this type of unit. */
export const classFromBox: Ideas = (scenario, { path }) => {
  const unit = valueAt(scenario, path.slice(0, -1)) as UnitEntry | undefined;
  if (!unit) return [];
  return UNIT_CLASSES.filter(unitClass => occursAs(unit.type, unitClass)).map(unitClass =>
    fix('class', { unit: unit.name, class: { code: `words.lost-battles.class.${unitClass}` } }, [
      { op: 'replace', path, value: unitClass },
    ]),
  );
};
