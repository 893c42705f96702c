import type { PreviewLine } from '@/lib/game/preview';
import { sideIndexOf } from './armies';
import type { FieldUnit } from './field';
import { cite } from './rulebook';
import type { State } from './state';

const WORDS = 'words.pocket-battles';

/** 5.3 – One token for the order, and one for each that lies on the unit. */
export const tokenLines = ({ orders }: Pick<FieldUnit, 'orders'>): readonly PreviewLine[] => [
  { label: { code: `${WORDS}.cost.order` }, value: 1, rule: cite('5.3') },
  ...(orders > 0 ? [{ label: { code: `${WORDS}.cost.earlier` }, value: orders, rule: cite('5.3') }] : []),
];

/** The points of enemy troops that a side has destroyed. */
export const reckoning = ({ scenario, destroyed }: State, seat: string): readonly PreviewLine[] => {
  const value = destroyed[sideIndexOf(scenario, seat) ?? 0];
  return [{ label: { code: `${WORDS}.score.destroyed` }, value, rule: cite('7.1') }];
};
