/** A value of which this process has one. Next bundles a module more than once; the global object is what its copies share. */
export const makeProcessSingleton = <Value>(name: string, make: () => Value): (() => Value) => {
  const key = Symbol.for(`battlewright.${name}`);
  const shared = globalThis as unknown as Record<symbol, Value | undefined>;
  return () => {
    shared[key] ??= make();
    return shared[key];
  };
};
