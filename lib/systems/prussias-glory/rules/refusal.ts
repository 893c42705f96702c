import type { Finding } from '@/lib/game/contract/finding';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import { cite } from '../rulebook';

export type Section = Parameters<typeof cite>[0];

/** Why something may not be done: a code, the section, and what its sentence needs. */
export interface Refusal {
  readonly code: string;
  readonly section: Section;
  readonly values: SentenceValues;
}

export const refuse = (code: string, section: Section, values: SentenceValues = {}): Refusal => ({
  code,
  section,
  values,
});

export const toFinding = ({ code, section, values }: Refusal): Finding => ({
  code: `prussias-glory/${code}`,
  severity: 'error',
  rule: cite(section),
  path: [],
  values,
});
