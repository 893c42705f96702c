import { describe, expect, test } from 'vitest';
import type { StudioState } from './state';
import { createStudioStore, type Slice, sliceOf } from './store';
import {
  isPinned,
  readView,
  rememberView,
  type SettingsStorage,
  toggleLayer,
  toggleOverlay,
  togglePin,
  type ViewState,
} from './view-state';

const storageWith = (kept: Record<string, string> = {}) => {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

/** The view slice of a studio that remembers it. */
const createView = (storage: SettingsStorage, draftId: string): Slice<ViewState> => {
  const state = { view: readView(storage, draftId) } as unknown as StudioState;
  const store = createStudioStore(state);
  rememberView(store, storage, draftId);
  return sliceOf(store, 'view');
};

describe('how an author looks at a draft', () => {
  test('is remembered for that draft and no other', () => {
    const storage = storageWith();
    const view = createView(storage, 'one');
    view.update(state => toggleOverlay(state, 'room'));
    view.update(state => toggleLayer(state, 'names'));
    view.update(state => togglePin(state, { piece: 'velites', preview: 'lead' }));
    view.update(state => ({ ...state, measure: 'centimetres' }));
    expect(createView(storage, 'one').getState()).toMatchObject({
      measure: 'centimetres',
      overlays: ['room'],
      hidden: ['names'],
      pins: [{ piece: 'velites', preview: 'lead' }],
    });
    expect(createView(storage, 'two').getState()).toMatchObject({ overlays: [], hidden: [], pins: [] });
  });

  test.each(['{', 'null', '7', '{"overlays":7,"hidden":["nothing"],"pins":[{"piece":1}],"measure":"ells"}'])(
    'what another program wrote (%s) is left out',
    text => {
      const view = createView(storageWith({ 'battlewright-view-one': text }), 'one');
      expect(view.getState()).toMatchObject({ overlays: [], hidden: [], pins: [], measure: 'inches' });
    },
  );

  test('two overlays at once; a third replaces the older', () => {
    const view = createView(storageWith(), 'one');
    for (const id of ['a', 'b', 'c']) view.update(state => toggleOverlay(state, id));
    expect(view.getState().overlays).toEqual(['b', 'c']);
    view.update(state => toggleOverlay(state, 'b'));
    view.update(state => toggleOverlay(state, 'a'));
    expect(view.getState().overlays).toEqual(['c', 'a']);
  });

  test('a pin is set and taken off, and the seventh drops the first', () => {
    const view = createView(storageWith(), 'one');
    const pins = ['1', '2', '3', '4', '5', '6', '7'].map(piece => ({ piece, preview: 'lead' }));
    for (const pin of pins) view.update(state => togglePin(state, pin));
    expect(view.getState().pins).toEqual(pins.slice(1));
    view.update(state => togglePin(state, { piece: '7', preview: 'lead' }));
    expect(isPinned(view.getState(), { piece: '7', preview: 'lead' })).toBe(false);
  });
});
