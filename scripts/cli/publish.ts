import { readFile } from 'node:fs/promises';
import { parseJson } from '@/lib/documents/text/parse-json';
import { getEnv } from '@/lib/env';
import { VISIBILITIES } from '@/lib/store/schema/schema';
import { askServer, type ServerAnswer, usualServer } from './ask-server';
import { type Command, printError, printMessage } from './command';
import { type ParsedFlags, parseFlags } from './flags';

/** Documents go to a running server in the name of the token's owner. */
export const publish: Command = async words => {
  const { values, rest } = parseFlags(words, ['server', 'visibility', 'note', 'slug'], []);
  const isVisible = VISIBILITIES.some(known => known === (values.visibility ?? 'public'));
  if (!rest?.length || !isVisible || (values.slug !== undefined && rest.length > 1))
    return printError('usage');
  const token = getEnv().apiToken;
  if (token === undefined) return printError('no-token');
  let code = 0;
  for (const file of rest) if (await publishFile(file, values, token)) code = 1;
  return code;
};

const publishFile = async (
  file: string,
  { server = usualServer(), visibility = 'public', note = '', slug }: ParsedFlags['values'],
  token: string,
): Promise<number> => {
  const document = parseJson(await readFile(file, 'utf8'));
  if (document === undefined) return printError('not-json', { file });
  const answer = await askServer(server, '/documents', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ document, visibility, changeNote: note, slug }),
  });
  return printAnswer(answer, file, server);
};

const printAnswer = (answer: ServerAnswer, file: string, server: string): number => {
  if (answer.type === 'unreachable') return printError('unreachable', { server });
  if (answer.type === 'refused') return printError('not-published', { file, reason: answer.message });
  const { address } = answer.body as { readonly address: string };
  return printMessage('published-at', { file, address });
};
