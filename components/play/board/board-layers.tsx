'use client';

import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import type { DrawList } from '@/lib/drawing/draw-list';
import { type AnySystem, DRAW_LAYERS, type DrawLayer } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import styles from './board.module.css';

const GROUND: readonly DrawLayer[] = DRAW_LAYERS.filter(layer => layer !== 'frame' && layer !== 'pieces');
const PIECES: readonly DrawLayer[] = ['pieces'];

const useLayer = (system: AnySystem, position: Position, layers: readonly DrawLayer[]): DrawList => {
  const say = useSay();
  return useMemo(
    () => system.draw(position, { layers, paper: 'screen', detail: 'normal', say }),
    [system, position, layers, say],
  );
};

/** The browser caches a picture as long as its text stays the same. */
const Picture = memo(({ svg }: { readonly svg: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: toSvg escapes every text and attribute it writes.
  <div className={styles.layer} dangerouslySetInnerHTML={{ __html: svg }} />
));
Picture.displayName = 'Picture';

/** Ground and pieces apart: a move changes only the pieces. */
export const BoardLayers = ({
  system,
  position,
}: {
  readonly system: AnySystem;
  readonly position: Position;
}) => {
  const words = useTranslations('play');
  const ground = useLayer(system, position, GROUND);
  const pieces = useLayer(system, position, PIECES);
  const groundSvg = useMemo(
    () => toSvg(ground, { title: words('board'), idPrefix: 'ground' }),
    [ground, words],
  );
  const pieceSvg = useMemo(() => toSvg(pieces, { idPrefix: 'pieces' }), [pieces]);
  return (
    <>
      <Picture svg={groundSvg} />
      <Picture svg={pieceSvg} />
    </>
  );
};
