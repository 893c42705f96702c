'use client';

import { useContext, useEffect, useState } from 'react';
import { MapZoomed } from './map-zoomed';

interface BoardPictureProps {
  /** The address of the board's files, without their names: /s/cannae/v/1. */
  readonly address: string;
  /** The query that selects a variant's files: variant=x; empty: the battle itself. */
  readonly query: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

const WIDTHS = [600, 900, 1200, 1600, 2400];

/** Above this a browser is slower with the lines of a board than with its pixels. */
const LONGEST_SVG = 3_000_000;

const withQuery = (path: string, ...queries: readonly string[]): string =>
  `${path}?${queries.filter(query => query !== '').join('&')}`;

/** A board as a file of its own, which browsers keep: pixels at once and without script; in lines, sharp at any size, once it is enlarged. */
export const BoardPicture = ({ address, query, label, width, height }: BoardPictureProps) => {
  const isZoomed = useContext(MapZoomed);
  const svg = useSvg(withQuery(`${address}/board.svg`, 'detail=normal', query), isZoomed);
  if (svg !== null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: toSvg escapes every text and attribute it writes.
    return <div role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />;
  const picture = (pixels: number): string => withQuery(`${address}/board.webp`, `width=${pixels}`, query);
  return (
    <div role="img" aria-label={label}>
      {/* biome-ignore lint/performance/noImgElement: the server draws each width itself. */}
      <img
        src={picture(900)}
        srcSet={WIDTHS.map(pixels => `${picture(pixels)} ${pixels}w`).join(', ')}
        sizes="(width < 760px) 100vw, 54vw"
        alt=""
        fetchPriority="high"
        width={Math.round(width)}
        height={Math.round(height)}
      />
    </div>
  );
};

/** The lines of a board; null: nobody has needed them, they are not there yet, or they are too many. */
const useSvg = (address: string, isWanted: boolean): string | null => {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    loadSvg(address, leaving.signal).then(setSvg, error => {
      if (!leaving.signal.aborted) console.warn(error);
    });
    return () => leaving.abort();
  }, [address, isWanted]);
  return svg;
};

const loadSvg = async (address: string, signal: AbortSignal): Promise<string | null> => {
  const answer = await fetch(address, { signal });
  const isShort = Number(answer.headers.get('content-length') ?? 0) <= LONGEST_SVG;
  return answer.ok && isShort ? answer.text() : null;
};
