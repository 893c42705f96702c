'use client';

import dynamic from 'next/dynamic';

export const BareTldrawLoader = dynamic(async () => (await import('./bare-tldraw')).BareTldraw, {
  ssr: false,
});
