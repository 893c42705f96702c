import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { MarkerFace, PrintedMarker } from '@/lib/game/contract/printing';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import type { SideIndex } from '../rules/battlefield/tiles';
import { styleOf } from '../view/position';

const SIDES: readonly SideIndex[] = [0, 1];

const NEUTRAL_STYLE = createSideStyle('#5A4F42', 'outline');
const SIGNS = { turn: '►', commands: '!', tens: '10', ones: '1', favour: '♦', fair: '☼', rain: '‖' };

/** The back of the tens, for an army worth a hundred and more. */
const OVER = '+100';

const markerLabel = (code: string): MarkerFace['words'] => ({ code: `words.lost-battles.marker.${code}` });

const sideMarkers = (scenario: Scenario, side: SideIndex): readonly PrintedMarker[] => {
  const style = styleOf(scenario, side);
  const marker = (sign: keyof typeof SIGNS, rule: PrintedMarker['rule']): PrintedMarker => ({
    seat: scenario.sides[side]?.id ?? null,
    front: { style, sign: SIGNS[sign], words: markerLabel(sign) },
    back: null,
    count: 1,
    rule,
  });
  return [
    marker('turn', cite('3.1')),
    marker('commands', cite('4.1')),
    { ...marker('tens', cite('1.5')), back: { style, sign: OVER, words: markerLabel('tens') } },
    marker('ones', cite('1.5')),
  ];
};

const neutralMarker = (
  sign: keyof typeof SIGNS,
  back: keyof typeof SIGNS | null,
  rule: PrintedMarker['rule'],
): PrintedMarker => {
  const face = (shown: keyof typeof SIGNS): MarkerFace => ({
    style: NEUTRAL_STYLE,
    sign: SIGNS[shown],
    words: markerLabel(shown),
  });
  return { seat: null, front: face(sign), back: back && face(back), count: 1, rule };
};

/** 3.1, 4.1, 1.5 – Each army has its markers for turn, commands and fighting value; 9.4, 9.5 – the weather and the favour of the gods where they are in force. */
export const markers = (scenario: Scenario): readonly PrintedMarker[] => [
  ...SIDES.flatMap(side => sideMarkers(scenario, side)),
  ...(scenario.options.weather === 'none' ? [] : [neutralMarker('fair', 'rain', cite('9.4'))]),
  ...(scenario.options.fortune ? [neutralMarker('favour', null, cite('9.5'))] : []),
];
