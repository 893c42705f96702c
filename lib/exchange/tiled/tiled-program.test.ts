import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { toPng } from '@/lib/drawing/adapters/to-pixels';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { loadShipped, type ShippedBattle } from '../testing/shipped-battles';
import { packTiledMap } from './pack-map';
import { planTiledMap } from './plan-map';
import { writeTiledMap } from './write-map';

/** `npm test` installs Tiled where it is missing; if that fails it warns, and in CI it stops. */
const ENVIRONMENT = { ...process.env, QT_QPA_PLATFORM: 'offscreen', XDG_RUNTIME_DIR: tmpdir() };
const hasTiled = spawnSync('tmxrasterizer', ['--version'], { env: ENVIRONMENT }).status === 0;

const say = makeSay(messages, 'en');
const folder = mkdtempSync(join(tmpdir(), 'battlewright-tiled-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...words: readonly string[]): number | null =>
  spawnSync(program, words, { env: ENVIRONMENT, timeout: 50_000 }).status;

/** Absolute paths: relative ones give wrong paths of pictures. */
const unpackMap = async (battle: ShippedBattle, name: string): Promise<string> => {
  const written = writeTiledMap(battle, say);
  if (!written) throw new Error('no map');
  for (const [file, bytes] of Object.entries(unzipSync(await packTiledMap(written)))) {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  return join(folder, name, 'map.tmj');
};

const SMALL = { width: 64, height: 64 };

/** The picture without detail: its grey fields. */
const fieldsOf = async (bytes: Buffer): Promise<readonly number[]> => [
  ...(await sharp(bytes)
    .flatten({ background: '#fff' })
    .resize({ ...SMALL, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()),
];

const differenceOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

/** Our own board without its frame, as it is drawn everywhere. */
const drawOwn = ({ system, position }: ShippedBattle): Promise<Buffer> =>
  toPng(
    system.draw(position, { layers: ['terrain', 'grid', 'pieces'], paper: 'screen', detail: 'normal', say }),
    { width: 700, background: MAP_PALETTE.sheet, bleed: 80 },
  );

describe.skipIf(!hasTiled)('in Tiled itself', { timeout: 180_000 }, () => {
  test.each(['lost-battles/cannae', 'prussias-glory/rossbach-battle', 'in-death-ground/plataea-479'])(
    '%s looks as on our board, and nothing is lost on the way through the program',
    async name => {
      const battle = await loadShipped(name);
      const map = await unpackMap(battle, name.replace('/', '-'));
      const pictures = readFileSync(map, 'utf8').matchAll(/"image": "([^"]+)"/g);
      for (const [, picture = ''] of pictures) expect(existsSync(join(dirname(map), picture))).toBe(true);
      const raster = join(dirname(map), 'raster.png');
      expect(run('tmxrasterizer', '--size', '700', map, raster)).toBe(0);
      const [theirs, ours] = [await fieldsOf(readFileSync(raster)), await fieldsOf(await drawOwn(battle))];
      expect(differenceOf(theirs, ours)).toBeLessThan(14);
      expect(differenceOf(theirs, [...ours].reverse())).toBeGreaterThan(differenceOf(theirs, ours) * 1.2);
      const again = join(dirname(map), 'again.tmj');
      expect(run('tiled', '--export-map', 'json', map, again)).toBe(0);
      const plan = planTiledMap(battle.system, battle.scenario, readFileSync(again, 'utf8'));
      expect(plan).toEqual({ type: 'plan', changes: [], done: [], lost: [] });
    },
  );

  test('what is no map is refused by the program too', () => {
    const file = join(folder, 'broken.tmj');
    writeFileSync(file, '{"type":"map"');
    expect(run('tmxrasterizer', file, join(folder, 'broken.png'))).toBe(1);
  });
});
