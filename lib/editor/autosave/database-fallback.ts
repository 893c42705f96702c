/** A browser that forbids its database, or has no room, throws a DOMException: then the fallback is used. */
export const withFallback = async <Value>(work: () => Promise<Value>, fallback: Value): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException) return fallback;
    throw error;
  }
};
