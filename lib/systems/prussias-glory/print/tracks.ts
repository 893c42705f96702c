import type { PrintedTrack } from '@/lib/game/contract/printing';
import { armiesOf } from '../document/army';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { describeHour, words } from '../view/words';

/** 21 – An army breaks at minus ten. */
const LOWEST_MORALE = -10;
/** 10.1 – Three successes lift the morale; more are seldom kept. */
const SUCCESSES = 10;

const marker = (id: string): string => `words.prussias-glory.marker.${id}`;

/** 10 – Lost counters and exhaustion fill the boxes of an army's morale; 12 – the hours. */
export const tracks = (scenario: Scenario): readonly PrintedTrack[] => [
  {
    ...{ seat: null, title: words('printed-track.turns'), rule: cite('12'), start: 0 },
    markers: [marker('turn')],
    boxes: scenario.options.turns.map(describeHour),
  },
  ...armiesOf(scenario).flatMap(({ sideId, force }): PrintedTrack[] => {
    if (!force) return [];
    const { top, start } = force.morale;
    const boxes = Array.from({ length: top - LOWEST_MORALE + 1 }, (_, index) =>
      String(top - index).replace('-', '−'),
    );
    return [
      {
        seat: sideId,
        title: words('printed-track.morale'),
        rule: cite('10'),
        boxes,
        start: top - start,
        markers: [marker('morale'), marker('activation')],
        note: words('printed-track.morale-note'),
      },
      {
        ...{ seat: sideId, title: words('printed-track.success'), rule: cite('10.1'), start: 0 },
        markers: [marker('success')],
        boxes: Array.from({ length: SUCCESSES }, (_, index) => String(index)),
      },
    ];
  }),
];
