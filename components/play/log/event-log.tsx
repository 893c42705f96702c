'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ActionBase, EventBase } from '@/lib/game/contract/play-rules';
import type { GameSession, Moment } from '@/lib/game/play/game-session';
import { BreakdownDetails } from '../choices/breakdown';
import { SectionLink } from '../choices/section-link';
import { Dice } from './dice';
import styles from './log.module.css';

interface EventLogProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly onGo: (at: number) => void;
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

/** Brings the present moment to the end of what the list shows; the page itself stays where it is. */
const scrollToCurrent = (list: HTMLOListElement | null): void => {
  const now = list?.querySelector<HTMLLIElement>('[data-now="true"]');
  if (list && now) list.scrollTop = now.offsetTop + now.offsetHeight - list.clientHeight;
};

/** What has happened, each line with its section and the faces thrown; a click goes back to that moment. */
export const EventLog = ({ system, match, onGo, viewer }: EventLogProps) => {
  const words = useTranslations('play');
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const { at } = match;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log follows each new moment.
  useEffect(() => scrollToCurrent(list.current), [at]);
  return (
    <section className={styles.log} aria-labelledby={heading}>
      <h2 id={heading}>{words('log')}</h2>
      <ol ref={list}>
        {match.moments.map((moment, index) => (
          <LogEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: a moment is known by its number.
            key={index}
            match={match}
            moment={moment}
            before={match.moments[index - 1]}
            system={system}
            viewer={viewer}
            isNow={index === at}
            isAhead={index > at}
            comment={match.comments.find(comment => comment.at === index)?.text}
            onGo={() => onGo(index)}
          />
        ))}
      </ol>
    </section>
  );
};

interface LogEntryProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly moment: Moment;
  /** The moment in which the choice was made. */
  readonly before: Moment | undefined;
  readonly viewer: string | null;
  readonly isNow: boolean;
  readonly isAhead: boolean;
  readonly comment: string | undefined;
  readonly onGo: () => void;
}

const canRead = ({ readers }: EventBase, viewer: string | null): boolean =>
  readers === undefined || viewer === null || readers.includes(viewer);

const LogEntry = (props: LogEntryProps) => {
  const { system, match, moment, before, viewer, isNow, isAhead, comment, onGo } = props;
  const say = useSay();
  const words = useTranslations('play');
  const { entry, events } = moment;
  const title = () => {
    if (entry === null) return words('beginning');
    if (entry.type === 'other-dice') return words('other-dice');
    return say(match.rules.describe(entry as ActionBase, viewer ?? 'all', before?.state));
  };
  return (
    <li data-now={isNow} data-ahead={isAhead}>
      <Button look="bare" aria-current={isNow ? 'step' : undefined} onClick={onGo}>
        {title()}
      </Button>
      {events
        .filter(event => canRead(event, viewer))
        .map(event => (
          <div key={JSON.stringify(event)} className={styles.told}>
            {event.faces && event.faces.length > 0 && <Dice faces={event.faces} />}
            {say(match.rules.describe(event, viewer ?? 'all'))}{' '}
            {event.rule && <SectionLink system={system} section={event.rule.section} />}{' '}
            {event.because && <BreakdownDetails system={system} lines={event.because} />}
          </div>
        ))}
      {comment !== undefined && <blockquote>{comment}</blockquote>}
    </li>
  );
};
