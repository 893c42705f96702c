import type { DeviceShelf } from './device-shelf';
import type { Answer, DraftClient } from './draft-client';
import { type KeptCopy, shortened } from './kept-copy';
import { isUnsaved, type SaveState, type StudioState } from './studio-state';
import type { StudioStore } from './studio-store';

export const SAVE_AFTER = 1_000;
export const RETRY_AFTER = 5_000;

export interface SaverNeeds {
  readonly store: StudioStore;
  readonly draftId: string;
  readonly client: DraftClient;
  readonly shelf: DeviceShelf;
  /** The name of this window's sitting, under which it keeps its copy. */
  readonly sitting: string;
  readonly now: () => number;
  /** Copies of earlier sittings that this one has taken over: given up once the server has them. */
  readonly takenOver?: readonly KeptCopy[];
}

export interface Saver {
  /** True when the server has the present document. */
  saveNow(): Promise<boolean>;
  /** The work goes on as another draft: what was kept of it here is given up. */
  leave(): Promise<void>;
  stop(): void;
}

interface Desk extends SaverNeeds {
  timer?: ReturnType<typeof setTimeout>;
  underWay: Promise<void> | null;
  /** The document at the last look. */
  seen: unknown;
  keeping: Promise<void> | null;
  isKeptAgain: boolean;
  /** The copy that lies on the device. */
  kept: KeptCopy | null;
  left: readonly KeptCopy[];
}

/** Keeps every edit on the device at once, and saves to the server a second after the last one. */
export const startSaver = (needs: SaverNeeds): Saver => {
  const desk: Desk = {
    ...needs,
    underWay: null,
    seen: needs.store.getState().save.saved,
    keeping: null,
    isKeptAgain: false,
    kept: null,
    left: needs.takenOver ?? [],
  };
  const unsubscribe = needs.store.subscribe(() => look(desk));
  look(desk);
  const stop = (): void => {
    clearTimeout(desk.timer);
    unsubscribe();
  };
  return {
    saveNow: () => saveNow(desk),
    leave: async () => {
      stop();
      desk.isKeptAgain = false;
      await desk.keeping;
      await desk.shelf.forget(desk.kept ? [desk.kept, ...desk.left] : desk.left);
    },
    stop,
  };
};

export const withSave = (state: StudioState, save: Partial<SaveState>): StudioState => ({
  ...state,
  save: { ...state.save, ...save },
});

const note = ({ store }: Desk, save: Partial<SaveState>): void =>
  store.update(state => withSave(state, save));

const saveLater = (desk: Desk, delay: number): void => {
  clearTimeout(desk.timer);
  desk.timer = setTimeout(() => void saveNow(desk), delay);
};

const look = (desk: Desk): void => {
  const { document } = desk.store.getState().history.present;
  if (document === desk.seen) return;
  desk.seen = document;
  settle(desk);
};

/** Brings the copy on the device, the state in the bar and the next attempt into line with the document. */
const settle = (desk: Desk): void => {
  keep(desk);
  const state = desk.store.getState();
  const { status } = state.save;
  if (status === 'conflict') return;
  if (isUnsaved(state)) {
    if (status !== 'offline' && status !== 'saving') note(desk, { status: 'unsaved' });
    if (status !== 'saving') saveLater(desk, SAVE_AFTER);
  } else if (status !== 'saving') {
    clearTimeout(desk.timer);
    note(desk, { status: 'saved' });
  }
};

/** One copy is written at a time; whatever changes meanwhile is in the next. */
const keep = (desk: Desk): void => {
  if (desk.keeping) {
    desk.isKeptAgain = true;
    return;
  }
  desk.isKeptAgain = false;
  desk.keeping = keepOnce(desk).finally(() => {
    desk.keeping = null;
    if (desk.isKeptAgain) keep(desk);
  });
};

const keepOnce = async (desk: Desk): Promise<void> => {
  const copy = copyOf(desk);
  const isKept = await desk.shelf.keep(copy);
  desk.kept = isKept ? copy : null;
  if (isKept !== desk.store.getState().save.isKept) note(desk, { isKept });
};

const copyOf = ({ store, draftId, sitting, now }: Desk): KeptCopy => {
  const state = store.getState();
  return {
    draft: draftId,
    sitting,
    revision: state.save.revision,
    history: shortened(state.history),
    isUnsaved: isUnsaved(state),
    at: now(),
  };
};

const saveNow = async (desk: Desk): Promise<boolean> => {
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

const send = async (desk: Desk): Promise<void> => {
  const { history, save } = desk.store.getState();
  const { document } = history.present;
  note(desk, { status: 'saving' });
  const answer = await desk.client.save(desk.draftId, save.revision, document);
  note(desk, afterwards(answer, document));
  if (answer.type === 'unreachable') saveLater(desk, RETRY_AFTER);
  if (answer.type !== 'done') return;
  settle(desk);
  giveUpEarlier(desk);
};

const giveUpEarlier = (desk: Desk): void => {
  const { left } = desk;
  desk.left = [];
  if (left.length > 0) void desk.shelf.forget(left);
};

const afterwards = (answer: Answer<{ readonly revision: number }>, saved: unknown): Partial<SaveState> => {
  switch (answer.type) {
    case 'done':
      return { status: 'saved', revision: answer.value.revision, saved, fault: null };
    case 'conflict':
      return { status: 'conflict' };
    case 'refused':
      return { status: 'refused', fault: answer.code };
    case 'unreachable':
      return { status: 'offline' };
  }
};
