'use client';

import { getAssetUrls } from '@tldraw/assets/selfHosted';
import { createShapeId, type Editor, Tldraw } from 'tldraw';
import 'tldraw/tldraw.css';
import styles from './bare-tldraw.module.css';

const ASSETS = getAssetUrls({ baseUrl: '/tldraw' });
const [COUNT, IN_A_ROW, STEP, SIZE] = [150, 15, 60, 44];

/** As many counters as the studio is measured with, of tldraw's own kind. */
const addCounters = (editor: Editor): void => {
  editor.createShapes(
    Array.from({ length: COUNT }, (_, index) => ({
      id: createShapeId(`counter-${index}`),
      type: 'geo',
      x: (index % IN_A_ROW) * STEP,
      y: Math.floor(index / IN_A_ROW) * STEP,
      props: { w: SIZE, h: SIZE, fill: 'solid' },
    })),
  );
  editor.zoomToFit();
  performance.mark('can-draw');
};

/** tldraw as it comes, without its panels. */
export const BareTldraw = ({ licenseKey }: { readonly licenseKey: string | undefined }) => (
  <div className={styles.whole}>
    <Tldraw hideUi assetUrls={ASSETS} licenseKey={licenseKey} onMount={addCounters} />
  </div>
);
