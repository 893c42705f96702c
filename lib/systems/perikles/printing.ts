import { sideStyle } from '@/lib/drawing/palette';
import type { PrintedCounter, Printing } from '@/lib/game/printing';
import { playerAid } from './aid';
import { BOARD } from './board';
import { INKS } from './inks';
import { livingOf, lossesOf } from './kit';
import { markers } from './markers';
import { neededSections } from './needed-sections';
import { counterOf } from './position';
import { printedTiles } from './printed-tiles';
import type { Scenario } from './scenario';
import { TEMPLATES } from './templates';

const LARGE_BOARD = 594;
/** With its frame on one lying sheet of A4 or letter. */
const SMALL_BOARD = 222;

const map = (id: string, length: number) => ({
  id,
  label: { code: `words.perikles.map.${id}` },
  millimetres: length / BOARD.width,
  cut: 'poster' as const,
});

/** 1.2, 6.4 – Every military counter with its covered back, and all tiles of the box. */
const counters = (scenario: Scenario): readonly PrintedCounter[] => [
  ...[...TEMPLATES.values()].flatMap((template): readonly PrintedCounter[] => {
    if (template.type === 'marker') return [];
    const { city, arm, value } = template.counter;
    const all = [...livingOf(scenario, city), ...(city === 'persia' ? [] : lossesOf(scenario, city))];
    const count = all.filter(other => other.arm === arm && other.value === value).length;
    const style = sideStyle(INKS[city], arm === 'infantry' ? 'solid' : 'outline');
    return [
      {
        name: `${city} ${value}`,
        seat: null,
        front: counterOf(template.counter, style),
        back: counterOf({ city, arm, value: null }, style),
        count,
      },
    ];
  }),
  ...printedTiles(scenario),
];

export const printing: Printing<Scenario> = {
  aid: playerAid,
  opening: ({ sides, startPlayer }) => {
    const first = sides.find(({ id }) => id === startPlayer);
    return first
      ? { code: 'aid.perikles.opening', values: { side: first.name } }
      : { code: 'aid.perikles.opening-by-dice' };
  },
  sections: neededSections,
  counters,
  markers,
  maps: [map('small', SMALL_BOARD), map('large', LARGE_BOARD)],
};
