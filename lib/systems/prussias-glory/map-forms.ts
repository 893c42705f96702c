import type { Field } from '@/lib/game/forms';
import { words } from './describe';
import { cite } from './rulebook';
import type { Scenario } from './scenario';

const MOST = 99;

/** 1.1 – The size of the map and the names on it. */
export const mapOptions = ({ board }: Scenario): readonly Field[] => [
  ...(['columns', 'rows'] as const).map(
    (side): Field => ({
      path: ['board', side],
      label: words(`field.${side}`),
      kind: { type: 'number', min: 3, max: MOST },
      rule: cite('1.1'),
    }),
  ),
  ...board.towns.map(
    ({ hexes }, index): Field => ({
      path: ['board', 'towns', index, 'name'],
      label: words('field.town', { hex: hexes[0] ?? '' }),
      kind: { type: 'text' },
    }),
  ),
];
