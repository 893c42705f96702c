import { randomUUID } from 'node:crypto';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { env } from '@/lib/env';
import { closeStore, openStore, type Store } from '@/lib/store/engine/open-store';
import { storeLocationFor } from '@/lib/store/engine/process-store';

/** Resolves to an exit code. */
export type Command = (words: readonly string[]) => Promise<number>;

type Values = Readonly<Record<string, string | number>>;

export const say = makeSay(messages, 'en');

export const printMessage = (code: string, values: Values = {}): 0 => {
  console.log(say({ code: `cli.${code}`, values }));
  return 0;
};

export const printError = (code: string, values: Values = {}): 1 => {
  console.error(say({ code: `cli.${code}`, values }));
  return 1;
};

/** The server may run meanwhile: both engines bear several processes. */
export const withStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
  const now = () => new Date().toISOString();
  const store = await openStore({ place: storeLocationFor(env()), now, newId: randomUUID });
  try {
    return await work(store);
  } finally {
    await closeStore(store);
  }
};
