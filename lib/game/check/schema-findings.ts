import type { z } from 'zod';
import type { JsonPath } from '@/lib/documents/json-path';
import { findExistingPath, toPointer } from '@/lib/documents/json-path';
import type { Finding, ListedFindings } from '../contract/finding';
import type { Sentence, SentenceValues } from '../contract/sentence';
import { describePart, nameField } from '../document/part-words';
import { findExceededLimit } from '../document/schema-limits';
import { MAX_FINDINGS } from './limit-findings';
import { shortenText, shortenValues } from './shorten-values';

type Issue = z.core.$ZodIssue;

const SHAPE = 'document/shape';

/** What the schema says of a malformed document, in our own words: its own messages are English prose. */
export const toSchemaFindings = (issues: readonly Issue[], document: unknown): ListedFindings => {
  const unlisted = { errors: Math.max(0, issues.length - MAX_FINDINGS), warnings: 0 };
  return { findings: issues.slice(0, MAX_FINDINGS).map(issue => toSchemaFinding(issue, document)), unlisted };
};

const toSchemaFinding = (issue: Issue, document: unknown): Finding => {
  const path = shortPath(issue.path.filter(step => typeof step !== 'symbol'));
  return {
    code: `${SHAPE}-${codeOf(issue)}`,
    severity: 'error',
    path: findExistingPath(document, path),
    values: shortenValues({ at: describePlace(document, path), ...valuesOf(issue) }),
  };
};

/** A name longer than any of ours is not repeated in every finding below it: they point at what has the name. */
const MAX_KEY_LENGTH = 120;

const shortPath = (path: JsonPath): JsonPath => {
  const end = path.findIndex(step => typeof step === 'string' && step.length > MAX_KEY_LENGTH);
  return end < 0 ? path : path.slice(0, end);
};

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

const codeOf = (issue: Issue): string => {
  if (findExceededLimit(issue)) return 'limit';
  return isKnown(issue.code) ? issue.code.replaceAll('_', '-') : 'other';
};

/** Stray fields that one sentence names. */
const MAX_KEYS = 20;

const valuesOf = (issue: Issue): SentenceValues => {
  switch (issue.code) {
    case 'invalid_type':
      return { expected: typeText(issue.expected) };
    case 'unrecognized_keys':
      return { keys: { items: issue.keys.slice(0, MAX_KEYS).map(quote), type: 'plain' } };
    case 'invalid_value':
      return { allowed: { items: issue.values.map(quote), type: 'or' } };
    case 'too_small':
      return { limit: String(issue.minimum) };
    case 'too_big':
      return { limit: String(issue.maximum) };
    default:
      return limitValues(issue);
  }
};

const limitValues = (issue: Issue): SentenceValues => {
  const passed = findExceededLimit(issue);
  return passed ? { ...passed, what: { code: `words.counted.${passed.what}` } } : {};
};

/** As it stands in the JSON, and so that nobody takes it for a word of ours. */
const quote = (value: unknown): string => shortenText(JSON.stringify(value) ?? String(value));

/** The part in a reader's words; a field that only the JSON shows is quoted from there. */
const describePlace = (document: unknown, path: JsonPath): Sentence => {
  if (path.length === 0) return { code: 'words.document' };
  const part = describePart(document, toPointer(path));
  const field = path.findLast(step => typeof step === 'string');
  return field === undefined || nameField(field)
    ? part
    : { code: 'words.part-field', values: { part, field: quote(field) } };
};

const TYPES = ['string', 'number', 'int', 'boolean', 'array', 'object', 'record', 'tuple'];

const typeText = (expected: string): string | Sentence =>
  TYPES.includes(expected) ? { code: `words.json-type.${expected}` } : expected;
