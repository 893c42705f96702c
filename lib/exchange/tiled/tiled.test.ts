import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { applyChanges } from '@/lib/documents/change';
import { loadShipped, type ShippedBattle } from '../testing/shipped-battles';
import { listForeignTiles, planForeignMap } from './foreign-map';
import { planTiledMap } from './plan-map';
import { writeTiledMap } from './write-map';

const ONE_OF_EACH = [
  'lost-battles/cannae',
  'prussias-glory/leuthen',
  'prussias-glory/rossbach',
  'in-death-ground/plataea-479',
  'pocket-battles/pocket-alesia',
  'perikles/perikles-431',
];

/** Throws at a missing word instead of showing its key. */
interface Editable {
  orientation: string;
  infinite: boolean;
  width: number;
  staggerindex?: string;
  tilesets: { source?: string; tiles: { id: number; properties?: { name: string; value: string }[] }[] }[];
  layers: {
    name: string;
    data?: number[] | string;
    objects?: {
      id: number;
      type: string;
      x: number;
      y: number;
      gid?: number;
      class?: string;
      text?: { text: string };
      polygon?: { x: number; y: number }[];
      polyline?: { x: number; y: number }[];
      properties: { name: string; type: string; value: string }[];
    }[];
  }[];
}

const write = (battle: ShippedBattle): Editable =>
  JSON.parse(JSON.stringify(writeTiledMap(battle, say)?.map ?? null));

const layerOf = (map: Editable, name: string) => {
  const found = map.layers.find(layer => layer.name === name);
  if (!found) throw new Error(`no layer ${name}`);
  return found;
};

const plan = ({ system, scenario }: ShippedBattle, map: unknown) => {
  const made = planTiledMap(system, scenario, JSON.stringify(map));
  if (made.type === 'refused') throw new Error(say(made.reason));
  return { ...made, words: made.done.map(say), lostWords: made.lost.map(say) };
};

const refusal = ({ system, scenario }: ShippedBattle, map: unknown): string => {
  const made = planTiledMap(system, scenario, typeof map === 'string' ? map : JSON.stringify(map));
  return made.type === 'refused' ? say(made.reason) : 'taken';
};

describe.each(ONE_OF_EACH.filter(name => !name.startsWith('perikles')))('%s', name => {
  test('a map that nobody edited changes nothing and loses nothing', async () => {
    const battle = await loadShipped(name);
    expect(plan(battle, write(battle))).toMatchObject({ changes: [], done: [], lost: [] });
  });
});

test('the islands of a board of areas are not cells', async () => {
  expect(writeTiledMap(await loadShipped('perikles/perikles-431'), say)).toBeNull();
});

describe('a map of hexes', () => {
  test('one painted hex and one dragged unit are exactly what changes; position wins over the property', async () => {
    const battle = await loadShipped('prussias-glory/leuthen');
    const map = write(battle);
    const woods = map.tilesets[0]?.tiles.findIndex(tile =>
      tile.properties?.some(({ value }) => value === 'hex-woods'),
    );
    const terrain = layerOf(map, 'terrain').data;
    if (!Array.isArray(terrain)) throw new Error('no terrain');
    terrain[0] = (woods ?? 0) + 1;
    const [unit] = layerOf(map, 'units').objects ?? [];
    const id = unit?.properties.find(({ name }) => name === 'id')?.value;
    if (unit) unit.y += 104;
    const { words, lost, changes } = plan(battle, map);
    expect(words).toHaveLength(2);
    expect(words[0]).toBe('woods: 1 cell painted (1501)');
    expect(lost).toEqual([]);
    const { system, scenario, position } = battle;
    const after = system.setUp(applyChanges(scenario, changes));
    const moved = after.pieces.filter(
      ({ id: each, space }) => position.pieces.find(old => old.id === each)?.space !== space,
    );
    expect(moved.map(piece => piece.id)).toEqual([id]);
  });

  test('a river that is drawn again finds its side, a removed one goes', async () => {
    const battle = await loadShipped('prussias-glory/leuthen');
    const { system, scenario } = battle;
    const map = write(battle);
    const streams = layerOf(map, 'stream').objects ?? [];
    const slopes = layerOf(map, 'slope').objects ?? [];
    const [slope] = slopes;
    streams.shift();
    const between = slope?.properties[0]?.value ?? '';
    if (slope) streams.push({ ...slope, id: 9999, type: '', class: 'stream', properties: [] });
    const { words, changes } = plan(battle, map);
    expect(words).toEqual(['Rivers, roads and other lines: 1 added, 1 removed']);
    const sides = system.exchange.lines?.list(applyChanges(scenario, changes)) ?? [];
    const drawn = sides.filter(({ kind }) => kind === 'stream').at(-1);
    expect(drawn?.spaces.toSorted()).toEqual(between.split('/').sort());
  });

  test('names are moved, written again and taken away', async () => {
    const battle = await loadShipped('prussias-glory/leuthen');
    const map = write(battle);
    const layer = layerOf(map, 'names');
    const free = (layer.objects ?? []).filter(({ properties }) => properties[0]?.value.startsWith('label:'));
    const [first, second, third] = free;
    if (!first || !second || !third?.text) throw new Error('too few names');
    first.x += 200;
    third.text.text = 'Elsewhere';
    layer.objects = (layer.objects ?? []).filter(object => object !== second);
    expect(plan(battle, map).words).toEqual([
      expect.stringContaining('name moved'),
      expect.stringContaining('is now called Elsewhere'),
      expect.stringContaining('name removed'),
    ]);
  });
});

test('on a table shapes are reshaped and units moved and turned, others stay', async () => {
  const battle = await loadShipped('in-death-ground/plataea-479');
  const map = write(battle);
  const hill = layerOf(map, 'terrain').objects?.find(({ polygon }) => polygon);
  const [unit] = layerOf(map, 'units').objects ?? [];
  if (!hill?.polygon?.[1] || !unit) throw new Error('nothing to edit');
  hill.polygon[1].x += 20;
  unit.x += 40;
  Object.assign(unit, { rotation: 45 });
  const { words, changes, lost } = plan(battle, map);
  expect(words).toEqual([expect.stringContaining('new outline'), expect.stringContaining('moved to')]);
  expect(lost).toEqual([]);
  const after = battle.system.setUp(applyChanges(battle.scenario, changes));
  const id = unit.properties[0]?.value;
  expect(after.pieces.find(piece => piece.id === id)?.heading).toBe(45);
});

describe('what is refused, in words and with a place', () => {
  const cases: readonly (readonly [string, (map: Editable) => unknown, string])[] = [
    ['no JSON', () => '{"type":', 'Tiled saved as JSON'],
    ['no map', () => ({ hello: 1 }), 'can’t be read'],
    ['another orientation', map => ({ ...map, orientation: 'isometric' }), 'isometric'],
    ['an infinite map', map => ({ ...map, infinite: true }), 'Infinite'],
    ['another size', map => ({ ...map, width: 27 }), '27 ×'],
    ['another stagger', map => ({ ...map, staggerindex: 'odd' }), 'staggered'],
    [
      'tilesets elsewhere',
      map => ({ ...map, tilesets: [{ firstgid: 1, source: '../../etc/passwd' }] }),
      'embed',
    ],
    ['a foreign map', map => ({ ...map, properties: [] }), 'doesn’t come from'],
    ['huge numbers', map => ({ ...map, width: 1e9 }), 'can’t be read'],
    ['a text of many megabytes', () => ' '.repeat(9 * 1024 * 1024), '8 MB'],
    ['a bottomless text', () => '['.repeat(100_000), 'Tiled saved as JSON'],
  ];

  test.each(cases)('%s', async (_what, edit, words) => {
    const battle = await loadShipped('prussias-glory/leuthen');
    expect(refusal(battle, edit(write(battle)))).toContain(words);
  });

  test('packed, missing, flipped and unknown tiles, doubled ids, points off the map', async () => {
    const battle = await loadShipped('prussias-glory/leuthen');
    const withData = (change: (data: number[]) => number[] | string): string => {
      const map = write(battle);
      const layer = layerOf(map, 'terrain');
      layer.data = change(Array.isArray(layer.data) ? layer.data : []);
      return refusal(battle, map);
    };
    expect(withData(() => 'eJwDAAAAAAE=')).toContain('packed');
    expect(withData(data => [0, ...data.slice(1)])).toContain('At 1501');
    expect(withData(data => [0x80000001, ...data.slice(1)])).toContain('flipped or rotated at 1501');
    expect(withData(data => [4711, ...data.slice(1)])).toContain('At 1501');
    const twice = write(battle);
    const units = layerOf(twice, 'units').objects ?? [];
    const [unit] = units;
    if (unit) units.push({ ...unit, id: 99_999 });
    expect(refusal(battle, twice)).toContain('on the map twice');
    const far = write(battle);
    const [gone] = layerOf(far, 'units').objects ?? [];
    if (gone) gone.x = 90_000;
    expect(refusal(battle, far)).toContain('lies off the map');
  });
});

describe('a foreign map starts a battle', () => {
  const foreign = (orientation: string, width: number, height: number) => ({
    type: 'map',
    ...{ orientation, width, height, tilewidth: 32, tileheight: 32, staggeraxis: 'x', staggerindex: 'odd' },
    tilesets: [
      {
        firstgid: 1,
        name: 'ground',
        tiles: [
          { id: 0, image: 'grass.png' },
          { id: 1, image: 'deep_woods.png' },
        ],
      },
    ],
    layers: [
      {
        type: 'tilelayer',
        name: 'ground',
        data: Array.from({ length: width * height }, (_, at) => (at === 1 ? 2 : 1)),
      },
    ],
  });

  test('hexes: its tiles are counted, guessed by their names and laid as our terrain', async () => {
    const { system } = await loadShipped('prussias-glory/leuthen');
    const scenario = system.documents.scenario.blank();
    const text = JSON.stringify(foreign('hexagonal', 20, 12));
    expect(listForeignTiles(system, text)).toEqual([
      { gid: 1, name: 'grass', count: 239, guess: null },
      { gid: 2, name: 'deep_woods', count: 1, guess: 'hex-woods' },
    ]);
    const made = planForeignMap(system, scenario, text, { 1: 'hex-open', 2: 'hex-woods' });
    if (made.type === 'refused') throw new Error(say(made.reason));
    const battle = applyChanges(scenario, made.changes);
    const { board } = system.setUp(battle);
    expect(board.kind === 'spaces' && board.spaces.length).toBe(240);
    expect(system.documents.scenario.schema.safeParse(battle).success).toBe(true);
    const woods =
      board.kind === 'spaces'
        ? board.spaces.filter(({ id }) => system.editing.brushAt(battle, id) === 'hex-woods')
        : [];
    expect(woods.map(({ id }) => id)).toEqual(['0201']);
  });

  test('squares: five by four is a field, anything else is refused', async () => {
    const { system } = await loadShipped('lost-battles/cannae');
    const scenario = system.documents.scenario.blank();
    const made = planForeignMap(system, scenario, JSON.stringify(foreign('orthogonal', 5, 4)), {
      2: 'terrain-wood',
    });
    expect(made.type === 'plan' && made.done.map(say)).toEqual([
      'New board: 5 × 4',
      expect.stringContaining('1 cell painted (B4)'),
    ]);
    const large = planForeignMap(system, scenario, JSON.stringify(foreign('orthogonal', 9, 4)), {});
    expect(large.type === 'refused' && say(large.reason)).toContain('9 × 4');
  });
});
