import { randomUUID } from 'node:crypto';
import { makeSay } from '@/components/words/make-say';
import { MESSAGES } from '@/content/messages';
import { getEnv } from '@/lib/env';
import type { Say } from '@/lib/game/contract/sentence';
import { DEFAULT_LANGUAGE, type Language, rulesFileIn } from '@/lib/game/language';
import { closeStore, openStore, type Store } from '@/lib/store/engine/open-store';
import { storeLocationFor } from '@/lib/store/engine/process-store';

/** Resolves to an exit code. */
export type Command = (words: readonly string[]) => Promise<number>;

type Values = Readonly<Record<string, string | number>>;

const spoken: { language: Language; say: Say | null } = { language: DEFAULT_LANGUAGE, say: null };

/** The command's words come in this language from here on. */
export const speak = (language: Language): void => {
  Object.assign(spoken, { language, say: null });
};

export const say: Say = sentence => {
  spoken.say ??= makeSay(MESSAGES[spoken.language], spoken.language);
  return spoken.say(sentence);
};

export const spokenLanguage = (): Language => spoken.language;

/** The file of a book's pages in the language of the command. */
export const rulesFile = (): string => rulesFileIn(spoken.language);

export const printMessage = (code: string, values: Values = {}): 0 => {
  console.log(say({ code: `cli.${code}`, values }));
  return 0;
};

export const printError = (code: string, values: Values = {}): 1 => {
  console.error(say({ code: `cli.${code}`, values }));
  return 1;
};

/** The server may run meanwhile: both engines support several processes. */
export const withStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
  const now = () => new Date().toISOString();
  const store = await openStore({ place: storeLocationFor(getEnv()), now, newId: randomUUID });
  try {
    return await work(store);
  } finally {
    await closeStore(store);
  }
};
