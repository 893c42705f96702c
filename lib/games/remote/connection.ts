import { type GameMessage, parseGameMessage } from './game-message';

export type ConnectionStatus = 'connecting' | 'connected' | 'lost';

/** What this browser knows already. */
export interface KnownSoFar {
  readonly seq: number;
  readonly talk: number;
}

interface ConnectionOptions {
  readonly id: string;
  readonly known: () => KnownSoFar;
  readonly onMessage: (message: GameMessage) => void;
  readonly onStatus: (status: ConnectionStatus) => void;
  /** Whether somebody wants to hear of their turn while they look at another page. */
  readonly asksWhileHidden: () => boolean;
}

/** A browser has six lines to a host: a page that is not looked at gives its line back and asks now and then, in milliseconds. */
const ASKING = 30_000;

const askOnce = async ({ id, known, onMessage }: ConnectionOptions): Promise<void> => {
  const { seq, talk } = known();
  const response = await fetch(`/api/games/${id}?after=${seq}&talk=${talk}`);
  const body: unknown = response.ok ? await response.json() : null;
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? parseGameMessage(body.message) : null;
  if (message) onMessage(message);
};

/** After a failed attempt, in milliseconds: soon at first, then ever more seldom. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000] as const;

const streamAddress = ({ id, known }: ConnectionOptions): string => {
  const { seq, talk } = known();
  return `/api/games/${id}/stream?after=${seq}&talk=${talk}`;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Hears of a game for as long as the page is looked at. A stream that ended is opened anew by ourselves, from what is known by then: the
 * browser never comes back after some answers of a proxy, and would begin where it began.
 */
export const openConnection = (options: ConnectionOptions): { close(): void; restart(): void } => {
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
    const made = new EventSource(streamAddress(options));
    source = made;
    made.onmessage = ({ data }) => {
      const message = parseGameMessage(parseJson(String(data)));
      if (!message || source !== made) return;
      attempts = 0;
      options.onStatus('connected');
      options.onMessage(message);
    };
    made.onerror = () => source === made && retry();
  };
  const asking = setInterval(() => {
    if (document.hidden && options.asksWhileHidden())
      askOnce(options).catch((error: unknown) => console.warn('the server was not reached', error));
  }, ASKING);
  const onVisible = (): void => {
    if (document.hidden) drop();
    else {
      attempts = 0;
      open();
    }
  };
  const onOnline = (): void => {
    attempts = 0;
    open();
  };
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('online', onOnline);
  options.onStatus('connecting');
  open();
  return {
    restart: open,
    close: () => {
      drop();
      clearInterval(asking);
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('online', onOnline);
    },
  };
};
