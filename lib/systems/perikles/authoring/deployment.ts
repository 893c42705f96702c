import { applyChanges } from '@/lib/documents/change';
import { runChecks } from '@/lib/game/check/check';
import type { Finding } from '@/lib/game/contract/finding';
import { isError } from '@/lib/game/contract/finding';
import type { DeploymentZone } from '@/lib/game/contract/game-system';
import { CHECKS } from '../document/checks';
import type { Scenario } from '../document/scenario';
import { SPACES } from '../vocabulary';
import { editing } from './editing';

/** The author's checks themselves say where a piece may stand: what they would newly object to is the reason against it. */
export const deployment = (scenario: Scenario, pieceId: string): DeploymentZone => {
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
