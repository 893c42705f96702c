import {
  type ConnectionStatus,
  type EventConnection,
  openEventConnection,
} from '@/lib/live/event-connection';
import { type GameMessage, parseGameMessage } from './game-message';

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

/** A browser has six connections to a host: a hidden page gives its connection back and polls, in milliseconds. */
const ASKING = 30_000;

const askOnce = async ({ id, known, onMessage }: ConnectionOptions): Promise<void> => {
  const { seq, talk } = known();
  const response = await fetch(`/api/games/${id}?after=${seq}&talk=${talk}`);
  const body: unknown = response.ok ? await response.json() : null;
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? parseGameMessage(body.message) : null;
  if (message) onMessage(message);
};

const streamAddress = ({ id, known }: ConnectionOptions): string => {
  const { seq, talk } = known();
  return `/api/games/${id}/stream?after=${seq}&talk=${talk}`;
};

/** Listens to a game while the page is visible, and polls now and then while it is not. */
export const openConnection = (options: ConnectionOptions): EventConnection => {
  const connection = openEventConnection({
    address: () => streamAddress(options),
    onMessage: json => {
      const message = parseGameMessage(json);
      if (message) options.onMessage(message);
      return message !== null;
    },
    onStatus: options.onStatus,
  });
  const asking = setInterval(() => {
    if (document.hidden && options.asksWhileHidden())
      askOnce(options).catch((error: unknown) => console.warn('the server was not reached', error));
  }, ASKING);
  return {
    restart: connection.restart,
    close: () => {
      clearInterval(asking);
      connection.close();
    },
  };
};
