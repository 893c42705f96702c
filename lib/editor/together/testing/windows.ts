import { applyJsonPatch } from '@/lib/documents/compare/json-patch';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { openStudio } from '../../session/open-studio';
import type { StudioState } from '../../session/state';
import type { EditsInput } from '../draft-message';
import { makeBatch, markSent, toServerEdits } from '../outgoing';
import { receiveDocument, receiveEdits, type ServerEdit } from '../receive';

/** Windows of several authors and the server between them, without a network: tests say what arrives when. */

/** The server as windows see it: edits of the newest revision are taken, others are answered by what came before. */
export const makeServer = (document: unknown) => {
  const edits: ServerEdit[] = [];
  let newest = document;
  return {
    edits,
    newest: () => newest,
    after: (revision: number) => edits.filter(edit => edit.revision > revision),
    take: (batch: EditsInput): boolean => {
      if (batch.revision !== edits.length + 1) return false;
      for (const edit of toServerEdits(batch)) {
        const patched = applyJsonPatch(newest, edit.patch);
        if (patched.type !== 'patched') throw new Error(`unfit at ${patched.at}`);
        newest = patched.document;
        edits.push(edit);
      }
      return true;
    },
  };
};

export interface AuthorWindow {
  readonly name: string;
  state: StudioState;
  /** Its last batch, once the server has answered and the answer is on its way. */
  answer: { readonly batch: EditsInput; readonly isTaken: boolean } | null;
  isOnline: boolean;
}

export const openWindow = (system: AnySystem, document: unknown, name: string): AuthorWindow => {
  const draft = { id: 'd', kind: 'scenario', system: system.id, revision: 1, slug: null, document } as const;
  const state = openStudio({ system, format: 'scenario' }, draft, null);
  return { name, state: { ...state, queue: { ...state.queue, client: name } }, answer: null, isOnline: true };
};

export const send = (window: AuthorWindow, server: ReturnType<typeof makeServer>): void => {
  const batch = makeBatch(window.state);
  if (!batch || window.answer || !window.isOnline) return;
  window.state = markSent(window.state, batch);
  window.answer = { batch, isTaken: server.take(batch) };
};

export const hear = (window: AuthorWindow, server: ReturnType<typeof makeServer>): void => {
  if (!window.isOnline) return;
  const edits = server.after(window.state.save.revision);
  window.state =
    receiveEdits(window.state, edits) ??
    receiveDocument(window.state, { revision: server.edits.length + 1, document: server.newest() });
};

export const getAnswer = (window: AuthorWindow): void => {
  if (!window.answer || !window.isOnline) return;
  const { batch, isTaken } = window.answer;
  window.answer = null;
  if (isTaken) window.state = receiveEdits(window.state, toServerEdits(batch)) ?? window.state;
};
