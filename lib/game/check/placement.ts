import { applyChanges, type Change } from '@/lib/documents/change';
import type { DeploymentZone } from '../contract/authoring/deployment';
import type { Finding } from '../contract/finding';
import { type Check, runChecks } from './check';

/** Paths shift when a stack comes or goes; the sentence and its values do not. */
const signatureOf = ({ code, values }: Finding): string => `${code} ${JSON.stringify(values)}`;

/** Findings that were not known before; a sentence found more often than before is new. */
export const findNewErrors = (known: readonly Finding[], found: readonly Finding[]): readonly Finding[] => {
  if (found.length === 0) return found;
  const left = new Map<string, number>();
  for (const finding of known) left.set(signatureOf(finding), (left.get(signatureOf(finding)) ?? 0) + 1);
  return found.filter(finding => {
    const count = left.get(signatureOf(finding)) ?? 0;
    left.set(signatureOf(finding), count - 1);
    return count <= 0;
  });
};

interface PlacementRules<Scenario> {
  /** The checks that look at where pieces stand. */
  readonly checks: readonly Check<Scenario>[];
  readonly spaces: (scenario: Scenario) => readonly string[];
  readonly move: (scenario: Scenario, pieceIds: readonly string[], space: string | null) => readonly Change[];
}

interface PlacementAnswers<Scenario> {
  findErrors(scenario: Scenario): readonly Finding[];
  zone(scenario: Scenario, pieceId: string): DeploymentZone;
}

/**
 * The author's checks themselves say where a piece may stand: findings that appear with it there are objections to
 * the space.
 */
export const makePlacementRules = <Scenario>({
  checks,
  spaces,
  move,
}: PlacementRules<Scenario>): PlacementAnswers<Scenario> => {
  const errors = checks.filter(({ severity }) => severity === 'error');
  const findErrors = (scenario: Scenario): readonly Finding[] => runChecks(errors, scenario);
  return {
    findErrors,
    zone: (scenario, pieceId) => {
      const known = findErrors(applyChanges(scenario, move(scenario, [pieceId], null)));
      const objections = spaces(scenario).map(space => {
        const placed = applyChanges(scenario, move(scenario, [pieceId], space));
        return [space, findNewErrors(known, findErrors(placed))] as const;
      });
      return { kind: 'spaces', objections: Object.fromEntries(objections) };
    },
  };
};
