import { expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import type { FieldKind } from '@/lib/game/contract/authoring/forms';
import type { Sentence } from '@/lib/game/contract/sentence';
import { blank } from '../../document/blank';
import { forms } from './';

const labelsOf = (label: Sentence, kind: FieldKind): readonly Sentence[] => [
  label,
  ...(kind.type === 'choice' ? kind.choices.map(choice => choice.label) : []),
];

test('every option, column and choice of the forms has its words', () => {
  const scenario = blank();
  const fields = [...forms.options(scenario), ...forms.tables(scenario).flatMap(({ columns }) => columns)];
  for (const sentence of fields.flatMap(({ label, kind }) => labelsOf(label, kind)))
    expect(say(sentence)).not.toBe('');
});
