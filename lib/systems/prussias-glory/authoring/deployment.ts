import { applyChanges } from '@/lib/documents/change';
import { runChecks } from '@/lib/game/check/check';
import type { Finding } from '@/lib/game/contract/finding';
import type { DeploymentZone } from '@/lib/game/contract/game-system';
import { hexId } from '@/lib/geometry/hex/hex';
import { DEPLOYMENT_CHECKS } from '../document/checks';
import { gridOf } from '../document/ground';
import type { Scenario } from '../document/scenario';
import { move } from './move-pieces';

/** The author's checks themselves say where a piece may stand: what they would newly object to is the reason against a hex. */
export const deployment = (scenario: Scenario, pieceId: string): DeploymentZone => {
  const known = new Set(errorsOf(scenario).map(signatureOf));
  const grid = gridOf(scenario.board);
  const objections = Array.from({ length: grid.count }, (_, hex) => {
    const id = hexId(grid, hex);
    const placed = applyChanges(scenario, move(scenario, [pieceId], id));
    return [id, errorsOf(placed).filter(finding => !known.has(signatureOf(finding)))] as const;
  });
  return { kind: 'spaces', objections: Object.fromEntries(objections) };
};

/** Warnings keep nobody out of a hex: they are not asked a thousand times over. */
const ERROR_CHECKS = DEPLOYMENT_CHECKS.filter(({ severity }) => severity === 'error');

const errorsOf = (scenario: Scenario): Finding[] => runChecks(ERROR_CHECKS, scenario);

/** Paths shift when a stack comes or goes; the sentence and its values do not. */
const signatureOf = ({ code, values }: Finding): string => `${code} ${JSON.stringify(values)}`;
