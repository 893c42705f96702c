import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { loadSystem } from '@/lib/systems';
import { type DeployProposal, type DeployRequest, USUAL_LINE } from './deploy-request';
import { proposeDeployment } from './propose';

interface Field {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly pieces: readonly string[];
}

/** A shipped battle without one of its armies on the board. */
const openWithout = async (id: string, file: string, seat: string): Promise<Field> => {
  const system = await loadSystem(id);
  if (!system) throw new Error(`no system ${id}`);
  const json: unknown = JSON.parse(readFileSync(`content/scenarios/${id}/${file}.json`, 'utf8'));
  const whole = system.documents.scenario.schema.parse(json);
  const pieces = system
    .setUp(whole)
    .pieces.filter(piece => piece.seat === seat)
    .map(piece => piece.id);
  return { system, pieces, scenario: applyChanges(whole, system.editing.move(whole, pieces, null)) };
};

const propose = ({ system, scenario }: Field, request: DeployRequest) => {
  const proposal = proposeDeployment(system, scenario, request);
  const placed = system.setUp(applyChanges(scenario, proposal.changes)).pieces;
  return { proposal, placed };
};

const around = (field: Field, space: string, pieces = field.pieces) =>
  propose(field, { pieces, how: 'around', space, isRow: false, isForced: false });

const lineUp = (field: Field, options = USUAL_LINE) =>
  propose(field, { pieces: field.pieces, how: 'line-up', options, at: null, ends: null });

const standingOf = (field: Field, placed: readonly Piece[]): readonly Piece[] =>
  placed.filter(({ id }) => field.pieces.includes(id));

const spacesOf = ({ ghosts }: DeployProposal): ReadonlySet<string | null> =>
  new Set(ghosts.map(({ space }) => space));

describe('the books say where a set lands', () => {
  test('[5.5] Lost Battles: what a tile has no room for goes to its neighbours', async () => {
    const field = await openWithout('lost-battles', 'cannae', 'rome');
    const { proposal } = around(field, 'C1');
    const here = proposal.ghosts.filter(({ space }) => space === 'C1').length;
    expect(proposal.left).toEqual([]);
    expect(here).toBeGreaterThan(8);
    expect(here).toBeLessThan(proposal.ghosts.length);
  });

  test('[2.1] Lost Battles: a tile of the enemy takes nobody, and says why', async () => {
    const field = await openWithout('lost-battles', 'cannae', 'rome');
    const { proposal } = around(field, 'C3');
    expect(proposal.ghosts).toEqual([]);
    expect(proposal.objection?.rule?.section).toBe('2.1');
  });

  test('[8.6] Lost Battles: a line of battle has its two generals on different tiles and horse on both flanks', async () => {
    const field = await openWithout('lost-battles', 'cannae', 'rome');
    const { proposal, placed } = lineUp(field);
    expect(proposal.left).toEqual([]);
    const own = standingOf(field, placed);
    const leaders = own.filter(({ id }) => field.system.deployment.role(field.scenario, id) === 'leader');
    expect(new Set(leaders.map(({ space }) => space)).size).toBe(leaders.length);
    const horse = own.filter(({ id }) => field.system.deployment.role(field.scenario, id) === 'horse');
    expect(horse.map(({ space }) => space)).toEqual(expect.arrayContaining(['A2', 'E2']));
  });

  test('[4.3] Pocket Battles: units line up in their own zones, and none in the zone of engagement', async () => {
    const field = await openWithout('pocket-battles', 'pocket-alesia', 'romans');
    const { proposal } = lineUp(field, { lines: 'two', horse: 'both', gap: 0 });
    expect(proposal.left).toEqual([]);
    const row = [...spacesOf(proposal)].map(space => Number(space?.slice(1)));
    expect(row.every(number => number <= 2) || row.every(number => number >= 4)).toBe(true);
    expect(around(field, 'B3').proposal.objection?.rule?.section).toBe('4.3');
  });

  test('[2.2] Perikles: influence is shared out among the cities', async () => {
    const field = await openWithout('perikles', 'perikles-431', 'eurypontids');
    const { proposal } = propose(field, { pieces: field.pieces, how: 'nearest' });
    expect(proposal.left).toEqual([]);
    expect(spacesOf(proposal).size).toBe(Math.min(6, field.pieces.length));
  });

  test("[22.2] Prussia's Glory: the leader of a wing lands with a unit of the wing", async () => {
    const field = await openWithout('prussias-glory', 'leuthen-battle', 'prussia');
    const { system, scenario } = field;
    const wing = system.deployment
      .groups(scenario)
      .find(({ seat, pieces }) => seat === 'prussia' && pieces.length > 3);
    const ids = wing?.pieces ?? [];
    const { proposal } = propose(field, { pieces: ids, how: 'nearest' });
    const leader = proposal.ghosts.find(({ id }) => system.deployment.role(scenario, id) === 'leader');
    expect(leader).toBeDefined();
    expect(proposal.ghosts.some(({ id, space }) => id !== leader?.id && space === leader?.space)).toBe(true);
  });

  test('[8.3] In Death Ground: the line stands within six inches of the own edge', async () => {
    const field = await openWithout('in-death-ground', 'zama-202-table', 'rome');
    const { proposal } = lineUp(field);
    expect(proposal.left).toEqual([]);
    const zone = field.system.deployment.zone(field.scenario, field.pieces[0] ?? '');
    const ys = zone.kind === 'table' ? (zone.areas[0] ?? []).map(([, y]) => y) : [];
    for (const { box } of proposal.ghosts) {
      expect(box?.centre[1]).toBeGreaterThanOrEqual(Math.min(...ys));
      expect(box?.centre[1]).toBeLessThanOrEqual(Math.max(...ys));
    }
  });

  test('[2.1] In Death Ground: a drop anywhere on the table sets units side by side, over nobody', async () => {
    const field = await openWithout('in-death-ground', 'zama-202-table', 'rome');
    const { proposal, placed } = propose(field, { pieces: field.pieces, how: 'table', point: [700, 480] });
    expect(proposal.left).toEqual([]);
    expect(standingOf(field, placed).every(({ box }) => box !== null)).toBe(true);
    const after = applyChanges(field.scenario, proposal.changes);
    const codes = field.system.deployment.findErrors(after).map(({ code }) => code);
    expect(codes).not.toContain('in-death-ground/bases-apart');
  });
});
