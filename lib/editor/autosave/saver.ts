import { isUnsaved, type SaveState, type StudioState } from '../session/state';
import type { StudioStore } from '../session/store';
import { type CachedDraft, limitHistory } from './cached-draft';
import type { DraftCache } from './draft-cache';
import type { DraftClient, DraftResponse } from './draft-client';

export const SAVE_AFTER = 1_000;
export const RETRY_AFTER = 5_000;

export interface SaverOptions {
  readonly store: StudioStore;
  readonly draftId: string;
  readonly client: DraftClient;
  readonly cache: DraftCache;
  /** The name of this window's sitting, under which it keeps its copy. */
  readonly tabId: string;
  readonly now: () => number;
  /** Copies of earlier sittings that this one has taken over: given up once the server has them. */
  readonly takenOver?: readonly CachedDraft[];
}

export interface Saver {
  /** True when the server has the present document. */
  saveNow(): Promise<boolean>;
  /** The work goes on as another draft: what was kept of it here is given up. */
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

/** Keeps every edit on the device at once, and saves to the server a second after the last one. */
export const startSaver = (needs: SaverOptions): Saver => {
  const desk: SaverState = {
    ...needs,
    underWay: null,
    seen: needs.store.getState().save.saved,
    keeping: null,
    isKeptAgain: false,
    kept: null,
    left: needs.takenOver ?? [],
  };
  const unsubscribe = needs.store.subscribe(() => onStoreChange(desk));
  onStoreChange(desk);
  const stop = (): void => {
    clearTimeout(desk.timer);
    unsubscribe();
  };
  return {
    saveNow: () => saveNow(desk),
    discard: async () => {
      stop();
      desk.isKeptAgain = false;
      await desk.keeping;
      await desk.cache.remove(desk.kept ? [desk.kept, ...desk.left] : desk.left);
    },
    stop,
  };
};

export const withSave = (state: StudioState, save: Partial<SaveState>): StudioState => ({
  ...state,
  save: { ...state.save, ...save },
});

const updateSave = ({ store }: SaverState, save: Partial<SaveState>): void =>
  store.update(state => withSave(state, save));

const scheduleSave = (desk: SaverState, delay: number): void => {
  clearTimeout(desk.timer);
  desk.timer = setTimeout(() => void saveNow(desk), delay);
};

const onStoreChange = (desk: SaverState): void => {
  const { document } = desk.store.getState().history.present;
  if (document === desk.seen) return;
  desk.seen = document;
  syncSaveState(desk);
};

/** Brings the copy on the device, the state in the bar and the next attempt into line with the document. */
const syncSaveState = (desk: SaverState): void => {
  cacheDraft(desk);
  const state = desk.store.getState();
  const { status } = state.save;
  if (status === 'conflict') return;
  if (isUnsaved(state)) {
    if (status !== 'offline' && status !== 'saving') updateSave(desk, { status: 'unsaved' });
    if (status !== 'saving') scheduleSave(desk, SAVE_AFTER);
  } else if (status !== 'saving') {
    clearTimeout(desk.timer);
    updateSave(desk, { status: 'saved' });
  }
};

/** One copy is written at a time; whatever changes meanwhile is in the next. */
const cacheDraft = (desk: SaverState): void => {
  if (desk.keeping) {
    desk.isKeptAgain = true;
    return;
  }
  desk.isKeptAgain = false;
  desk.keeping = writeCache(desk).finally(() => {
    desk.keeping = null;
    if (desk.isKeptAgain) cacheDraft(desk);
  });
};

const writeCache = async (desk: SaverState): Promise<void> => {
  const copy = makeCachedDraft(desk);
  const isKept = await desk.cache.save(copy);
  desk.kept = isKept ? copy : null;
  if (isKept !== desk.store.getState().save.isCached) updateSave(desk, { isCached: isKept });
};

const makeCachedDraft = ({ store, draftId, tabId, now }: SaverState): CachedDraft => {
  const state = store.getState();
  return {
    draft: draftId,
    sitting: tabId,
    revision: state.save.revision,
    history: limitHistory(state.history),
    isUnsaved: isUnsaved(state),
    at: now(),
  };
};

const saveNow = async (desk: SaverState): Promise<boolean> => {
  clearTimeout(desk.timer);
  await desk.underWay;
  const state = desk.store.getState();
  if (!isUnsaved(state)) return true;
  if (state.save.status === 'conflict') return false;
  desk.underWay = send(desk);
  await desk.underWay;
  desk.underWay = null;
  return !isUnsaved(desk.store.getState());
};

const send = async (desk: SaverState): Promise<void> => {
  const { history, save } = desk.store.getState();
  const { document } = history.present;
  updateSave(desk, { status: 'saving' });
  const answer = await desk.client.save(desk.draftId, save.revision, document);
  updateSave(desk, toSaveState(answer, document));
  if (answer.type === 'unreachable') scheduleSave(desk, RETRY_AFTER);
  if (answer.type !== 'done') return;
  syncSaveState(desk);
  removeTakenOver(desk);
};

const removeTakenOver = (desk: SaverState): void => {
  const { left } = desk;
  desk.left = [];
  if (left.length > 0) void desk.cache.remove(left);
};

const toSaveState = (
  answer: DraftResponse<{ readonly revision: number }>,
  saved: unknown,
): Partial<SaveState> => {
  switch (answer.type) {
    case 'done':
      return { status: 'saved', revision: answer.value.revision, saved, errorCode: null };
    case 'conflict':
      return { status: 'conflict' };
    case 'refused':
      return { status: 'refused', errorCode: answer.code };
    case 'unreachable':
      return { status: 'offline' };
  }
};
