import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { PrintedCounter, Printing } from '@/lib/game/contract/printing';
import { TEMPLATES } from '../authoring/piece-templates';
import { livingOf, lossesOf } from '../document/authored-game';
import type { Scenario } from '../document/scenario';
import { BOARD } from '../view/board';
import { CITY_COLOURS } from '../view/city-colours';
import { CUBE } from '../view/layout';
import { counterFaceOf } from '../view/position';
import { describeCity } from '../view/words';
import { markers } from './markers';
import { listNeededSections } from './needed-sections';
import { playerAid } from './player-aid';
import { listPrintedTiles } from './printed-tiles';
import { tracks } from './tracks';

/** The narrowest that lies on a board side by side: the influence between the columns of a temple. */
const COUNTER = 15;
const LARGE_BOARD = 594;
/** For a look at the game: with its frame on one lying sheet of A4 or letter, too small for counters of 15 mm. */
const SMALL_BOARD = 222;

const printedMap = (id: string, millimetres: number) => ({
  id,
  label: { code: `words.perikles.map.${id}` },
  millimetres,
  cut: 'poster' as const,
});

const COVERED = '?';

/** 1.2, 6.4 – Every military counter with its covered back, and all tiles of the box. */
const printedCounters = (scenario: Scenario): readonly PrintedCounter[] => [
  ...[...TEMPLATES.values()].flatMap((template): readonly PrintedCounter[] => {
    if (template.type === 'marker') return [];
    const { city, arm, value } = template.counter;
    const all = [...livingOf(scenario, city), ...(city === 'persia' ? [] : lossesOf(scenario, city))];
    const count = all.filter(other => other.arm === arm && other.value === value).length;
    const style = createSideStyle(CITY_COLOURS[city], arm === 'infantry' ? 'solid' : 'outline');
    return [
      {
        name: `${city} ${value}`,
        seat: null,
        title: describeCity(city),
        front: { ...counterFaceOf(template.counter, style), band: String(value) },
        back: { ...counterFaceOf({ city, arm, value: null }, style), band: COVERED },
        count,
      },
    ];
  }),
  ...listPrintedTiles(scenario),
];

export const printing: Printing<Scenario> = {
  playerAid,
  firstPlayer: ({ sides, startPlayer }) => {
    const first = sides.find(({ id }) => id === startPlayer);
    return first
      ? { code: 'aid.perikles.opening', values: { side: first.name } }
      : { code: 'aid.perikles.opening-by-dice' };
  },
  sections: listNeededSections,
  counters: printedCounters,
  markers,
  tracks,
  maps: [
    printedMap('counters', COUNTER / CUBE),
    printedMap('large', LARGE_BOARD / BOARD.width),
    printedMap('small', SMALL_BOARD / BOARD.width),
  ],
};
