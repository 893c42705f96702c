'use client';

import { useSay } from '@/components/words/use-say';
import type { Track, TrackBox } from '@/lib/game/contract/play-presentation';
import { SectionLink } from '../../choices/section-link';
import { usePlay } from '../../session/play-model';
import styles from './tracks.module.css';

/** The tracks of a piece, box by box, each named after its effect. */
export const Tracks = ({ piece }: { readonly piece: string }) => {
  const { rules, state, viewer } = usePlay();
  return rules
    .tracks(state, piece, viewer ?? 'all')
    .map(track => <TrackRow key={track.label.code} track={track} />);
};

/** Boxes side by side that do the same, under one name. */
interface JoinedBoxes extends TrackBox {
  readonly from: number;
  readonly to: number;
}

const joinBoxes = (boxes: readonly TrackBox[]): readonly JoinedBoxes[] => {
  const joined: JoinedBoxes[] = [];
  for (const [index, box] of boxes.entries()) {
    const last = joined.at(-1);
    if (last && JSON.stringify(last.label) === JSON.stringify(box.label))
      joined[joined.length - 1] = { ...last, to: index + 1 };
    else joined.push({ ...box, from: index, to: index + 1 });
  }
  return joined;
};

const numbersBetween = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

const TrackRow = ({ track: { label, filled, boxes, rule } }: { readonly track: Track }) => {
  const say = useSay();
  const { system } = usePlay();
  return (
    <div className={styles.track}>
      <p>
        <b>{say(label)}</b> <SectionLink system={system} section={rule.section} />
      </p>
      <ol>
        {joinBoxes(boxes).map(({ label, isGrave, from, to }) => (
          <li key={from} data-grave={isGrave} style={{ flexGrow: to - from }}>
            <span>
              {numbersBetween(from, to).map(index => (
                <i key={index} data-filled={index < filled}>
                  {index + 1}
                </i>
              ))}
            </span>
            <small>{say(label)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
};
