/** Listeners to a topic; they are informed that something changed and read it themselves. */
export interface Bus {
  listen(topic: string, onChange: () => void): () => void;
  /** Something was committed by this very process: those who listen here need not wait for the way around. */
  emit(topic: string): void;
  close(): Promise<void>;
}

/** The listeners of one process. */
export interface Listeners {
  add(topic: string, onChange: () => void): () => void;
  emit(topic: string): void;
  /** After a gap everybody looks again: nobody knows what was missed. */
  emitAll(): void;
}

export const openListeners = (onFirst: () => void, onLast: () => void): Listeners => {
  const topics = new Map<string, Set<() => void>>();
  const emit = (topic: string): void => {
    for (const onChange of topics.get(topic) ?? []) onChange();
  };
  return {
    add: (topic, onChange) => {
      if (topics.size === 0) onFirst();
      const listeners = topics.get(topic) ?? new Set();
      const listener = (): void => onChange();
      listeners.add(listener);
      topics.set(topic, listeners);
      return () => {
        if (!listeners.delete(listener)) return;
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
        if (topics.size === 0) onLast();
      };
    },
    emit,
    emitAll: () => {
      for (const topic of [...topics.keys()]) emit(topic);
    },
  };
};
