import type { StudioState } from '../session/state';
import type { StudioStore } from '../session/store';
import type { DraftClient } from './draft-client';
import { withSave } from './saver';

/** What windows on one draft tell each other. */
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
}

/** Another window, or another device, has saved a newer version: neither may be overwritten. */
export const markConflict = (state: StudioState, revision: number): StudioState =>
  revision > state.save.revision && state.save.status !== 'conflict'
    ? withSave(state, { status: 'conflict' })
    : state;

const noticeOtherTab = (state: StudioState): StudioState =>
  state.notice === null ? { ...state, notice: 'open-elsewhere' } : state;

/** Windows on one draft tell each other at once when they open it and when they save it. */
export const startTabSync = ({ store, tabId, channel }: TabSyncOptions): (() => void) => {
  let sentRevision = store.getState().save.revision;
  const say = (type: TabMessage['type']): void =>
    channel.postMessage({ type, sitting: tabId, revision: store.getState().save.revision });
  channel.onmessage = ({ data: word }) => {
    if (word.sitting === tabId) return;
    store.update(state => (word.type === 'saved' ? state : noticeOtherTab(state)));
    store.update(state => markConflict(state, word.revision));
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

/** A person who comes back to this window learns at once what was saved elsewhere meanwhile. */
export const checkServerRevision = async (
  store: StudioStore,
  client: Pick<DraftClient, 'load'>,
  draftId: string,
): Promise<void> => {
  if (store.getState().save.status === 'saving') return;
  const answer = await client.load(draftId);
  const { status } = store.getState().save;
  if (answer.type === 'done' && status !== 'saving')
    store.update(state => markConflict(state, answer.value.revision));
};
