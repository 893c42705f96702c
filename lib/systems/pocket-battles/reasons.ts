import type { PreviewLine } from '@/lib/game/preview';
import type { SentenceValues } from '@/lib/game/sentence';
import { WORDS } from './describe';
import { cite, type SectionNumber } from './rulebook';

/** A number that stands for itself. */
export const figure = (
  id: string,
  value: number,
  section: SectionNumber,
  values: SentenceValues = {},
): PreviewLine => ({
  label: { code: `${WORDS}.figure.${id}`, values },
  value,
  rule: cite(section),
  isFigure: true,
});

/** A number that is added. */
export const part = (id: string, value: number, section: SectionNumber): PreviewLine => ({
  label: { code: `${WORDS}.figure.${id}` },
  value,
  rule: cite(section),
});

/** 6.7, 6.12 – For each face thrown, how many printed dice of the unit show it. */
export const matchLines = (
  kind: 'black' | 'white',
  printed: readonly number[],
  thrown: readonly number[],
): readonly PreviewLine[] =>
  thrown.map(face => ({
    label: { code: `${WORDS}.figure.${kind}-faces`, values: { face } },
    value: printed.filter(other => other === face).length,
    rule: cite(kind === 'black' ? '6.7' : '6.12'),
  }));

/** 6.7, 6.12 – The faces that would hit, and how often each. */
export const matchableLines = (kind: 'black' | 'white', printed: readonly number[]): readonly PreviewLine[] =>
  [...new Set(printed)].toSorted().map(face => ({
    label: { code: `${WORDS}.figure.${kind}-faces`, values: { face } },
    value: printed.filter(other => other === face).length,
    rule: cite(kind === 'black' ? '6.7' : '6.12'),
    isFigure: true,
  }));
