import type { JsonPath } from '@/lib/documents/json-path';
import type { Finding } from '../contract/finding';
import type { Rulebook } from '../contract/rulebook';
import type { SentenceValues } from '../contract/sentence';

/** For one book: makes the finding that says why an action is not allowed. */
export const createObjection =
  <Section extends string>({ id, cite }: Rulebook<Section>) =>
  (code: string, section: Section, values: SentenceValues = {}, path: JsonPath = []): Finding => ({
    code: `${id}/${code}`,
    severity: 'error',
    rule: cite(section),
    path,
    values,
  });
