import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { cite } from '../../rulebook';
import { COMMAND_PENALTY } from '../../rules/army-morale';
import type { ArmySpirit } from '../../rules/combat/close-combat-modifiers';
import { ACTIVATES_FROM } from '../../rules/command/activation';
import type { ModifierLine } from '../../rules/modifier-lines';
import { words } from '../../view/words';

type Section = Parameters<typeof cite>[0];

/** A number that is added. */
export const createAddendLine = (id: string, value: number, section: Section): BreakdownLine => ({
  label: words(`figure.${id}`),
  value,
  rule: cite(section),
});

/** A number without a sign: a strength, or the number to be thrown. */
export const createStatLine = (id: string, value: number, section: Section): BreakdownLine => ({
  ...createAddendLine(id, value, section),
  isFigure: true,
});

/** The modifiers of a throw. */
export const listModifierLines = (lines: readonly ModifierLine[]): readonly BreakdownLine[] =>
  lines.map(({ id, value, rule }) => ({ label: words(`modifier.${id}`), value, rule }));

/** 13.1, 13.2 – The modifiers of an awakening army's throw, and the number it must reach. */
export const listActivationLines = (
  kind: 'normal' | 'coup',
  initiative: number,
): readonly BreakdownLine[] => {
  const section = kind === 'normal' ? '13.1' : '13.2';
  return [
    createAddendLine('initiative', initiative, section),
    createStatLine('needed', ACTIVATES_FROM[kind], section),
  ];
};

/** 14.2 – What a throw for command must not exceed. */
export const listCommandLines = (rating: number, spirit: ArmySpirit): readonly BreakdownLine[] => {
  const penalty = COMMAND_PENALTY[spirit];
  return [
    createStatLine('rating', rating, '14.2'),
    ...(penalty === 0 ? [] : [createAddendLine('command-penalty', penalty, '10.2')]),
  ];
};
