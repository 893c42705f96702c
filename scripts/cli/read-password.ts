import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { say } from './command';

/** A password from a file, from a pipe, or typed twice at a terminal without being shown; null: the two differ. */
export const readPassword = async (file: string | undefined): Promise<string | null> => {
  if (file !== undefined) return readFirstLine(await readFile(file, 'utf8'));
  if (!process.stdin.isTTY) return readFirstLine(await text(process.stdin));
  const first = await askWithoutEcho('admin.password');
  return first === (await askWithoutEcho('admin.password-again')) ? first : null;
};

const readFirstLine = (content: string): string => content.split(/\r?\n/, 1)[0] ?? '';

/** The terminal is read key by key, and what a line editor would show goes nowhere. */
const askWithoutEcho = (question: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
    // Only now: what is typed before the line editor has the terminal would be shown.
    process.stderr.write(say({ code: `cli.${question}` }));
    const end = (act: () => void): void => {
      lines.close();
      process.stderr.write('\n');
      act();
    };
    lines.once('line', line => end(() => resolve(line)));
    lines.once('SIGINT', () => end(() => reject(new Error(say({ code: 'cli.admin.interrupted' })))));
  });
