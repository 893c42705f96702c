import { parseJson } from '@/lib/documents/text/parse-json';
export type ConnectionStatus = 'connecting' | 'connected' | 'lost';

export interface EventConnectionOptions {
  /** Called each time, so that the stream continues from what is known by then. */
  readonly address: () => string;
  /** What came; false: it is no message. */
  readonly onMessage: (json: unknown) => boolean;
  readonly onStatus: (status: ConnectionStatus) => void;
}

export interface EventConnection {
  /** Opens the stream again. */
  restart(): void;
  close(): void;
}

/** After a failed attempt, in milliseconds: soon at first, then ever more seldom. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000] as const;

/**
 * Server-sent events while the page is visible. We reopen a stream that ended ourselves, from what is known by then:
 * the browser gives up after some answers of a proxy, and would begin where it began.
 */
export const openEventConnection = (options: EventConnectionOptions): EventConnection => {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  const drop = (): void => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const retry = (): void => {
    drop();
    options.onStatus('lost');
    if (document.hidden) return;
    timer = setTimeout(open, PAUSES[Math.min(attempts, PAUSES.length - 1)]);
    attempts += 1;
  };
  const open = (): void => {
    drop();
    const made = new EventSource(options.address());
    source = made;
    made.onmessage = ({ data }) => {
      if (source !== made || !options.onMessage(parseJson(String(data)))) return;
      attempts = 0;
      options.onStatus('connected');
    };
    made.onerror = () => source === made && retry();
  };
  const openAtOnce = (): void => {
    attempts = 0;
    open();
  };
  const onVisible = (): void => (document.hidden ? drop() : openAtOnce());
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('online', openAtOnce);
  options.onStatus('connecting');
  open();
  return {
    restart: open,
    close: () => {
      drop();
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('online', openAtOnce);
    },
  };
};
