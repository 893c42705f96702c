import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type RngState, roll, seedRng } from '@/lib/dice/rng';
import { isEqualJson } from '@/lib/documents/compare/json-diff';
import { checkDocument } from '@/lib/game/check/check-document';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { loadSystem } from '@/lib/systems';
import { labelField, setFieldValue } from '../edits/field-edits';
import { addPiece, movePieces, paintPlaces, takeOffPieces } from '../edits/map/board-edits';
import { redoStep, type StudioState, sourceOf, undoStep, writeSource } from '../session/state';
import { type AuthorWindow, getAnswer, hear, makeServer, openWindow, send } from './testing/windows';

const BATTLES = [
  ['prussias-glory', 'leuthen-battle'],
  ['lost-battles', 'cannae'],
  ['perikles', 'perikles-431'],
  ['pocket-battles', 'pocket-clastidium'],
  ['in-death-ground', 'marathon-490'],
] as const;

const pickFrom = <Item>(items: readonly Item[], draw: (below: number) => number): Item | undefined =>
  items[draw(Math.max(1, items.length))];

/** One edit as an author makes it: on the map, in a form, in the source, or a step back. */
const editAtRandom = (state: StudioState, name: string, draw: (below: number) => number): StudioState => {
  const { position, scenario } = state.derived;
  const { system } = state.rules;
  const piece = pickFrom(position?.pieces ?? [], draw);
  const spaces = position?.board.kind === 'spaces' ? position.board.spaces.map(({ id }) => id) : [];
  const space = pickFrom(spaces, draw);
  switch (draw(9)) {
    case 0:
    case 1:
    case 2:
      return piece && space !== undefined ? movePieces(state, [piece.id], space) : state;
    case 3: {
      const brush = pickFrom(
        system.palette.brushes.filter(({ on }) => on === 'space'),
        draw,
      );
      return brush && space !== undefined ? paintPlaces(state, brush.id, [space], null) : state;
    }
    case 4: {
      const template = pickFrom(system.palette.pieces, draw);
      const seat = scenario && pickFrom(system.seats(scenario), draw);
      return template && seat ? addPiece(state, template, seat.id, space ?? null, name) : state;
    }
    case 5:
      return setFieldValue(
        state,
        labelField('name'),
        [pickFrom(['title', 'summary'], draw) ?? 'title'],
        `${name} ${draw(1000)}`,
      );
    case 6: {
      const source = sourceOf(state);
      const json =
        typeof source === 'object' ? { ...source, summary: `Source of ${name} ${draw(1000)}` } : source;
      return writeSource(state, json, `source ${draw(5)}`);
    }
    case 7:
      return piece && draw(3) === 0 ? takeOffPieces(state, [piece.id]) : undoStep(state);
    default:
      return draw(2) === 0 ? undoStep(state) : redoStep(state);
  }
};

/** The connection is lost, perhaps with an answer; what is waiting is sent again once it is back. */
const toggle = (window: AuthorWindow): void => {
  window.isOnline = !window.isOnline;
  if (!window.isOnline) window.answer = null;
};

const makeDraw = (seed: number) => {
  let rng: RngState = seedRng(seed);
  return (below: number): number => {
    const thrown = roll(rng, { count: 1, sides: below });
    rng = thrown.rng;
    return (thrown.faces[0] ?? 1) - 1;
  };
};

/** Three windows at work until all is quiet again. */
const work = (system: AnySystem, document: unknown, seed: number, steps: number) => {
  const draw = makeDraw(seed);
  const first = openWindow(system, document, 'a');
  const windows = [first, openWindow(system, document, 'b'), openWindow(system, document, 'c')];
  const server = makeServer(first.state.history.present.document);
  for (let step = 0; step < steps; step += 1) {
    const window = windows[draw(3)] ?? first;
    const what = draw(12);
    if (what < 4) window.state = editAtRandom(window.state, window.name, draw);
    else if (what < 7) send(window, server);
    else if (what < 9) getAnswer(window);
    else if (what < 11) hear(window, server);
    else if (draw(4) === 0) toggle(window);
  }
  for (const window of windows) window.isOnline = true;
  for (let round = 0; round < 12; round += 1)
    for (const window of windows) {
      getAnswer(window);
      hear(window, server);
      send(window, server);
    }
  return { windows, server };
};

const SEEDS = Number(process.env.TOGETHER_SEEDS ?? 3);

describe.each(BATTLES)('three windows on one battle of %s', (id, battle) => {
  test('have the same document in the end, and the server has every edit', { timeout: 120_000 }, async () => {
    const system = await loadSystem(id);
    if (!system) throw new Error('no system');
    const file = join('content', 'scenarios', id, `${battle}.json`);
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { windows, server } = work(system, document, seed, 160);
      for (const { state, name } of windows) {
        expect(state.queue.waiting, `${name} of seed ${seed} waits`).toEqual([]);
        expect(isEqualJson(state.history.present.document, server.newest()), `${name}, seed ${seed}`).toBe(
          true,
        );
        expect(isEqualJson(state.save.saved, server.newest())).toBe(true);
      }
      expect(server.edits.map(({ revision }) => revision)).toEqual(server.edits.map((_, index) => index + 2));
      const made = server.edits.map(({ client, n }) => `${client} ${n}`);
      expect(new Set(made).size, 'no edit came twice').toBe(made.length);
      const scenario = system.documents.scenario.schema.safeParse(server.newest());
      expect(scenario.success, `seed ${seed} is readable`).toBe(true);
      const pieces = scenario.success ? system.setUp(scenario.data).pieces.map(piece => piece.id) : [];
      expect(new Set(pieces).size, `seed ${seed}: no piece stands twice`).toBe(pieces.length);
      const codes = checkDocument(system.documents.scenario, server.newest()).findings.map(
        ({ code }) => code,
      );
      expect(codes.filter(code => /duplicate|unknown-piece/.test(code))).toEqual([]);
    }
  });
});
