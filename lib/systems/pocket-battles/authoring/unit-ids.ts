import { findNumberedId } from '@/lib/game/document/free-id';
import type { Scenario } from '../document/scenario';

/** A name that no unit of the document has. */
export const findFreeId = (
  { forces }: Pick<Scenario, 'forces'>,
  base: string,
  besides: readonly string[] = [],
): string => findNumberedId(base, [...forces.flatMap(({ units }) => units.map(({ id }) => id)), ...besides]);

export const toIdBase = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'unit';
