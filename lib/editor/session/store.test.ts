import { describe, expect, test } from 'vitest';
import { IDLE_INTERACTION, setAim } from './interaction-state';
import type { StudioState } from './state';
import { createStudioStore, sliceOf } from './store';
import { NEW_VIEW, toggleLayer } from './view-state';

const open = () =>
  createStudioStore({ interaction: IDLE_INTERACTION, view: NEW_VIEW } as unknown as StudioState);

describe('the slices of the store', () => {
  test('a still pointer tells nobody', () => {
    const store = open();
    const interaction = sliceOf(store, 'interaction');
    setAim(interaction, ['A1']);
    let calls = 0;
    store.subscribe(() => {
      calls += 1;
    });
    setAim(interaction, ['A1']);
    interaction.set({ size: 1, fan: null });
    expect(calls).toBe(0);
    setAim(interaction, ['A2']);
    expect(calls).toBe(1);
  });

  test('who listens to one part is not told of another', () => {
    const store = open();
    const heard: unknown[] = [];
    store.subscribe(
      ({ view }) => view.hidden,
      hidden => heard.push(hidden),
    );
    sliceOf(store, 'interaction').set({ aim: ['A1'] });
    sliceOf(store, 'view').update(view => toggleLayer(view, 'names'));
    expect(heard).toEqual([['names']]);
  });

  test('a part that stays as it was leaves the whole as it was', () => {
    const store = open();
    const before = store.getState();
    sliceOf(store, 'view').update(view => view);
    expect(store.getState()).toBe(before);
  });
});
