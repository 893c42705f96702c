import type { Answer, DraftClient } from './draft-client';
import { forgetCopy, keepCopy, type Shelf } from './local-copy';
import { isUnsaved, type SaveState, type StudioState } from './studio-state';
import type { StudioStore } from './studio-store';

export const SAVE_AFTER = 1_000;
export const RETRY_AFTER = 5_000;

export interface SaverNeeds {
  readonly store: StudioStore;
  readonly draftId: string;
  readonly client: DraftClient;
  readonly shelf: Shelf;
}

export interface Saver {
  /** True when the server has the present document. */
  saveNow(): Promise<boolean>;
  stop(): void;
}

interface Desk extends SaverNeeds {
  timer?: ReturnType<typeof setTimeout>;
  underWay: Promise<void> | null;
  /** The document at the last look. */
  seen: unknown;
}

/** Saves a second after the last edit; what the server does not have yet is kept on the device. */
export const startSaver = (needs: SaverNeeds): Saver => {
  const desk: Desk = { ...needs, underWay: null, seen: needs.store.getState().save.saved };
  const unsubscribe = needs.store.subscribe(() => look(desk));
  look(desk);
  return {
    saveNow: () => saveNow(desk),
    stop: () => {
      clearTimeout(desk.timer);
      unsubscribe();
    },
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

/** Brings the state in the bar, the copy on the device and the next attempt into line with the document. */
const settle = (desk: Desk): void => {
  const { store, shelf, draftId } = desk;
  const state = store.getState();
  const { status, revision } = state.save;
  if (status === 'conflict') return;
  if (isUnsaved(state)) {
    keepCopy(shelf, draftId, { revision, document: state.history.present.document });
    if (status !== 'offline' && status !== 'saving') note(desk, { status: 'unsaved' });
    if (status !== 'saving') saveLater(desk, SAVE_AFTER);
  } else if (status !== 'saving') {
    clearTimeout(desk.timer);
    forgetCopy(shelf, draftId);
    note(desk, { status: 'saved' });
  }
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
  if (answer.type === 'done') settle(desk);
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
