import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { MESSAGES } from '@/content/messages';
import { messages } from '@/content/messages/en';
import { fromPointer, type JsonPath, startsWithPath, valueAt } from '@/lib/documents/json-path';
import type { Piece } from '@/lib/game/contract/position';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { loadSystem, SYSTEM_IDS } from '@/lib/systems';

const SHIPPED = SYSTEM_IDS.flatMap(system =>
  readdirSync(`content/scenarios/${system}`).map(file => ({ system, file })),
);

const openBattle = async (id: string, file: string) => {
  const system = await loadSystem(id);
  if (!system) throw new Error(`no system ${id}`);
  const json: unknown = JSON.parse(readFileSync(`content/scenarios/${id}/${file}`, 'utf8'));
  const scenario = system.documents.scenario.schema.parse(json);
  return { scenario, position: system.setUp(scenario) };
};

const isOnBoard = ({ space, box }: Piece): boolean => space !== null || box !== null;

/** The place itself states its source, or the provenance has an entry for a part that contains it. */
const isMarked = (scenario: ScenarioBase, path: JsonPath): boolean =>
  scenario.provenance.some(({ at }) => startsWithPath(path, fromPointer(at))) ||
  path.some((_, length) => {
    const part = valueAt(scenario, path.slice(0, length));
    return typeof part === 'object' && part !== null && 'basis' in part;
  });

describe.each(SHIPPED)('$system $file', ({ system, file }) => {
  test('shows its armies on the board', async () => {
    const { position } = await openBattle(system, file);
    expect(position.pieces.filter(isOnBoard)).not.toEqual([]);
  });

  test('says of every place whether it is sourced or reconstructed', async () => {
    const { scenario, position } = await openBattle(system, file);
    const unmarked = position.pieces
      .filter(isOnBoard)
      .filter(({ paths }) => !paths.some(path => isMarked(scenario, path)));
    expect(unmarked.map(({ id }) => id)).toEqual([]);
  });
});

const sayIn = {
  en: makeSay(messages, 'en', failOn),
  de: makeSay(MESSAGES.de, 'de', failOn),
};

function failOn(error: Error): never {
  throw error;
}

describe.each(SHIPPED)('$system $file', ({ system, file }) => {
  test.each(['en', 'de'] as const)('every figure of a side names it, %s', async language => {
    const loaded = await loadSystem(system);
    const { scenario } = await openBattle(system, file);
    const seats = loaded?.seats(scenario) ?? [];
    for (const { code, seat, values } of loaded?.documents.scenario.facts(scenario) ?? []) {
      const own = seats.find(({ id }) => id === seat);
      const words = ['title', 'caption'].map(part =>
        sayIn[language]({ code: `facts.${code}.${part}`, values }),
      );
      if (own) expect(words.join(' '), code).toContain(own.name);
    }
  });
});

/** A whole day and its last hours are two battles of one name. */
const PAIRS = readdirSync('content/scenarios/prussias-glory')
  .filter(file => file.endsWith('-battle.json'))
  .map(file => [file.replace('-battle', ''), file] as const);

test.each(PAIRS)('%s and %s say in words how they differ', async (main, battle) => {
  const [day, fight] = [
    (await openBattle('prussias-glory', main)).scenario,
    (await openBattle('prussias-glory', battle)).scenario,
  ];
  expect(day.summary).toContain(`“${fight.title}”`);
  expect(fight.summary).toContain(`“${day.title}”`);
});
