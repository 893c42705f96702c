import { toSvg } from '@/lib/drawing/adapters/to-svg';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import type { SeatColours } from '@/lib/game/contract/game-system';

/** Armies outside a battle have no side, so they have no side's colour. */
export const ARMY_COLOURS: SeatColours = { colour: MAP_PALETTE.accent, style: 'solid' };

const MARGIN = 1;

/** A counter or tile as it is drawn everywhere; beside words that say the same it is decoration. */
export const CounterImage = ({
  face,
  className,
}: {
  readonly face: CounterFace;
  readonly className?: string;
}) => {
  const side = COUNTER_SIDE + 2 * MARGIN;
  const items = drawCounter({ ...face, shadow: false });
  const svg = toSvg({
    width: side,
    height: side,
    items: [{ k: 'group', matrix: [1, 0, 0, 1, MARGIN, MARGIN], kids: items }],
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: toSvg escapes every text and attribute it writes.
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
};
