import type { Target } from '../../contract/about';
import type { Finding } from '../../contract/finding';
import type { AnyPlayRules } from '../session/game-session';

interface Pointing {
  readonly state: unknown;
  readonly seat: string;
  /** The pieces that were chosen before; none: the seat itself. */
  readonly chosen: readonly string[];
}

/** Why the target of a pointer is not available; none: there is nothing to refuse. */
export const findReasonAgainst = (
  rules: AnyPlayRules,
  { state, seat, chosen }: Pointing,
  target: Target,
): readonly Finding[] => {
  const aimed = rules.refusals(state, seat, chosen, target);
  const own = target.type === 'piece' ? rules.refusals(state, seat, [target.id]) : [];
  return [...aimed, ...own.filter(refusal => !refusal.target)].slice(0, 1).map(({ finding }) => finding);
};
