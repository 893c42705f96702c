import { describe, expect, test } from 'vitest';
import {
  chooseTab,
  closeDialog,
  dismissCalled,
  FIRST_PANELS,
  isShown,
  openDialog,
  openFormSection,
  rightSlipOf,
  setPanelSize,
  toggleAllPanels,
  togglePanel,
} from './panels';
import type { Selection, StudioState } from './state';

const NOTHING: Selection = { pieces: [], space: null };
const studio = {
  panels: FIRST_PANELS,
  selection: NOTHING,
  interaction: { shape: null },
} as unknown as StudioState;

describe('panels', () => {
  test('one dialog is open at a time, and only it is closed', () => {
    const keys = openDialog(openDialog(studio, 'palette'), 'keys');
    expect(keys.panels.dialog).toBe('keys');
    expect(closeDialog(keys, 'palette')).toBe(keys);
    expect(closeDialog(keys, 'keys').panels.dialog).toBeNull();
  });

  test('side panels are shown and hidden each on its own', () => {
    const both = togglePanel(togglePanel(studio, 'view'), 'source');
    const one = togglePanel(both, 'view');
    expect([isShown(both, 'view'), isShown(one, 'view'), isShown(one, 'source')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('the form of the battle gives way to what is selected later; plan and history stay', () => {
    const other: Selection = { pieces: ['hannibal'], space: null };
    const form = chooseTab(studio, 'battle');
    expect([rightSlipOf(form), rightSlipOf({ ...form, selection: other })]).toEqual(['battle', 'inspector']);
    expect(rightSlipOf({ ...chooseTab(studio, 'history'), selection: other })).toBe('battle');
    expect(rightSlipOf(chooseTab({ ...studio, selection: other }, 'battle'))).toBe('battle');
  });

  test('inspector and battle share one place', () => {
    const battle = togglePanel(studio, 'battle');
    expect([isShown(battle, 'battle'), isShown(battle, 'inspector')]).toEqual([true, false]);
    const inspector = togglePanel(battle, 'inspector');
    expect([isShown(inspector, 'battle'), isShown(inspector, 'inspector')]).toEqual([false, true]);
    expect(rightSlipOf(togglePanel(inspector, 'inspector'))).toBeNull();
  });

  test('all are put away and come back; what is called meanwhile comes alone', () => {
    const away = toggleAllPanels(studio);
    const called = togglePanel(away, 'army');
    expect([isShown(away, 'army'), isShown(called, 'army'), isShown(called, 'inspector')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isShown(dismissCalled(called), 'army')).toBe(false);
    expect(toggleAllPanels(called).panels.shown).toEqual(FIRST_PANELS.shown);
  });

  test('a width stays within its limits', () => {
    expect(setPanelSize(studio, 'army-width', 1000).panels.sizes).toEqual({ 'army-width': 420 });
    expect(setPanelSize(studio, 'army-width', 10).panels.sizes).toEqual({ 'army-width': 200 });
  });

  test('a form section opens within the tab of the battle', () => {
    expect(openFormSection(studio, 'Sources').panels).toMatchObject({
      tab: 'battle',
      section: 'Sources',
    });
  });
});
