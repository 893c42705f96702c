import { formatGameTopic } from '@/lib/store/bus/announce';
import { readGame } from '@/lib/store/games/games';
import { watchGame } from '@/lib/store/games/my-games';
import { markSeen, seatOf } from '@/lib/store/games/seats';
import { getStore } from '../store';
import { coalesceRuns, type Listener, openEventStream } from '../streams/event-stream';
import { getBus, notifyGame } from './bus';
import { type Known, makeGameMessage } from './game-message';

export interface StreamRequest extends Listener {
  readonly id: string;
  readonly known: Known;
  readonly signal: AbortSignal;
}

/** What a visitor may see of a game, now and whenever it changes, until they leave or the server stops. */
export const streamGame = async (request: StreamRequest): Promise<Response> => {
  const [store, bus] = await Promise.all([getStore(), getBus()]);
  let { known } = request;
  let revision = -1;
  return openEventStream({
    ...request,
    start: stream => {
      const look = coalesceRuns(async () => {
        const message = await makeGameMessage(store, request.id, request.user, known);
        if (!message || !stream.isOpen()) return;
        if (message.revision === revision && message.known.seq === known.seq) return;
        known = message.known;
        revision = message.revision;
        stream.send(message.text);
      });
      const stop = bus.listen(formatGameTopic(request.id), look);
      look();
      void noteSeen(request).then(() => notifyGame(request.id));
      return stop;
    },
    onBeat: () => void noteSeen(request),
  });
};

const noteSeen = async ({ id, user }: StreamRequest): Promise<void> => {
  const store = await getStore();
  const own = seatOf((await readGame(store, id))?.seats ?? [], user);
  if (own) await markSeen(store, id, own.seat);
  else if (user !== null) await watchGame(store, id, user);
};
