import { applyChanges } from '@/lib/documents/change';
import { runChecks } from '@/lib/game/check';
import type { Finding } from '@/lib/game/finding';
import type { Zone } from '@/lib/game/game-system';
import { hexId } from '@/lib/geometry/hex';
import { gridOf } from './ground';
import { move } from './moving';
import { DEPLOYMENT_CHECKS } from './rules';
import type { Scenario } from './scenario';

/** The author's checks themselves say where a piece may stand: what they would newly object to is the reason against a hex. */
export const deployment = (scenario: Scenario, pieceId: string): Zone => {
  const known = new Set(errorsOf(scenario).map(signature));
  const grid = gridOf(scenario.board);
  const objections = Array.from({ length: grid.count }, (_, hex) => {
    const id = hexId(grid, hex);
    const placed = applyChanges(scenario, move(scenario, [pieceId], id));
    return [id, errorsOf(placed).filter(finding => !known.has(signature(finding)))] as const;
  });
  return { kind: 'spaces', objections: Object.fromEntries(objections) };
};

/** Warnings keep nobody out of a hex: they are not asked a thousand times over. */
const FORBIDDING = DEPLOYMENT_CHECKS.filter(({ severity }) => severity === 'error');

const errorsOf = (scenario: Scenario): Finding[] => runChecks(FORBIDDING, scenario);

/** Paths shift when a stack comes or goes; the sentence and its values do not. */
const signature = ({ code, values }: Finding): string => `${code} ${JSON.stringify(values)}`;
