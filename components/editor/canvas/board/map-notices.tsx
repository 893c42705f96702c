'use client';

import { CanvasContextMenu } from '../commands/canvas-context-menu';
import { GhostBar } from '../commands/ghost-bar';
import { OverlayLegend } from '../overlays/overlay-legend';
import { DragNotice } from '../pieces/drag-notice';
import styles from './canvas.module.css';

/** What the map says of the work on it. */
export const MapNotices = () => (
  <>
    <GhostBar />
    <CanvasContextMenu />
    <DragNotice />
    <div className={styles.legend}>
      <OverlayLegend />
    </div>
  </>
);
