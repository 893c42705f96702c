import type { Change } from '@/lib/documents/change';
import type { Force, Group, PlanStep, Scenario } from '../document/scenario';
import { expandIdRanges, toIdRanges } from '../document/unit-id-ranges';

/** The new id of a piece; null: it is gone. */
export type Rename = (id: string) => string | null;

/** New armies, with everything that names their pieces: guards, the set-up and its plan. */
export const renamePieces = (
  { deployment }: Scenario,
  forces: readonly Force[],
  rename: Rename,
): readonly Change[] => {
  const groups = deployment.groups.map(group => renameGroup(group, rename)).filter(isOccupied);
  const plan = deployment.plan?.map(step => renameStep(step, rename)).filter(isOccupied);
  return [
    { op: 'replace', path: ['forces'], value: forces.map(force => renameGuards(force, rename)) },
    { op: 'replace', path: ['deployment', 'groups'], value: groups },
    ...(plan ? [{ op: 'replace' as const, path: ['deployment', 'plan'], value: plan }] : []),
  ];
};

const renameList = (ids: readonly string[], rename: Rename): string[] => ids.flatMap(id => rename(id) ?? []);

const renameGroup = ({ lead, ...group }: Group, rename: Rename): Group => {
  const units = renameList(group.units, rename);
  const newLead = (lead === undefined ? null : rename(lead)) ?? units[0];
  return {
    ...group,
    units,
    generals: renameList(group.generals, rename),
    ...(newLead === undefined ? {} : { lead: newLead }),
  };
};

/** An order whose units keep their ids keeps the way it names them. */
const renameStep = (step: PlanStep, rename: Rename): PlanStep => {
  const before = expandIdRanges(step.units);
  const after = renameList(before, rename);
  const isSame = after.length === before.length && after.every((id, index) => id === before[index]);
  return {
    ...step,
    units: isSame ? step.units : toIdRanges(after),
    ...(step.generals ? { generals: renameList(step.generals, rename) } : {}),
  };
};

const renameGuards = (force: Force, rename: Rename): Force => ({
  ...force,
  generals: force.generals.map(({ guard, ...general }) => {
    const newGuard = guard === undefined ? null : rename(guard);
    return newGuard === null ? general : { ...general, guard: newGuard };
  }),
});

const isOccupied = ({ units, generals }: Pick<PlanStep, 'units' | 'generals'>): boolean =>
  units.length + (generals?.length ?? 0) > 0;
