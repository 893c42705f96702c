import { formatDraftTopic, formatPresenceTopic } from '@/lib/store/bus/announce';
import { clearPresence } from '@/lib/store/together/presence';
import { getBus } from '../games/bus';
import { getLog } from '../operations/log';
import { getStore } from '../store';
import { coalesceRuns, type Listener, openEventStream } from '../streams/event-stream';
import { listPeople, makeDraftMessage, silentSince } from './draft-messages';

export interface DraftStreamRequest extends Listener {
  readonly id: string;
  readonly user: string;
  /** The window that listens. */
  readonly client: string;
  /** The revision that it has. */
  readonly after: number;
  readonly signal: AbortSignal;
}

/** Notifies listeners in this process directly. */
export const notifyDraft = async (draft: string): Promise<void> =>
  (await getBus()).emit(formatDraftTopic(draft));

export const notifyPresence = async (draft: string): Promise<void> =>
  (await getBus()).emit(formatPresenceTopic(draft));

const leave = async ({ id, client }: DraftStreamRequest): Promise<void> => {
  await clearPresence(await getStore(), id, client, silentSince());
  await notifyPresence(id);
};

/** Edits, people and comments of a draft as they come, until the window is closed or its person shut out. */
export const streamDraft = async (request: DraftStreamRequest): Promise<Response> => {
  const [store, bus] = await Promise.all([getStore(), getBus()]);
  const { id, user, client } = request;
  let { after } = request;
  let sent = '';
  let sentPeople = '';
  return openEventStream({
    ...request,
    start: stream => {
      const look = coalesceRuns(async () => {
        const message = await makeDraftMessage(store, id, user, after);
        after = Math.max(after, message.revision);
        const text = JSON.stringify(message);
        if (text !== sent) stream.send(text);
        sent = text;
        if (message.role === null) stream.end();
      });
      const lookAround = coalesceRuns(async () => {
        const people = await listPeople(store, id, client);
        const text = JSON.stringify(people);
        if (text !== sentPeople) stream.send(`{"people":${text}}`);
        sentPeople = text;
      });
      const endings = [
        bus.listen(formatDraftTopic(id), look),
        bus.listen(formatPresenceTopic(id), lookAround),
      ];
      look();
      lookAround();
      return () => {
        for (const end of endings) end();
        leave(request).catch((error: unknown) => getLog().warn(error, 'a window was not signed off'));
      };
    },
    onBeat: () => undefined,
  });
};
