import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { loadSystem } from '@/lib/systems';
import { labelField, setFieldValue } from '../edits/field-edits';
import { movePieces } from '../edits/map/board-edits';
import { type StudioState, sourceOf, undoStep, writeSource } from '../session/state';
import { putBack } from './own-text-edits';
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

  test('what cannot be merged on return is kept for its author in both versions', () => {
    const { ada, bert, server } = openTwo();
    const source = sourceOf(ada.state) as { forces: readonly { units: readonly { id: string }[] }[] };
    const [unit] = source.forces[0]?.units ?? [];
    console.log(
      JSON.stringify(unit),
      Object.keys(source),
      JSON.stringify((LEUTHEN as any).deployment?.groups?.slice?.(0, 2)),
    );
    const forces = source.forces.map((force, index) =>
      index === 0 ? { ...force, units: force.units.slice(1) } : force,
    );
    edit(ada, state => writeSource(state, { ...source, forces }, 'source 1'));
    console.log('findings', ada.state.derived.findings.slice(0, 3));
    sync(ada, server);
    const pieces = bert.state.derived.position?.pieces ?? [];
    const other = pieces.find(p => p.id !== unit?.id && p.space);
    edit(bert, state => movePieces(state, [unit?.id ?? ''], other?.space ?? ''));
    console.log('waiting', bert.state.queue.waiting.length);
    sync(bert, server);
    console.log(
      'unmerged',
      JSON.stringify(bert.state.together.unmerged.map(u => u.name)),
      bert.state.together.overwritten,
      bert.state.queue.waiting.length,
      server.edits.length,
    );
  });
});
