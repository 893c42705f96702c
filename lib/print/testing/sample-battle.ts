import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSentence, type Say, type SentenceValue, toSentenceList } from '@/lib/game/contract/sentence';
import { readDocument } from '@/lib/systems/read-document';
import type { PrintedBattle, SheetContents } from '../sheet/sheet-contents';

/** Words for tests: the end of the code and what it needs, in no language, about as long as words are. */
export const sayCodes: Say = ({ code, values = {} }) =>
  [code.split('.').at(-1), ...Object.values(values).map(valueText)].join(' ');

const valueText = (value: SentenceValue): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return isSentence(value) ? sayCodes(value) : toSentenceList(value).items.map(valueText).join(' ');
};

type Json = Readonly<Record<string, unknown>>;

/** A battle that comes with the program, changed as a test needs it. */
export const loadShippedBattle = async (
  file: string,
  change: (json: Json) => Json = json => json,
): Promise<PrintedBattle> => {
  const json: Json = JSON.parse(await readFile(join('content', 'scenarios', file), 'utf8'));
  const read = await readDocument(change(json));
  if (read.type !== 'scenario' || !read.checked.document) throw new Error(`${file} cannot be read`);
  const { system, checked } = read;
  const scenario = read.checked.document;
  const facts = system.documents.scenario.facts(scenario);
  return { system, scenario, facts, findings: checked.findings, position: system.setUp(scenario) };
};

export const makeSheetContents = (
  battle: PrintedBattle,
  more: Partial<SheetContents> = {},
): SheetContents => ({
  ...battle,
  roster: battle.system.documents.scenario.roster(battle.scenario),
  engine: '0.0',
  address: 'https://battlewright.example/s/some-battle/v/3',
  version: 3,
  publishedAt: '2025-11-16T10:00:00.000Z',
  say: sayCodes,
  language: 'en',
  ...more,
});
