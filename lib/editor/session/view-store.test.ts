import { describe, expect, test } from 'vitest';
import { createViewStore, isPinned, toggleLayer, toggleOverlay, togglePin } from './view-store';

const shelfWith = (kept: Record<string, string> = {}) => {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

describe('how an author looks at a draft', () => {
  test('is remembered for that draft and no other', () => {
    const cache = shelfWith();
    const store = createViewStore(cache, 'one');
    store.update(state => toggleOverlay(state, 'room'));
    store.update(state => toggleLayer(state, 'names'));
    store.update(state => togglePin(state, { piece: 'velites', preview: 'lead' }));
    store.update(state => ({ ...state, measure: 'centimetres' }));
    expect(createViewStore(cache, 'one').getState()).toMatchObject({
      measure: 'centimetres',
      overlays: ['room'],
      hidden: ['names'],
      pins: [{ piece: 'velites', preview: 'lead' }],
    });
    expect(createViewStore(cache, 'two').getState()).toMatchObject({ overlays: [], hidden: [], pins: [] });
  });

  test.each(['{', 'null', '7', '{"overlays":7,"hidden":["nothing"],"pins":[{"piece":1}],"measure":"ells"}'])(
    'what another program wrote (%s) is left out',
    text => {
      const store = createViewStore(shelfWith({ 'battlewright-view-one': text }), 'one');
      expect(store.getState()).toMatchObject({ overlays: [], hidden: [], pins: [], measure: 'inches' });
    },
  );

  test('two overlays at once, and no third', () => {
    const store = createViewStore(shelfWith(), 'one');
    for (const id of ['a', 'b', 'c']) store.update(state => toggleOverlay(state, id));
    expect(store.getState().overlays).toEqual(['a', 'b']);
    store.update(state => toggleOverlay(state, 'a'));
    store.update(state => toggleOverlay(state, 'c'));
    expect(store.getState().overlays).toEqual(['b', 'c']);
  });

  test('a pin is set and taken off, and the seventh drops the first', () => {
    const store = createViewStore(shelfWith(), 'one');
    const pins = ['1', '2', '3', '4', '5', '6', '7'].map(piece => ({ piece, preview: 'lead' }));
    for (const pin of pins) store.update(state => togglePin(state, pin));
    expect(store.getState().pins).toEqual(pins.slice(1));
    store.update(state => togglePin(state, { piece: '7', preview: 'lead' }));
    expect(isPinned(store.getState(), { piece: '7', preview: 'lead' })).toBe(false);
  });
});
