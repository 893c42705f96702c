import type { RuleRef } from '@/lib/game/rulebook';
import type { Modifier } from '../charts';
import { rulebook } from '../rulebook';

/** One reason why a throw is changed. */
export interface ModifierLine {
  readonly id: string;
  readonly value: number;
  readonly rule: RuleRef;
}

export const line = (id: string, { value, section }: Modifier, times = 1): ModifierLine => ({
  id,
  value: value * times,
  rule: { book: rulebook.id, section },
});

export const sumOfLines = (lines: readonly ModifierLine[]): number =>
  lines.reduce((sum, { value }) => sum + value, 0);
