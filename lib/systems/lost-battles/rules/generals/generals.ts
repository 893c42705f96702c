import type { Check } from '@/lib/game/check/check';
import { hasPiece } from '../../document/piece-index';
import type { Scenario } from '../../document/scenario';
import { armiesOf, type NamedGeneral, placedGroups } from '../../document/scenario-armies';
import { cite } from '../../rulebook';
import { describeTile } from '../../view/words';

/** 8.1 – A leader always has a guard, a unit of the own army; a commander has none. */
export const guardOfLeader: Check<Scenario> = {
  code: 'lost-battles/guard-of-leader',
  severity: 'error',
  rule: cite('8.1'),
  *find(scenario) {
    for (const { generals, units } of armiesOf(scenario))
      for (const general of generals)
        if (general.kind === 'leader' && !hasPiece(units, general.guard ?? ''))
          yield { path: general.path, values: { general: general.name } };
  },
};

export const commanderWithoutGuard: Check<Scenario> = {
  code: 'lost-battles/commander-without-guard',
  severity: 'error',
  rule: cite('8.2'),
  *find(scenario) {
    for (const { generals } of armiesOf(scenario))
      for (const general of generals)
        if (general.kind === 'commander' && general.guard !== undefined)
          yield { path: [...general.path, 'guard'], values: { general: general.name } };
  },
};

/** 8.1 – A leader stands where the guard stands. */
const isWithGuard = (
  general: Pick<NamedGeneral, 'kind' | 'guard'>,
  unitsOnTile: readonly { readonly id: string }[],
): boolean => general.kind === 'commander' || unitsOnTile.some(unit => unit.id === general.guard);

export const leaderWithGuard: Check<Scenario> = {
  code: 'lost-battles/leader-with-guard',
  severity: 'error',
  rule: cite('8.1'),
  *find(scenario) {
    const groups = placedGroups(scenario);
    for (const { group, index, side, generals } of groups)
      for (const general of generals) {
        const unitsOnTile = groups
          .filter(other => other.side === side && other.group.tile === group.tile)
          .flatMap(other => other.units);
        if (!isWithGuard(general, unitsOnTile))
          yield {
            path: ['deployment', 'groups', index, 'generals', group.generals.indexOf(general.id)],
            values: { general: general.name, tile: describeTile(group.tile, scenario) },
          };
      }
  },
};

/** 8.1 – The guard does not take the field without its leader. */
export const guardWithLeader: Check<Scenario> = {
  code: 'lost-battles/guard-with-leader',
  severity: 'error',
  rule: cite('8.1'),
  *find(scenario) {
    const groups = placedGroups(scenario);
    const placed = new Set(groups.flatMap(({ generals }) => generals.map(({ id }) => id)));
    for (const { generals } of armiesOf(scenario))
      for (const general of generals) {
        const group = groups.find(
          ({ side, units }) => side === general.side && units.some(({ id }) => id === general.guard),
        );
        if (general.kind === 'leader' && group && !placed.has(general.id))
          yield { path: ['deployment', 'groups', group.index], values: { general: general.name } };
      }
  },
};

/** 8.6 – Two generals of one army never stand on one tile. */
export const generalsApart: Check<Scenario> = {
  code: 'lost-battles/generals-apart',
  severity: 'error',
  rule: cite('8.6'),
  *find(scenario) {
    const placed = placedGroups(scenario).flatMap(({ group, index, side, generals }) =>
      generals.map(general => ({ general, group, index, side })),
    );
    for (const [position, { general, group, index, side }] of placed.entries())
      if (placed.slice(0, position).some(other => other.side === side && other.group.tile === group.tile))
        yield {
          path: ['deployment', 'groups', index, 'generals', group.generals.indexOf(general.id)],
          values: { general: general.name, tile: describeTile(group.tile, scenario) },
        };
  },
};

/** 8.2 – A commander without a unit on the tile leaves the field at the end of the own turn. */
export const commanderAlone: Check<Scenario> = {
  code: 'lost-battles/commander-alone',
  severity: 'warning',
  rule: cite('8.2'),
  *find(scenario) {
    const groups = placedGroups(scenario);
    for (const { group, index, side, generals } of groups) {
      const isAlone = groups.every(
        other => other.side !== side || other.group.tile !== group.tile || other.units.length === 0,
      );
      for (const general of isAlone ? generals : [])
        if (general.kind === 'commander')
          yield {
            path: ['deployment', 'groups', index],
            values: { general: general.name, tile: describeTile(group.tile, scenario) },
          };
    }
  },
};
