import { z } from 'zod';
import type { Change } from '@/lib/documents/change';
import { formatTroopId } from '../document/army-units';
import type { Scenario, UnitEntry } from '../document/scenario';
import { unitSchema } from '../document/troop';
import { isSegment, offsetBetween, SEGMENT_IDS, type SegmentId, shiftSegment } from '../rules/segments';
import { findFreeId } from './unit-ids';

const clipSchema = z.strictObject({
  clip: z.literal('pocket-battles'),
  units: z
    .array(
      z.strictObject({
        side: z.union([z.literal(0), z.literal(1)]),
        troops: unitSchema.shape.troops,
        at: z.enum(SEGMENT_IDS).nullable(),
      }),
    )
    .max(60),
});
type Clip = z.infer<typeof clipSchema>;

/** Whole units, or the chosen tiles of them. */
export const copy = ({ forces, sides }: Scenario, pieceIds: readonly string[]): Clip => ({
  clip: 'pocket-battles',
  units: forces.flatMap(({ side, units }) =>
    units.flatMap(({ id, troops, at }) => {
      const chosen = troops.filter((_, place) => pieceIds.includes(formatTroopId(id, place)));
      const index = sides[0]?.id === side ? 0 : 1;
      return chosen.length === 0 ? [] : [{ side: index, troops: chosen, at: at ?? null } as const];
    }),
  ),
});

/** The first copy lands in the segment, the others about it; what would leave the board waits beside it. */
export const paste = (scenario: Scenario, clip: unknown, space: string | null): readonly Change[] | null => {
  const read = clipSchema.safeParse(clip);
  if (!read.success) return null;
  const origin = read.data.units.find(({ at }) => at !== null)?.at ?? null;
  const target = space !== null && isSegment(space) ? space : null;
  return scenario.forces.flatMap(({ side }, force): readonly Change[] => {
    const index = scenario.sides.findIndex(({ id }) => id === side);
    const added: UnitEntry[] = [];
    for (const unit of read.data.units.filter(other => other.side === index)) {
      const id = findFreeId(
        scenario,
        'copy',
        added.map(other => other.id),
      );
      const at = pasteTarget(unit.at, origin, target);
      added.push({ id, troops: unit.troops, ...(at === null ? {} : { at }) });
    }
    return added.map(value => ({ op: 'add', path: ['forces', force, 'units', '-'], value }));
  });
};

const pasteTarget = (
  at: SegmentId | null,
  origin: SegmentId | null,
  target: SegmentId | null,
): SegmentId | null =>
  at === null || origin === null || target === null ? null : shiftSegment(target, offsetBetween(origin, at));
