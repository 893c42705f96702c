import { beforeAll, describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { loadSystem } from '@/lib/systems';
import type { DraggedPiece } from '../board/drop-target';
import { openStudio, type StudioState, selectAndReveal, startDrag } from '../session/state';
import { dropPieces } from './drop-edits';

let opened: StudioState;

beforeAll(async () => {
  const system = await loadSystem('lost-battles');
  if (!system) throw new Error('no system');
  const draft = {
    id: 'd',
    kind: 'scenario',
    system: system.id,
    revision: 1,
    slug: null,
    document: cannae,
  } as const;
  opened = openStudio({ system, format: 'scenario' }, draft, null);
});

const pieceOf = ({ derived }: StudioState, id: string) =>
  derived.position?.pieces.find(piece => piece.id === id);

const centreOfSpace = (id: string): readonly [number, number] => {
  const board = opened.derived.position?.board;
  const space = board?.kind === 'spaces' ? board.spaces.find(one => one.id === id) : undefined;
  if (!space) throw new Error(`no space ${id}`);
  return [space.centre[0], space.centre[1]];
};

const dragTo = (id: string, space: string): readonly DraggedPiece[] => [
  { id, from: pieceOf(opened, id)?.space ?? null, centre: centreOfSpace(space) },
];

const dragging = (id: string): StudioState => startDrag(selectAndReveal(opened, [id]), [id]);

describe('a drop on the map', () => {
  test('is one edit of the document, and the drag is over', () => {
    const dropped = dropPieces(dragging('velites'), { dragged: dragTo('velites', 'C1'), isOverTray: false });
    expect(pieceOf(dropped, 'velites')?.space).toBe('C1');
    expect(dropped.history.past).toHaveLength(1);
    expect(dropped.dragging).toBeNull();
  });

  test('over the tray takes the pieces off the board', () => {
    const dropped = dropPieces(dragging('velites'), { dragged: dragTo('velites', 'C1'), isOverTray: true });
    expect(pieceOf(dropped, 'velites')?.space).toBeNull();
  });

  test('where it began changes nothing in the document', () => {
    const dropped = dropPieces(dragging('velites'), { dragged: dragTo('velites', 'C2'), isOverTray: false });
    expect(dropped.history).toBe(opened.history);
    expect(dropped.dragging).toBeNull();
  });

  test('without a drag is no drop', () => {
    expect(dropPieces(opened, { dragged: [], isOverTray: false })).toBe(opened);
  });
});
