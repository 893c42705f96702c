/** Lets one after the other have what only one can have at a time, in the order in which they asked. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn; the next one comes when the returned function is called. */
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
