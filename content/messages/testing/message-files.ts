import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@/lib/game/language';

const FOLDER = join(process.cwd(), 'content', 'messages');

/** A file's messages by their keys: "page.title". */
export type Messages = ReadonlyMap<string, string>;

const flatten = (part: object, before = ''): readonly (readonly [string, string])[] =>
  Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as const] : flatten(value, `${before}${key}.`),
  );

/** "account", "systems/perikles"…: every file of English, which is the measure of the other languages. */
export const MESSAGE_FILES: readonly string[] = readdirSync(join(FOLDER, 'en'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter(file => file.endsWith('.json'))
  .map(file => file.slice(0, -'.json'.length))
  .sort();

export const readMessages = (language: Language, file: string): Messages => {
  const path = join(FOLDER, language, `${file}.json`);
  return new Map(existsSync(path) ? flatten(JSON.parse(readFileSync(path, 'utf8'))) : []);
};
