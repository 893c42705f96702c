import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { Modifier } from '../document/chart-schemas';
import { rulebook } from '../rulebook';

/** One reason why a throw is changed. */
export interface ModifierLine {
  readonly id: string;
  readonly value: number;
  readonly rule: RuleRef;
}

export const toModifierLine = (id: string, { value, section }: Modifier, times = 1): ModifierLine => ({
  id,
  value: value * times,
  rule: { book: rulebook.id, section },
});

export const sumOfLines = (lines: readonly ModifierLine[]): number =>
  lines.reduce((sum, { value }) => sum + value, 0);
