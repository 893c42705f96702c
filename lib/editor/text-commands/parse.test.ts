import { beforeAll, describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import type { StudioState } from '../session/state';
import { loadKnownSystem, openBattle } from '../testing/open-battle';
import { executeCommand } from './execute';
import { editDistance, normalizeText } from './match';
import { type ParsedCommand, parseCommand, type TextCommand } from './parse';
import { vocabularyOf } from './vocabulary';

let system: AnySystem;
let opened: StudioState;
const say: Say = makeSay(messages, 'en');

beforeAll(async () => {
  system = await loadKnownSystem('lost-battles');
  opened = openBattle(system, cannae);
});

const parse = (text: string, state = opened): ParsedCommand => parseCommand(text, vocabularyOf(state, say));
const order = (text: string, state = opened): TextCommand | ParsedCommand => {
  const answer = parse(text, state);
  return answer.type === 'order' ? answer.order : answer;
};

/** Says one sentence after the other; gives the last state and the last answer. */
const execute = (...texts: readonly string[]) => {
  let state = opened;
  let said = '';
  for (const text of texts) {
    const { state: next, answers } = executeCommand(state, parse(text, state), say);
    state = next;
    said = answers.map(say).join(' ');
  }
  const space = (id: string) => state.derived.position?.pieces.find(piece => piece.id === id)?.space;
  const heading = (id: string) => state.derived.position?.pieces.find(piece => piece.id === id)?.heading;
  return { state, said, space, heading };
};

describe('what is understood', () => {
  test('accents, capitals and signs make no difference', () => {
    expect(normalizeText('Pælígni’s Left, centre (B1)')).toBe(
      'pæligni s left & centre b1'.replace(' s', 's'),
    );
    expect(editDistance('hanibal', 'hannibal')).toBe(1);
  });

  test.each([
    ['move velites to C1', { type: 'move', pieces: ['velites'], space: 'C1' }],
    ['Move the velites C1', { type: 'move', pieces: ['velites'], space: 'C1' }],
    ['take off velites', { type: 'take-off', pieces: ['velites'] }],
    ['face velites right', { type: 'face', pieces: ['velites'], heading: 90 }],
    ['paint A1 hill', { type: 'paint', space: 'A1', brush: expect.any(String) }],
    ['go to c3', { type: 'go', space: 'C3' }],
    ['what stands on C2?', { type: 'what', spaces: ['C2'] }],
    ['undo', { type: 'command', command: 'undo' }],
    ['Zoom in', { type: 'command', command: 'zoom-in' }],
    ['findings', { type: 'findings' }],
    ['?', { type: 'help' }],
  ])('%s', (text, wanted) => {
    expect(order(text)).toEqual(wanted);
  });

  test('"paint hill on A1" and "paint A1 hill" are the same', () => {
    expect(order('paint hill on A1')).toEqual(order('paint A1 hill'));
  });

  test('a group is all who stand in a space', () => {
    const here = opened.derived.position?.pieces.filter(({ space }) => space === 'B1').map(({ id }) => id);
    expect(here?.length).toBeGreaterThan(1);
    expect(order('move group B1 to A1')).toEqual({ type: 'move', pieces: here, space: 'A1' });
    expect(order('select all on B1')).toEqual({ type: 'select', pieces: here });
  });

  test('words that fit spaces of both sides are all told, but not moved to', () => {
    const next = order('what stands on left centre');
    expect(next).toMatchObject({ type: 'what' });
    expect('spaces' in next && next.spaces.length).toBe(2);
    expect(order('move velites to left centre')).toMatchObject({ type: 'ambiguous', word: 'left centre' });
  });

  test('unknown words are answered with the nearest known one', () => {
    expect(parse('mvoe velites to C1')).toEqual({
      type: 'unknown',
      part: 'verb',
      word: 'mvoe',
      near: 'move',
    });
    expect(parse('move velitse to C1')).toMatchObject({ part: 'piece', near: 'velites' });
    expect(parse('move velites to X9')).toMatchObject({ part: 'space', word: 'x9' });
    expect(parse('move')).toEqual({ type: 'incomplete', verb: 'move' });
  });
});

describe('what is done', () => {
  test('a unit is moved and turned, and both are undone', () => {
    const moved = execute('move velites to C1', 'face it right');
    expect(moved.space('velites')).toBe('C1');
    expect(moved.heading('velites')).toBe(90);
    expect(moved.said).toContain('Done: Turn');
    const back = execute('move velites to C1', 'undo');
    expect(back.space('velites')).toBe('C2');
    expect(back.said).toMatch(/^Undone: Move Velites to C1/);
  });

  test('ground is laid and read back', () => {
    expect(execute('paint hill on A1', 'what stands on A1').said).toContain('hill');
  });

  test('a unit is added for a side, and commands are said by their names', () => {
    const { state, said } = execute('add average legion for Rome on C2', 'make lead unit');
    expect(state.history.past).toHaveLength(2);
    expect(said).toBe('Done: Make lead unit.');
  });

  test('where, waiting and help answer without a change', () => {
    for (const text of ['where is Hannibal', 'waiting', 'help', 'findings']) {
      const { state, said } = execute(text);
      expect(state).toBe(opened);
      expect(said).not.toBe('');
    }
    expect(execute('where is Hannibal').said).toMatch(/^Hannibal .*: Carthage/);
  });

  test('what the rules have against a place is said at once', () => {
    expect(execute('move velites to A3').said).toContain('Done: Move');
    expect(execute('undo').said).toBe('Nothing to undo.');
  });
});

describe('notes over the map, by what is said', () => {
  test('words are written into the middle of a space, as they were typed', () => {
    const { state, said } = execute('note at C3: The Well: dry in August');
    const [note] = state.derived.scenario?.annotations?.slice(-1) ?? [];
    expect(note).toMatchObject({ kind: 'text', text: 'The Well: dry in August' });
    expect(said).toContain('Done');
  });

  test('arrows and lines go from place to place; a place may be a space or a piece', () => {
    const { state } = execute('arrow from C2 to Hannibal', 'draw a line from A1 to E1');
    const [arrow, line] = state.derived.scenario?.annotations?.slice(-2) ?? [];
    const hannibal = state.derived.position?.pieces.find(({ name }) => name === 'Hannibal')?.box?.centre;
    expect(arrow).toMatchObject({ kind: 'arrow' });
    expect(arrow?.points[1]).toEqual(hannibal?.map(Math.round));
    expect(line).toMatchObject({ kind: 'line' });
    expect(line?.id).not.toBe(arrow?.id);
    expect(line?.points[0]?.[1]).toBe(line?.points[1]?.[1]);
  });

  test('what is missing is asked for, and what is unknown is said', () => {
    expect(parse('note at C3')).toEqual({ type: 'incomplete', verb: 'note' });
    expect(parse('arrow')).toEqual({ type: 'incomplete', verb: 'arrow' });
    expect(parse('arrow from C2 to Nowhere')).toMatchObject({ type: 'unknown', part: 'place' });
    expect(order('paint hill on A1')).toMatchObject({ type: 'paint' });
  });
});
