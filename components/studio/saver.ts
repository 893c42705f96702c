import type { DraftClient } from './draft-client';
import { forgetCopy, keepCopy, type Shelf } from './local-copy';
import { isUnsaved, type SaveState, type SaveStatus, type StudioState } from './studio-state';
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

const RESTING: readonly SaveStatus[] = ['conflict', 'refused'];

const withSave = (state: StudioState, save: Partial<SaveState>): StudioState => ({
  ...state,
  save: { ...state.save, ...save },
});

/** Saves a second after the last edit; what the server does not have yet is kept on the device. */
export const startSaver = ({ store, draftId, client, shelf }: SaverNeeds): Saver => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<boolean> | null = null;
  let seen: unknown = store.getState().save.saved;

  const note = (save: Partial<SaveState>): void => store.update(state => withSave(state, save));
  const later = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), delay);
  };

  const send = async (): Promise<boolean> => {
    const { history, save } = store.getState();
    const { document } = history.present;
    note({ status: 'saving' });
    const answer = await client.save(draftId, save.revision, document);
    if (answer.type === 'conflict') note({ status: 'conflict' });
    if (answer.type === 'refused') note({ status: 'refused', fault: answer.code });
    if (answer.type === 'unreachable') {
      note({ status: 'offline' });
      later(RETRY_AFTER);
    }
    if (answer.type !== 'done') return false;
    note({ status: 'saved', revision: answer.value.revision, saved: document, fault: null });
    return true;
  };

  const settle = (): void => {
    const state = store.getState();
    if (!isUnsaved(state)) return forgetCopy(shelf, draftId);
    keepCopy(shelf, draftId, { revision: state.save.revision, document: state.history.present.document });
    if (state.save.status !== 'saved') return;
    note({ status: 'unsaved' });
    later(SAVE_AFTER);
  };

  const saveNow = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (underWay) await underWay;
    const state = store.getState();
    if (!isUnsaved(state)) return true;
    if (state.save.status === 'conflict') return false;
    underWay = send();
    const done = await underWay;
    underWay = null;
    settle();
    return done && !isUnsaved(store.getState());
  };

  const onChange = (): void => {
    const state = store.getState();
    const { document } = state.history.present;
    if (document === seen) return;
    seen = document;
    if (isUnsaved(state)) {
      keepCopy(shelf, draftId, { revision: state.save.revision, document });
      if (RESTING.slice(0, 1).includes(state.save.status)) return;
      if (state.save.status !== 'saving') note({ status: state.save.status === 'offline' ? 'offline' : 'unsaved' });
      later(SAVE_AFTER);
    } else if (state.save.status === 'unsaved') {
      clearTimeout(timer);
      forgetCopy(shelf, draftId);
      note({ status: 'saved' });
    }
  };

  const unsubscribe = store.subscribe(onChange);
  onChange();
  return {
    saveNow,
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
};
