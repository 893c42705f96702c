import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { findNewErrors } from '@/lib/game/check/placement';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { Board } from '@/lib/geometry/board';
import { loadSystem, SYSTEM_IDS } from '@/lib/systems';
import { type DeployRequest, HORSE_PLACES, LINE_SHAPES, type LineEnds } from './deploy-request';
import { proposeDeployment } from './propose';

const BATTLES = SYSTEM_IDS.flatMap(system =>
  readdirSync(`content/scenarios/${system}`).map(file => ({ system, file })),
);

const openBattle = async (id: string, file: string) => {
  const system = await loadSystem(id);
  if (!system) throw new Error(`no system ${id}`);
  const json: unknown = JSON.parse(readFileSync(`content/scenarios/${id}/${file}`, 'utf8'));
  return { system, scenario: system.documents.scenario.schema.parse(json) };
};

const piecesOf = (system: AnySystem, scenario: ScenarioBase, seat: string): readonly string[] =>
  system
    .setUp(scenario)
    .pieces.filter(piece => piece.seat === seat)
    .map(({ id }) => id);

const takeOff = (system: AnySystem, scenario: ScenarioBase, pieces: readonly string[]): ScenarioBase =>
  applyChanges(scenario, system.editing.move(scenario, pieces, null));

/** A line over a third of the board, another at each turn. */
const endsAcross = ({ width, height }: Board, turn: number): LineEnds => {
  const left = ((turn % 3) * width) / 3;
  return [
    [left, height / 2],
    [left + width / 3, height / 2],
  ];
};

/** Some requests for every side, different from battle to battle. */
const requestsFor = (
  system: AnySystem,
  scenario: ScenarioBase,
  pieces: readonly string[],
  turn: number,
): readonly DeployRequest[] => {
  const { board } = system.setUp(scenario);
  const options = {
    lines: LINE_SHAPES[turn % LINE_SHAPES.length] ?? 'one',
    horse: HORSE_PLACES[turn % HORSE_PLACES.length] ?? 'both',
    gap: turn % 3,
  };
  const space = board.kind === 'spaces' ? board.spaces[(turn * 7) % board.spaces.length]?.id : undefined;
  return [
    { pieces, how: 'line-up', options, at: null, ends: null },
    { pieces, how: 'line-up', options, at: null, ends: endsAcross(board, turn) },
    { pieces, how: 'nearest' },
    ...(space === undefined
      ? []
      : ([
          { pieces: pieces.slice(0, 12), how: 'around', space, isRow: turn % 2 === 0, isForced: false },
        ] as const)),
  ];
};

describe.each(BATTLES)('$system $file', ({ system: id, file }) => {
  test('what is proposed for a side has no error of deployment that was not there before', async () => {
    const { system, scenario } = await openBattle(id, file);
    for (const [turn, { id: seat }] of system.seats(scenario).entries()) {
      const all = piecesOf(system, scenario, seat);
      const empty = takeOff(system, scenario, all);
      const known = system.deployment.findErrors(empty);
      for (const request of requestsFor(system, empty, all, turn + file.length)) {
        const proposal = proposeDeployment(system, empty, request);
        const after = applyChanges(empty, proposal.changes);
        expect(
          findNewErrors(known, system.deployment.findErrors(after)),
          JSON.stringify(request.how),
        ).toEqual([]);
        const placed = new Set(proposal.ghosts.map(ghost => ghost.id));
        expect(request.pieces.filter(piece => !placed.has(piece) && !proposal.left.includes(piece))).toEqual(
          [],
        );
      }
    }
  });
});
