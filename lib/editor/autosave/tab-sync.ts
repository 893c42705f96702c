import { isUnsaved, loadOtherVersion, type StudioState } from '../session/state';
import type { StudioStore } from '../session/store';
import type { DraftClient, ServerDraft } from './draft-client';
import { withSave } from './saver';

/** What tabs with the same draft send each other. */
export interface TabMessage {
  readonly type: 'opened' | 'here' | 'saved';
  readonly sitting: string;
  readonly revision: number;
}

/** As much of a BroadcastChannel as is needed here. */
export interface TabChannel {
  postMessage(word: TabMessage): void;
  onmessage: ((event: MessageEvent<TabMessage>) => void) | null;
  close(): void;
}

interface TabSyncOptions {
  readonly store: StudioStore;
  readonly tabId: string;
  readonly channel: TabChannel;
  /** Another tab has saved a newer revision. */
  readonly onNewer: () => void;
}

/** What was saved elsewhere is shown at once; where this window has edits of its own, neither may be overwritten. */
const follow = (state: StudioState, newest: ServerDraft): StudioState => {
  if (newest.revision <= state.save.revision || state.save.status === 'conflict') return state;
  return isUnsaved(state) ? withSave(state, { status: 'conflict' }) : loadOtherVersion(state, newest);
};

const noticeOtherTab = (state: StudioState): StudioState =>
  state.notice === null ? { ...state, notice: 'open-elsewhere' } : state;

/** Tabs with the same draft inform each other when they open it and when they save it. */
export const startTabSync = ({ store, tabId, channel, onNewer }: TabSyncOptions): (() => void) => {
  let sentRevision = store.getState().save.revision;
  const say = (type: TabMessage['type']): void =>
    channel.postMessage({ type, sitting: tabId, revision: store.getState().save.revision });
  channel.onmessage = ({ data: word }) => {
    if (word.sitting === tabId) return;
    store.update(state => (word.type === 'saved' ? state : noticeOtherTab(state)));
    if (word.revision > store.getState().save.revision) onNewer();
    if (word.type === 'opened') say('here');
  };
  const unsubscribe = store.subscribe(
    ({ save }) => save,
    ({ revision, status }) => {
      if (status !== 'saved' || revision <= sentRevision) return;
      sentRevision = revision;
      say('saved');
    },
  );
  say('opened');
  return () => {
    unsubscribe();
    channel.close();
  };
};

/** Brings a window up to date with what was saved elsewhere; without a connection it stays as it is. */
export const followServer = async (
  store: StudioStore,
  client: Pick<DraftClient, 'load'>,
  draftId: string,
): Promise<void> => {
  if (store.getState().save.status === 'saving') return;
  const answer = await client.load(draftId);
  const { status } = store.getState().save;
  if (answer.type === 'done' && status !== 'saving') store.update(state => follow(state, answer.value));
};
