'use client';

import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/controls/icon-button';
import { PageLink } from '@/components/ui/controls/page-link';
import { useSay } from '@/components/words/use-say';
import { SideMark } from '../panel/side-mark';
import { nameUndo, undoOrAsk } from '../panel/take-back';
import { UndoSign } from '../panel/undo-sign';
import { usePlay } from '../session/play-model';
import type { ComputerPlayers } from '../session/use-computer-players';
import type { GameControls } from '../session/use-game-session';
import type { ViewOptions } from '../session/use-view-options';
import styles from './bar.module.css';
import { PlayMenu } from './play-menu';
import { Standings } from './standings';
import { PhaseTrack, TurnTrack } from './turn-track';

interface PlayBarProps {
  readonly game: GameControls;
  readonly computer: ComputerPlayers;
  readonly title: string;
  readonly home: string;
  readonly looks: ViewOptions;
}

/** The one bar of the play screen: the game's name, the score, and everything seldom needed behind one button. */
export const PlayBar = ({ game, computer, title, home, looks }: PlayBarProps) => {
  const words = useTranslations('play');
  const { seats } = usePlay();
  const undo = undoOrAsk(game, looks);
  const opponents = seats.filter(({ id }) => computer.isComputer(id));
  return (
    <header className={styles.bar}>
      <PageLink className={styles.back} href={home} aria-label={words('leave', { title })}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M12.5 4l-6 6 6 6" />
        </svg>
      </PageLink>
      <h1>{title}</h1>
      <BriefLines />
      <TurnTrack />
      <WhoseTurn />
      <PhaseTrack />
      <span className={styles.space} />
      <Standings />
      {opponents.length > 0 && (
        <span className={styles.opponent}>
          {words('opponents', { names: opponents.map(({ name }) => name).join(', ') })}
        </span>
      )}
      <IconButton
        className={styles.undo}
        label={words(nameUndo(game))}
        disabled={undo === null}
        onClick={undo ?? undefined}
      >
        <UndoSign />
      </IconButton>
      <PlayMenu {...{ game, computer, title, home, looks }} />
    </header>
  );
};

const WhoseTurn = () => {
  const words = useTranslations('play');
  const { seat, seats, match, isAsked, isReaction } = usePlay();
  const name = seats.find(({ id }) => id === seat)?.name ?? '';
  if (seat === null) return <b className={styles.whose}>{words('over')}</b>;
  return (
    <span className={styles.whose}>
      <SideMark side={match.scenario.sides.find(({ id }) => id === seat)} />
      <span>
        {words.rich(isAsked ? (isReaction ? 'you-answer' : 'your-turn') : 'their-turn', {
          name,
          b: text => <b>{text}</b>,
        })}
      </span>
    </span>
  );
};

/** Where the game is and how it stands, in two lines, where a phone has no room for more. */
const BriefLines = () => {
  const words = useTranslations('play');
  const say = useSay();
  const { rules, state, seat, seats, viewer } = usePlay();
  const { unit, now, last } = rules.progress(state);
  const name = seats.find(({ id }) => id === seat)?.name ?? '';
  const turn = words('turn-of', { unit: say(unit), now, last: last ?? 0 });
  const [left] = seat === null ? [] : rules.resources(state, seat, viewer ?? 'all');
  const standings = rules
    .standings(state, viewer ?? 'all')
    .map(each =>
      words('stands', { name: seats.find(({ id }) => id === each.seat)?.name ?? '', score: say(each.score) }),
    );
  return (
    <p className={styles.brief}>
      <span>{words.rich('brief-turn', { name, turn, b: text => <b>{text}</b> })}</span>
      <span>{[...standings, ...(left ? [say(left)] : [])].join(' · ')}</span>
    </p>
  );
};
