import { askServer, usualServer } from './ask-server';
import { type Command, printError, printMessage } from './command';

interface FoundPage {
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly items: readonly {
    readonly title: string;
    readonly slug: string;
    readonly system: string;
    readonly address: string;
  }[];
}

/** Searches the catalogue of a running server; every other `--name value` is a parameter of the programming interface. */
export const search: Command = async words => {
  const asked = readWords(words);
  if (asked === null) return printError('usage');
  const { server, isJson, parameters } = asked;
  const answer = await askServer(server, `/documents?${parameters}`);
  if (answer.type === 'unreachable') return printError('unreachable', { server });
  if (answer.type === 'refused') return printError('failed', { reason: answer.message });
  if (isJson) console.log(JSON.stringify(answer.body, null, 2));
  else printPage(answer.body as FoundPage);
  return 0;
};

/** The server says which parameters it knows; null: a name without a value. */
const readWords = (words: readonly string[]) => {
  const parameters = new URLSearchParams();
  const asked: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('--')) asked.push(word);
    else if (word !== '--json') {
      const value = words[at + 1];
      if (value === undefined) return null;
      parameters.set(word.slice(2), value);
      at += 1;
    }
  }
  const server = parameters.get('server') ?? usualServer();
  parameters.delete('server');
  if (asked.length > 0) parameters.set('q', asked.join(' '));
  return { server, parameters, isJson: words.includes('--json') };
};

const printPage = ({ total, page, pageSize, items }: FoundPage): void => {
  for (const { title, slug, system, address } of items)
    printMessage('found', { title, slug, system, address });
  printMessage('found-all', { total, page, pages: Math.max(1, Math.ceil(total / pageSize)) });
};
