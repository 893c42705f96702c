import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { applyChanges } from '@/lib/documents/change';
import type { Point } from '@/lib/geometry/board';
import { loadShipped, type ShippedBattle } from '../testing/shipped-battles';
import { composeModule } from './compose-module';
import { toModuleBattle } from './module-battle';
import { pixelScaleOf, toPixels } from './pixel-scale';
import { planSavedGame } from './saved-game';
import { findAll, parseXml } from './testing/parse-xml';

/** Throws at a missing word instead of showing its key. */
const ESC = '\u001b';

/** As the program saves: every slot with its place, the whole file under a key. */
const saveGame = (texts: readonly string[], isVeiled = true): Uint8Array => {
  const plain = strToU8(['begin_save', ...texts, 'end_save'].join(ESC));
  const key = 0x8f;
  const veiled = [...plain].map(byte => (byte ^ key).toString(16).padStart(2, '0')).join('');
  const savedGame = isVeiled ? strToU8(`!VCSK${key.toString(16)}${veiled}`) : plain;
  return zipSync({ savedGame, savedata: strToU8('<data/>'), moduledata: strToU8('<data/>') });
};

const makeTexts = async ({ system, scenario }: ShippedBattle, move: (unit: string, at: Point) => Point) => {
  const battle = toModuleBattle(system, { ...scenario, variants: [] });
  const options = { name: 'x', version: '1', description: '', say, savedAt: 1_790_000_000_000 };
  const root = parseXml(composeModule([battle], options).texts.get('buildFile.xml') ?? '');
  return findAll(root, '.SetupStack').flatMap(stack =>
    findAll(stack, '.PieceSlot').map(slot => {
      const id = /\t[^\t]*?,([a-z0-9-]+),/.exec(slot.text.slice(slot.text.lastIndexOf('/')))?.[1] ?? '';
      const [x, y] = move(id, [Number(stack.attributes.x), Number(stack.attributes.y)]);
      return slot.text
        .replace('+/null/', '+/1794949668839/')
        .replace(/null;0;0$/, `Battlefield;${x};${y};9;0`);
    }),
  );
};

const keepPlace = (_unit: string, at: Point): Point => at;

describe.each(['lost-battles/cannae', 'prussias-glory/leuthen', 'in-death-ground/plataea-479'])(
  '%s',
  name => {
    test('a game in which nobody moved changes nothing', async () => {
      const battle = await loadShipped(name);
      const texts = await makeTexts(battle, keepPlace);
      const plan = planSavedGame(battle.system, battle.scenario, saveGame(texts), say);
      expect(plan).toEqual({ type: 'plan', changes: [], done: [], lost: [] });
    });
  },
);

test('a unit that was moved stands in its new hex, and all others where they stood', async () => {
  const battle = await loadShipped('prussias-glory/leuthen');
  const { system, scenario, position } = battle;
  const { board } = position;
  const target = board.kind === 'spaces' ? board.spaces.find(({ id }) => id === '2015')?.centre : undefined;
  const pixels = pixelScaleOf(battle, say);
  const moved = (unit: string, at: Point): Point =>
    unit === 'aus-art-1' ? toPixels(pixels, target ?? [0, 0]) : at;
  const plan = planSavedGame(system, scenario, saveGame(await makeTexts(battle, moved)), say);
  if (plan.type !== 'plan') throw new Error('refused');
  expect(plan.done.map(say)).toEqual(['Art 1: 2309 → 2015']);
  const after = system.setUp(applyChanges(scenario, plan.changes)).pieces;
  const where = (pieces: typeof after) => Object.fromEntries(pieces.map(({ id, space }) => [id, space]));
  expect(where(after)).toEqual({ ...where(position.pieces), 'aus-art-1': '2015' });
});

describe('a game that VASSAL 3.7.26 itself saved', () => {
  /** The file as the program wrote it, its text changed as a player would. */
  const readReal = (change: (text: string) => string = text => text): Uint8Array => {
    const bytes = readFileSync('lib/exchange/vassal/testing/leuthen-saved-by-vassal.vsav');
    const veiled = strFromU8(unzipSync(bytes).savedGame ?? new Uint8Array());
    const key = Number.parseInt(veiled.slice(5, 7), 16);
    const pairs = veiled.slice(7).match(/../g) ?? [];
    const text = strFromU8(Uint8Array.from(pairs, pair => Number.parseInt(pair, 16) ^ key));
    return zipSync({ savedGame: strToU8(change(text)) });
  };

  test('is read with all its 91 pieces, which stand where the setup has them', async () => {
    const { system, scenario } = await loadShipped('prussias-glory/leuthen');
    const bytes = readFileSync('lib/exchange/vassal/testing/leuthen-saved-by-vassal.vsav');
    const plan = planSavedGame(system, scenario, bytes, say);
    expect(plan).toEqual({ type: 'plan', changes: [], done: [], lost: [] });
    const strangers = readReal(text => text.replaceAll(/(Prussia|Austria),([a-z])/g, '$1,x$2'));
    expect(planSavedGame(system, scenario, strangers, say)).toMatchObject({ type: 'refused' });
  });

  test('a piece that was dragged one hex down is found there', async () => {
    const { system, scenario } = await loadShipped('prussias-glory/leuthen');
    const dragged = readReal(text =>
      text.replace(/(aus-hus-17,.*?Battlefield;2413;)1125/s, (_, head: string) => `${head}${1125 + 121}`),
    );
    const plan = planSavedGame(system, scenario, dragged, say);
    expect(plan.type === 'plan' && plan.done.map(say)).toEqual([
      expect.stringMatching(/^Hus 17: 3709 → 3710$/),
    ]);
  });
});

test('a unit that left the game is taken off the board', async () => {
  const battle = await loadShipped('lost-battles/cannae');
  const texts = await makeTexts(battle, keepPlace);
  const plan = planSavedGame(battle.system, battle.scenario, saveGame(texts.slice(1), false), say);
  expect(plan.type === 'plan' && plan.done.map(say)).toEqual([expect.stringContaining('off the board')]);
});

describe('what is refused, in words', () => {
  const refusal = async (bytes: Uint8Array): Promise<string> => {
    const { system, scenario } = await loadShipped('lost-battles/cannae');
    const plan = planSavedGame(system, scenario, bytes, say);
    return plan.type === 'refused' ? say(plan.reason) : 'taken';
  };

  test.each([
    ['no archive', strToU8('hello'), 'ZIP'],
    ['a cut archive', saveGame(['x']).slice(0, 60), 'damaged'],
    ['an archive without a game', zipSync({ other: strToU8('x') }), 'saved in VASSAL'],
    ['a game without units', saveGame(['PLAYER']), 'no units'],
    ['a way out of the folder', zipSync({ '../../savedGame': strToU8('x') }), 'saved in VASSAL'],
    ['a bomb', zipSync({ savedGame: new Uint8Array(40 * 1024 * 1024) }, { level: 9 }), '16 MB'],
    ['a huge file', new Uint8Array(5 * 1024 * 1024), '4 MB'],
    [
      'very many files',
      zipSync(Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`f${index}`, strToU8('x')]))),
      '50 files',
    ],
  ])('%s', async (_what, bytes, words) => {
    expect(await refusal(bytes)).toContain(words);
  });

  test('a game of another battle', async () => {
    const texts = await makeTexts(await loadShipped('lost-battles/zama'), keepPlace);
    const leuthen = await loadShipped('prussias-glory/leuthen');
    const plan = planSavedGame(leuthen.system, leuthen.scenario, saveGame(texts), say);
    expect(plan).toMatchObject({ type: 'refused', reason: { code: 'exchange.refused.other-battle' } });
  });

  test('numbers without end are off the board, not an error', async () => {
    const battle = await loadShipped('lost-battles/cannae');
    const texts = await makeTexts(battle, () => [1e300, Number.NaN]);
    const plan = planSavedGame(battle.system, battle.scenario, saveGame(texts), say);
    expect(plan.type === 'plan' && plan.done.every(({ code }) => code.endsWith('taken-off'))).toBe(true);
  });
});
