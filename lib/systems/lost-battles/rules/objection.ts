import type { JsonPath } from '@/lib/documents/json-path';
import type { Finding } from '@/lib/game/contract/finding';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import { cite } from '../rulebook';

/** A reason against an order. */
export const objection = (
  code: string,
  section: Parameters<typeof cite>[0],
  values: SentenceValues = {},
  path: JsonPath = [],
): Finding => ({ code: `lost-battles/${code}`, severity: 'error', rule: cite(section), path, values });
