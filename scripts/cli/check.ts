import { readFile } from 'node:fs/promises';
import { describeFindings } from '@/lib/catalogue/describe-findings';
import { parseJson } from '@/lib/documents/text/parse-json';
import { describeMoreFindings } from '@/lib/game/check/limit-findings';
import { countAllFindings, sumCounts } from '@/lib/game/contract/finding';
import { findingsOfDocument, readDocument } from '@/lib/systems/read-document';
import { type Command, printError, printMessage, say } from './command';

/** Judges files by their rule books; 1 when one of them breaks a rule or cannot be read. */
export const check: Command = async files => {
  if (files.length === 0) return printError('usage');
  let code = 0;
  for (const file of files) if (await checkFile(file)) code = 1;
  return code;
};

/** Whether a file has an error. */
const checkFile = async (file: string): Promise<boolean> => {
  const json = parseJson(await readFile(file, 'utf8'));
  if (json === undefined) return printError('not-json', { file }) === 1;
  const { findings, unlisted } = findingsOfDocument(await readDocument(json));
  if (findings.length === 0) printMessage('met', { file });
  for (const { severity, section, path, words } of describeFindings(findings, say))
    printMessage('finding', {
      ...{ file, severity, words, place: `/${path.join('/')}` },
      ...{ section: section ?? '', isRule: section === null ? 'no' : 'yes' },
    });
  const more = sumCounts(unlisted);
  if (more > 0) printMessage('more', { file, words: say(describeMoreFindings(more)) });
  return countAllFindings({ findings, unlisted }).errors > 0;
};
