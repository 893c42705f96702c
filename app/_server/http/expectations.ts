import { LICENCES } from '@/lib/documents/licence';
import { describeFields, expect, type InputProblem } from './input-problem';

const AUTHORIZATION = 'authorization';
const LICENCE = 'document.licence';
const WHOLE_REQUEST = 'request';

const problem = (field: string, id: string, values = {}): InputProblem => ({
  field,
  expected: expect(id, values),
});

/** What each error of the programming interface blames, where the code says it all; a bad field names itself. */
const PROBLEMS: Readonly<Record<string, InputProblem>> = {
  'not-found': problem('path', 'path'),
  'method-not-allowed': problem('method', 'method'),
  'not-json': problem('body', 'json'),
  'too-large': problem('body', 'size'),
  'too-deep': problem('body', 'depth'),
  'unknown-battle': problem('slug', 'slug'),
  'unknown-version': problem('n', 'version'),
  gone: problem('n', 'standing-version'),
  'no-token': problem(AUTHORIZATION, 'token'),
  'token-expired': problem(AUTHORIZATION, 'token'),
  'token-scope': problem(AUTHORIZATION, 'publishing-token'),
  'unknown-document': problem('document.format', 'document'),
  malformed: problem('document', 'document'),
  'licence-missing': problem(LICENCE, 'one-of', { values: LICENCES.join(', ') }),
  'licence-too-wide': problem(LICENCE, 'narrower-licence'),
  'line-hidden': problem('slug', 'shown-line'),
  conflict: problem('document', 'newest-revision'),
};

/** Nothing was wrong in what was sent: the server is busy, or a limit is reached. */
const LATER = problem(WHOLE_REQUEST, 'later');

export const problemOf = (code: string): InputProblem => PROBLEMS[code] ?? LATER;

export const describeUnknownParameter = (name: string, known: readonly string[]): InputProblem => ({
  field: name,
  expected: describeFields(known),
});
