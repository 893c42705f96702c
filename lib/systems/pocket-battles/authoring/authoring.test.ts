import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { applyChanges } from '@/lib/documents/change';
import { findFixes, runChecks } from '@/lib/game/check/check';
import { TRANSFORMATIONS } from '@/lib/game/contract/authoring/editing';
import { SHIPPED_LISTS } from '../data';
import { armyKind } from '../document/army';
import { listKind } from '../document/army-list';
import { unitsOf } from '../document/army-units';
import { CHECKS } from '../document/checks';
import { type Scenario, scenarioSchema } from '../document/scenario';
import { fighter, makeBattle, shooter, tile } from '../testing/battle-setup';
import { armyLists } from './army-lists';
import { design } from './army-lists/tile-design';
import { creation } from './creation';
import { editing } from './editing';
import { forms } from './forms';
import { overlays } from './overlays';
import { sideArmies } from './side-armies';

const scenario = makeBattle({
  troops: [fighter('f', [3]), shooter('s', [4])],
  first: [
    ['u', ['f', 's'], 'A2'],
    ['v', ['f'], 'B1'],
  ],
  second: [['w', ['f'], 'A4']],
});
const places = (changes: Parameters<typeof applyChanges>[1]) =>
  applyChanges(scenario, changes).forces.map(({ units }) => units.map(({ at }) => at ?? null));

describe('overlays', () => {
  const spaces = (id: string, pieces: readonly string[]) =>
    overlays
      .find(overlay => overlay.id === id)
      ?.marks(scenario, { pieces, space: null })
      .map(mark => (mark.type === 'space' ? mark.space : ''));

  test('[5.2] where a unit can redeploy', () =>
    expect(spaces('redeployment', ['u-1'])).toEqual(['B2', 'A1']));
  test('[6.2] what it can attack', () => expect(spaces('attack', ['u-2'])).toEqual(['A4']));
  test('[6.12] what it can shoot at', () => expect(spaces('shooting', ['u-1', 'v-1'])).toEqual(['A4']));
  test('[4.3] both sides’ own zones', () => expect(spaces('own-zones', [])).toHaveLength(12));
  test('have words', () => {
    for (const { label } of overlays) expect(say(label)).not.toBe('');
  });
});

describe('editing', () => {
  test('copies stand to each other as the originals did; what leaves the board waits', () => {
    const clip = editing.copy(scenario, ['u-1', 'u-2', 'v-1']);
    expect(places(editing.paste(scenario, clip, 'B2') ?? [])).toEqual([['A2', 'B1', 'B2', 'C1'], ['A4']]);
    expect(places(editing.paste(scenario, clip, 'C2') ?? [])).toEqual([['A2', 'B1', 'C2', null], ['A4']]);
    expect(editing.paste(scenario, { clip: 'chess' }, 'B2')).toBeNull();
  });

  test('a board twice mirrored or turned is the same again', () => {
    for (const how of TRANSFORMATIONS) {
      const once = applyChanges(scenario, editing.transform?.(scenario, how, []) ?? []);
      expect(once).not.toEqual(scenario);
      expect(applyChanges(once, editing.transform?.(once, how, []) ?? [])).toEqual(scenario);
    }
  });

  test('chosen units change their wing', () =>
    expect(places(editing.transform?.(scenario, 'mirror-left-right', ['u-1']) ?? [])).toEqual([
      ['C2', 'B1'],
      ['A4'],
    ]));

  test('[4.2] a stack is ordered from the top downwards', () =>
    expect(
      applyChanges(scenario, editing.reorderStack?.(scenario, ['u-2', 'u-1']) ?? []).forces[0]?.units[0],
    ).toEqual({
      id: 'u',
      troops: ['s', 'f'],
      at: 'A2',
    }));

  test('scenery is painted, picked up and cleared', () => {
    const painted = applyChanges(scenario, editing.paint(scenario, 'wood', ['A1', 'B1', 'A1']));
    expect(painted.board.scenery).toHaveLength(2);
    expect(editing.brushAt(painted, 'A1')).toBe('wood');
    expect(applyChanges(painted, editing.paint(painted, 'clear', ['A1'])).board.scenery).toHaveLength(1);
  });
});

describe('quick fixes', () => {
  const findCodesAfterFix = (broken: typeof scenario, code: string) => {
    const finding = runChecks(CHECKS, broken).find(other => other.code === `pocket-battles/${code}`);
    const fixes = finding ? findFixes(CHECKS, broken, finding) : [];
    for (const { label } of fixes) expect(say(label)).not.toBe('');
    expect(fixes.length).toBeGreaterThan(0);
    return fixes.map(({ changes }) =>
      runChecks(CHECKS, applyChanges(broken, changes)).map(other => other.code),
    );
  };

  test.each([
    ['agreed-size', { ...scenario, options: { points: 45 } }],
    ['place-of-unit', makeBattle({ troops: [tile('a')], first: [['u', ['a'], 'B3']], second: [] })],
    [
      'price-of-tile',
      makeBattle({ troops: [fighter('f', [3], { deploymentPoints: 9 })], first: [], second: [] }),
    ],
  ])('%s is mended by each of its fixes', (code, broken) => {
    for (const codes of findCodesAfterFix(broken, code))
      expect(codes).not.toContain(`pocket-battles/${code}`);
  });
});

describe('a new battle', () => {
  test.each(creation.grounds.map(({ id }) => id))('on %s breaks no rule', ground => {
    const request = { title: 'New', year: -100, sides: ['X', 'Y'], size: '80', ground, seed: 5 };
    const made = creation.create(request);
    expect(creation.create(request)).toEqual(made);
    expect(made.options.points).toBe(80);
    expect(runChecks(CHECKS, made).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('takes an army in, with the tiles of its own list', () => {
    const army = {
      ...armyKind.blank(),
      units: [{ id: 'u', troops: ['axe'] }],
      troops: [fighter('axe', [3])],
    };
    const joined = applyChanges(scenario, sideArmies.replace(scenario, 'second', army) ?? []);
    expect(joined.forces[1]?.units.map(({ id }) => id)).toEqual(['u-1']);
    expect(joined.troops?.map(({ id }) => id)).toEqual(['f', 's', 'axe']);
    expect(sideArmies.replace(scenario, 'second', {})).toBeNull();
  });

  test('[4.1] tiles that were designed for a list of one’s own are known to the battle; two lists may call theirs alike', () => {
    const designed = (title: string, dice: number[]) => {
      const list = { ...listKind.blank(), title, troops: [{ ...fighter('tile-1', dice), name: title }] };
      return {
        ...armyLists.newArmyDraft(list, { title, points: 60, variant: null }),
        units: [{ id: 'u', troops: ['tile-1'] }],
      };
    };
    const join = (battle: Scenario, side: string, army: unknown): Scenario =>
      scenarioSchema.parse(applyChanges(battle, sideArmies.replace(battle, side, army) ?? []));
    const empty = creation.create({
      title: 'New',
      year: 100,
      sides: ['X', 'Y'],
      size: '60',
      ground: null,
      seed: 1,
    });
    const one = join(empty, 'first', designed('Axes', [3]));
    const both = join(one, 'second', designed('Bows', [4, 5]));
    expect(both.forces.map(({ list }) => list)).toEqual(['new-list', 'new-list-2']);
    expect(unitsOf(both).map(({ troops }) => troops[0]?.troop.name)).toEqual(['Axes', 'Bows']);
    expect(runChecks(CHECKS, both).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(sideArmies.read(both, 'second')).toMatchObject({ list: 'new-list-2', lists: [{ title: 'Bows' }] });
    expect(join(both, 'first', designed('Bows', [4, 5])).lists).toHaveLength(2);
  });
});

describe('forms', () => {
  test('all have words, and a new entry keeps the shape', () => {
    for (const field of forms.options(scenario)) expect(say(field.label)).not.toBe('');
    for (const { id, title, path, columns } of forms.tables(scenario)) {
      for (const { label } of [{ label: title }, ...columns]) expect(say(label)).not.toBe('');
      const added = applyChanges(scenario, [
        { op: 'add', path: [...path, '-'], value: forms.newEntry(scenario, id) },
      ]);
      expect(runChecks(CHECKS, added).map(({ code }) => code)).not.toContain('pocket-battles/named-once');
      expect(
        applyChanges(added, forms.removeEntries(added, id, [0])).forces.flatMap(({ units }) => units),
      ).toHaveLength(3);
    }
  });
});

describe('the tile designer', () => {
  test('[2.1] a new tile fits its list, at its fair price, and every field has words', () => {
    const [list] = SHIPPED_LISTS;
    if (!list) throw new Error('no list');
    for (const model of [undefined, list.troops[0]]) {
      const added = { ...list, troops: [...list.troops, design.newEntry(list, model)] };
      const parsed = listKind.schema.parse(JSON.parse(JSON.stringify(added)));
      expect(runChecks(listKind.checks, parsed)).toEqual([]);
    }
    for (const { label, kind } of design.fields(list, 0)) {
      expect(say(label)).not.toBe('');
      if ('choices' in kind) for (const choice of kind.choices) expect(say(choice.label)).not.toBe('');
    }
  });
});
