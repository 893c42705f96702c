'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { type Editor, useValue } from 'tldraw';
import { useSay } from '@/components/words/use-say';
import type { Pin } from '@/lib/editor/session/view-state';
import type { OddsPreview } from '@/lib/game/contract/odds-preview';
import { StudioRuleLink } from '../../findings/studio-rule-link';
import { Lines, Outcomes, usePreviews } from '../../odds/odds-panel';
import { PinButton } from '../../odds/pin-button';
import { useStudioState, useView } from '../../session/studio-context';
import { composePieceShapeId, PIECE, type PieceShape } from '../pieces/piece-shape';
import styles from './odds-card.module.css';

const SHOW_AFTER = 350;
const HIDE_AFTER = 260;

/** tldraw does not notice a pointer that left the map in one step, and keeps its last position. */
const useIsOnMap = (editor: Editor): boolean => {
  const [isOnMap, setOnMap] = useState(true);
  useEffect(() => {
    const container = editor.getContainer();
    const onEnter = (): void => setOnMap(true);
    const onLeave = (): void => setOnMap(false);
    container.addEventListener('pointermove', onEnter);
    container.addEventListener('pointerleave', onLeave);
    return () => {
      container.removeEventListener('pointermove', onEnter);
      container.removeEventListener('pointerleave', onLeave);
    };
  }, [editor]);
  return isOnMap;
};

/** The counter under the pointer, once it has rested there; the card itself keeps it. */
const useHoveredPiece = (editor: Editor, isOnCard: boolean): string | null => {
  const under = useValue('hovered piece', () => {
    const shape = editor.isIn('select.idle') ? editor.getHoveredShape() : undefined;
    return shape?.type === PIECE ? (shape as PieceShape).props.piece : null;
  }, [editor]);
  const isOnMap = useIsOnMap(editor);
  const [rested, setRested] = useState<string | null>(null);
  const hovered = isOnMap ? under : null;
  useEffect(() => {
    if (isOnCard || hovered === rested) return;
    const timer = setTimeout(() => setRested(hovered), hovered === null ? HIDE_AFTER : SHOW_AFTER);
    return () => clearTimeout(timer);
  }, [hovered, rested, isOnCard]);
  return rested;
};

const CARD = 280;
const GAP = 8;

/** Beside the counter on the side with room; if neither side has any, above or below it. */
const placeBeside = (editor: Editor, piece: string): CSSProperties => {
  const bounds = editor.getShapePageBounds(composePieceShapeId(piece));
  const view = editor.getViewportScreenBounds();
  if (!bounds) return { display: 'none' };
  const start = editor.pageToViewport({ x: bounds.minX, y: bounds.minY });
  const end = editor.pageToViewport({ x: bounds.maxX, y: bounds.maxY });
  const isRoomRight = end.x + GAP + CARD < view.w;
  if (!isRoomRight && start.x - GAP < CARD) {
    const left = Math.max(GAP, Math.min(start.x, view.w - CARD - GAP));
    return start.y < view.h / 2
      ? { left, top: end.y + GAP, maxHeight: view.h - end.y - 2 * GAP }
      : { left, bottom: view.h - start.y + GAP, maxHeight: start.y - 2 * GAP };
  }
  return {
    ...(isRoomRight ? { left: end.x + GAP } : { right: view.w - start.x + GAP }),
    ...(start.y < view.h / 2
      ? { top: Math.max(GAP, start.y), maxHeight: view.h - Math.max(GAP, start.y) - GAP }
      : { bottom: Math.max(GAP, view.h - end.y), maxHeight: end.y - GAP }),
  };
};

const PreviewBody = ({ preview, pin, isOpen }: { preview: OddsPreview; pin: Pin; isOpen: boolean }) => {
  const say = useSay();
  const words = useTranslations('view');
  return (
    <div className={styles.body}>
      <header>
        <h3>{say(preview.title)}</h3>
        <PinButton pin={pin} />
      </header>
      <Outcomes preview={preview} />
      <details open={isOpen}>
        <summary>{words('odds.more')}</summary>
        <Lines preview={preview} />
      </details>
      <p>
        <StudioRuleLink rule={preview.rule} />
      </p>
    </div>
  );
};

const Card = ({
  editor,
  piece,
  onCard,
}: {
  editor: Editor;
  piece: string;
  onCard: (is: boolean) => void;
}) => {
  const words = useTranslations('view');
  const attacks = usePreviews(piece).filter(({ against }) => against !== undefined);
  const name = useStudioState(({ derived }) => derived.position?.pieces.find(({ id }) => id === piece)?.name);
  useEffect(() => () => onCard(false), [onCard]);
  if (attacks.length === 0) return null;
  return (
    <section
      className={styles.card}
      aria-label={words('odds.card', { piece: name ?? '' })}
      style={placeBeside(editor, piece)}
      onPointerEnter={() => onCard(true)}
      onPointerLeave={() => onCard(false)}
    >
      {attacks.map((preview, index) => (
        <PreviewBody
          key={preview.id}
          preview={preview}
          pin={{ piece, preview: preview.id }}
          isOpen={index === 0}
        />
      ))}
    </section>
  );
};

/** Resting on a counter that faces an enemy shows what its attack would do, and why. */
export const OddsCard = ({ editor }: { readonly editor: Editor }) => {
  const [isOnCard, setOnCard] = useState(false);
  const keep = useRef(setOnCard).current;
  const piece = useHoveredPiece(editor, isOnCard);
  const isDragging = useStudioState(({ dragging }) => dragging !== null);
  const isStill = useValue('camera is still', () => editor.getCameraState() === 'idle', [editor]);
  if (piece === null || isDragging || !isStill) return null;
  return <Card key={piece} editor={editor} piece={piece} onCard={keep} />;
};

const PinnedOdds = ({ pin }: { readonly pin: Pin }) => {
  const words = useTranslations('view');
  const preview = usePreviews(pin.piece).find(({ id }) => id === pin.preview);
  return (
    <li>
      {preview ? (
        <PreviewBody preview={preview} pin={pin} isOpen={false} />
      ) : (
        <div className={styles.body}>
          <p>
            {words('odds.gone')}
            <PinButton pin={pin} />
          </p>
        </div>
      )}
    </li>
  );
};

/** Side by side: what was pinned to be compared, always as the battle stands now. */
export const PinnedCards = () => {
  const words = useTranslations('view');
  const pins = useView(state => state.pins);
  if (pins.length === 0) return null;
  return (
    <ul className={styles.pins} aria-label={words('odds.pins')}>
      {pins.map(pin => (
        <PinnedOdds key={`${pin.piece} ${pin.preview}`} pin={pin} />
      ))}
    </ul>
  );
};
