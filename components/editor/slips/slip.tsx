'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, createContext, type ReactNode, useContext, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '@/components/ui/controls/icon-button';
import { foldSlip, type PanelSize, type SlipName, sizeOf } from '@/lib/editor/session/panels';
import { usePanels, useStudio } from '../session/studio-context';
import { ResizeHandle } from './resize-handle';
import styles from './slip.module.css';

/** Undefined outside every slip, null until its header is mounted. */
const HeadContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Content that a panel puts into the header of its slip in place of the title; outside a slip it stays where it is.
 */
export const SlipHead = ({ children }: { readonly children: ReactNode }) => {
  const head = useContext(HeadContext);
  if (head === undefined) return children;
  return head && createPortal(children, head);
};

const FoldIcon = ({ isFolded }: { readonly isFolded: boolean }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path
      d={isFolded ? 'M3 6l5 5 5-5' : 'M3 10l5-5 5 5'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    />
  </svg>
);

const CloseIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.4" />
  </svg>
);

interface SlipProps {
  readonly name: SlipName;
  readonly title: string;
  /** The side of the map that it lies on: its inner edge is the other one. */
  readonly side: 'left' | 'right' | 'bottom';
  readonly size: PanelSize;
  /** A slip that closes instead of folding. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

const EDGES = { left: 'right', right: 'left', bottom: 'top' } as const;

/** A panel that lies on the map and never moves it. */
export const Slip = ({ name, title, side, size, onClose, children }: SlipProps) => {
  const words = useTranslations('studio.slips');
  const { store } = useStudio();
  const [head, setHead] = useState<HTMLElement | null>(null);
  const isFolded = usePanels(({ folded }) => onClose === undefined && folded.includes(name));
  const extent = usePanels(panels => sizeOf(panels, size));
  const body = useId();
  return (
    <div
      className={styles.slip}
      data-slip={name}
      data-side={side}
      style={{ '--extent': `${extent}px` } as CSSProperties}
    >
      <header className={styles.header}>
        <div ref={setHead} className={styles.head} />
        <h2 className={styles.title}>{title}</h2>
        {onClose ? (
          <IconButton label={words('close', { panel: title })} className={styles.button} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        ) : (
          <IconButton
            label={words(isFolded ? 'unfold' : 'fold', { panel: title })}
            className={styles.button}
            aria-expanded={!isFolded}
            aria-controls={body}
            onClick={() => store.update(state => foldSlip(state, name))}
          >
            <FoldIcon isFolded={isFolded} />
          </IconButton>
        )}
      </header>
      <HeadContext value={head}>
        <div id={body} className={styles.body} hidden={isFolded}>
          {children}
        </div>
      </HeadContext>
      <ResizeHandle size={size} edge={EDGES[side]} of={title} />
    </div>
  );
};
