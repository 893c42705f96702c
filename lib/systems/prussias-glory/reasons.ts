import type { PreviewLine } from '@/lib/game/preview';
import { words } from './describe';
import { cite } from './rulebook';
import { ACTIVATES_FROM } from './rules/activation';
import { COMMAND_PENALTY } from './rules/army-morale';
import type { Spirit } from './rules/close-combat-modifiers';
import type { ModifierLine } from './rules/modifier-lines';

type Section = Parameters<typeof cite>[0];

/** A number that is added. */
export const part = (id: string, value: number, section: Section): PreviewLine => ({
  label: words(`figure.${id}`),
  value,
  rule: cite(section),
});

/** A number that stands for itself: a strength, or what must be thrown. */
export const figure = (id: string, value: number, section: Section): PreviewLine => ({
  ...part(id, value, section),
  isFigure: true,
});

/** The modifiers of a throw. */
export const modifierLines = (lines: readonly ModifierLine[]): readonly PreviewLine[] =>
  lines.map(({ id, value, rule }) => ({ label: words(`modifier.${id}`), value, rule }));

/** 13.1, 13.2 – What is added to the throw of an army that is to awake, and what must be reached. */
export const activationLines = (kind: 'normal' | 'coup', initiative: number): readonly PreviewLine[] => {
  const section = kind === 'normal' ? '13.1' : '13.2';
  return [part('initiative', initiative, section), figure('needed', ACTIVATES_FROM[kind], section)];
};

/** 14.2 – What a throw for command must not exceed. */
export const commandLines = (rating: number, spirit: Spirit): readonly PreviewLine[] => {
  const penalty = COMMAND_PENALTY[spirit];
  return [
    figure('rating', rating, '14.2'),
    ...(penalty === 0 ? [] : [part('command-penalty', penalty, '10.2')]),
  ];
};
