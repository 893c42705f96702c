import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a message asks for: a value is a word or a number, of a choice the branches count, of a plural the forms. */
export interface Placeholder {
  readonly kind: 'value' | 'choice' | 'plural' | 'tag';
  readonly branches: readonly string[];
}

export type Shape = ReadonlyMap<string, Placeholder>;

const KINDS = { [TYPE.select]: 'choice', [TYPE.plural]: 'plural' } as const;

const note = (shape: Map<string, Placeholder>, name: string, placeholder: Placeholder): void => {
  const known = shape.get(name);
  const branches = [...new Set([...(known?.branches ?? []), ...placeholder.branches])].sort();
  shape.set(name, { kind: known && known.kind !== 'value' ? known.kind : placeholder.kind, branches });
};

const walk = (elements: readonly MessageFormatElement[], shape: Map<string, Placeholder>): void => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      note(shape, element.value, { kind: 'tag', branches: [] });
      walk(element.children, shape);
    } else if (element.type === TYPE.select || element.type === TYPE.plural) {
      note(shape, element.value, { kind: KINDS[element.type], branches: Object.keys(element.options) });
      for (const { value } of Object.values(element.options)) walk(value, shape);
    } else note(shape, element.value, { kind: 'value', branches: [] });
  }
};

/** Throws where the message cannot be parsed: the reader would see its key. */
export const shapeOf = (message: string): Shape => {
  const shape = new Map<string, Placeholder>();
  walk(parse(message), shape);
  return shape;
};

const texts = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap(element => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.tag) return texts(element.children);
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return Object.values(element.options).flatMap(({ value }) => texts(value));
    return [];
  });

/** All that a message may say, without placeholders and syntax. */
export const textOf = (message: string): string => texts(parse(message)).join(' ');

/** At most so many ways to read a message are looked at. */
const MOST_READINGS = 2_000;

const readings = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.reduce<readonly string[]>(
    (before, element) => {
      const parts = readingsOfPart(element);
      return before.flatMap(text => parts.map(part => text + part)).slice(0, MOST_READINGS);
    },
    [''],
  );

const readingsOfPart = (element: MessageFormatElement): readonly string[] => {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.tag) return readings(element.children);
  if (element.type === TYPE.select || element.type === TYPE.plural)
    return Object.values(element.options).flatMap(({ value }) => readings(value));
  return ['x'];
};

/** The message as it reads with each choice of its branches; a placeholder counts as a word. */
export const readingsOf = (message: string): readonly string[] => readings(parse(message));
