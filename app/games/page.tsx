import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { getStore } from '@/app/_server/store';
import { getSay } from '@/app/_server/words/words';
import { FeedAddress } from '@/components/games/feed-address';
import styles from '@/components/games/games.module.css';
import { NoticeSwitch } from '@/components/games/notice-switch';
import { ButtonLink } from '@/components/ui/controls/button-link';
import type { GameProgress } from '@/lib/game/remote/progress';
import { countOwnTurns, type ListedGame, listGames } from '@/lib/store/games/my-games';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('by-link');
  const user = await findCurrentAuthor();
  const turns = user ? await countOwnTurns(await getStore(), user) : 0;
  return { title: t('mine.page-title', { turns }), robots: { index: false } };
};

const PARTS = ['turn', 'waiting', 'invitations', 'finished', 'watching'] as const;
type Part = (typeof PARTS)[number];

const partOf = ({ seat, status, awaits }: ListedGame): Part => {
  if (seat === null) return 'watching';
  if (status === 'open') return 'invitations';
  if (status !== 'running') return 'finished';
  return awaits.includes(seat) ? 'turn' : 'waiting';
};

/** The games by link of a visitor: where they must decide first. */
const MyGamesPage = async () => {
  const t = await getTranslations('by-link');
  const user = await findCurrentAuthor();
  const games = user ? await listGames(await getStore(), user) : [];
  const parts = PARTS.map(part => ({ part, own: games.filter(game => partOf(game) === part) }));
  const count = (wanted: Part): number => parts.find(({ part }) => part === wanted)?.own.length ?? 0;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('mine.title')}</h1>
        <p>{t('mine.count', { turn: count('turn'), waiting: count('waiting') })}</p>
        <ButtonLink main href="/catalogue">
          {t('mine.new')}
        </ButtonLink>
      </header>
      {games.length === 0 && <p>{t('mine.none')}</p>}
      {parts.map(({ part, own }) => own.length > 0 && <GameList key={part} part={part} games={own} />)}
      <section className={styles.notices} aria-label={t('mine.notices')}>
        <h2>{t('mine.notices')}</h2>
        <NoticeSwitch />
        {games.length > 0 && <FeedAddress />}
        <p className={styles.means}>{t('mine.kept')}</p>
      </section>
    </div>
  );
};

const GameList = async ({ part, games }: { readonly part: Part; readonly games: readonly ListedGame[] }) => {
  const t = await getTranslations('by-link');
  return (
    <section aria-labelledby={`part-${part}`}>
      <h2 id={`part-${part}`}>{t(`mine.part.${part}`)}</h2>
      <ul className={styles.games}>
        {games.map(game => (
          <GameRow key={game.id} game={game} part={part} />
        ))}
      </ul>
    </section>
  );
};

const GameRow = async ({ game, part }: { readonly game: ListedGame; readonly part: Part }) => {
  const t = await getTranslations('by-link');
  const format = await getFormatter();
  const own = game.seats.find(({ seat }) => seat === game.seat);
  const others = game.seats.filter(({ seat }) => seat !== game.seat);
  const names = others.map(({ player, name }) =>
    t('player', { player: player === 'person' && name === '' ? 'guest' : player, name }),
  );
  return (
    <li data-turn={part === 'turn'}>
      <strong className={styles.title}>{game.title}</strong>
      <span>
        {own ? `${own.side}, ` : ''}
        {t('mine.against', { names: names.join(', ') })}
      </span>
      <span>
        {await sayProgress(game.progress)}
        {', '}
        {game.deadline === null
          ? t('mine.moved', { when: format.relativeTime(new Date(game.updatedAt)) })
          : t('mine.left', { when: format.relativeTime(new Date(game.deadline)) })}
      </span>
      <ButtonLink main={part === 'turn'} href={`/g/${game.id}`}>
        {t(part === 'turn' ? 'mine.play' : 'mine.look')}
      </ButtonLink>
    </li>
  );
};

/** "Round 4 of 10". */
const sayProgress = async (progress: GameProgress): Promise<string> => {
  const say = await getSay();
  const { unit, now, last } = progress;
  return say({ code: 'start.continue.turn', values: { unit: say(unit), now, last: last ?? 0 } });
};

export default MyGamesPage;
