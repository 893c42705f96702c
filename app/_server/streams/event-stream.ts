import { getLog } from '../operations/log';
import { endOnStop } from '../operations/shutdown';
import { makeProcessSingleton } from '../process-singleton';

/** Below the time after which a proxy gives up on a silent line, in milliseconds. */
const BEAT = 20_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/** Open streams in one process: by all, by one address, and by one user. */
const MOST_STREAMS = { all: 8000, address: 200, user: 12 } as const;

/** How many streams each address and user has open here. */
const getOpenStreams = makeProcessSingleton('open-streams', () => new Map<string, number>());

const countStream = (key: string, change: 1 | -1): void => {
  const open = getOpenStreams();
  const next = (open.get(key) ?? 0) + change;
  if (next <= 0) open.delete(key);
  else open.set(key, next);
};

export interface Listener {
  readonly user: string | null;
  /** The address of the sender. */
  readonly sender: string;
}

/** Whether one more stream may be opened. */
export const hasRoomForStream = ({ user, sender }: Listener): boolean => {
  const open = getOpenStreams();
  return (
    (open.get('all') ?? 0) < MOST_STREAMS.all &&
    (open.get(`address ${sender}`) ?? 0) < MOST_STREAMS.address &&
    (user === null || (open.get(`user ${user}`) ?? 0) < MOST_STREAMS.user)
  );
};

const keysOf = ({ user, sender }: Listener): readonly string[] => [
  'all',
  `address ${sender}`,
  ...(user === null ? [] : [`user ${user}`]),
];

/** Runs one look at a time; a change during a look is followed by another. */
export const coalesceRuns = (look: () => Promise<void>): (() => void) => {
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

/** What a stream can do while somebody listens. */
export interface OpenStream {
  /** Sends one message; nothing, once the stream has ended. */
  send(text: string): void;
  isOpen(): boolean;
  end(): void;
}

export interface StreamPlan extends Listener {
  readonly signal: AbortSignal;
  /** Begins to listen; gives back how to stop. */
  start(stream: OpenStream): () => void;
  /** Called now and then while somebody listens. */
  onBeat(): void;
}

/** Server-sent events, until the listener leaves or the server stops. */
export const openEventStream = (plan: StreamPlan): Response => {
  const encoder = new TextEncoder();
  let end = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: controller => {
      let isOpen = true;
      let stop = (): void => undefined;
      const write = (text: string): void => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const beat = setInterval(() => {
        write(': .\n\n');
        plan.onBeat();
      }, BEAT);
      const forget = endOnStop(() => end());
      end = () => {
        if (!isOpen) return;
        isOpen = false;
        clearInterval(beat);
        stop();
        forget();
        for (const key of keysOf(plan)) countStream(key, -1);
        controller.close();
      };
      for (const key of keysOf(plan)) countStream(key, 1);
      plan.signal.addEventListener('abort', end);
      write('retry: 2000\n\n');
      stop = plan.start({ send: text => write(`data: ${text}\n\n`), isOpen: () => isOpen, end });
    },
    cancel: () => end(),
  });
  return new Response(body, { headers: HEADERS });
};
