import { valueAt } from '@/lib/documents/json-path';
import type { QuickFix, Violation } from '@/lib/game/check/check';
import type { Scenario, UnitEntry } from '../../document/scenario';
import { armiesOf, type NamedGeneral, placedGroups, titleOfUnit } from '../../document/scenario-armies';
import { occursAs } from '../../rules/armies';
import { describeTile } from '../../view/words';
import { UNIT_CLASSES } from '../../vocabulary';
import { removeUnits } from '../add-remove-units';
import { composeGroupPath, createFix, groupOf, type ProposeFixes, pieceIdAt } from './fix-search';

const findGeneral = (scenario: Scenario, matches: (general: NamedGeneral) => boolean): NamedGeneral | null =>
  armiesOf(scenario)
    .flatMap(({ generals }) => generals)
    .find(matches) ?? null;

const generalAt = (scenario: Scenario, { path }: Violation): NamedGeneral | null =>
  findGeneral(scenario, general => general.path.every((key, index) => key === path[index]));

/** 8.1 – The leader goes to the tile of the guard. */
export const moveLeaderToGuard: ProposeFixes = (scenario, violation) => {
  const from = groupOf(scenario, violation);
  const id = pieceIdAt(scenario, violation);
  const leader = findGeneral(scenario, general => general.id === id);
  const to = placedGroups(scenario).find(({ units }) => units.some(unit => unit.id === leader?.guard));
  if (!from || !leader || !to) return [];
  const staying = from.group.generals.filter(general => general !== leader.id);
  const values = { piece: leader.name, tile: describeTile(to.group.tile, scenario) };
  return [
    createFix('move', values, [
      { op: 'replace', path: composeGroupPath(from.index, 'generals'), value: staying },
      { op: 'add', path: composeGroupPath(to.index, 'generals', '-'), value: leader.id },
    ]),
  ];
};

/** 8.1 – The leader of a guard that stands on the field joins it. */
export const addLeaderToGuard: ProposeFixes = (scenario, violation) => {
  const placed = groupOf(scenario, violation);
  const leader = findGeneral(
    scenario,
    ({ kind, guard, id }) =>
      kind === 'leader' &&
      placed?.group.units.includes(guard ?? '') === true &&
      !scenario.deployment.groups.some(({ generals }) => generals.includes(id)),
  );
  if (!placed || !leader) return [];
  const values = { piece: leader.name, tile: describeTile(placed.group.tile, scenario) };
  const path = composeGroupPath(placed.index, 'generals', '-');
  return [createFix('move', values, [{ op: 'add', path, value: leader.id }])];
};

/** 8.1 – A leader without a guard takes one that guards nobody else: a unit of the same tile, or else any unit of the army. */
export const assignGuard: ProposeFixes = (scenario, violation) => {
  const leader = generalAt(scenario, violation);
  if (!leader) return [];
  const army = armiesOf(scenario)[leader.side];
  const here = placedGroups(scenario).find(({ group }) => group.generals.includes(leader.id));
  const taken = new Set(army?.generals.map(({ guard }) => guard));
  return [...(here?.units ?? []), ...(here ? [] : (army?.units ?? []))]
    .filter(({ id }) => !taken.has(id))
    .map(unit =>
      createFix('guard', { general: leader.name, unit: titleOfUnit(unit, army?.units ?? []) }, [
        { op: 'add', path: [...leader.path, 'guard'], value: unit.id },
      ]),
    );
};

export const makeCommander: ProposeFixes = (scenario, violation) => {
  const leader = generalAt(scenario, violation);
  if (!leader) return [];
  const { path: _path, side: _side, guard: _guard, ...rest } = leader;
  const value = { ...rest, kind: 'commander' };
  return [createFix('commander', { general: leader.name }, [{ op: 'replace', path: leader.path, value }])];
};

/** 8.2 – A commander has no guard. */
export const dropGuard: ProposeFixes = (scenario, violation): QuickFix[] => {
  const general = generalAt(scenario, violation);
  return general
    ? [createFix('no-guard', { general: general.name }, [{ op: 'remove', path: [...general.path, 'guard'] }])]
    : [];
};

/** 1.4 – A general too many leaves the army. */
export const removeGeneral: ProposeFixes = (scenario, violation) => {
  const general = generalAt(scenario, violation);
  return general ? [createFix('remove', { piece: general.name }, removeUnits(scenario, [general.id]))] : [];
};

/** 1.1 – A class that the box has for this type of unit. */
export const setPrintedClass: ProposeFixes = (scenario, { path }) => {
  const unit = valueAt(scenario, path.slice(0, -1)) as UnitEntry | undefined;
  if (!unit) return [];
  return UNIT_CLASSES.filter(unitClass => occursAs(unit.type, unitClass)).map(unitClass =>
    createFix('class', { unit: unit.name, class: { code: `words.lost-battles.class.${unitClass}` } }, [
      { op: 'replace', path, value: unitClass },
    ]),
  );
};
