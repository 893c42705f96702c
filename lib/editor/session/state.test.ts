import { describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { canRedo, canUndo, commit, openHistory } from '@/lib/documents/history';
import { valueAt } from '@/lib/documents/json-path';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { loadSystem } from '@/lib/systems';
import { largeHexMap } from '@/lib/systems/testing/hostile-documents';
import type { CachedDraft } from '../autosave/cached-draft';
import { loadOtherVersion } from '../autosave/other-version';
import { receiveCheckResult, receiveZone } from '../check-worker/reducer';
import { findZone, runChecks } from '../check-worker/run';
import { labelField, setFieldValue } from '../edits/field-edits';
import {
  addPiece,
  applyDrop,
  commandsOf,
  movePieces,
  paintPlaces,
  runCommand,
  takeOffPieces,
} from '../edits/map/board-edits';
import { checkNow, retitle } from '../testing/edit-steps';
import { startDrag } from './drag-state';
import { openStudio } from './open-studio';
import {
  commitChanges,
  isUnsaved,
  jumpToStep,
  nameHistoryStep,
  redoStep,
  type StudioState,
  selectAndReveal,
  selectFinding,
  undoStep,
} from './state';
import { createStudioStore } from './store';

// Not in a hook: on a busy machine reading a whole rule book may take longer than a hook may.
const loaded = await loadSystem('lost-battles');
if (!loaded) throw new Error('no system');
const system: AnySystem = loaded;

const draft = {
  id: 'd',
  kind: 'scenario',
  system: 'lost-battles',
  revision: 3,
  slug: null,
  document: cannae,
} as const;

const opened = (...copies: readonly CachedDraft[]): StudioState =>
  openStudio({ system, format: 'scenario' }, draft, copies);

/** A copy that a window kept after one edit of its own. */
const copyOf = (document: unknown, more: Partial<CachedDraft> = {}): CachedDraft => ({
  draft: 'd',
  sitting: 's',
  revision: 3,
  history: commit(openHistory(cannae, nameHistoryStep('opened')), nameHistoryStep('source'), [
    { op: 'replace', path: [], value: document },
  ]),
  isUnsaved: true,
  at: 1,
  ...more,
});

const spaceOf = ({ derived }: StudioState, id: string): string | null | undefined =>
  derived.position?.pieces.find(piece => piece.id === id)?.space;

const names = ({ history }: StudioState): string[] =>
  [...history.past, history.present].map(({ name }) => name.code);

const replaced = (state: StudioState, value: unknown, key?: string): StudioState =>
  commitChanges(state, nameHistoryStep('source'), [{ op: 'replace', path: [], value }], key);

describe('one history', () => {
  test('a move is one entry, and undo takes it back', () => {
    const moved = movePieces(opened(), ['velites'], 'C1');
    expect(spaceOf(moved, 'velites')).toBe('C1');
    expect(names(moved)).toEqual(['studio.history.opened', 'studio.history.move']);
    expect(spaceOf(undoStep(moved), 'velites')).toBe('C2');
    expect(spaceOf(redoStep(undoStep(moved)), 'velites')).toBe('C1');
  });

  test('stacks that land in two spaces are still one entry', () => {
    const moved = applyDrop(opened(), [
      { pieces: ['velites'], space: 'C1' },
      { pieces: ['allied-light-1'], space: 'B1' },
    ]);
    expect([spaceOf(moved, 'velites'), spaceOf(moved, 'allied-light-1')]).toEqual(['C1', 'B1']);
    expect(moved.history.past).toHaveLength(1);
  });

  test('one stroke over three spaces is one entry; the next stroke is another', () => {
    const first = paintPlaces(
      paintPlaces(opened(), 'terrain-hill', ['A4'], 's1'),
      'terrain-hill',
      ['B4', 'C4'],
      's1',
    );
    expect(valueAt(first.derived.scenario, ['board', 'terrain', 0])).toBe('hhh..');
    expect(first.history.past).toHaveLength(1);
    expect(paintPlaces(first, 'terrain-hill', ['D4'], 's2').history.past).toHaveLength(2);
    expect(valueAt(undoStep(first).derived.scenario, ['board', 'terrain', 0])).toBe('.....');
  });

  test('laying what is there already is no entry', () => {
    expect(canUndo(paintPlaces(opened(), 'terrain-open', ['A4'], 's1').history)).toBe(false);
  });

  test('typing in bursts joins within a burst only', () => {
    const typed = replaced(
      replaced(opened(), { ...cannae, title: 'C' }, 'b1'),
      { ...cannae, title: 'Ca' },
      'b1',
    );
    expect(typed.history.past).toHaveLength(1);
    expect(replaced(typed, { ...cannae, title: 'Can' }, 'b2').history.past).toHaveLength(2);
  });

  test('going to a step of the history undoes or redoes as many as needed', () => {
    const three = movePieces(movePieces(opened(), ['velites'], 'C1'), ['velites'], 'B1');
    const back = jumpToStep(three, 0);
    expect(spaceOf(back, 'velites')).toBe('C2');
    expect(canRedo(back.history)).toBe(true);
    expect(spaceOf(jumpToStep(back, 2), 'velites')).toBe('B1');
  });
});

describe('a malformed document', () => {
  const broken = (): StudioState => replaced(opened(), { ...cannae, board: 'gone' });

  test('is said in findings, and the map keeps the last good state', () => {
    const state = broken();
    expect(state.derived.isMalformed).toBe(true);
    expect(state.derived.findings[0]?.path).toEqual(['board']);
    expect(spaceOf(state, 'velites')).toBe('C2');
  });

  test('takes no edits from the map, and says why', () => {
    const before = broken();
    const state = movePieces(before, ['velites'], 'C1');
    expect(state.history).toBe(before.history);
    expect(spaceOf(state, 'velites')).toBe('C2');
    expect(state.notice).toBe('mend-source-first');
    expect(commandsOf({ ...state, selection: { pieces: ['velites'], space: null } })).toEqual([]);
  });
});

describe('choosing', () => {
  test('a piece is shown in the source, and followed when it is moved', () => {
    const chosen = selectAndReveal(opened(), ['velites']);
    expect(valueAt(cannae, chosen.reveal.path)).toBe('velites');
    const moved = movePieces(chosen, ['velites'], 'C1');
    expect(valueAt(moved.history.present.document, moved.reveal.path)).toBe('velites');
    expect(moved.reveal.request).toBeGreaterThan(chosen.reveal.request);
  });

  test('a finding chooses the piece and its text', () => {
    const faulty = checkNow(movePieces(opened(), ['velites'], 'D3'));
    const [finding] = faulty.derived.findings;
    if (!finding) throw new Error('no finding');
    const state = selectFinding(faulty, finding);
    expect(state.selection.pieces).toEqual(['velites']);
    expect(state.reveal.path).toEqual(finding.path);
    expect(state.derived.invalid).toEqual({ pieces: ['velites'], spaces: ['D3'] });
  });

  test('pieces that an undo takes away do not stay chosen', () => {
    const template = system.palette.pieces[0];
    if (!template) throw new Error('no pieces');
    const added = addPiece(opened(), template, 'rome', null, 'New');
    expect(added.selection.pieces).toHaveLength(1);
    expect(undoStep(added).selection.pieces).toEqual([]);
  });
});

describe('dragging', () => {
  test('objects to a space of the enemy, with the section, and not to a free one', () => {
    const state = startDrag(opened(), ['velites']);
    expect(state.dragging?.objections).toEqual({});
    const zone = findZone(state.rules, cannae, 'velites');
    const { dragging } = receiveZone(state, cannae, 'velites', zone);
    expect(dragging?.objections.D3?.[0]?.rule).toBeDefined();
    expect(dragging?.objections.C1).toEqual([]);
  });
});

describe('other edits', () => {
  test('taking off the board', () => {
    expect(spaceOf(takeOffPieces(opened(), ['velites']), 'velites')).toBeNull();
  });

  test('a command of the system', () => {
    const chosen = selectAndReveal(opened(), ['velites']);
    const turn = commandsOf(chosen).find(({ id }) => id === 'about-face');
    if (!turn) throw new Error('no such command');
    const facing = runCommand(chosen, turn).derived.position?.pieces.find(
      ({ id }) => id === 'velites',
    )?.facing;
    expect(facing).toBe('down');
  });

  test('typing a title joins into one entry; an emptied optional field leaves the document', () => {
    const typed = retitle(retitle(opened(), 'A'), 'Ab');
    expect(typed.derived.scenario?.title).toBe('Ab');
    expect(typed.history.past).toHaveLength(1);
    const emptied = setFieldValue(opened(), labelField('subtitle'), ['subtitle'], undefined);
    expect(emptied.derived.scenario).not.toHaveProperty('subtitle');
  });
});

describe('opening', () => {
  const mine = { ...cannae, title: 'Mine' };

  test('a copy of this revision goes on where it stopped, history and all, and is said', () => {
    const state = opened(copyOf(mine));
    expect(state.derived.scenario?.title).toBe('Mine');
    expect(state.notice).toBe('kept-copy');
    expect(isUnsaved(state)).toBe(true);
    expect(undoStep(state).derived.scenario?.title).toBe('Cannae');
  });

  test('a copy that the server has is gone on with silently', () => {
    const saved = { ...draft, document: mine };
    const copies = [copyOf(mine, { isUnsaved: false })];
    const state = openStudio({ system, format: 'scenario' }, saved, copies);
    expect(state.notice).toBeNull();
    expect(isUnsaved(state)).toBe(false);
    expect(undoStep(state).derived.scenario?.title).toBe('Cannae');
  });

  test('a copy of an older revision is one step back', () => {
    const state = opened(copyOf(mine, { revision: 2 }));
    expect(state.derived.scenario?.title).toBe('Cannae');
    expect(state.notice).toBe('older-copy');
    expect(undoStep(state).derived.scenario?.title).toBe('Mine');
  });

  test('two windows that both broke down: the newer goes on, the other is a step back', () => {
    const theirs = { ...cannae, title: 'Theirs' };
    const state = opened(copyOf(theirs), copyOf(mine, { sitting: 't', at: 2 }));
    expect(state.derived.scenario?.title).toBe('Mine');
    expect(undoStep(state).derived.scenario?.title).toBe('Theirs');
  });

  test("loading the other window's version keeps one's own a step away", () => {
    const state = loadOtherVersion(opened(copyOf(mine)), {
      revision: 4,
      document: { ...cannae, title: 'Theirs' },
    });
    expect(state.derived.scenario?.title).toBe('Theirs');
    expect(state.save).toMatchObject({ status: 'saved', revision: 4 });
    expect(undoStep(state).derived.scenario?.title).toBe('Mine');
  });
});

describe('what the rules say', () => {
  test('follows an edit when they answer; until then the map has moved and the findings stand', () => {
    const moved = movePieces(checkNow(opened()), ['velites'], 'D3');
    expect(spaceOf(moved, 'velites')).toBe('D3');
    expect(moved.derived.findings).toEqual([]);
    expect(checkNow(moved).derived.findings).not.toEqual([]);
  });

  test('about a document that has changed since is dropped', () => {
    const moved = movePieces(opened(), ['velites'], 'D3');
    const late = runChecks(moved.rules, moved.history.present.document);
    const back = checkNow(undoStep(moved));
    expect(receiveCheckResult(back, moved.history.present.document, late)).toBe(back);
  });
});

describe('the store', () => {
  test('tells its listeners of changes only', () => {
    const store = createStudioStore(opened());
    let calls = 0;
    const end = store.subscribe(() => {
      calls += 1;
    });
    store.update(state => state);
    store.update(state => movePieces(state, ['velites'], 'C1'));
    end();
    store.update(undoStep);
    expect(calls).toBe(1);
  });
});

describe('a draft of an older release', () => {
  test('that passes a limit of today opens with a finding that names it', async () => {
    const hexes = await loadSystem('prussias-glory');
    if (!hexes) throw new Error('no system');
    const kept = { ...draft, system: hexes.id, document: largeHexMap(400, 400) };
    const state = checkNow(openStudio({ system: hexes, format: 'scenario' }, kept, null));
    expect(state.derived.isMalformed).toBe(true);
    expect(state.derived.findings.map(({ code, path }) => [code, path])).toEqual([
      ['document/shape-limit', ['board']],
    ]);
    const smaller = commitChanges(state, nameHistoryStep('edit'), [
      { op: 'replace', path: [], value: largeHexMap(20, 20) },
    ]);
    expect(smaller.derived.isMalformed).toBe(false);
    expect(smaller.derived.position?.pieces).toEqual([]);
  });
});
