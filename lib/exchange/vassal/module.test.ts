import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { ALL_SHIPPED, loadShipped, type ShippedBattle } from '../testing/shipped-battles';
import { toModuleBattle } from './module-battle';
import type { ModuleBattle } from './module-contents';
import { pixelScaleOf, toPixels } from './pixel-scale';
import { decodeSequence, encodeSequence, toPlainName } from './sequence';
import { nameOfPoint, pngSize, type ReadModule, readModule } from './testing/module-model';
import { findAll } from './testing/parse-xml';
import { writeModule } from './write-module';

const ONE_OF_EACH = [
  'lost-battles/cannae',
  'prussias-glory/leuthen',
  'prussias-glory/rossbach',
  'in-death-ground/plataea-479',
  'pocket-battles/pocket-alesia',
  'perikles/perikles-431',
];

/** Throws at a missing word instead of showing its key. */
const OPTIONS = { version: '1', description: 'A battle', say, savedAt: 1_790_000_000_000 };

/** All of them with `npm run proof`. */
const BATTLES: readonly string[] =
  process.env.EXCHANGE === 'all' ? ALL_SHIPPED : [...ONE_OF_EACH, 'lost-battles/asculum'];

const makeModule = (battles: readonly ModuleBattle[], name: string) =>
  writeModule(battles, { ...OPTIONS, name });

describe.each(BATTLES)('%s as a module', name => {
  let battle: ShippedBattle;
  let made: ReadModule;

  beforeAll(async () => {
    battle = await loadShipped(name);
    const { system, scenario } = battle;
    made = readModule(await makeModule([toModuleBattle(system, scenario)], scenario.title));
  });

  test('the program finds nothing to stumble over', () => {
    expect(made.problems).toEqual([]);
  });

  test('every unit is there once on its board, and every variant has a board of its own', () => {
    const { scenario, position } = battle;
    const boards = findAll(made.root, '.boardPicker.Board').map(({ attributes }) => attributes.name);
    expect(boards).toHaveLength(1 + scenario.variants.length);
    const units = made.pieces.filter(({ at }) => at?.board === boards[0]).map(({ unit }) => unit);
    expect(units.toSorted()).toEqual(position.pieces.map(({ id }) => id).toSorted());
  });

  test('the grid calls every space by our number, and every unit stands in its space', () => {
    const { position } = battle;
    const [board] = findAll(made.root, '.boardPicker.Board');
    if (!board || position.board.kind !== 'spaces') return;
    const pixels = pixelScaleOf(battle, say);
    const picture = made.files[`images/${board.attributes.image}`];
    const height = picture ? pngSize(picture)[1] : 0;
    for (const { id, centre } of position.board.spaces)
      expect(nameOfPoint(board, height, ...toPixels(pixels, centre)) ?? id).toBe(id);
    for (const { unit, at, name: called } of made.pieces) {
      if (!at || at.board !== board.attributes.name) continue;
      const { space, box } = position.pieces.find(({ id }) => id === unit) ?? {};
      if (box) expect(nameOfPoint(board, height, at.x, at.y) ?? space, called).toBe(space);
    }
  });

  test('sides, dice, turns, charts and rules are there', () => {
    const { system, scenario } = battle;
    const entries = findAll(made.root, 'entry').map(({ text }) => text);
    expect(entries).toEqual(system.seats(scenario).map(({ name: side }) => side));
    expect(findAll(made.root, '.DiceButton').length).toBeGreaterThan(0);
    expect(findAll(made.root, '.ListTurnLevel')[0]?.attributes.list?.split(',')).toEqual(
      system.exchange.turns(scenario),
    );
    expect(findAll(made.root, '.HtmlChart').length).toBeGreaterThanOrEqual(3);
  });
});

test('battles of several books share one module, each with its boards, and names never clash', async () => {
  const names = ['lost-battles/cannae', 'pocket-battles/pocket-alesia', 'lost-battles/cannae'];
  const battles = await Promise.all(
    names.map(async name => {
      const { system, scenario } = await loadShipped(name);
      return toModuleBattle(system, scenario);
    }),
  );
  const { root, problems } = readModule(await makeModule(battles, 'Many'));
  expect(problems).toEqual([]);
  const boards = findAll(root, '.boardPicker.Board').map(({ attributes }) => attributes.name);
  expect(new Set(boards).size).toBe(boards.length);
  expect(boards.slice(0, 1)).toEqual(['Cannae']);
});

test('the same battle gives the same bytes', async () => {
  const { system, scenario } = await loadShipped('lost-battles/cannae');
  const make = () => makeModule([toModuleBattle(system, scenario)], 'Cannae');
  expect(Buffer.compare(await make(), await make())).toBe(0);
});

test('a unit keeps its faces: fresh and spent, with the words for each', async () => {
  const { system, scenario } = await loadShipped('lost-battles/cannae');
  const { pieces } = readModule(await makeModule([toModuleBattle(system, scenario)], 'Cannae'));
  const velites = pieces.find(({ unit }) => unit === 'velites');
  expect(velites).toMatchObject({ name: 'Velites', side: 'Rome', names: ['', '+ (spent)'], facing: '0' });
  expect(pieces.find(({ unit }) => unit === 'numidian-1')?.facing).toBe('2');
  expect(pieces.find(({ unit }) => unit === 'varro')).toMatchObject({ names: [''], facing: null });
});

test('names with every sign come through', async () => {
  const { system, scenario } = await loadShipped('lost-battles/cannae');
  const hostile = `a/b;c,d\\e"f'<g>&h\u001bi\tj‮k'`;
  const named = {
    ...scenario,
    title: hostile,
    sides: scenario.sides.map(side => ({ ...side, name: hostile })),
  };
  const { pieces, problems, root } = readModule(await makeModule([toModuleBattle(system, named)], hostile));
  expect(problems).toEqual([]);
  expect(pieces[0]?.side).toBe(toPlainName(hostile));
  expect(findAll(root, '.boardPicker.Board')[0]?.attributes.name).toBe(toPlainName(hostile));
});

test('a list of texts is read back as it was written', () => {
  const token = fc.string().map(toPlainName);
  fc.assert(
    fc.property(fc.array(token, { minLength: 1 }), fc.constantFrom('\t', '/', ';', ','), (tokens, sign) => {
      expect(decodeSequence(sign, encodeSequence(sign, tokens))).toEqual(tokens);
    }),
    { seed: 24, numRuns: 500 },
  );
});
