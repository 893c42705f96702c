/** How the builder names what an army takes: entries with their variant, allied ones, purchases and the options of each. */
const ALLY = 'ally:';

export const OPTION_KEYS = { arm: 'arm:', nation: 'nation:' } as const;
export const JOINS_KEY = 'joins';

export const toEntryKey = (entry: string, variant: string, isAlly: boolean): string =>
  `${isAlly ? ALLY : ''}${entry}/${variant}`;

export type PickKey =
  | {
      readonly type: 'entry';
      readonly isAlly: boolean;
      readonly entry: string;
      readonly variant: string;
    }
  | { readonly type: 'extra' | 'item'; readonly id: string };

export const readKey = (key: string): PickKey => {
  for (const type of ['extra', 'item'] as const)
    if (key.startsWith(`${type}:`)) return { type, id: key.slice(type.length + 1) };
  const isAlly = key.startsWith(ALLY);
  const [entry = '', variant = ''] = key.slice(isAlly ? ALLY.length : 0).split('/');
  return { type: 'entry', isAlly, entry, variant };
};

/** The choice of a kind among the options that were taken: 'arm:bow' gives 'bow'. */
export const findChosen = (options: readonly string[], kind: keyof typeof OPTION_KEYS): string | undefined =>
  options.find(id => id.startsWith(OPTION_KEYS[kind]))?.slice(OPTION_KEYS[kind].length);

export const isImprovement = (id: string): boolean =>
  !Object.values(OPTION_KEYS).some(beginning => id.startsWith(beginning));
