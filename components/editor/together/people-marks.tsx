'use client';

import type { OtherPerson } from '@/lib/editor/together/together-state';
import { useStudioState } from '../session/studio-context';
import styles from './people.module.css';
import { usePersonName } from './use-person-name';

interface MarkProps {
  readonly person: OtherPerson;
  readonly zoom: number;
}

const GAP = 4;

/** What somebody else has chosen. */
const Chosen = ({ person, zoom }: MarkProps) => {
  const nameOf = usePersonName();
  const pieces = useStudioState(({ derived }) => derived.position?.pieces);
  const chosen = pieces?.filter(({ id, box }) => box && person.selection.includes(id)) ?? [];
  const label = `scale(${1 / zoom})`;
  return chosen.map(({ id, box }, index) => {
    if (!box) return null;
    const reach = box.size / 2 + GAP / zoom;
    const [left, top] = [box.centre[0] - reach, box.centre[1] - reach];
    return (
      <div key={id} data-chosen-by={nameOf(person)}>
        <div className={styles.ring} style={{ left, top, width: reach * 2, height: reach * 2 }} />
        {index === 0 && (
          <span className={styles.label} style={{ left, top: top - 20 / zoom, transform: label }}>
            {nameOf(person)}
          </span>
        )}
      </div>
    );
  });
};

const Cursor = ({ person, zoom }: MarkProps) => {
  const nameOf = usePersonName();
  if (!person.cursor) return null;
  const [left, top] = person.cursor;
  return (
    <div
      className={styles.cursor}
      data-cursor-of={nameOf(person)}
      style={{ left, top, transform: `scale(${1 / zoom})` }}
    >
      <svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true">
        <path d="M1 1l14 9-7 1.500-3.500 7Z" strokeWidth="1.5" />
      </svg>
      <span className={styles.label} style={{ left: 14, top: 16 }}>
        {nameOf(person)}
      </span>
    </div>
  );
};

/** Where the others are on the map, each in a colour of their own and with their name. */
export const PeopleMarks = ({ zoom }: { readonly zoom: number }) => {
  const others = useStudioState(({ together }) => together.others);
  return others.map(person => (
    <div key={person.client} className={styles.mark} data-colour={person.colour} aria-hidden="true">
      <Chosen person={person} zoom={zoom} />
      <Cursor person={person} zoom={zoom} />
    </div>
  ));
};
