import type { Check } from '@/lib/game/check/check';
import type { Scenario } from './scenario';
import { forcesOf, formatBaggageId, formatGeneralId } from './table';

const sidesKnown: Check<Scenario> = {
  code: 'in-death-ground/side-unknown',
  severity: 'error',
  *find({ sides, forces, attacker }) {
    const known = new Set(sides.map(({ id }) => id));
    if (!known.has(attacker)) yield { path: ['attacker'], values: { side: attacker } };
    for (const [index, { side }] of forces.entries())
      if (!known.has(side) || forces.findIndex(force => force.side === side) < index)
        yield { path: ['forces', index, 'side'], values: { side } };
  },
};

const listsKnown: Check<Scenario> = {
  code: 'in-death-ground/list-unknown',
  severity: 'error',
  *find(scenario) {
    for (const { index, force, resolved } of forcesOf(scenario))
      if (!resolved) yield { path: ['forces', index, 'list'], values: { list: force.list } };
  },
};

/** Pieces of both sides differ by their names alone. */
const namedOnce: Check<Scenario> = {
  code: 'in-death-ground/named-once',
  severity: 'error',
  *find({ forces, board, sides }) {
    const taken = new Set(sides.flatMap(({ id }) => [formatGeneralId(id), formatBaggageId(id)]));
    for (const [index, { units }] of forces.entries())
      for (const [place, { id }] of units.entries()) {
        if (taken.has(id)) yield { path: ['forces', index, 'units', place, 'id'], values: { id } };
        taken.add(id);
      }
    const pieces = new Set<string>();
    for (const [index, { id }] of board.pieces.entries()) {
      if (pieces.has(id)) yield { path: ['board', 'pieces', index, 'id'], values: { id } };
      pieces.add(id);
    }
  },
};

export const REFERENCE_CHECKS: readonly Check<Scenario>[] = [sidesKnown, listsKnown, namedOnce];
