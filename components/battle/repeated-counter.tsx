import { createHash } from 'node:crypto';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import { COUNTER_SIDE, type CounterFace, drawCounter } from '@/lib/drawing/counters/counter';
import styles from './orders-of-battle.module.css';

/** As many as stand beside a name without pushing it away. */
const MOST_SHOWN = 6;
const MARGIN = 1;
const SIDE = COUNTER_SIDE + 2 * MARGIN;

/** A counter for each unit of a row. It is drawn once and used again, since a page may show hundreds. */
export const RepeatedCounter = ({ face, count }: { readonly face: CounterFace; readonly count: number }) => {
  const svg = drawSmall(face);
  const id = `counter-${createHash('sha256').update(svg).digest('base64url').slice(0, 10)}`;
  return (
    <span className={styles.counters} aria-hidden="true">
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: toSvg escapes every text and attribute it writes. */}
        <g id={id} dangerouslySetInnerHTML={{ __html: svg }} />
      </svg>
      {Array.from({ length: Math.min(count, MOST_SHOWN) - 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal counters have nothing but their place.
        <svg key={index} viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
          <use href={`#${id}`} />
        </svg>
      ))}
    </span>
  );
};

/** At this size a counter shows its symbol alone. */
const drawSmall = ({ style, symbol }: CounterFace): string =>
  toSvg({
    width: SIDE,
    height: SIDE,
    items: [
      {
        k: 'group',
        matrix: [1, 0, 0, 1, MARGIN, MARGIN],
        kids: drawCounter({ style, symbol, shadow: false }),
      },
    ],
  });
