import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { applyChanges, type Change } from '@/lib/documents/change';
import type { SpaceAnswer, SpaceField, SpaceForm } from '@/lib/game/contract/authoring/space-form';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { Board, Point } from '@/lib/geometry/board';
import { readDocument } from '../../read-document';

/** Every place of every board has its inspector, and every answer there leaves a readable document. */

const FOLDER = join(process.cwd(), 'content', 'scenarios');
const shipped = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.json'),
);

const load = async (file: string) => {
  const read = await readDocument(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  if (read.type !== 'scenario' || !read.checked.document) throw new Error('not a scenario');
  return { system: read.system, scenario: read.checked.document };
};

const placesOf = (board: Board): readonly (string | Point)[] =>
  board.kind === 'spaces'
    ? board.spaces.map(({ id }) => id)
    : [
        [board.width / 2, board.height / 2],
        [1, 1],
      ];

const answersTo = ({ kind, value, isOptional }: SpaceField): readonly SpaceAnswer[] => {
  const empty = isOptional ? [undefined] : [];
  switch (kind.type) {
    case 'text':
      return ['Kirch-Berg', ...empty];
    case 'number':
      return [kind.min, kind.max];
    case 'choice':
      return [...kind.choices.map(choice => choice.value), ...empty];
    case 'flag':
      return [value !== true];
    case 'year':
      return [];
  }
};

const sentencesOf = ({ title, fields, sides = [], notes }: SpaceForm) => [
  title,
  ...fields.flatMap(({ label, kind }) => [
    label,
    ...(kind.type === 'choice' ? kind.choices.map(choice => choice.label) : []),
  ]),
  ...sides.flatMap(({ name, parts }) => [name, ...parts.map(({ label }) => label)]),
  ...notes.map(({ words }) => words),
];

const changesOf = ({ fields, sides = [] }: SpaceForm): readonly (readonly Change[])[] => [
  ...fields.flatMap(field => answersTo(field).map(answer => field.change(answer))),
  ...sides.flatMap(({ parts }) => parts.map(part => part.toggle())),
];

const inspect = (system: AnySystem, scenario: ScenarioBase, place: string | Point): SpaceForm => {
  const form = system.editing.inspect(scenario, place);
  if (!form) throw new Error(`no inspector for ${place}`);
  return form;
};

/** All places of a small board, and enough of a large one to cover every column and row. */
const SAMPLE = 24;

describe.each(shipped)('%s', file => {
  test('says what every place is', async () => {
    const { system, scenario } = await load(file);
    const sentences = placesOf(system.setUp(scenario).board).flatMap(place =>
      sentencesOf(inspect(system, scenario, place)).map(sentence => JSON.stringify(sentence)),
    );
    for (const sentence of new Set(sentences)) expect(say(JSON.parse(sentence))).not.toBe('');
    expect(system.editing.inspect(scenario, 'no-such-place')).toBeNull();
  });

  test('takes every answer that a place asks for', async () => {
    const { system, scenario } = await load(file);
    const places = placesOf(system.setUp(scenario).board);
    const step = Math.max(1, Math.floor(places.length / SAMPLE));
    for (const place of places.filter((_, index) => index % step === 0))
      for (const changes of changesOf(inspect(system, scenario, place))) {
        const { success, error } = system.documents.scenario.schema.safeParse(
          applyChanges(scenario, changes),
        );
        expect([place, success, error?.issues ?? []]).toEqual([place, true, []]);
      }
  });

  test('keeps what was answered', async () => {
    const { system, scenario } = await load(file);
    const [place] = placesOf(system.setUp(scenario).board);
    if (place === undefined) return;
    for (const field of inspect(system, scenario, place).fields) {
      const answer = answersTo(field).find(other => other !== field.value);
      if (answer === undefined) continue;
      const after = applyChanges(scenario, field.change(answer));
      const kept = inspect(system, after, place).fields.find(({ id }) => id === field.id);
      expect([field.id, kept?.value]).toEqual([field.id, answer]);
    }
  });
});
