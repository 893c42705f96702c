import { beforeAll, describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { DraggedPiece } from '../board/drop-target';
import { openDeployment, receiveProposal } from '../deploy/deploy-edits';
import { proposeDeployment } from '../deploy/propose';
import { startDrag } from '../session/drag-state';
import { type StudioState, selectAndReveal } from '../session/state';
import { loadKnownSystem, openBattle } from '../testing/open-battle';
import { type DragKeys, dropPieces } from './drop-edits';

let opened: StudioState;

beforeAll(async () => {
  const system = await loadKnownSystem('lost-battles');
  opened = openBattle(system, cannae);
});

const pieceOf = ({ derived }: StudioState, id: string) =>
  derived.position?.pieces.find(piece => piece.id === id);

const centreOfSpace = (id: string): readonly [number, number] => {
  const board = opened.derived.position?.board;
  const space = board?.kind === 'spaces' ? board.spaces.find(one => one.id === id) : undefined;
  if (!space) throw new Error(`no space ${id}`);
  return [space.centre[0], space.centre[1]];
};

const dragged = (id: string, space: string): readonly DraggedPiece[] => [
  { id, from: pieceOf(opened, id)?.space ?? null, centre: centreOfSpace(space) },
];

const dragging = (id: string): StudioState => startDrag(selectAndReveal(opened, [id]), [id]);

const NO_KEYS: DragKeys = { isRow: false, isForced: false };

/** What the worker would answer to the open question. */
const answer = (state: StudioState): StudioState => {
  const task = openDeployment(state);
  const { scenario, shownDocument } = state.derived;
  if (!task || !scenario) return state;
  return receiveProposal(
    state,
    shownDocument,
    task.serial,
    proposeDeployment(state.rules.system, scenario, task.request),
  );
};

const drop = (id: string, space: string, keys: DragKeys = NO_KEYS, isOverTray = false): StudioState =>
  answer(dropPieces(dragging(id), { dragged: dragged(id, space), isOverTray, aim: space, keys }));

describe('a drop on the map', () => {
  test('is one edit of the document, and the drag is over', () => {
    const dropped = drop('velites', 'C1');
    expect(pieceOf(dropped, 'velites')?.space).toBe('C1');
    expect(dropped.history.past).toHaveLength(1);
    expect(dropped.dragging).toBeNull();
    expect(dropped.deploying).toBeNull();
  });

  test('[2.1] among the enemy is refused with the reason', () => {
    const dropped = drop('velites', 'C3');
    expect(pieceOf(dropped, 'velites')?.space).toBe('C2');
    expect(dropped.history).toBe(opened.history);
    expect(dropped.refusal?.objection?.code).toBe('lost-battles/one-side-per-tile');
  });

  test('lands among the enemy all the same with Alt', () => {
    expect(pieceOf(drop('velites', 'C3', { isRow: false, isForced: true }), 'velites')?.space).toBe('C3');
  });

  test('over the tray takes the pieces off the board', () => {
    expect(pieceOf(drop('velites', 'C1', NO_KEYS, true), 'velites')?.space).toBeNull();
  });

  test('where it began changes nothing in the document', () => {
    const dropped = drop('velites', 'C2');
    expect(dropped.history).toBe(opened.history);
    expect(dropped.dragging).toBeNull();
  });

  test('without a drag is no drop', () => {
    expect(dropPieces(opened, { dragged: [], isOverTray: false, aim: null, keys: NO_KEYS })).toBe(opened);
  });
});
