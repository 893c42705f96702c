import { describe, expect, test } from 'vitest';
import { isPlainComponent } from './plain-components.mjs';

describe('components hold React only', () => {
  test.each([
    ['plain.ts', 'export const double = (x: number) => 2 * x;'],
    ['plain.tsx', 'export const double = (x: number) => 2 * x;'],
    ['of-lib.ts', `import { boxOf } from '@/lib/geometry/board'; export const f = () => boxOf([]);`],
    ['of-a-type.ts', `import type { Model } from './use-model'; export const f = (m: Model) => m.x;`],
    ['of-types.ts', `import { type Model } from './use-model'; export const f = (m: Model) => m.x;`],
    [
      'own-window.ts',
      'export const f = (window: Size, { document }: Draft) => [window.width, document.title];',
    ],
    ['member.ts', 'export const f = (draft: Draft) => draft.document;'],
  ])('%s belongs in lib', (name, text) => {
    expect(isPlainComponent(`components/ui/${name}`, text)).toBe(true);
  });

  test.each([
    ['part.tsx', 'export const Part = () => <p />;'],
    ['hook.ts', `import { useState } from 'react'; export const useX = () => useState(0);`],
    [
      'type-of-react.ts',
      `import type { MouseEvent } from 'react'; export const f = (e: MouseEvent) => e.button;`,
    ],
    ['own-hook.ts', `import { useModel } from './use-model'; export const useX = () => useModel().x;`],
    ['element.ts', 'export const f = (element: HTMLElement) => element.getBoundingClientRect();'],
    ['global.ts', 'export const f = () => window.devicePixelRatio;'],
    ['clock.ts', 'export const client = createClient(() => Date.now());'],
    ['plain.test.ts', 'export const double = (x: number) => 2 * x;'],
  ])('%s may stay', (name, text) => {
    expect(isPlainComponent(`components/ui/${name}`, text)).toBe(false);
  });

  test('elsewhere plain code is welcome', () => {
    expect(isPlainComponent('lib/geometry/double.ts', 'export const double = (x: number) => 2 * x;')).toBe(
      false,
    );
  });
});
