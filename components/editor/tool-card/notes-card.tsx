'use client';

import { useTranslations } from 'next-intl';
import { ANNOTATION_KINDS, type AnnotationKind } from '@/lib/drawing/annotations';
import { useStudioState } from '../session/studio-context';
import { CardButton } from './card-button';
import styles from './tool-card.module.css';

const ICONS: Readonly<Record<AnnotationKind, string>> = {
  arrow: 'M4 20L18 6M10 5h9v9',
  line: 'M4 19L11 9L20 5',
  free: 'M3 17c4-9 6-9 7-4s3 5 5 0s3-6 6-5',
  text: 'M5 7V4h14v3M12 4v16M9 20h6',
};

/** tldraw's own tools, for notes that are printed with the map. */
export const NotesCard = () => {
  const words = useTranslations('view.notes');
  const tool = useStudioState(state => state.tool);
  return (
    <div className={styles.items}>
      <fieldset aria-label={words('title')}>
        {ANNOTATION_KINDS.map(kind => (
          <CardButton
            key={kind}
            label={words(kind)}
            title={words(kind)}
            name={words(`short.${kind}`)}
            isChosen={tool.type === 'annotate' && tool.kind === kind}
            tool={{ type: 'annotate', kind }}
          >
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path
                d={ICONS[kind]}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </CardButton>
        ))}
      </fieldset>
    </div>
  );
};
