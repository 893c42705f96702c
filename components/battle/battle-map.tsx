import { getTranslations } from 'next-intl/server';
import { BoardSvg } from '@/components/board/board-svg';
import { MapFrame } from '@/components/board/map-frame';
import { northOf } from '@/components/board/north';
import type { DrawList } from '@/lib/drawing/draw-list';
import type { AnySystem } from '@/lib/game/game-system';
import type { Position } from '@/lib/game/position';
import type { Say } from '@/lib/game/sentence';
import styles from './battle-map.module.css';

interface BattleMapProps {
  readonly title: string;
  readonly system: AnySystem;
  readonly position: Position;
  readonly picture: DrawList;
  /** The address of the same picture in small. */
  readonly overview: string;
  readonly say: Say;
}

/** The map, where north is on it, and the same set-up in words. */
export const BattleMap = async ({ title, system, position, picture, overview, say }: BattleMapProps) => {
  const t = await getTranslations('battle.map');
  const words = { viewer: t('viewer', { title }), in: t('in'), out: t('out'), all: t('all') };
  return (
    <div>
      <figure>
        <MapFrame words={words} overview={overview} width={picture.width} height={picture.height}>
          <BoardSvg picture={picture} title={t('label', { title })} />
        </MapFrame>
        <MapCaption system={system} position={position} say={say} />
      </figure>
      <SetUpInWords spaces={system.inWords(position)} say={say} />
    </div>
  );
};

interface CaptionProps {
  readonly system: AnySystem;
  readonly position: Position;
  readonly say: Say;
}

const MapCaption = async ({ system, position, say }: CaptionProps) => {
  const t = await getTranslations('battle.map');
  const north = northOf(position);
  const waiting = position.pieces.filter(({ space, box }) => space === null && box === null).length;
  return (
    <figcaption className={`small ${styles.caption}`}>
      <span className={styles.touch}>{t('hint')} </span>
      {north !== null && `${t('north', { side: north })} `}
      {`${say({ code: `words.${system.id}.legend` })} `}
      {waiting > 0 && t('waiting', { count: waiting })}
    </figcaption>
  );
};

const SetUpInWords = async ({ spaces, say }: { spaces: ReturnType<AnySystem['inWords']>; say: Say }) => {
  const t = await getTranslations('battle.words');
  return (
    <details className={styles.words}>
      <summary>{t('title')}</summary>
      <dl>
        {spaces.map(({ space, title, sentences }) => (
          <div key={space}>
            <dt>{say(title)}</dt>
            <dd>{sentences.map(say).join(' ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
