import { openEventConnection } from '@/lib/live/event-connection';
import type { Saver } from '../autosave/saver';
import type { StudioState } from '../session/state';
import type { StudioStore } from '../session/store';
import { type DraftMessage, draftMessage, type PersonPlace } from './draft-message';
import type { OtherPerson, TogetherState } from './together-state';

interface LiveOptions {
  readonly store: StudioStore;
  readonly draftId: string;
  readonly saver: Saver;
  /** The id of this window. */
  readonly tabId: string;
}

export interface Live {
  /** Where the pointer is on the board; null: it is not on the map. */
  pointAt(point: readonly [number, number] | null): void;
  /** In what this person writes; empty: nothing. */
  writeIn(field: string): void;
  stop(): void;
}

/**
 * How often the own position is sent, in milliseconds; and how often without changes, so that others know the window
 * is still open.
 */
const TELL_AFTER = 250;
const STILL_HERE = 10_000;

const COLOURS = 6;

/** The same for everybody, as long as their window is open. */
const colourOf = (client: string): number =>
  [...client].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % COLOURS;

const withTogether = (state: StudioState, part: Partial<TogetherState>): StudioState => ({
  ...state,
  together: { ...state.together, ...part },
});

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const toPeople = (people: NonNullable<DraftMessage['people']>): readonly OtherPerson[] =>
  people.map(person => ({ ...person, colour: colourOf(person.client) }));

/** Whoever was shut out keeps what is on their screen, and can look at it. */
const receiveRole = (state: StudioState, { role }: DraftMessage): StudioState => {
  if (role === state.together.role) return state;
  if (role === null)
    return { ...withTogether(state, { role: 'view', isShutOut: true, others: [] }), notice: 'shut-out' };
  return { ...withTogether(state, { role }), notice: role === 'view' ? 'view-only' : state.notice };
};

const receiveMessage = (state: StudioState, message: DraftMessage): StudioState => {
  const known = message.role === undefined ? state : receiveRole(state, message);
  const { people, comments } = message;
  const others = people === undefined ? known.together.others : toPeople(people);
  const part = { others, comments: comments ?? known.together.comments };
  const { others: before, comments: said } = known.together;
  return isSame(part, { others: before, comments: said }) ? known : withTogether(known, part);
};

const placeOf = ({ selection }: StudioState, cursor: PersonPlace['cursor'], field: string): PersonPlace => ({
  selection: selection.pieces.slice(0, MOST_SELECTED),
  cursor,
  field,
});

const MOST_SELECTED = 60;

const sendPlace = async (draftId: string, client: string, place: PersonPlace): Promise<void> => {
  try {
    await fetch(`/api/drafts/${encodeURIComponent(draftId)}/presence`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client, place }),
      keepalive: true,
    });
  } catch (error) {
    // While offline nobody sees the own position; the next message comes soon.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
  }
};

/** Sends the position of this window: at most four times a second, and only when it changed. */
const startSending = ({ store, draftId, tabId }: LiveOptions) => {
  let cursor: PersonPlace['cursor'] = null;
  let field = '';
  let sent = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    timer = undefined;
    const place = placeOf(store.getState(), cursor, field);
    sent = JSON.stringify(place);
    if (!store.getState().together.isShutOut) void sendPlace(draftId, tabId, place);
  };
  const sendSoon = (): void => {
    const { together } = store.getState();
    if (together.others.length === 0 || timer !== undefined) return;
    if (JSON.stringify(placeOf(store.getState(), cursor, field)) === sent) return;
    timer = setTimeout(send, TELL_AFTER);
  };
  const beat = setInterval(() => {
    if (!document.hidden) send();
  }, STILL_HERE);
  const unsubscribe = store.subscribe(({ selection }) => selection, sendSoon);
  return {
    send,
    pointAt: (point: PersonPlace['cursor']) => {
      cursor = point && [Math.round(point[0] * 100) / 100, Math.round(point[1] * 100) / 100];
      sendSoon();
    },
    writeIn: (next: string) => {
      field = next;
      sendSoon();
    },
    stop: () => {
      clearInterval(beat);
      clearTimeout(timer);
      unsubscribe();
    },
  };
};

/** Receives what others do to a draft, and sends them the own position. */
export const startLive = (options: LiveOptions): Live => {
  const { store, draftId, saver, tabId } = options;
  const sender = startSending(options);
  let wasLost = false;
  const address = (): string => {
    const { revision } = store.getState().save;
    return `/api/drafts/${encodeURIComponent(draftId)}/stream?after=${revision}&client=${tabId}`;
  };
  const onMessage = (json: unknown): boolean => {
    const { data: message } = draftMessage.safeParse(json);
    if (!message) return false;
    const isNewcomer = (message.people?.length ?? 0) > store.getState().together.others.length;
    store.update(state => receiveMessage(state, message));
    if (message.edits !== undefined) void saver.receive(message.edits);
    if (isNewcomer) sender.send();
    if (message.role === null) connection.close();
    return true;
  };
  const connection = openEventConnection({
    address,
    onMessage,
    onStatus: status => {
      if (status === 'lost') store.update(state => withTogether(state, { others: [] }));
      if (status === 'connected' && wasLost) void saver.saveNow();
      wasLost = status === 'lost';
    },
  });
  sender.send();
  return {
    pointAt: sender.pointAt,
    writeIn: sender.writeIn,
    stop: () => {
      sender.stop();
      connection.close();
    },
  };
};
