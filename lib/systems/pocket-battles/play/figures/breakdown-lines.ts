import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import { cite, type SectionNumber } from '../../rulebook';
import { WORDS } from '../../view/words';

/** A number without a sign. */
export const createStatLine = (
  id: string,
  value: number,
  section: SectionNumber,
  values: SentenceValues = {},
): BreakdownLine => ({
  label: { code: `${WORDS}.figure.${id}`, values },
  value,
  rule: cite(section),
  isFigure: true,
});

/** A number that is added. */
export const createAddendLine = (id: string, value: number, section: SectionNumber): BreakdownLine => ({
  label: { code: `${WORDS}.figure.${id}` },
  value,
  rule: cite(section),
});

/** 6.7, 6.12 – For each face thrown, how many printed dice of the unit show it. */
export const listMatchLines = (
  kind: 'black' | 'white',
  printed: readonly number[],
  thrown: readonly number[],
): readonly BreakdownLine[] =>
  thrown.map(face => ({
    label: { code: `${WORDS}.figure.${kind}-faces`, values: { face } },
    value: printed.filter(other => other === face).length,
    rule: cite(kind === 'black' ? '6.7' : '6.12'),
  }));

/** 6.7, 6.12 – The faces that would hit, and how often each. */
export const listMatchableLines = (
  kind: 'black' | 'white',
  printed: readonly number[],
): readonly BreakdownLine[] =>
  [...new Set(printed)].toSorted().map(face => ({
    label: { code: `${WORDS}.figure.${kind}-faces`, values: { face } },
    value: printed.filter(other => other === face).length,
    rule: cite(kind === 'black' ? '6.7' : '6.12'),
    isFigure: true,
  }));
