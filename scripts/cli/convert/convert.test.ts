import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { main } from '../main';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-convert-'));
const out = (name: string): string => join(folder, name);
const battle = (name: string): string => join('content', 'scenarios', `${name}.json`);

const heard: string[] = [];
vi.spyOn(console, 'log').mockImplementation(line => heard.push(line));
vi.spyOn(console, 'error').mockImplementation(line => heard.push(line));
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true }));

const convert = (...words: string[]): Promise<number> => main(['convert', ...words]);
const readJson = (name: string) => JSON.parse(readFileSync(out(name), 'utf8'));

const ALLIA = battle('pocket-battles/pocket-allia');

describe('a battle becomes a file by its ending', () => {
  test.each([
    ['txt', 'Allia'],
    ['csv', 'side,unit,name'],
    ['tmj', '"orientation": "orthogonal"'],
    ['svg', 'Warriors'],
  ])('%s', async (ending, words) => {
    expect(await convert(ALLIA, out(`allia.${ending}`))).toBe(0);
    expect(readFileSync(out(`allia.${ending}`), 'utf8')).toContain(words);
    expect(heard[0]).toContain(`allia.${ending}`);
  });

  test('png is a picture, zip a map with its pictures', async () => {
    expect(await convert(ALLIA, out('allia.png'))).toBe(0);
    expect(readFileSync(out('allia.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(await convert(ALLIA, out('allia.zip'))).toBe(0);
    expect(Object.keys(unzipSync(readFileSync(out('allia.zip'))))).toEqual(
      expect.arrayContaining(['map.tmj', 'board.png', 'terrain/t1.png']),
    );
  });

  test('several battles become one module with a board for each', async () => {
    expect(await convert(ALLIA, battle('pocket-battles/pocket-sabis'), out('two.vmod'))).toBe(0);
    const build = strFromU8(unzipSync(readFileSync(out('two.vmod')))['buildFile.xml'] ?? new Uint8Array());
    for (const title of ['Allia', 'Sabis']) expect(build).toContain(`Board name="${title}"`);
  });

  test('what cannot be is said: an unknown ending, two battles in a map, a board of areas in Tiled', async () => {
    expect(await convert(ALLIA, out('allia.docx'))).toBe(1);
    expect(await convert(ALLIA, ALLIA, out('allia.tmj'))).toBe(1);
    expect(await convert(battle('perikles/perikles-431'), out('perikles.tmj'))).toBe(1);
    expect(heard.at(-1)).toContain('Tiled');
  });
});

describe('a file becomes a battle', () => {
  test('a spreadsheet moves a unit, and what it cannot do is said', async () => {
    writeFileSync(out('order.csv'), 'unit,place\nvelites,B2\nnobody,A1\n');
    const cannae = battle('lost-battles/cannae');
    expect(await convert(out('order.csv'), '--into', cannae, out('moved.json'))).toBe(0);
    expect(heard.join('\n')).toContain('Velites: C2 → B2');
    expect(heard.join('\n')).toContain('no unit has the id nobody');
    const units = JSON.stringify(readJson('moved.json'));
    expect(units).not.toBe(JSON.stringify(JSON.parse(readFileSync(cannae, 'utf8'))));
  });

  test('a game that VASSAL saved is the setup again', async () => {
    const game = 'lib/exchange/vassal/testing/leuthen-saved-by-vassal.vsav';
    const leuthen = battle('prussias-glory/leuthen');
    expect(await convert(game, '--into', leuthen, out('leuthen.json'))).toBe(0);
    expect(readJson('leuthen.json')).toEqual(JSON.parse(readFileSync(leuthen, 'utf8')));
  });

  test('any map of Tiled starts a battle, its tiles named by hand or guessed', async () => {
    const map = {
      ...{ type: 'map', orientation: 'hexagonal', width: 20, height: 12, tilewidth: 32, tileheight: 32 },
      ...{ staggeraxis: 'x', staggerindex: 'odd' },
      tilesets: [{ firstgid: 1, tiles: ['grass', 'woods', 'burg'].map((name, id) => ({ id, type: name })) }],
      layers: [
        {
          type: 'tilelayer',
          name: 'ground',
          data: Array.from({ length: 240 }, (_, at) => (at < 3 ? at + 1 : 1)),
        },
      ],
    };
    writeFileSync(out('foreign.tmj'), JSON.stringify(map));
    const words = [out('foreign.tmj'), '--new', 'prussias-glory', '--tile', 'burg=hex-town', out('new.json')];
    expect(await convert(...words)).toBe(0);
    expect(heard.join('\n')).toContain('New board: 20 × 12');
    const { board } = readJson('new.json');
    expect([board.columns, board.rows]).toEqual([20, 12]);
    expect(heard.filter(line => line.includes('1 cell painted'))).toHaveLength(2);
  });

  test('a bomb is refused in words and nothing is written', async () => {
    writeFileSync(out('bomb.vsav'), zipSync({ savedGame: new Uint8Array(40 * 1024 * 1024) }, { level: 9 }));
    writeFileSync(out('empty.vsav'), zipSync({ other: strToU8('x') }));
    const cannae = battle('lost-battles/cannae');
    for (const name of ['bomb', 'empty'])
      expect(await convert(out(`${name}.vsav`), '--into', cannae, out('never.json'))).toBe(1);
    expect(heard[0]).toContain('16 MB');
    expect(() => readJson('never.json')).toThrow(/ENOENT/);
  });
});
