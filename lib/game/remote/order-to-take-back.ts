import type { ViewerEntry } from './viewer-entry';

export interface OrderToTakeBack {
  /** The number of the choice after which the game would continue. */
  readonly to: number;
  /** Whether nobody has to agree: no dice, nothing hidden, no other player's choice since. */
  readonly isFree: boolean;
}

type Past = Pick<ViewerEntry, 'seq' | 'kind' | 'by' | 'starts' | 'isFinal' | 'to'>;

/** The last order of a seat that still counts; null: it has given none. What was taken back before is passed over. */
export const findOrderToTakeBack = (entries: readonly Past[], seat: string): OrderToTakeBack | null => {
  const known = new Map(entries.map(entry => [entry.seq, entry]));
  let isFree = true;
  let entry = entries.at(-1);
  while (entry && entry.kind !== 'beginning') {
    if (entry.kind === 'taken-back') {
      entry = known.get(entry.to ?? 0);
      continue;
    }
    isFree = isFree && entry.by === seat && !entry.isFinal;
    if (entry.by === seat && entry.starts) return { to: entry.seq - 1, isFree };
    entry = known.get(entry.seq - 1);
  }
  return null;
};
