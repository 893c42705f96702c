'use client';

import { useSay } from '@/components/words/use-say';
import type { Track } from '@/lib/game/contract/play-presentation';
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

const TrackRow = ({ track: { label, filled, boxes, rule } }: { readonly track: Track }) => {
  const say = useSay();
  const { system } = usePlay();
  return (
    <div className={styles.track}>
      <p>
        <b>{say(label)}</b> <SectionLink system={system} section={rule.section} />
      </p>
      <ol>
        {boxes.map((box, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is known by its place in the row.
          <li key={index} data-filled={index < filled} data-grave={box.isGrave}>
            <span>{index + 1}</span>
            <small>{say(box.label)}</small>
          </li>
        ))}
      </ol>
    </div>
  );
};
