import { applyChanges } from '@/lib/documents/change';
import { runChecks } from '@/lib/game/check';
import type { Finding } from '@/lib/game/finding';
import { isError } from '@/lib/game/finding';
import type { Zone } from '@/lib/game/game-system';
import { editing } from './editing';
import { CHECKS } from './rules';
import type { Scenario } from './scenario';
import { SPACES } from './vocabulary';

/** The author's checks themselves say where a piece may stand: what they would newly object to is the reason against it. */
export const deployment = (scenario: Scenario, pieceId: string): Zone => {
  const lifted = applyChanges(scenario, editing.move(scenario, [pieceId], null));
  const known = new Set(errorsOf(lifted).map(signature));
  const objections = SPACES.map(space => {
    const placed = applyChanges(scenario, editing.move(scenario, [pieceId], space));
    return [space, errorsOf(placed).filter(finding => !known.has(signature(finding)))] as const;
  });
  return { kind: 'spaces', objections: Object.fromEntries(objections) };
};

const errorsOf = (scenario: Scenario): Finding[] => runChecks(CHECKS, scenario).filter(isError);

const signature = ({ code, values, path }: Finding): string =>
  `${code} ${path.join('/')} ${JSON.stringify(values)}`;
