import { isUnsaved, type SaveState, type StudioState } from '../session/state';
import { mergePart, type StudioStore } from '../session/store';
import { toPlainEdits } from '../together/edit-queue';
import { makeBatch, markSent, toServerEdits } from '../together/outgoing';
import { receiveDocument, receiveEdits, type ServerEdit } from '../together/receive';
import { type CachedDraft, limitHistory } from './cached-draft';
import type { DraftCache } from './draft-cache';
import type { DraftClient, DraftResponse } from './draft-client';

export const SAVE_AFTER = 1_000;
/** With others at work; counted from the first edit, so that they see what somebody types. */
export const SHARE_AFTER = 200;
export const RETRY_AFTER = 5_000;

export interface SaverOptions {
  readonly store: StudioStore;
  readonly draftId: string;
  readonly client: DraftClient;
  readonly cache: DraftCache;
  /** The id of this tab, under which it keeps its copy. */
  readonly tabId: string;
  readonly now: () => number;
  /** Copies of earlier tabs that this one has taken over: deleted once the server has them. */
  readonly takenOver?: readonly CachedDraft[];
}

export interface Saver {
  /** True when the server has the present document. */
  saveNow(): Promise<boolean>;
  /** Applies what others have done; null: nobody knows what, and the whole document is loaded. */
  receive(edits: readonly ServerEdit[] | null): Promise<void>;
  /** The work continues as another draft: the copies kept here are deleted. */
  discard(): Promise<void>;
  stop(): void;
}

interface SaverState extends SaverOptions {
  timer?: ReturnType<typeof setTimeout>;
  underWay: Promise<void> | null;
  /** The document at the last look. */
  seen: unknown;
  keeping: Promise<void> | null;
  isKeptAgain: boolean;
  /** The copy that lies on the device. */
  kept: CachedDraft | null;
  left: readonly CachedDraft[];
}

/** Saves every edit on the device at once, and to the server a second after the last one. */
export const startSaver = (options: SaverOptions): Saver => {
  const state: SaverState = {
    ...options,
    underWay: null,
    seen: options.store.getState().save.saved,
    keeping: null,
    isKeptAgain: false,
    kept: null,
    left: options.takenOver ?? [],
  };
  const unsubscribe = options.store.subscribe(
    ({ history }) => history.present.document,
    () => onDocumentChange(state),
  );
  const { tabId } = options;
  options.store.update(now => ({ ...now, queue: { ...now.queue, client: tabId } }));
  onDocumentChange(state);
  const stop = (): void => {
    clearTimeout(state.timer);
    unsubscribe();
  };
  return {
    saveNow: () => saveNow(state),
    receive: async edits => {
      // A request in flight decides about the user's own edits.
      if (edits === null) await state.underWay;
      await applyOthersEdits(state, edits);
      syncSaveState(state);
    },
    discard: async () => {
      stop();
      state.isKeptAgain = false;
      await state.keeping;
      await state.cache.remove(state.kept ? [state.kept, ...state.left] : state.left);
    },
    stop,
  };
};

/** The same state when nothing changes: every stroke reports that it is unsaved. */
export const withSave = (state: StudioState, save: Partial<SaveState>): StudioState => {
  const next = mergePart(state.save, save);
  return next === state.save ? state : { ...state, save: next };
};

const updateSave = ({ store }: SaverState, save: Partial<SaveState>): void =>
  store.update(state => withSave(state, save));

const scheduleSave = (state: SaverState, delay: number): void => {
  clearTimeout(state.timer);
  state.timer = setTimeout(() => {
    delete state.timer;
    void saveNow(state);
  }, delay);
};

const scheduleUsual = (current: SaverState): void => {
  const isShared = current.store.getState().together.others.length > 0;
  if (!isShared) scheduleSave(current, SAVE_AFTER);
  else if (current.timer === undefined) scheduleSave(current, SHARE_AFTER);
};

const onDocumentChange = (state: SaverState): void => {
  const { document } = state.store.getState().history.present;
  if (document === state.seen) return;
  state.seen = document;
  syncSaveState(state);
};

/** Updates the copy on the device, the state in the bar and the next attempt to match the document. */
const syncSaveState = (current: SaverState): void => {
  cacheDraft(current);
  const state = current.store.getState();
  const { status } = state.save;
  if (status === 'conflict') return;
  if (isUnsaved(state)) {
    if (status !== 'offline' && status !== 'saving') updateSave(current, { status: 'unsaved' });
    if (status !== 'saving') scheduleUsual(current);
  } else if (status !== 'saving') {
    clearTimeout(current.timer);
    updateSave(current, { status: 'saved' });
  }
};

/** One copy is written at a time; whatever changes meanwhile is in the next. */
const cacheDraft = (state: SaverState): void => {
  if (state.keeping) {
    state.isKeptAgain = true;
    return;
  }
  state.isKeptAgain = false;
  state.keeping = writeCache(state).finally(() => {
    state.keeping = null;
    if (state.isKeptAgain) cacheDraft(state);
  });
};

const writeCache = async (state: SaverState): Promise<void> => {
  const copy = makeCachedDraft(state);
  const isKept = await state.cache.save(copy);
  state.kept = isKept ? copy : null;
  if (isKept !== state.store.getState().save.isCached) updateSave(state, { isCached: isKept });
};

const makeCachedDraft = ({ store, draftId, tabId, now }: SaverState): CachedDraft => {
  const state = store.getState();
  return {
    draft: draftId,
    sitting: tabId,
    revision: state.save.revision,
    history: limitHistory(state.history),
    isUnsaved: isUnsaved(state),
    base: state.save.saved,
    waiting: toPlainEdits(state.queue.waiting),
    at: now(),
  };
};

const saveNow = async (current: SaverState): Promise<boolean> => {
  clearTimeout(current.timer);
  await current.underWay;
  delete current.timer;
  const state = current.store.getState();
  if (!isUnsaved(state) && state.queue.waiting.length === 0) return true;
  if (state.save.status === 'conflict') return false;
  current.underWay = send(current);
  await current.underWay;
  current.underWay = null;
  return !isUnsaved(current.store.getState());
};

const send = async (current: SaverState): Promise<void> => {
  const batch = makeBatch(current.store.getState());
  if (!batch) return updateSave(current, { status: 'saved' });
  current.store.update(state => withSave(markSent(state, batch), { status: 'saving' }));
  const answer = await current.client.save(current.draftId, batch);
  if (answer.type === 'conflict') return catchUp(current, answer.edits);
  if (answer.type === 'done')
    current.store.update(state => receiveEdits(state, toServerEdits(batch)) ?? state);
  updateSave(current, toSaveState(answer));
  if (answer.type === 'unreachable') scheduleSave(current, RETRY_AFTER);
  if (answer.type !== 'done') return;
  syncSaveState(current);
  removeTakenOver(current);
};

/** Others were quicker: their edits are applied, and the waiting ones are made again on top of them and sent. */
const catchUp = async (current: SaverState, edits: readonly ServerEdit[] | null): Promise<void> => {
  const isThere = await applyOthersEdits(current, edits);
  updateSave(current, { status: isThere ? 'unsaved' : 'offline' });
  if (isUnsaved(current.store.getState())) scheduleSave(current, isThere ? 0 : RETRY_AFTER);
  else updateSave(current, { status: 'saved' });
};

/** Edits of others, or the whole document where some are missing; false: the server is out of reach. */
const applyOthersEdits = async (
  { store, client, draftId }: SaverState,
  edits: readonly ServerEdit[] | null,
): Promise<boolean> => {
  const received = edits && receiveEdits(store.getState(), edits);
  if (received) {
    store.update(() => received);
    return true;
  }
  const answer = await client.load(draftId);
  if (answer.type === 'done') store.update(state => receiveDocument(state, answer.value));
  return answer.type === 'done';
};

const removeTakenOver = (state: SaverState): void => {
  const { left } = state;
  state.left = [];
  if (left.length > 0) void state.cache.remove(left);
};

const toSaveState = (
  answer: Exclude<DraftResponse<{ readonly revision: number }>, { type: 'conflict' }>,
): Partial<SaveState> => {
  switch (answer.type) {
    case 'done':
      return { status: 'saved', errorCode: null };
    case 'refused':
      // The waiting edits do not fit the server's document: only the author can decide.
      if (answer.code === 'unfit') return { status: 'conflict' };
      return { status: 'refused', errorCode: answer.code };
    case 'unreachable':
      return { status: 'offline' };
  }
};
