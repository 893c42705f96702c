import { LRUCache } from 'lru-cache';

const MOST_KEPT = 20_000;
const MINUTE = 60_000;

interface MinuteCount {
  readonly number: number;
  count: number;
}

/** Counts what is written too often to be counted in the database: in this process alone, minute by minute. */
export class MinuteCounter {
  readonly #minutes = new LRUCache<string, MinuteCount>({ max: MOST_KEPT });

  constructor(readonly now: () => number) {}

  /** Counts one more; returns whether the limit of this minute still holds. */
  isWithin(who: string, mostPerMinute: number): boolean {
    const number = Math.floor(this.now() / MINUTE);
    const known = this.#minutes.get(who);
    const minute = known?.number === number ? known : { number, count: 0 };
    minute.count += 1;
    this.#minutes.set(who, minute);
    return minute.count <= mostPerMinute;
  }
}
