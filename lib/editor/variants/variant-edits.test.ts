import { beforeAll, describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { applyChanges } from '@/lib/documents/change';
import { valueAt } from '@/lib/documents/json-path';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { labelField, setFieldValue } from '../edits/field-edits';
import { movePieces } from '../edits/map/board-edits';
import { redoStep, type StudioState, showVariant, sourceOf, undoStep, writeSource } from '../session/state';
import { loadKnownSystem, openBattle } from '../testing/open-battle';
import {
  copyVariant,
  createVariant,
  createVariantFromEdits,
  deleteVariant,
  setVariantText,
} from './variant-edits';

let system: AnySystem;

beforeAll(async () => {
  system = await loadKnownSystem('lost-battles');
});

const opened = (): StudioState => openBattle(system, cannae);

const own = ({ history }: StudioState, ...path: (string | number)[]): unknown =>
  valueAt(history.present.document, path);

const count = cannae.variants.length;
const patchOf = (state: StudioState): unknown => own(state, 'variants', count, 'patch');
const spaceOf = ({ derived }: StudioState, id: string): string | null | undefined =>
  derived.position?.pieces.find(piece => piece.id === id)?.space;

describe('a variant', () => {
  test('takes the edits that are made while it is shown, and the battle itself stays', () => {
    const made = createVariant(opened(), 'Velites held back');
    expect(made.variant).toBe('velites-held-back');
    const moved = movePieces(made, ['velites'], 'C1');
    expect(spaceOf(moved, 'velites')).toBe('C1');
    expect(own(moved, 'deployment')).toBe(own(made, 'deployment'));
    expect(patchOf(moved)).not.toEqual([]);
    expect(spaceOf(showVariant(moved, null), 'velites')).toBe('C2');
  });

  test('edits that are taken back leave an empty patch', () => {
    const made = createVariant(opened(), 'Another name');
    const renamed = setFieldValue(made, labelField('title'), ['title'], 'X');
    expect(patchOf(renamed)).toEqual([{ op: 'replace', path: '/title', value: 'X' }]);
    expect(patchOf(setFieldValue(renamed, labelField('title'), ['title'], cannae.title))).toEqual([]);
  });

  test('undo shows the variant that it changes', () => {
    const renamed = setFieldValue(createVariant(opened(), 'V'), labelField('title'), ['title'], 'X');
    const back = undoStep(showVariant(renamed, null));
    expect(back.variant).toBe('v');
    expect(back.derived.scenario?.title).toBe(cannae.title);
    expect(redoStep(back).derived.scenario?.title).toBe('X');
    expect(undoStep(back).variant).toBeNull();
  });

  test('what was edited since opening becomes a variant, and the battle is as it was', () => {
    const edited = movePieces(opened(), ['velites'], 'C1');
    const made = createVariantFromEdits(edited, 'Held back');
    expect(spaceOf(made, 'velites')).toBe('C1');
    expect(spaceOf(showVariant(made, null), 'velites')).toBe('C2');
    expect(undoStep(made).history.present.document).toBe(edited.history.present.document);
  });

  test('is renamed, summed up, copied and deleted in single steps', () => {
    const made = createVariant(opened(), 'V');
    const typed = setVariantText(setVariantText(made, 'v', 'title', 'Vx'), 'v', 'title', 'Vxy');
    expect(typed.history.past).toHaveLength(2);
    const summed = setVariantText(typed, 'v', 'summary', 'S');
    expect(own(summed, 'variants', count)).toMatchObject({ id: 'v', title: 'Vxy', summary: 'S' });
    expect(own(setVariantText(summed, 'v', 'summary', ''), 'variants', count, 'summary')).toBeUndefined();
    const copied = copyVariant(summed, 'v', 'V');
    expect(copied.variant).toBe('v-2');
    const deleted = deleteVariant(copied, 'v-2');
    expect(deleted.variant).toBeNull();
    expect(undoStep(deleted).history.present.document).toBe(copied.history.present.document);
  });

  test('that does not fit says so and cannot be edited', () => {
    const made = createVariant(opened(), 'V', [{ op: 'replace', path: '/nowhere/1', value: 1 }]);
    expect(made.derived.isMalformed).toBe(true);
    expect(made.derived.findings.map(({ code }) => code)).toEqual(['document/unfit-patch']);
    expect(movePieces(made, ['velites'], 'C1').notice).toBe('mend-source-first');
  });

  test('keeps its difference with the unit that it belongs to when the battle moves its entries', () => {
    const path = ['forces', 0, 'units', 2, 'name'];
    const unit = own(opened(), 'forces', 0, 'units', 2);
    const renamed = setFieldValue(createVariant(opened(), 'V'), labelField('title'), path, 'Renamed');
    const base = showVariant(renamed, null);
    const units = own(base, 'forces', 0, 'units') as readonly unknown[];
    const reordered = [unit, ...units.filter(other => other !== unit)];
    const moved = setFieldValue(base, labelField('title'), ['forces', 0, 'units'], reordered);
    expect(patchOf(moved)).toEqual([{ op: 'replace', path: '/forces/0/units/0/name', value: 'Renamed' }]);
    expect(moved.notice).toBeNull();
    const without = units.filter(other => other !== unit);
    const gone = setFieldValue(base, labelField('title'), ['forces', 0, 'units'], without);
    expect(patchOf(gone)).toEqual([]);
    expect(gone.notice).toBe('variant-lost');
  });

  test('is what the source shows, and what is written there is its own', () => {
    const made = createVariant(opened(), 'V');
    const json = sourceOf(made) as object;
    expect(json).toMatchObject({ title: cannae.title, variants: [] });
    const written = writeSource(made, { ...json, title: 'X' }, 'source 1');
    expect(patchOf(written)).toEqual([{ op: 'replace', path: '/title', value: 'X' }]);
    expect(own(written, 'title')).toBe(cannae.title);
    expect(sourceOf(written)).toMatchObject({ title: 'X' });
  });

  describe('while the battle is written in as text', () => {
    const path = ['forces', 0, 'units', 2, 'name'];
    const base = (): StudioState =>
      showVariant(setFieldValue(createVariant(opened(), 'V'), labelField('title'), path, 'Renamed'), null);
    const unitsOf = (state: StudioState) => own(state, 'forces', 0, 'units') as readonly unknown[];
    const written = (state: StudioState, units: readonly unknown[], burst: string): StudioState =>
      writeSource(
        state,
        applyChanges(sourceOf(state), [{ op: 'replace', path: ['forces', 0, 'units'], value: units }]),
        burst,
      );
    const renamedAt = (index: number) => [
      { op: 'replace', path: `/forces/0/units/${index}/name`, value: 'Renamed' },
    ];

    test('keeps its difference with the unit that it belongs to', () => {
      const state = base();
      const [first, ...others] = unitsOf(state);
      expect(patchOf(written(state, [...others, first], 'source 1'))).toEqual(renamedAt(1));
    });

    test('has it again when the unit is cut out in one step and put in elsewhere in another', () => {
      const state = base();
      const units = unitsOf(state);
      const without = written(
        state,
        units.filter((_, index) => index !== 2),
        'source 1',
      );
      expect([patchOf(without), without.notice]).toEqual([[], 'variant-lost']);
      expect(patchOf(written(without, [units[2], ...unitsOf(without)], 'source 2'))).toEqual(renamedAt(0));
    });

    test('has what is written in the variant itself', () => {
      const state = base();
      const patch = renamedAt(1);
      const changed = applyChanges(sourceOf(state), [
        { op: 'replace', path: ['variants', count, 'patch'], value: patch },
        { op: 'replace', path: ['forces', 0, 'units'], value: unitsOf(state).toReversed() },
      ]);
      expect(patchOf(writeSource(state, changed, 'source 1'))).toEqual(patch);
    });
  });
});
