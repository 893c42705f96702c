import { readFile } from 'node:fs/promises';
import { findingsInWords } from '@/lib/catalogue/findings-in-words';
import { countMore, tallyOf } from '@/lib/game/finding';
import { moreSentence } from '@/lib/game/listed-findings';
import { findingsOfDocument, readDocument } from '@/lib/systems/read-document';
import { type Command, complain, say, tell } from './command';

/** Judges files by their rule books; 1 when one of them breaks a rule or cannot be read. */
export const check: Command = async files => {
  if (files.length === 0) return complain('usage');
  let code = 0;
  for (const file of files) if (await checkFile(file)) code = 1;
  return code;
};

/** Whether a file has an error. */
const checkFile = async (file: string): Promise<boolean> => {
  const json = parsed(await readFile(file, 'utf8'));
  if (json === undefined) return complain('not-json', { file }) === 1;
  const { findings, unlisted } = findingsOfDocument(await readDocument(json));
  if (findings.length === 0) tell('met', { file });
  for (const { severity, section, path, words } of findingsInWords(findings, say))
    tell('finding', {
      ...{ file, severity, words, place: `/${path.join('/')}` },
      ...{ section: section ?? '', isRule: section === null ? 'no' : 'yes' },
    });
  const more = countMore(unlisted);
  if (more > 0) tell('more', { file, words: say(moreSentence(more)) });
  return tallyOf({ findings, unlisted }).errors > 0;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
