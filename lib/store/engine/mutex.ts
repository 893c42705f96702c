/** One holder at a time, in the order of the requests. By hand: a transaction takes it in one call and releases it in another. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn; calling the returned function lets the next one in. */
  async take(): Promise<() => void> {
    const before = this.#last;
    let release = (): void => undefined;
    this.#last = new Promise(resolve => {
      release = resolve;
    });
    await before;
    return release;
  }
}
