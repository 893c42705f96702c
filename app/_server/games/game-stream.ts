import { gameTopic } from '@/lib/store/bus/announce';
import { readGame } from '@/lib/store/games/games';
import { watchGame } from '@/lib/store/games/my-games';
import { markSeen, seatOf } from '@/lib/store/games/seats';
import { getLog } from '../operations/log';
import { endOnStop } from '../operations/shutdown';
import { makeProcessSingleton } from '../process-singleton';
import { getStore } from '../store';
import { getBus, tellGame } from './bus';
import { type Known, makeGameMessage } from './game-message';
import { MOST_STREAMS } from './limits';

/** Below the time after which a proxy gives up on a silent line, in milliseconds. */
const BEAT = 20_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** How many streams each address and user has open here. */
const getOpenStreams = makeProcessSingleton('open-streams', () => new Map<string, number>());

const countStream = (key: string, change: 1 | -1): void => {
  const open = getOpenStreams();
  const next = (open.get(key) ?? 0) + change;
  if (next <= 0) open.delete(key);
  else open.set(key, next);
};

export interface StreamRequest {
  readonly id: string;
  readonly user: string | null;
  /** The address of the sender. */
  readonly sender: string;
  readonly known: Known;
  readonly signal: AbortSignal;
}

/** Whether one more stream may be opened. */
export const hasRoomForStream = ({ user, sender }: Pick<StreamRequest, 'user' | 'sender'>): boolean => {
  const open = getOpenStreams();
  return (
    (open.get('all') ?? 0) < MOST_STREAMS.all &&
    (open.get(`address ${sender}`) ?? 0) < MOST_STREAMS.address &&
    (user === null || (open.get(`user ${user}`) ?? 0) < MOST_STREAMS.user)
  );
};

const keysOf = ({ user, sender }: StreamRequest): readonly string[] => [
  'all',
  `address ${sender}`,
  ...(user === null ? [] : [`user ${user}`]),
];

/** Runs one look at a time; a change during a look is followed by another. */
const makeLooker = (look: () => Promise<void>): (() => void) => {
  let isLooking = false;
  let isDirty = false;
  const run = async (): Promise<void> => {
    isLooking = true;
    do {
      isDirty = false;
      await look();
    } while (isDirty);
    isLooking = false;
  };
  return () => {
    if (isLooking) isDirty = true;
    else
      run().catch((error: unknown) => {
        isLooking = false;
        getLog().error(error, 'a stream failed');
      });
  };
};

/** What a visitor may see of a game, now and whenever it changes, until they leave or the server stops. */
export const streamGame = async (request: StreamRequest): Promise<Response> => {
  const [store, bus] = await Promise.all([getStore(), getBus()]);
  const encoder = new TextEncoder();
  let close = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: controller => {
      let { known } = request;
      let revision = -1;
      let isOpen = true;
      const write = (text: string): void => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const look = makeLooker(async () => {
        const message = await makeGameMessage(store, request.id, request.user, known);
        if (!message || !isOpen || (message.revision === revision && message.known.seq === known.seq)) return;
        known = message.known;
        revision = message.revision;
        write(`data: ${message.text}\n\n`);
      });
      const stopListening = bus.listen(gameTopic(request.id), look);
      const beat = setInterval(() => {
        write(': .\n\n');
        void noteSeen(request);
      }, BEAT);
      const forget = endOnStop(() => close());
      close = () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(beat);
        stopListening();
        forget();
        for (const key of keysOf(request)) countStream(key, -1);
        controller.close();
      };
      for (const key of keysOf(request)) countStream(key, 1);
      request.signal.addEventListener('abort', close);
      write('retry: 2000\n\n');
      look();
      void noteSeen(request).then(() => tellGame(request.id));
    },
    cancel: () => close(),
  });
  return new Response(body, { headers: HEADERS });
};

const noteSeen = async ({ id, user }: StreamRequest): Promise<void> => {
  const store = await getStore();
  const own = seatOf((await readGame(store, id))?.seats ?? [], user);
  if (own) await markSeen(store, id, own.seat);
  else if (user !== null) await watchGame(store, id, user);
};
