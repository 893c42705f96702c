import { getLocale, getTranslations } from 'next-intl/server';
import { BoardPicture } from '@/components/board/board-picture';
import { MapFrame } from '@/components/board/map-frame';
import type { SpaceDescription } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import { addressIn, languageOf } from '@/lib/game/language';
import type { NorthSide } from '@/lib/game/view/north';
import styles from './battle-map.module.css';

interface BattleMapProps {
  readonly title: string;
  readonly systemId: string;
  /** Where the board's files lie, and what names the variant among them. */
  readonly address: string;
  readonly query: string;
  readonly picture: { readonly width: number; readonly height: number };
  readonly north: NorthSide | null;
  /** Pieces that are not on the board. */
  readonly waiting: number;
  readonly spaces: readonly SpaceDescription[];
  /** Spaces beyond those that are described. */
  readonly moreSpaces: number;
  readonly say: Say;
}

/** The map, where north is on it, and the same set-up in words. */
export const BattleMap = async (props: BattleMapProps) => {
  const { title, query, picture, spaces, moreSpaces, say } = props;
  const address = addressIn(languageOf(await getLocale()), props.address);
  const t = await getTranslations('battle.map');
  const words = { viewer: t('viewer', { title }), in: t('in'), out: t('out'), all: t('all') };
  const overview = `${address}/board.webp?width=240${query && `&${query}`}`;
  return (
    <div>
      <figure>
        <MapFrame words={words} overview={overview} {...picture}>
          <BoardPicture address={address} query={query} label={t('label', { title })} {...picture} />
        </MapFrame>
        <MapCaption {...props} />
      </figure>
      <SetupTextView spaces={spaces} more={moreSpaces} say={say} />
    </div>
  );
};

const MapCaption = async ({ systemId, north, waiting, say }: BattleMapProps) => {
  const t = await getTranslations('battle.map');
  return (
    <figcaption className={`small ${styles.caption}`}>
      <span className={styles.touch}>{t('hint')} </span>
      {north !== null && `${t('north', { side: north })} `}
      {`${say({ code: `words.${systemId}.legend` })} `}
      {waiting > 0 && t('waiting', { count: waiting })}
    </figcaption>
  );
};

interface SetUpProps {
  readonly spaces: readonly SpaceDescription[];
  readonly more: number;
  readonly say: Say;
}

const SetupTextView = async ({ spaces, more, say }: SetUpProps) => {
  const t = await getTranslations('battle.words');
  return (
    <details className={styles.words}>
      <summary>{t('title')}</summary>
      <dl>
        {spaces.map(({ space, title, sentences, remarks = [] }) => (
          <div key={space}>
            <dt>{say(title)}</dt>
            <dd>{sentences.map(say).join(' ')}</dd>
            {remarks.length > 0 && <dd className="small">{remarks.map(say).join(' ')}</dd>}
          </div>
        ))}
      </dl>
      {more > 0 && <p>{t('more', { count: more })}</p>}
    </details>
  );
};
