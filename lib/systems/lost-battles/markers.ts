import { sideStyle } from '@/lib/drawing/palette';
import type { MarkerFace, PrintedMarker } from '@/lib/game/printing';
import { styleOf } from './position';
import { cite } from './rulebook';
import type { Scenario } from './scenario';
import type { SideIndex } from './tiles';

const SIDES: readonly SideIndex[] = [0, 1];

const NOBODYS = sideStyle('#5A4F42', 'outline');
const SIGNS = { turn: '►', commands: '!', tens: '10', ones: '1', favour: '♦', fair: '☼', rain: '‖' };

const words = (code: string): MarkerFace['words'] => ({ code: `words.lost-battles.marker.${code}` });

const ofSide = (scenario: Scenario, side: SideIndex): readonly PrintedMarker[] => {
  const style = styleOf(scenario, side);
  const marker = (sign: keyof typeof SIGNS, rule: PrintedMarker['rule']): PrintedMarker => ({
    seat: scenario.sides[side]?.id ?? null,
    front: { style, sign: SIGNS[sign], words: words(sign) },
    back: null,
    count: 1,
    rule,
  });
  return [
    marker('turn', cite('3.1')),
    marker('commands', cite('4.1')),
    marker('tens', cite('1.5')),
    marker('ones', cite('1.5')),
  ];
};

const ofNobody = (
  sign: keyof typeof SIGNS,
  back: keyof typeof SIGNS | null,
  rule: PrintedMarker['rule'],
): PrintedMarker => {
  const face = (shown: keyof typeof SIGNS): MarkerFace => ({
    style: NOBODYS,
    sign: SIGNS[shown],
    words: words(shown),
  });
  return { seat: null, front: face(sign), back: back && face(back), count: 1, rule };
};

/** 3.1, 4.1, 1.5 – Each army has its markers for turn, commands and fighting value; 9.4, 9.5 – the weather and the favour of the gods where they are in force. */
export const markers = (scenario: Scenario): readonly PrintedMarker[] => [
  ...SIDES.flatMap(side => ofSide(scenario, side)),
  ...(scenario.options.weather === 'none' ? [] : [ofNobody('fair', 'rain', cite('9.4'))]),
  ...(scenario.options.fortune ? [ofNobody('favour', null, cite('9.5'))] : []),
];
