import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyChanges } from '@/lib/documents/change';
import { formatDocument } from '@/lib/documents/format';
import { parseJson } from '@/lib/documents/text/parse-json';
import { splitSections } from '@/lib/documents/text/split-sections';
import { toPng } from '@/lib/drawing/adapters/to-pixels';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { ExchangeFormat } from '@/lib/exchange/exchange-formats';
import { drawWithKey } from '@/lib/exchange/key/draw-with-key';
import { type ImportPlan, planImport } from '@/lib/exchange/plan/import-plan';
import { planFile } from '@/lib/exchange/plan-file';
import { listForeignTiles, planForeignMap } from '@/lib/exchange/tiled/foreign-map';
import {
  type ExchangeOptions,
  type ExchangeSource,
  writeBattleModule,
  writeExchangeFile,
} from '@/lib/exchange/write-exchange-file';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { drawBoard } from '@/lib/print/draw-board';
import { loadSystem } from '@/lib/systems';
import { readDocument } from '@/lib/systems/read-document';
import { type Command, printError, printMessage, rulesFile, say } from '../command';

/** Battles into files of other programs, and those back into battles. */
export const convert: Command = async words => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { into: { type: 'string' }, new: { type: 'string' }, tile: { type: 'string', multiple: true } },
    allowPositionals: true,
  });
  const [out, ...reversed] = positionals.toReversed();
  const inputs = reversed.toReversed();
  const [first] = inputs;
  if (out === undefined || first === undefined) return printError('convert.usage');
  if (values.into !== undefined) return readBack(first, values.into, out);
  if (values.new !== undefined) return startBattle(first, values.new, values.tile ?? [], out);
  return writeFor(inputs, out);
};

const readBattleFile = async (file: string): Promise<ExchangeSource | null> => {
  const read = await readDocument(parseJson(await readFile(file, 'utf8')));
  if (read.type !== 'scenario' || !read.checked.document) return null;
  const { system } = read;
  const scenario = read.checked.document;
  return { system, base: scenario, scenario, position: system.setUp(scenario) };
};

const FORMATS: Readonly<Record<string, ExchangeFormat>> = {
  txt: 'setup.txt',
  csv: 'order.csv',
  tmj: 'tiled.tmj',
  zip: 'tiled.zip',
};

const writeFor = async (inputs: readonly string[], out: string): Promise<number> => {
  const sources: ExchangeSource[] = [];
  for (const file of inputs) {
    const source = await readBattleFile(file);
    if (!source) return printError('malformed', { file });
    sources.push(source);
  }
  const [first] = sources;
  const ending = out.split('.').at(-1) ?? '';
  if (!first || (sources.length > 1 && ending !== 'vmod')) return printError('convert.usage');
  const bytes = await makeBytes(first, sources, ending);
  if (bytes === 'unknown') return printError('convert.usage');
  if (bytes === null) return printError('convert.no-such-map', { file: inputs[0] ?? '' });
  await writeFile(out, bytes);
  return printMessage('convert.written', { file: out, size: bytes.length });
};

const makeBytes = async (
  first: ExchangeSource,
  sources: readonly ExchangeSource[],
  ending: string,
): Promise<Uint8Array | string | null> => {
  if (ending === 'png' || ending === 'svg') return drawPicture(first, ending);
  const options = await makeOptions(sources);
  if (ending === 'vmod')
    return writeBattleModule(sources, sources.map(({ base }) => base.title).join(', '), options);
  const format = FORMATS[ending];
  return format ? writeExchangeFile(first, format, options) : 'unknown';
};

const PICTURE_WIDTH = 2400;

const drawPicture = (source: ExchangeSource, ending: 'png' | 'svg'): Promise<Uint8Array> | Uint8Array => {
  const battle = { ...source, findings: [], facts: [] };
  const list = drawWithKey(drawBoard(battle, 'screen', say), source, say);
  if (ending === 'png')
    return toPng(list, { width: PICTURE_WIDTH, background: MAP_PALETTE.sheet, anchored: true });
  return Buffer.from(toSvg(list, { title: source.base.title, background: MAP_PALETTE.sheet }));
};

/** A file on a disk has no version and no date of its own. */
const makeOptions = async (sources: readonly ExchangeSource[]): Promise<ExchangeOptions> => {
  const root = process.env.BATTLEWRIGHT_ROOT ?? process.cwd();
  const systems = [...new Set(sources.map(({ system }) => system.id))];
  const rules = await Promise.all(
    systems.map(async id => {
      const text = await readFile(join(root, 'content', 'systems', id, rulesFile()), 'utf8');
      return [id, splitSections(text)] as const;
    }),
  );
  return { say, address: null, version: '0', savedAt: 0, rules: new Map(rules) };
};

/** Prints what a plan does and what it cannot do, then writes the battle. */
const carryOut = async (plan: ImportPlan, scenario: ScenarioBase, out: string): Promise<number> => {
  if (plan.type === 'refused') return printError('convert.refused', { reason: say(plan.reason) });
  for (const line of plan.done) printMessage('convert.done', { line: say(line) });
  for (const line of plan.lost) printMessage('convert.lost', { line: say(line) });
  await writeFile(out, formatDocument(applyChanges(scenario, plan.changes)));
  return printMessage('convert.read-back', { file: out, count: plan.done.length });
};

const readBack = async (file: string, into: string, out: string): Promise<number> => {
  const source = await readBattleFile(into);
  if (!source) return printError('malformed', { file: into });
  const input = { name: basename(file), bytes: await readFile(file) };
  return carryOut(planFile(source.system, source.base, input, say), source.base, out);
};

/** Tiles that nobody gave a meaning are guessed by their names; what cannot be guessed stays open. */
const startBattle = async (
  file: string,
  systemId: string,
  given: readonly string[],
  out: string,
): Promise<number> => {
  const system = await loadSystem(systemId);
  if (!system) return printError('convert.usage');
  const scenario = system.documents.scenario.blank();
  const text = await readFile(file, 'utf8');
  const plan = planImport(() => planForeignMap(system, scenario, text, meaningsOf(system, text, given)));
  return carryOut(plan, scenario, out);
};

const meaningsOf = (system: AnySystem, text: string, given: readonly string[]): Record<number, string> => {
  const said = new Map(
    given.map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
  return Object.fromEntries(
    listForeignTiles(system, text).flatMap(({ gid, name, guess }) => {
      const brush = said.get(name) ?? guess;
      return brush ? [[gid, brush]] : [];
    }),
  );
};
