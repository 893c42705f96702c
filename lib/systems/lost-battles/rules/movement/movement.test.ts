import { describe, expect, test } from 'vitest';
import { budgetOf, fieldFrom, general, startMove, walk } from '../../testing/field-notation';
import { computeAttackCost, listAttackObjections } from '../combat/attack-eligibility';
import { findReachable, finishObjections, listSteps } from './move-steps';
import { countRoomTaken, getStackingLimit } from './stacking';

const codes = (findings: readonly { readonly code: string }[]) =>
  findings.map(({ code }) => code.replace('lost-battles/', ''));

const alone = (words: string, at: 'C2' | 'C1' | 'A2' = 'C2') =>
  fieldFrom({ stands: [{ at, units: [words] }] });

describe('5.2 Spending actions', () => {
  test('[5.2] LB-G71 cavalry turns, moves, turns and moves in an express', () => {
    const field = alone('average heavy-cavalry', 'C1');
    const { move, objections } = walk(
      field,
      startMove(field, 'C1', 'express'),
      'turn left',
      'forward',
      'turn up',
      'forward',
    );
    expect(objections).toEqual([]);
    expect([move.at, budgetOf(move, 'horse')?.actions]).toEqual(['B2', 0]);
  });

  test('[4.2] LB-G07 a veteran phalanx goes two tiles by express and never attacks', () => {
    const field = alone('veteran phalanx', 'C1');
    const { move, objections } = walk(field, startMove(field, 'C1', 'express'), 'forward', 'forward');
    expect([move.at, objections, codes(listAttackObjections(field, move))]).toEqual([
      'C3',
      [],
      ['no-attack-in-express'],
    ]);
  });

  test('[4.2] LB-G07 cavalry moves and attacks with its two actions', () => {
    const field = fieldFrom({
      stands: [
        { at: 'C2', units: ['average heavy-cavalry'] },
        { at: 'C4', side: 1, units: ['average legion'] },
      ],
    });
    const { move } = walk(field, startMove(field, 'C2', 'normal'), 'forward');
    expect([budgetOf(move, 'horse')?.actions, listAttackObjections(field, move)]).toEqual([1, []]);
  });

  test('[5.7] LB-G10 veteran cavalry cannot turn, move and turn by a normal activation, but by express', () => {
    const field = fieldFrom({ stands: [{ at: 'B2', units: Array(2).fill('veteran heavy-cavalry') }] });
    const path = ['turn left', 'forward', 'turn up'];
    expect(walk(field, startMove(field, 'B2', 'normal'), ...path).objections).toEqual([
      'too-few-actions-to-turn',
    ]);
    const express = walk(field, startMove(field, 'B2', 'express', { units: ['B2-1'] }), ...path);
    expect([express.objections, budgetOf(express.move, 'horse')?.actions]).toEqual([[], 1]);
  });

  test('[9.2] LB-G55 LB-G73 a veteran legion turns, moves and turns by double express; express lacks the last turn', () => {
    const field = alone('veteran legion');
    const path = ['turn left', 'forward', 'turn up'];
    expect(walk(field, startMove(field, 'C2', 'double-express'), ...path).objections).toEqual([]);
    expect(walk(field, startMove(field, 'C2', 'express'), ...path).objections).toEqual([
      'too-few-actions-to-turn',
    ]);
    expect(walk(field, startMove(field, 'C2', 'express'), 'turn left', 'forward').objections).toEqual([]);
  });

  test('[4.2] a limited activation turns, but goes nowhere', () => {
    const field = alone('average heavy-cavalry');
    expect(walk(field, startMove(field, 'C2', 'limited'), 'forward').objections).toEqual([
      'limited-does-not-move',
    ]);
    expect(walk(field, startMove(field, 'C2', 'limited'), 'turn left').objections).toEqual([]);
  });
});

describe('5.3 Free changes of facing', () => {
  const behind = (words: string, ...enemies: readonly ('B2' | 'D2' | 'C1' | 'B1' | 'D1')[]) =>
    fieldFrom({
      stands: [
        { at: 'C2', units: [words] },
        ...enemies.map(at => ({ at, side: 1 as const, units: ['average legion'] })),
      ],
    });

  test.each([
    ['[5.3] about-face is free with nobody near', 'average legion', [], 1],
    ['[5.3] not with an enemy to the left', 'average legion', ['B2'], 0],
    ['[5.3] nor to the right', 'average legion', ['D2'], 0],
    ['[5.3] nor behind', 'average legion', ['C1'], 0],
    ['[5.3] LB-G13 nor next to the tile behind', 'average legion', ['B1'], 0],
    ['[9.1] hoplites pay for it always', 'average hoplite', [], 0],
  ] as const)('%s', (_, words, enemies, left) => {
    const field = behind(words, ...enemies);
    const { move } = walk(field, startMove(field, 'C2', 'normal'), 'turn down');
    expect(move.budgets[0]?.actions).toBe(left);
  });

  test('[5.3] LB-G13 heavy infantry with enemies beside the tile behind cannot go back and turn by express', () => {
    const field = behind('average heavy-infantry', 'B1');
    expect(
      walk(field, startMove(field, 'C2', 'express'), 'turn down', 'forward', 'turn left').objections,
    ).toEqual(['too-few-actions-to-turn']);
  });

  test('[5.3] in a mixed group hoplites pay for the about-face and the others do not', () => {
    const field = fieldFrom({ stands: [{ at: 'C2', units: ['average hoplite', 'average legion'] }] });
    const { move } = walk(field, startMove(field, 'C2', 'normal'), 'turn down');
    expect([budgetOf(move, 'hoplites')?.actions, budgetOf(move, 'foot')?.actions]).toEqual([0, 1]);
  });

  test('[5.3] LB-G14 light cavalry faces about, rides on with two free turns and ends on the hill with own units', () => {
    const field = fieldFrom({
      ground: { B1: ['river'], A1: ['hill'] },
      stands: [
        { at: 'C2', units: ['average light-cavalry'] },
        { at: 'A1', units: ['average heavy-infantry'], facing: 'up' },
        { at: 'C3', side: 1, units: ['average legion'] },
      ],
    });
    const path = ['turn down', 'forward', 'turn left', 'forward', 'forward'];
    const { move, objections } = walk(field, startMove(field, 'C2', 'express'), ...path);
    expect(objections).toEqual([]);
    expect([move.at, move.facing, budgetOf(move, 'light-horse')]).toEqual([
      'A1',
      'up',
      { kind: 'light-horse', actions: 0, freeTurns: 0 },
    ]);
  });

  test('[5.3] LB-G70 at Magnesia light cavalry falls back among own units for one action and one free turn', () => {
    const field = fieldFrom({
      stands: [
        { at: 'B2', units: ['average light-cavalry'] },
        { at: 'B1', units: ['average legion'] },
        { at: 'B3', side: 1, units: ['average light-infantry'] },
      ],
    });
    const { move, objections } = walk(field, startMove(field, 'B2', 'normal'), 'turn down', 'forward');
    expect(objections).toEqual([]);
    expect([move.at, move.facing, budgetOf(move, 'light-horse')]).toEqual([
      'B1',
      'up',
      { kind: 'light-horse', actions: 1, freeTurns: 1 },
    ]);
  });

  test('[5.3] turning to attack is free with no enemy in front, and leaves nothing but the attack', () => {
    const field = fieldFrom({
      stands: [
        { at: 'C2', units: ['average legion'] },
        { at: 'B2', side: 1, units: ['average legion'] },
      ],
    });
    const { move, objections } = walk(field, startMove(field, 'C2', 'normal'), 'to-attack left');
    expect([objections, listAttackObjections(field, move), move.turnedOn]).toEqual([[], [], ['C2']]);
    expect(walk(field, move, 'forward').objections).toEqual(['turned-to-attack']);
  });

  test('[5.3] who has turned to attack may do nothing else, but need not attack (A33)', () => {
    const field = fieldFrom({
      stands: [
        { at: 'C2', units: ['average legion'] },
        { at: 'B2', side: 1, units: ['average legion'] },
      ],
    });
    const { move } = walk(field, startMove(field, 'C2', 'normal'), 'to-attack left');
    expect([finishObjections(field, move), listSteps(field, move)]).toEqual([[], []]);
  });

  test('[5.3] nobody turns to attack who may not attack then: in an express activation, or as a part of his tile (A33)', () => {
    const field = fieldFrom({
      stands: [
        { at: 'C2', units: ['veteran legion', 'average legion'] },
        { at: 'B2', side: 1, units: ['average legion'] },
      ],
    });
    const part = { units: ['C2-1'] };
    for (const [activation, code] of [
      ['express', 'no-attack-in-express'],
      ['normal', 'not-all-in-the-group'],
    ] as const)
      expect(walk(field, startMove(field, 'C2', activation, part), 'to-attack left').objections).toEqual([
        code,
      ]);
  });
});

describe('5.4 Terrain costs', () => {
  test.each([
    ['[5.4] cavalry pays two for a hill', 'average heavy-cavalry', ['hill'], 0],
    ['[5.4] for a wood', 'average light-cavalry', ['wood'], 0],
    ['[5.4] for a marsh', 'average chariot', ['marsh'], 0],
    ['[5.4] for a fortified camp', 'average heavy-cavalry', ['fortified-camp'], 0],
    ['[5.4] one for an unfortified camp', 'average heavy-cavalry', ['camp'], 1],
    ['[5.4] one for a river', 'average heavy-cavalry', ['river'], 1],
    ['[5.4] cataphracts pay one', 'average cataphract', ['hill'], 0],
  ] as const)('%s', (_, words, ground, left) => {
    const field = fieldFrom({ ground: { C3: ground }, stands: [{ at: 'C2', units: [words] }] });
    const { move, objections } = walk(field, startMove(field, 'C2', 'normal'), 'forward');
    expect([objections, move.budgets[0]?.actions]).toEqual([[], left]);
  });

  test('[5.4] whoever enters a camp may only turn there', () => {
    const field = fieldFrom({
      ground: { C3: ['camp'] },
      stands: [{ at: 'C2', units: ['average heavy-cavalry'] }],
    });
    const { move } = walk(field, startMove(field, 'C2', 'express'), 'forward');
    expect(walk(field, move, 'forward').objections).toEqual(['stops-in-camp']);
    expect(walk(field, move, 'turn left').objections).toEqual([]);
  });

  test('[2.2] nobody enters impassable ground', () => {
    const field = fieldFrom({
      ground: { C3: ['impassable'] },
      stands: [{ at: 'C2', units: ['average legion'] }],
    });
    expect(walk(field, startMove(field, 'C2', 'normal'), 'forward').objections).toEqual(['may-not-enter']);
  });
});

describe('5.5 Stacking on the way', () => {
  test('[5.5] LB-G15 three levies and one more fit on a river', () => {
    const classes = [...Array(3).fill({ class: 'levy' }), { class: 'average' }];
    expect([countRoomTaken(classes), getStackingLimit(['river'])]).toEqual([7, 8]);
  });

  test('[5.5] no group of nine passes a river, and nobody an enemy', () => {
    const field = fieldFrom({
      ground: { C3: ['river'] },
      stands: [
        { at: 'C2', units: Array(9).fill('average heavy-cavalry') },
        { at: 'B2', units: ['average legion'] },
        { at: 'B3', side: 1, units: ['average legion'] },
      ],
    });
    expect(walk(field, startMove(field, 'C2', 'normal'), 'forward').objections).toEqual(['no-room-on-tile']);
    expect(walk(field, startMove(field, 'B2', 'normal'), 'forward').objections).toEqual(['enemy-on-tile']);
  });

  test('[5.5] among own units a group stops, takes their facing, and neither goes on nor attacks', () => {
    const field = fieldFrom({
      stands: [
        { at: 'C1', units: ['average heavy-cavalry'] },
        { at: 'C2', units: ['average legion'], facing: 'left' },
        { at: 'B2', side: 1, units: ['average legion'] },
      ],
    });
    const { move } = walk(field, startMove(field, 'C1', 'normal'), 'forward');
    expect([move.facing, budgetOf(move, 'horse')?.actions]).toEqual(['left', 0]);
    expect(codes(listAttackObjections(field, move))).toEqual(['stops-among-own-units']);
    expect(walk(field, startMove(field, 'C1', 'express'), 'forward', 'turn up').objections).toEqual([
      'stops-among-own-units',
    ]);
  });

  test('[5.5] the entry is forbidden when the turn cannot be paid', () => {
    const field = fieldFrom({
      stands: [
        { at: 'C1', units: ['average legion'] },
        { at: 'C2', units: ['average legion'], facing: 'left' },
      ],
    });
    expect(walk(field, startMove(field, 'C1', 'normal'), 'forward').objections).toEqual(['too-few-actions']);
  });

  test('[8.2] a commander alone stops nobody; [8.6] but no other general comes to him', () => {
    const field = fieldFrom({
      stands: [{ at: 'C1', units: ['veteran heavy-cavalry'] }],
      generals: [general('g', 'average', 'C2'), general('h', 'average', 'C1')],
    });
    expect(walk(field, startMove(field, 'C1', 'express'), 'forward', 'forward').objections).toEqual([]);
    expect(walk(field, startMove(field, 'C1', 'express', { generals: ['h'] }), 'forward').objections).toEqual(
      ['general-already-there'],
    );
  });
});

describe('5.1 One facing', () => {
  const two = fieldFrom({ stands: [{ at: 'C2', units: ['average legion', 'average legion'] }] });

  test('[5.1] who turns while others stay must leave the tile', () => {
    const one = { units: ['C2-1'] };
    expect(walk(two, startMove(two, 'C2', 'normal', one), 'turn left').objections).toEqual([
      'must-leave-the-tile',
    ]);
    const { move } = walk(two, startMove(two, 'C2', 'express', one), 'turn left');
    expect(codes(finishObjections(two, move))).toEqual(['one-facing-on-tile']);
    expect(walk(two, move, 'forward').objections).toEqual([]);
  });

  test('[4.3] all of them may turn together', () =>
    expect(walk(two, startMove(two, 'C2', 'normal'), 'turn left').objections).toEqual([]));
});

describe('5.6 Mixed groups', () => {
  const mixed = fieldFrom({
    stands: [{ at: 'C2', units: ['average heavy-cavalry', 'average light-infantry'] }],
  });

  test.each([
    ['turn left', 'forward'],
    ['forward', 'turn left'],
  ])('[5.6] LB-G08 cavalry and light foot: %s, %s', (...path) => {
    const { move, objections } = walk(mixed, startMove(mixed, 'C2', 'normal'), ...path);
    expect(objections).toEqual([]);
    expect(move.budgets).toEqual([
      { kind: 'light-foot', actions: 0, freeTurns: 0 },
      { kind: 'horse', actions: 0, freeTurns: 0 },
    ]);
  });

  test('[5.6] LB-G09 with enemies in front heavy infantry keeps the cavalry from turning to attack', () => {
    const field = fieldFrom({
      stands: [
        { at: 'C2', units: ['average heavy-cavalry', 'average heavy-cavalry', 'average heavy-infantry'] },
        { at: 'C3', side: 1, units: ['average legion'] },
        { at: 'B2', side: 1, units: ['average legion'] },
      ],
    });
    for (const activation of ['normal', 'limited'] as const) {
      const start = startMove(field, 'C2', activation);
      expect(walk(field, start, 'to-attack left').objections).toEqual(['turn-to-attack']);
      const { move } = walk(field, start, 'turn left');
      expect(codes(listAttackObjections(field, move))).toEqual(['too-few-actions-to-attack']);
    }
  });

  test('[5.6] LB-G12 with none in front both turn free and pay one and two for the hill', () => {
    const field = fieldFrom({
      ground: { B2: ['hill'], C2: ['hill'] },
      stands: [
        { at: 'C2', units: ['average heavy-infantry', 'levy light-cavalry'] },
        { at: 'B2', side: 1, units: ['average legion'] },
      ],
    });
    const { move, objections } = walk(field, startMove(field, 'C2', 'limited'), 'to-attack left');
    expect([objections, listAttackObjections(field, move)]).toEqual([[], []]);
    expect(move.budgets.map(budget => [budget.kind, computeAttackCost(field, budget, 'B2')])).toEqual([
      ['foot', 1],
      ['light-horse', 2],
    ]);
    expect(move.turnedOn).toEqual(['C2']);
  });

  test('[5.2] LB-G72 two cavalry units turn and attack by a limited activation', () => {
    const field = fieldFrom({
      stands: [
        { at: 'C2', units: Array(2).fill('average heavy-cavalry') },
        { at: 'C3', side: 1, units: ['average legion'] },
        { at: 'B2', side: 1, units: ['average legion'] },
      ],
    });
    const { move, objections } = walk(field, startMove(field, 'C2', 'limited'), 'turn left');
    expect([objections, listAttackObjections(field, move)]).toEqual([[], []]);
  });
});

describe('5.7 Leaving the battlefield', () => {
  test('[5.7] a group leaves by any edge it faces, but not from a coast and not by a limited activation', () => {
    const field = alone('average legion', 'C1');
    const away = walk(field, startMove(field, 'C1', 'normal'), 'turn down', 'leave');
    expect([away.objections, away.move.halt]).toEqual([[], 'left']);
    expect(walk(field, startMove(field, 'C1', 'limited'), 'turn down', 'leave').objections).toEqual([
      'limited-does-not-move',
    ]);
    expect(walk(field, startMove(field, 'C1', 'normal'), 'leave').objections).toEqual([
      'does-not-face-the-edge',
    ]);
    const coast = fieldFrom({ ground: { C1: ['coast'] }, stands: [{ at: 'C1', units: ['average legion'] }] });
    expect(walk(coast, startMove(coast, 'C1', 'normal'), 'turn down', 'leave').objections).toEqual([
      'coast-holds-back',
    ]);
  });
});

describe('6.1 Who may attack', () => {
  const facing = fieldFrom({
    stands: [
      { at: 'C2', units: ['average legion', 'average legion'] },
      { at: 'C3', side: 1, units: ['indian elephant'] },
      { at: 'E3', side: 0, facing: 'up', units: ['average light-cavalry'] },
      { at: 'D3', side: 1, units: ['average legion'] },
    ],
  });

  test('[4.3] every own unit of the tile must be of the group', () => {
    expect(listAttackObjections(facing, startMove(facing, 'C2', 'normal'))).toEqual([]);
    expect(
      codes(listAttackObjections(facing, startMove(facing, 'C2', 'normal', { units: ['C2-1'] }))),
    ).toEqual(['not-all-in-the-group']);
  });

  test('[6.1] LB-G40 cavalry pays two to attack elephants', () => {
    const horse = startMove(facing, 'E3', 'normal').budgets[0];
    expect(horse && computeAttackCost(facing, horse, 'C3')).toBe(2);
  });

  test('[6.1] LB-G65 who turns on an enemy flank may not attack the enemy centre that turn', () => {
    const { move } = walk(facing, startMove(facing, 'E3', 'normal'), 'turn left');
    expect(codes(listAttackObjections(facing, move))).toEqual(['turned-behind-the-enemy']);
    expect(walk(facing, startMove(facing, 'E3', 'normal'), 'to-attack left').objections).toEqual([
      'turned-behind-the-enemy',
    ]);
  });

  test('[6.1] LB-G65 who already faces it may', () => {
    const field = fieldFrom({
      stands: [
        { at: 'C4', facing: 'down', units: ['average light-cavalry'] },
        { at: 'C3', side: 1, units: ['average legion'] },
      ],
    });
    expect(listAttackObjections(field, startMove(field, 'C4', 'normal'))).toEqual([]);
  });

  test('[8.7] no second attack from a tile in two turns running', () =>
    expect(
      codes(listAttackObjections(facing, startMove(facing, 'C2', 'normal', { barred: ['C2'] }))),
    ).toEqual(['attacked-from-here-before']));
});

describe('9.3 Scythed chariots', () => {
  const field = fieldFrom({
    stands: [
      { at: 'C2', units: ['scythed-chariot', 'average heavy-cavalry'] },
      { at: 'C3', units: ['average legion'] },
    ],
  });

  test('[9.3] are lost when they turn; the others go on', () => {
    const { move } = walk(field, startMove(field, 'C2', 'normal'), 'turn left');
    expect([move.units, move.scattered]).toEqual([['C2-2'], ['C2-1']]);
    expect(walk(field, move, 'forward').objections).toEqual([]);
  });

  test('[9.3] are lost when they come among own units', () => {
    const { move } = walk(field, startMove(field, 'C2', 'normal'), 'forward');
    expect([move.at, move.units, move.scattered]).toEqual(['C3', ['C2-2'], ['C2-1']]);
  });
});

describe('reach', () => {
  test('[5.2] lists every stand once with its cheapest price, and the way leads there', () => {
    const field = alone('average heavy-cavalry');
    const start = startMove(field, 'C2', 'normal');
    const stands = findReachable(field, start);
    expect(new Set(stands.map(({ tile, facing }) => `${tile} ${facing}`)).size).toBe(stands.length);
    expect(stands.find(({ tile, facing }) => tile === 'C4' && facing === 'up')?.actions).toBe(2);
    for (const { steps, tile, facing: end } of stands) {
      const words = steps.map(step => ('to' in step ? `${step.type} ${step.to}` : step.type));
      const { move, objections } = walk(field, start, ...words);
      expect([objections, move.at, move.facing]).toEqual([[], tile, end]);
    }
  });

  test('[5.1] no step that is offered leads into a trap', () => {
    const field = fieldFrom({ stands: [{ at: 'C2', units: ['average light-cavalry', 'average legion'] }] });
    const start = startMove(field, 'C2', 'normal', { units: ['C2-1'] });
    expect(listSteps(field, start).length).toBeGreaterThan(0);
    expect(findReachable(field, start).some(({ tile, facing: end }) => tile === 'C2' && end !== 'up')).toBe(
      false,
    );
  });
});
