import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { blank } from '../document/blank';
import type { Scenario } from '../document/scenario';
import { setFirstNumber } from './forms/map-forms';
import { fitToSize, resizeCommands } from './map/resize';
import { brushAt, formatHexBrushId, paint } from './painting';
import { formatSideBrushId } from './painting-sides';

const strokes = (...all: readonly (readonly [string, ...string[]])[]): Scenario =>
  all.reduce(
    (scenario, [brush, ...places]) => applyChanges(scenario, paint(scenario, brush, places)),
    blank(),
  );

const run = (scenario: Scenario, id: string): Scenario =>
  applyChanges(scenario, resizeCommands(scenario).find(command => command.id === id)?.changes ?? []);

describe('[2.0] painting hexes', () => {
  test('a stroke lays one ground on all its hexes', () => {
    const painted = strokes([formatHexBrushId('woods'), '0101', '0201', '0102']);
    expect(painted.board.terrain.slice(0, 2).map(row => row.slice(0, 3))).toEqual(['ww.', 'w..']);
    expect(brushAt(painted, '0201')).toBe('hex-woods');
    expect(brushAt(painted, '0202')).toBe('hex-open');
    expect(brushAt(painted, '9999')).toBeNull();
  });

  test('what lies there already changes nothing, nor does a hex beyond the map', () => {
    expect(paint(blank(), formatHexBrushId('open'), ['0101', '9901'])).toEqual([]);
    expect(paint(blank(), 'no-such-brush', ['0101'])).toEqual([]);
  });

  test('a town that is painted over loses the hex, and at last its name', () => {
    const bare = strokes([formatHexBrushId('town'), '0303', '0304']);
    expect(bare.board.towns).toEqual([{ id: 'town-0303', name: '0303', hexes: ['0303', '0304'] }]);
    const town = { id: 'a', name: 'A', hexes: ['0303..0304'] };
    const named = {
      ...bare,
      board: { ...bare.board, towns: [town, { id: 'b', name: 'B', hexes: ['0909'] }] },
    };
    const less = applyChanges(named, paint(named, formatHexBrushId('open'), ['0303']));
    expect(less.board.towns[0]?.hexes).toEqual(['0304']);
    const gone = applyChanges(less, paint(less, formatHexBrushId('woods'), ['0304']));
    expect(gone.board.towns.map(({ id }) => id)).toEqual(['b']);
  });

  test('ground without a letter joins the legend', () => {
    const bare = blank();
    const scenario = { ...bare, board: { ...bare.board, legend: { '.': [] } } };
    const painted = applyChanges(scenario, paint(scenario, formatHexBrushId('lake'), ['0303']));
    expect(brushAt(painted, '0303')).toBe('hex-lake');
  });
});

describe('[2.0] painting hexsides', () => {
  const slope = formatSideBrushId('slope');

  test('a slope is laid, and turned about when it is painted again', () => {
    const once = strokes([slope, '0303/0304']);
    expect(once.board.hexsides.slopes).toEqual(['0303/0304']);
    expect(brushAt(once, '0304/0303')).toBe('side-slope');
    expect(strokes([slope, '0303/0304'], [slope, '0303/0304']).board.hexsides.slopes).toEqual(['0304/0303']);
  });

  test('a line of slopes keeps its up side at every corner', () => {
    // 0404 touches 0303 and 0304, and 0405 touches 0304: the line winds along the right of column 3.
    const painted = strokes([slope, '0303/0404', '0304/0404', '0304/0405']);
    expect(painted.board.hexsides.slopes).toEqual(['0303/0404', '0304/0404', '0304/0405']);
    const turned = strokes([slope, '0404/0303'], [slope, '0304/0404', '0304/0405']);
    expect(turned.board.hexsides.slopes).toEqual(['0404/0303', '0404/0304', '0405/0304']);
  });

  test('a slope that is written wrongly is not lost when another is painted', () => {
    const bare = blank();
    const slopes = ['0101/0909'];
    const wrong = { ...bare, board: { ...bare.board, hexsides: { ...bare.board.hexsides, slopes } } };
    const painted = applyChanges(wrong, paint(wrong, slope, ['0303/0304']));
    expect(painted.board.hexsides.slopes).toEqual(['0101/0909', '0303/0304']);
  });

  test('a side is a stream or a river, and a bridge leads over either', () => {
    const painted = strokes(
      [formatSideBrushId('stream'), '0303/0304', '0304/0303'],
      [formatSideBrushId('river'), '0303/0304'],
      [formatSideBrushId('bridge'), '0303/0304'],
    );
    expect(painted.board.hexsides).toMatchObject({
      streams: [],
      rivers: ['0303/0304'],
      bridges: ['0303/0304'],
    });
  });

  test('the bare brush takes everything off a side and nothing else', () => {
    const painted = strokes(
      [slope, '0303/0304', '0304/0305'],
      [formatSideBrushId('stream'), '0303/0304'],
      [formatSideBrushId('bare'), '0304/0303', '0101/0909'],
    );
    expect(painted.board.hexsides).toMatchObject({ slopes: ['0304/0305'], streams: [] });
    expect(brushAt(painted, '0303/0304')).toBe('side-bare');
    expect(brushAt(painted, '0303/0309')).toBeNull();
  });
});

describe('[22.2] painting areas', () => {
  test('hexes join the area of their side, and leave it', () => {
    const painted = strokes(
      ['set-up-first', '0303', '0304'],
      ['set-up-first', '0304', '0305'],
      ['entry-second', '0101'],
    );
    expect(painted.board.setUpAreas).toEqual([
      { id: 'set-up-first', name: 'A', side: 'first', kind: 'area', hexes: ['0303', '0304', '0305'] },
    ]);
    expect(painted.board.entryZones).toMatchObject([{ side: 'second', hexes: ['0101'] }]);
    expect(painted.deployment.limits).toEqual([{ kind: 'in-area', who: ['first'], areas: ['set-up-first'] }]);
    const less = applyChanges(painted, paint(painted, 'no-area', ['0304', '0101', '0909']));
    expect(less.board.setUpAreas[0]?.hexes).toEqual(['0303', '0305']);
    expect(less.board.entryZones).toEqual([]);
    expect(paint(less, 'no-area', ['0909'])).toEqual([]);
    const none = applyChanges(less, paint(less, 'no-area', ['0303', '0305']));
    expect(none.deployment.limits).toEqual([]);
  });

  test('a stroke apart is an area of its own, a start line is one too, and the side may stand in any of them', () => {
    const painted = strokes(
      ['set-up-first', '0303'],
      ['set-up-first', '0909'],
      ['start-line-first', '0304', '0404'],
    );
    expect(painted.board.setUpAreas).toMatchObject([
      { id: 'set-up-first', kind: 'area', hexes: ['0303'] },
      { id: 'set-up-first-2', kind: 'area', hexes: ['0909'] },
      { id: 'start-line-first', kind: 'line', hexes: ['0304', '0404'] },
    ]);
    expect(painted.deployment.limits).toMatchObject([
      { areas: ['set-up-first', 'set-up-first-2', 'start-line-first'] },
    ]);
  });
});

describe('[8.4] painting friendly edges', () => {
  test('a stroke along an edge names it by the compass, a second one takes it back', () => {
    const painted = strokes(['edge-first', '0101', '0102', '0103']);
    expect(painted.board.friendlyEdges[0]?.edges).toEqual(['south', 'west']);
    expect(
      strokes(['edge-first', '0101', '0102'], ['edge-first', '0105']).board.friendlyEdges[0]?.edges,
    ).toEqual(['south']);
    expect(paint(blank(), 'edge-first', ['0505'])).toEqual([]);
  });

  test('north on the right: the right edge is the north', () => {
    const bare = blank();
    const turned: Scenario = { ...bare, board: { ...bare.board, north: 90, friendlyEdges: [] } };
    const painted = applyChanges(turned, paint(turned, 'edge-second', ['2405', '2406']));
    expect(painted.board.friendlyEdges).toEqual([{ side: 'second', edges: ['north'] }]);
  });
});

describe('roads and heights', () => {
  test('a stroke of a road leads through its hexes; another brush takes it away', () => {
    const painted = strokes(['road', '0303', '0304', '0305'], ['track', '0404', '0304']);
    expect(painted.board.roads?.map(({ kind }) => kind)).toEqual(['road', 'track']);
    const less = applyChanges(painted, paint(painted, 'no-road', ['0304']));
    expect(less.board.roads).toBeUndefined();
  });

  test('[5.1] raising and lowering write the slopes', () => {
    const raised = strokes(['raise', '0303', '0304', '9999']);
    expect(raised.board.hexsides.slopes).toHaveLength(10);
    const lowered = applyChanges(raised, paint(raised, 'lower', ['0303', '0304']));
    expect(lowered.board.hexsides.slopes).toEqual([]);
  });
});

describe('[1.1] another size', () => {
  test('letters are added and taken away, and nothing is left beyond the edge', () => {
    const painted = strokes(
      [formatHexBrushId('town'), '0303', '2018'],
      [formatSideBrushId('stream'), '2017/2018', '0303/0304'],
    );
    const small = { ...painted, board: { ...painted.board, columns: 12, rows: 20 } };
    const { board } = applyChanges(small, fitToSize(small.board));
    expect(board.terrain.map(row => row.length)).toEqual(Array(20).fill(12));
    expect(board.towns.map(({ name }) => name)).toEqual(['0303']);
    expect(board.hexsides.streams).toEqual(['0303/0304']);
  });

  test('a column on the left leaves every hex its number; below zero all go up by two', () => {
    const painted = strokes([formatHexBrushId('woods'), '0303'], [formatSideBrushId('stream'), '0303/0304']);
    const wider = run(painted, 'add-left');
    expect(wider.board).toMatchObject({ columns: 25, firstColumn: 0 });
    expect(wider.board.hexsides.streams).toEqual(['0303/0304']);
    expect(brushAt(wider, '0303')).toBe('hex-woods');
    const widest = run(wider, 'add-left');
    expect(widest.board).toMatchObject({ columns: 26, hexsides: { streams: ['0503/0504'] } });
    expect(run(run(painted, 'add-top'), 'take-top')).toEqual(painted);
  });

  test('what is cut off falls away, and whoever stood there waits', () => {
    const painted = strokes([formatHexBrushId('town'), '0101'], ['edge-first', '0101', '0102']);
    const manned = {
      ...painted,
      deployment: { stacks: [{ hex: '0101', side: 'first', pieces: ['a'] }], limits: [] },
    };
    const narrower = run(manned, 'take-left');
    expect(narrower.board).toMatchObject({ columns: 23, firstColumn: 2, towns: [] });
    expect(narrower.deployment.stacks).toEqual([]);
  });

  test('other numbers on the first hexes go through the whole document', () => {
    const bare = strokes([formatSideBrushId('river'), '0303/0304'], ['set-up-first', '0303']);
    const labels = [{ text: 'Holz', kind: 'wood' as const, at: '0505' }];
    const painted: Scenario = { ...bare, board: { ...bare.board, labels } };
    const renumbered = applyChanges(painted, setFirstNumber(painted, ['board', 'firstColumn'], 15) ?? []);
    expect(renumbered.board).toMatchObject({
      firstColumn: 15,
      hexsides: { rivers: ['1703/1704'] },
      setUpAreas: [{ hexes: ['1703'] }],
      labels: [{ at: '1905' }],
    });
    expect(setFirstNumber(painted, ['board', 'firstColumn'], 2)).toEqual([]);
    expect(setFirstNumber(painted, ['board', 'columns'], 30)).toBeNull();
  });
});
