/** A browser that forbids its database, or has no room, says so by a DOMException: then the fallback is the answer. */
export const withFallback = async <Value>(work: () => Promise<Value>, fallback: Value): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException) return fallback;
    throw error;
  }
};
