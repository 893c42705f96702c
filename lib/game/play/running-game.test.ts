import { describe, expect, test } from 'vitest';
import { seedRng } from '@/lib/dice/rng';
import { createObjection } from '../check/objection';
import { defineRulebook } from '../contract/rulebook';
import { createActionGroup } from './action-groups';
import { changeState, finishTask, getCurrentTask, pushTasks, throwDice } from './running-game';

const start = () => ({
  state: { rng: seedRng(7), agenda: ['move', 'fight'] as readonly string[], round: 1 },
  events: [],
  isQuiet: false,
  isThrown: false,
});

describe('a running game', () => {
  test('throws other dice each time, the same for the same seed', () => {
    const first = throwDice(start(), { count: 20, sides: 6 });
    const second = throwDice(first.game, { count: 20, sides: 6 });
    expect(second.faces).not.toEqual(first.faces);
    expect(throwDice(start(), { count: 20, sides: 6 }).faces).toEqual(first.faces);
  });

  test('does urgent tasks first, then the others in their order', () => {
    const urgent = pushTasks(start(), 'rally', 'test');
    expect(urgent.state.agenda).toEqual(['rally', 'test', 'move', 'fight']);
    expect(getCurrentTask(finishTask(urgent).state)).toBe('test');
    expect(() => getCurrentTask({ agenda: [] })).toThrow();
  });

  test('changes what is named and nothing else', () => {
    expect(changeState(start(), { round: 2 })).toEqual({ ...start(), state: { ...start().state, round: 2 } });
  });
});

test('only actions that come in numbers have a heading', () => {
  const actionGroup = createActionGroup<{ by: string; type: 'move' | 'end' }>('words.chess', ['move']);
  expect(actionGroup({ by: 'white', type: 'move' })).toEqual({ code: 'words.chess.kind.move' });
  expect(actionGroup({ by: 'white', type: 'end' })).toBeNull();
});

test('an objection names its book and section', () => {
  const objection = createObjection(defineRulebook('chess', { '3.1': { title: 'Moves' } }));
  expect(objection('in-check', '3.1', { piece: 'king' }, ['to'])).toEqual({
    code: 'chess/in-check',
    severity: 'error',
    rule: { book: 'chess', section: '3.1' },
    path: ['to'],
    values: { piece: 'king' },
  });
});
