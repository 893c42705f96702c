import type { DraftClient } from './draft-client';
import { withSave } from './saver';
import type { StudioState } from './studio-state';
import type { StudioStore } from './studio-store';

/** What windows on one draft tell each other. */
export interface WindowWord {
  readonly type: 'opened' | 'here' | 'saved';
  readonly sitting: string;
  readonly revision: number;
}

/** As much of a BroadcastChannel as is needed here. */
export interface WindowChannel {
  postMessage(word: WindowWord): void;
  onmessage: ((event: MessageEvent<WindowWord>) => void) | null;
  close(): void;
}

interface TalkNeeds {
  readonly store: StudioStore;
  readonly sitting: string;
  readonly channel: WindowChannel;
}

/** Another window, or another device, has saved a newer version: neither may be overwritten. */
export const newerSeen = (state: StudioState, revision: number): StudioState =>
  revision > state.save.revision && state.save.status !== 'conflict'
    ? withSave(state, { status: 'conflict' })
    : state;

const companyNoticed = (state: StudioState): StudioState =>
  state.notice === null ? { ...state, notice: 'open-elsewhere' } : state;

/** Windows on one draft tell each other at once when they open it and when they save it. */
export const startWindowTalk = ({ store, sitting, channel }: TalkNeeds): (() => void) => {
  let told = store.getState().save.revision;
  const say = (type: WindowWord['type']): void =>
    channel.postMessage({ type, sitting, revision: store.getState().save.revision });
  channel.onmessage = ({ data: word }) => {
    if (word.sitting === sitting) return;
    store.update(state => (word.type === 'saved' ? state : companyNoticed(state)));
    store.update(state => newerSeen(state, word.revision));
    if (word.type === 'opened') say('here');
  };
  const unsubscribe = store.subscribe(() => {
    const { revision, status } = store.getState().save;
    if (status !== 'saved' || revision <= told) return;
    told = revision;
    say('saved');
  });
  say('opened');
  return () => {
    unsubscribe();
    channel.close();
  };
};

/** A person who comes back to this window learns at once what was saved elsewhere meanwhile. */
export const lookAtServer = async (
  store: StudioStore,
  client: Pick<DraftClient, 'load'>,
  draftId: string,
): Promise<void> => {
  if (store.getState().save.status === 'saving') return;
  const answer = await client.load(draftId);
  const { status } = store.getState().save;
  if (answer.type === 'done' && status !== 'saving')
    store.update(state => newerSeen(state, answer.value.revision));
};
