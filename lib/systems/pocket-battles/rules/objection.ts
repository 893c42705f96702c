import type { JsonPath } from '@/lib/documents/json-path';
import type { Finding } from '@/lib/game/contract/finding';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import { cite, type SectionNumber } from '../rulebook';

/** A reason why an action is not allowed. */
export const objection = (
  code: string,
  section: SectionNumber,
  values: SentenceValues = {},
  path: JsonPath = [],
): Finding => ({ code: `pocket-battles/${code}`, severity: 'error', rule: cite(section), path, values });
