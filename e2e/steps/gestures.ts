/** What a hand does, counted: a press, a key or a drag. */
export interface Gestures {
  readonly done: readonly string[];
  make(name: string, action: () => Promise<unknown>): Promise<void>;
}

export const makeGestures = (): Gestures => {
  const done: string[] = [];
  return {
    done,
    async make(name, action) {
      done.push(name);
      await action();
    },
  };
};
