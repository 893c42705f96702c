import { describe, expect, test } from 'vitest';
import {
  chooseTab,
  closeDialog,
  currentTab,
  isShown,
  NO_PANELS,
  openDialog,
  openFormSection,
  togglePanel,
} from './panels';
import type { Selection, StudioState } from './state';

const NOTHING: Selection = { pieces: [], space: null };
const studio = { panels: NO_PANELS, selection: NOTHING } as unknown as StudioState;

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

  test('a chosen tab holds until something else is chosen; plan and history stay', () => {
    const other: Selection = { pieces: ['hannibal'], space: null };
    const { tab } = chooseTab(studio, 'battle').panels;
    expect([currentTab(tab, NOTHING, false), currentTab(tab, other, true)]).toEqual(['battle', 'selection']);
    const { tab: lasting } = chooseTab(studio, 'history').panels;
    expect(currentTab(lasting, other, true)).toBe('history');
  });

  test('a form section opens within the tab of the battle', () => {
    expect(openFormSection(studio, 'Sources').panels).toMatchObject({
      tab: { name: 'battle' },
      section: 'Sources',
    });
  });
});
