import type { RuleRef } from '@/lib/game/contract/rulebook';

/** One reason why a throw is better or worse; its words stand under `words.in-death-ground.modifier`. */
export interface Modifier {
  readonly id: string;
  readonly value: number;
  readonly rule: RuleRef;
}

export const sumModifiers = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0);
