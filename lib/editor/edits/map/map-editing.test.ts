import { describe, expect, test } from 'vitest';
import leuthen from '@/content/scenarios/prussias-glory/leuthen-battle.json';
import { spaceById } from '@/lib/geometry/board';
import { wayBetween } from '@/lib/geometry/ways';
import { type StudioState, undoStep } from '../../session/state';
import { loadKnownSystem, openBattle } from '../../testing/open-battle';
import { acceptProposals, areaAround, listPictureBrushes, toProposed } from '../../underlay/accept-proposals';
import { beginName, cancelName, keepName, moveName, namesOf, stepNameKind, typeName } from '../name-edits';

const system = await loadKnownSystem('prussias-glory');
const opened: StudioState = openBattle(system, leuthen);
const board = opened.derived.position?.board;
if (board?.kind !== 'spaces') throw new Error('no hexes');

const centreOf = (hex: string) => spaceById(board, hex)?.centre ?? ([0, 0] as const);
const steps = ({ history }: StudioState): number => history.past.length;
const named = (state: StudioState, text: string) => namesOf(state).find(name => name.text === text);

describe('a name written on the map', () => {
  const written = keepName(typeName(stepNameKind(beginName(opened, centreOf('2815')), 1), 'Höhe 1'));

  test('is one step of the history, of the kind that was stepped to', () => {
    expect(steps(written)).toBe(steps(opened) + 1);
    expect(named(written, 'Höhe 1')).toMatchObject({ kind: 'relief', at: centreOf('2815') });
    expect(written.interaction.writing).toBeNull();
  });

  test('is taken up again where it stands, moved, and gone once it is emptied', () => {
    const again = beginName(written, centreOf('2815'));
    expect(again.interaction.writing).toMatchObject({ text: 'Höhe 1', kind: 'relief' });
    expect(named(keepName(typeName(again, ' ')), 'Höhe 1')).toBeUndefined();
    const name = named(written, 'Höhe 1');
    if (!name) throw new Error('no name');
    expect(named(moveName(written, name, centreOf('3015')), 'Höhe 1')?.at).toEqual(centreOf('3015'));
  });

  test('leaves nothing behind when it is cancelled, and a town is taken up by its houses', () => {
    expect(cancelName(typeName(beginName(opened, centreOf('2815')), 'x')).history).toBe(opened.history);
    const { map } = opened.derived.position as unknown as {
      map: { towns: { name: string; hexes: string[] }[] };
    };
    const radaxdorf = map.towns.find(({ name }) => name === 'Radaxdorf');
    const town = beginName(opened, centreOf(radaxdorf?.hexes[0] ?? ''));
    expect(town.interaction.writing).toMatchObject({ text: 'Radaxdorf', kind: 'town' });
  });
});

describe('proposed terrain', () => {
  test('grounds, rivers and roads are offered as examples, marks and heights are not', () => {
    const ids = listPictureBrushes(opened).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['hex-open', 'hex-woods', 'side-river', 'road']));
    for (const id of ['raise', 'set-up-first', 'no-road', 'name']) expect(ids).not.toContain(id);
  });

  test('is accepted by area or all at once, each in one step', () => {
    const proposals = ['2814', '2815', '2816', '3215'].map(place => ({
      place,
      brush: place === '2816' ? 'hex-marsh' : 'hex-woods',
      certainty: 1,
    }));
    const proposed = toProposed(opened, proposals, {});
    expect(areaAround(board, proposed, '2815')).toEqual(['2815', '2814']);
    const all = acceptProposals(opened, proposed, Object.keys(proposed));
    expect(steps(all)).toBe(steps(opened) + 1);
    const scenario = all.derived.scenario;
    if (!scenario) throw new Error('no scenario');
    for (const { place, brush } of proposals) expect(system.editing.brushAt(scenario, place)).toBe(brush);
    expect(toProposed(all, proposals, {})).toEqual({});
    expect(undoStep(all).history.present.document).toEqual(opened.history.present.document);
  });

  test('roads become one road through all their hexes, in one step', () => {
    const places = ['0202', '0203', '0204', '0205'];
    const ways = places.slice(1).map((to, index) => wayBetween(places[index] ?? to, to));
    const proposals = ways.map(place => ({ place, brush: 'road', certainty: 1 }));
    const laid = acceptProposals(opened, toProposed(opened, proposals, {}), ways);
    expect(steps(laid)).toBe(steps(opened) + 1);
    const { roads } = (laid.derived.scenario as unknown as { board: { roads: { through: string[] }[] } })
      .board;
    expect(roads.map(({ through }) => through.toSorted())).toContainEqual(places);
    expect(toProposed(laid, proposals, {})).toEqual({});
  });
});
