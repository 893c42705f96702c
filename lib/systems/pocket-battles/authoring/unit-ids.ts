import type { Scenario } from '../document/scenario';

/** A name that no unit of the document has. */
export const findFreeId = (
  { forces }: Pick<Scenario, 'forces'>,
  base: string,
  besides: readonly string[] = [],
): string => {
  const taken = new Set([...forces.flatMap(({ units }) => units.map(({ id }) => id)), ...besides]);
  for (let number = 1; ; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
};

export const toIdBase = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'unit';
