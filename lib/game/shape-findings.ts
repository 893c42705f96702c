import type { z } from 'zod';
import type { JsonPath } from '@/lib/documents/json-path';
import { existingPath } from '@/lib/documents/json-path';
import type { Finding } from './finding';
import type { Sentence, SentenceValues } from './sentence';

type Issue = z.core.$ZodIssue;

const SHAPE = 'document/shape';

/** What the schema says of a malformed document, in our own words: its own messages are English prose. */
export const shapeFindings = (issues: readonly Issue[], document: unknown): Finding[] =>
  issues.map(issue => {
    const path = issue.path.filter(step => typeof step !== 'symbol');
    return {
      code: `${SHAPE}-${codeOf(issue)}`,
      severity: 'error',
      path: existingPath(document, path),
      values: { at: placeWords(path), ...valuesOf(issue) },
    };
  });

const KNOWN = [
  'invalid_type',
  'unrecognized_keys',
  'invalid_value',
  'too_small',
  'too_big',
  'invalid_format',
] as const;
type Known = (typeof KNOWN)[number];

const isKnown = (code: string): code is Known => (KNOWN as readonly string[]).includes(code);

const codeOf = (issue: Issue): string => (isKnown(issue.code) ? issue.code.replaceAll('_', '-') : 'other');

const valuesOf = (issue: Issue): SentenceValues => {
  switch (issue.code) {
    case 'invalid_type':
      return { expected: typeWords(issue.expected) };
    case 'unrecognized_keys':
      return { keys: issue.keys.join(', ') };
    case 'invalid_value':
      return { allowed: issue.values.map(String).join(', ') };
    case 'too_small':
      return { limit: String(issue.minimum) };
    case 'too_big':
      return { limit: String(issue.maximum) };
    default:
      return {};
  }
};

const placeWords = (path: JsonPath): string | Sentence =>
  path.length > 0 ? path.join('.') : { code: 'words.document' };

const TYPES = ['string', 'number', 'int', 'boolean', 'array', 'object', 'record', 'tuple'];

const typeWords = (expected: string): string | Sentence =>
  TYPES.includes(expected) ? { code: `words.json-type.${expected}` } : expected;
