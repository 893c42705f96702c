import { z } from 'zod';
import type { Sentence } from '@/lib/game/contract/sentence';

/** What of a request was wrong, and what was expected there; the words are under `errors.expected`. */
export interface InputProblem {
  /** "pageSize", "document.licence". */
  readonly field: string;
  readonly expected: Sentence;
}

/** The part of a JSON schema that is told. */
interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/** The whole body, where no field of it is to blame. */
const BODY = 'body';

export const expect = (id: string, values: Sentence['values'] = {}): Sentence => ({
  code: `errors.expected.${id}`,
  values,
});

/** The first thing that a schema refused. */
export const findInputProblem = (schema: z.ZodType, { issues: [issue] }: z.ZodError): InputProblem => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  if (!issue) return { field: BODY, expected: expect('other') };
  const place = shapeAt(shape, issue.path);
  if (issue.code === 'unrecognized_keys')
    return {
      field: fieldOf([...issue.path, ...issue.keys.slice(0, 1)]),
      expected: describeFields(Object.keys(place?.properties ?? {})),
    };
  return { field: fieldOf(issue.path), expected: describeShape(place ?? {}) };
};

const fieldOf = (path: readonly PropertyKey[]): string => path.map(String).join('.') || BODY;

const shapeAt = (shape: Shape, path: readonly PropertyKey[]): Shape | undefined =>
  path.reduce<Shape | undefined>((at, step) => at?.properties?.[String(step)] ?? at?.items, shape);

/** No other fields than these. */
export const describeFields = (fields: readonly string[]): Sentence =>
  fields.length === 0 ? expect('no-fields') : expect('fields', { values: fields.join(', ') });

const boundOf = (bound: number | undefined): string | number =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? 'none' : bound;

const describeShape = ({ type, enum: values, minimum, maximum, maxLength, pattern }: Shape): Sentence => {
  if (values) return expect('one-of', { values: values.join(', ') });
  if (type === 'integer') return expect('integer', { least: boundOf(minimum), most: boundOf(maximum) });
  if (type === 'string' && pattern !== undefined) return expect('pattern', { pattern });
  if (type === 'string') return expect('text', { most: boundOf(maxLength) });
  return type === 'object' ? expect('object') : expect('other');
};
