'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { openDialog } from '@/lib/editor/session/panels';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './people.module.css';
import { usePersonName } from './use-person-name';

/** The first letters of a name. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(word => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();

/** Who else has the draft open, and how to invite others. */
export const PeopleBar = () => {
  const words = useTranslations('together');
  const nameOf = usePersonName();
  const { store } = useStudio();
  const others = useStudioState(({ together }) => together.others);
  const role = useStudioState(({ together }) => together.role);
  const label = words('people', { role, count: others.length, names: others.map(nameOf).join(', ') });
  return (
    <>
      {role === 'view' && <span className={styles.viewing}>{words('viewing')}</span>}
      <Button
        look="bare"
        className={styles.people}
        aria-label={label}
        title={label}
        onClick={() => store.update(state => openDialog(state, 'people'))}
      >
        <span>{words(role === 'owner' ? 'share' : 'who')}</span>
        {others.map(person => (
          <span key={person.client} className={styles.badge} data-colour={person.colour} aria-hidden="true">
            {initialsOf(nameOf(person))}
          </span>
        ))}
      </Button>
    </>
  );
};
