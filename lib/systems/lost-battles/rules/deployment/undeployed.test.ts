import { describe, expect, test } from 'vitest';
import { budgetOf, fieldFrom, general, parseUnit, startMove, walk } from '../../testing/field-notation';
import { TILE_IDS } from '../battlefield/tiles';
import { listAttackObjections } from '../combat/attack-eligibility';
import { computeActivationCost } from '../commands/activation';
import { drivesOff, listPlacingTiles, listSurpriseObjections } from './undeployed';

const waiting = (
  words: readonly string[],
  ground = {},
  stands: Parameters<typeof fieldFrom>[0]['stands'] = [],
) => fieldFrom({ ground, stands: [{ at: 'undeployed', units: words }, ...stands] });

describe('11.3 How troops deploy', () => {
  test('[11.3] LB-G58 light infantry comes on at the left rear, turns free and goes to the left wing', () => {
    const field = waiting(['average light-infantry']);
    const path = ['place B1 up', 'turn left', 'forward'];
    const { move, objections } = walk(field, startMove(field, 'undeployed', 'express'), ...path);
    expect([objections, move.at, budgetOf(move, 'light-foot')]).toEqual([
      [],
      'A1',
      { kind: 'light-foot', actions: 0, freeTurns: 0 },
    ]);
    expect(walk(field, startMove(field, 'undeployed', 'screening-express'), ...path).objections).toEqual([
      'too-few-actions',
    ]);
  });

  test('[11.3] LB-G59 cavalry comes on in its camp for nothing and reaches the right flank over a hill', () => {
    const field = waiting(['average heavy-cavalry'], { D1: ['hill', 'camp'], E1: ['hill'] });
    const start = startMove(field, 'undeployed', 'express');
    const left = ['place D1 right', 'forward', 'turn up', 'forward'].map((_, index, path) => {
      const { move, objections } = walk(field, start, ...path.slice(0, index + 1));
      expect(objections).toEqual([]);
      return budgetOf(move, 'horse')?.actions;
    });
    expect(left).toEqual([4, 2, 1, 0]);
  });

  test('[11.3] LB-G67 six units reach the centre through an unfortified camp for two commands, else for twelve', () => {
    const six = Array(6).fill('average heavy-infantry');
    const camped = waiting(six, { C1: ['camp'] });
    expect(
      walk(camped, startMove(camped, 'undeployed', 'normal'), 'place C1 up', 'forward').objections,
    ).toEqual([]);
    const open = waiting(six);
    expect(walk(open, startMove(open, 'undeployed', 'normal'), 'place C1 up', 'forward').objections).toEqual([
      'too-few-actions',
    ]);
    const [first] = open.units;
    expect(
      walk(
        open,
        startMove(open, 'undeployed', 'express', { units: ['undeployed-1'] }),
        'place C1 up',
        'forward',
      ).objections,
    ).toEqual([]);
    expect([
      computeActivationCost(camped.units, 'normal'),
      first && 6 * computeActivationCost([first], 'express'),
    ]).toEqual([2, 12]);
  });

  test('[11.4] LB-G68 at the Sambre cavalry climbs the hill and may not cross into the enemy half', () => {
    const field = waiting(['average heavy-cavalry'], { D2: ['hill'], D3: ['river'] });
    const { move, objections } = walk(
      field,
      startMove(field, 'undeployed', 'express'),
      'place D1 up',
      'forward',
    );
    expect([objections, move.at, budgetOf(move, 'horse')?.actions]).toEqual([[], 'D2', 1]);
    expect(walk(field, move, 'forward').objections).toEqual(['enemy-half-while-deploying']);
  });

  test('[11.3] LB-G69 coming on costs one action on a wooded hill too', () => {
    const field = waiting(['average heavy-cavalry'], { D1: ['hill', 'wood'], D2: ['river'] });
    const { move, objections } = walk(
      field,
      startMove(field, 'undeployed', 'normal'),
      'place D1 up',
      'forward',
    );
    expect([objections, move.at, budgetOf(move, 'horse')?.actions]).toEqual([[], 'D2', 0]);
  });

  test('[11.3] only horse by itself faces outward, on the outer tiles', () => {
    const place = (words: readonly string[], step: string) => {
      const field = waiting(words);
      return walk(field, startMove(field, 'undeployed', 'normal'), step).objections;
    };
    expect(place(['average heavy-cavalry', 'average chariot'], 'place B1 left')).toEqual([]);
    expect(place(['average heavy-cavalry'], 'place B1 right')).toEqual(['how-troops-face-on-deploying']);
    expect(place(['average heavy-cavalry'], 'place C1 left')).toEqual(['how-troops-face-on-deploying']);
    expect(place(['average heavy-cavalry', 'average legion'], 'place B1 left')).toEqual([
      'how-troops-face-on-deploying',
    ]);
    expect(place(['average legion'], 'place A1 up')).toEqual(['where-troops-deploy']);
  });

  test('[11.3] on an occupied tile troops stop and take the facing there, if they can pay', () => {
    const there = [{ at: 'B1', units: ['average heavy-cavalry'], facing: 'left' }] as const;
    const foot = waiting(['average legion'], {}, there);
    expect(walk(foot, startMove(foot, 'undeployed', 'normal'), 'place B1 up').objections).toEqual([
      'too-few-actions',
    ]);
    const { move, objections } = walk(foot, startMove(foot, 'undeployed', 'express'), 'place B1 up');
    expect([objections, move.facing, move.halt]).toEqual([[], 'left', 'joined']);
  });

  test('[11.2] a group comes on by twelve at most, by eight through a wood or marsh, levies counting double', () => {
    const place = (words: readonly string[], ground = {}) => {
      const field = waiting(words, ground);
      return walk(field, startMove(field, 'undeployed', 'normal'), 'place C1 up').objections;
    };
    expect(place(Array(12).fill('average legion'))).toEqual([]);
    expect(place(Array(7).fill('levy phalanx'))).toEqual(['no-room-on-tile']);
    expect(place(Array(9).fill('average legion'), { C1: ['marsh'] })).toEqual(['no-room-on-tile']);
  });

  test('[11.2] two generals wait together, but come on to different tiles', () => {
    const field = {
      ...waiting(['average legion'], {}, [{ at: 'C1', units: ['average legion'] }]),
      generals: [general('g', 'average', 'C1'), general('h', 'average', 'undeployed')],
    };
    const joined = startMove(field, 'undeployed', 'normal', { generals: ['h'] });
    expect(walk(field, joined, 'place C1 up').objections).toEqual(['general-already-there']);
    expect(walk(field, joined, 'place B1 up').objections).toEqual([]);
    const together = startMove(field, 'undeployed', 'normal', { generals: ['g', 'h'] });
    expect(walk(field, together, 'place B1 up').objections).toEqual(['general-already-there']);
  });
});

describe('11.4 Limits on deployment', () => {
  test('[11.4] after round 1 only the middle rear tile, facing forward', () => {
    expect(listPlacingTiles(0, false)).toEqual(['C1']);
    const field = waiting(['average heavy-cavalry'], { B1: ['camp'] });
    const late = startMove(field, 'undeployed', 'normal', { wide: false });
    expect(walk(field, late, 'place B1 up').objections).toEqual(['where-troops-deploy']);
    expect(walk(field, late, 'place C1 up', 'turn left').objections).toEqual([]);
  });

  test('[11.4] nobody attacks in the turn he comes on', () => {
    const field = waiting(['average heavy-cavalry'], {}, [{ at: 'C2', side: 1, units: ['average legion'] }]);
    const { move } = walk(field, startMove(field, 'undeployed', 'normal'), 'place C1 up');
    expect(listAttackObjections(field, move).map(({ code }) => code)).toEqual([
      'lost-battles/no-attack-while-deploying',
    ]);
  });

  test('[11.2] an enemy who enters the middle rear tile or the camp drives off whoever waits', () => {
    const field = waiting(['average legion'], { B1: ['camp'] });
    const driving = TILE_IDS.filter(tile => drivesOff(field, tile, 1));
    expect(driving.toSorted()).toEqual(['B1', 'C1']);
    expect(TILE_IDS.filter(tile => drivesOff(field, tile, 0))).toEqual(['C4']);
  });
});

describe('11.5 Surprise', () => {
  const comesOn = (round: number, ...words: readonly string[]) =>
    listSurpriseObjections(
      words.map((word, index) => parseUnit(word, 'undeployed', 0, `u${index}`)),
      { round, surprised: true, already: 0 },
    ).length === 0;
  const [slingers, horse, legion] = [
    'average light-infantry',
    'average heavy-cavalry',
    'average legion',
  ] as const;

  test('[11.5] LB-G64 in round 1 a legion counts two of the four', () =>
    expect([
      comesOn(1, slingers, horse, horse),
      comesOn(1, slingers, horse, legion),
      comesOn(1, slingers, horse, horse, legion),
    ]).toEqual([true, true, false]));

  test('[11.5] later it counts one', () =>
    expect([comesOn(2, legion, legion, legion, legion), comesOn(2, ...Array(5).fill(legion))]).toEqual([
      true,
      false,
    ]));
});
