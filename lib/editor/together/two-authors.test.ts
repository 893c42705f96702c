import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { loadSystem } from '@/lib/systems';
import { labelField, setFieldValue } from '../edits/field-edits';
import { movePieces, takeOffPieces } from '../edits/map/board-edits';
import { type StudioState, sourceOf, undoStep, writeSource } from '../session/state';
import { dismissUnmerged, putBack } from './own-text-edits';
import { type AuthorWindow, getAnswer, hear, makeServer, openWindow, send } from './testing/windows';

const LEUTHEN: unknown = JSON.parse(
  readFileSync('content/scenarios/prussias-glory/leuthen-battle.json', 'utf8'),
);

let system: AnySystem;
beforeAll(async () => {
  const found = await loadSystem('prussias-glory');
  if (!found) throw new Error('no system');
  system = found;
});

/** Two windows on one draft. */
const openTwo = () => {
  const ada = openWindow(system, LEUTHEN, 'ada');
  const bert = openWindow(system, LEUTHEN, 'bert');
  return { ada, bert, server: makeServer(ada.state.history.present.document) };
};

type Server = ReturnType<typeof makeServer>;

/** Sends what waits, again where somebody was faster, and hears what others sent. */
const sync = (window: AuthorWindow, server: Server): void => {
  for (let round = 0; round < 3; round += 1) {
    send(window, server);
    getAnswer(window);
    hear(window, server);
  }
};

const edit = (window: AuthorWindow, change: (state: StudioState) => StudioState): void => {
  window.state = change(window.state);
};

const writeTitle = (title: string) => (state: StudioState) =>
  setFieldValue(state, labelField('name'), ['title'], title);

const titleOf = (document: unknown): string => (document as { title: string }).title;

const placeOf = ({ derived }: StudioState, id: string): string | null | undefined =>
  derived.position?.pieces.find(piece => piece.id === id)?.space;

/** A document in which nothing has this id or speaks of it. */
const without = (value: unknown, id: string): unknown => {
  if (Array.isArray(value))
    return value.filter(item => item !== id && item?.id !== id).map(item => without(item, id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, without(part, id)]));
};

describe('two authors of one draft', () => {
  test('write one text: the later stands, the earlier is told and puts theirs back with one press', () => {
    const { ada, bert, server } = openTwo();
    edit(ada, writeTitle('Leuthen of Ada'));
    edit(bert, writeTitle('Leuthen of Bert'));
    sync(ada, server);
    sync(bert, server);
    sync(ada, server);
    expect(titleOf(server.newest())).toBe('Leuthen of Bert');
    const [told] = ada.state.together.overwritten;
    expect(told).toMatchObject({ path: ['title'], mine: 'Leuthen of Ada', theirs: 'Leuthen of Bert' });
    expect(bert.state.together.overwritten).toEqual([]);

    if (told) edit(ada, state => putBack(state, told));
    expect(ada.state.together.overwritten).toEqual([]);
    sync(ada, server);
    sync(bert, server);
    expect(titleOf(server.newest())).toBe('Leuthen of Ada');
    expect(titleOf(bert.state.history.present.document)).toBe('Leuthen of Ada');
  });

  test('a text that was changed by somebody who had seen it is no conflict', () => {
    const { ada, bert, server } = openTwo();
    edit(ada, writeTitle('Leuthen of Ada'));
    sync(ada, server);
    sync(bert, server);
    edit(bert, writeTitle('Leuthen of both'));
    sync(bert, server);
    sync(ada, server);
    expect(ada.state.together.overwritten).toEqual([]);
  });

  test('undo takes back the own last edit and leaves what the other did since', () => {
    const { ada, bert, server } = openTwo();
    const [piece, other] = ada.state.derived.position?.pieces ?? [];
    if (!piece || !other || other.space === null) throw new Error('no pieces');
    const before = piece.space;
    edit(ada, state => movePieces(state, [piece.id], other.space ?? ''));
    sync(ada, server);
    sync(bert, server);
    edit(bert, writeTitle('Leuthen of Bert'));
    sync(bert, server);
    sync(ada, server);
    edit(ada, undoStep);
    sync(ada, server);
    sync(bert, server);
    expect(placeOf(bert.state, piece.id)).toBe(before);
    expect(titleOf(server.newest())).toBe('Leuthen of Bert');
  });

  test('who does what the other has done already is told nothing', () => {
    const { ada, bert, server } = openTwo();
    const [piece, other] = ada.state.derived.position?.pieces ?? [];
    if (!piece || !other || other.space === null) throw new Error('no pieces');
    for (const window of [ada, bert]) {
      edit(window, state => movePieces(state, [piece.id], other.space ?? ''));
      edit(window, state => takeOffPieces(state, [other.id]));
    }
    sync(ada, server);
    sync(bert, server);
    expect(bert.state.together.unmerged).toEqual([]);
    expect(placeOf(bert.state, piece.id)).toBe(other.space);
    expect(bert.state.history.present.document).toEqual(server.newest());
  });

  test('what cannot be merged on return is kept for its author in both versions', () => {
    const { ada, bert, server } = openTwo();
    const unit = 'pru-37-46';
    edit(ada, state => writeSource(state, without(sourceOf(state), unit), 'source 1'));
    sync(ada, server);
    expect(placeOf(ada.state, unit)).toBeUndefined();
    const other = bert.state.derived.position?.pieces.find(({ id, space }) => id !== unit && space !== null);
    edit(bert, state => movePieces(state, [unit], other?.space ?? ''));
    const mine = bert.state.history.present.document;
    sync(bert, server);
    expect(placeOf(bert.state, unit)).toBeUndefined();
    expect(bert.state.together.unmerged).toMatchObject([{ mine, theirs: server.newest() }]);
    edit(bert, state => dismissUnmerged(state, 0));
    expect(bert.state.together.unmerged).toEqual([]);
  });
});
