'use client';

import { useEffect, useState } from 'react';

export interface PreviewPage {
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

export interface Progress {
  readonly made: number;
  readonly of: number;
}

interface PreviewResponse {
  readonly pages: readonly PreviewPage[];
  readonly progress: Progress | null;
}

const requestPreview = async (address: string, signal?: AbortSignal): Promise<PreviewResponse | null> => {
  const answer = await fetch(address, signal ? { signal } : {});
  return answer.ok ? ((await answer.json()) as PreviewResponse) : null;
};

/** Choices are often made one after the other: the server is asked when the hand rests. */
const REST = 250;

export type PrintPreviewState =
  | { readonly type: 'asking' }
  | { readonly type: 'failed' }
  | { readonly type: 'shown'; readonly query: string; readonly pages: readonly PreviewPage[] };

/** The requested print, page by page; while it is loading, the last answer stays. */
export const usePrintPreview = (address: string, query: string): PrintPreviewState => {
  const [preview, setPreview] = useState<PrintPreviewState>({ type: 'asking' });
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const answered = await requestPreview(`${address}/print.json?${query}`, leaving.signal).catch(
        () => null,
      );
      if (leaving.signal.aborted) return;
      setPreview(answered ? { type: 'shown', query, pages: answered.pages } : { type: 'failed' });
    }, REST);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [address, query]);
  return preview;
};

export type PdfState =
  | { readonly type: 'idle' }
  | { readonly type: 'making'; readonly progress: Progress | null }
  | { readonly type: 'failed' }
  | { readonly type: 'made'; readonly file: string; readonly bytes: number };

const EVERY = 600;

/** Makes the file on the server and reports progress; the result is kept there for the link. */
export const useMakePdf = (address: string, query: string) => {
  const [making, setMaking] = useState<PdfState>({ type: 'idle' });
  const [madeFor, setMadeFor] = useState(query);
  const make = async (): Promise<void> => {
    const file = `${address}/print.pdf?${query}`;
    setMadeFor(query);
    setMaking({ type: 'making', progress: null });
    const timer = setInterval(async () => {
      const answered = await requestPreview(`${address}/print.json?${query}`).catch(() => null);
      setMaking(now => (now.type === 'making' ? { ...now, progress: answered?.progress ?? null } : now));
    }, EVERY);
    const answer = await fetch(file).catch(() => null);
    const bytes = answer?.ok ? (await answer.arrayBuffer()).byteLength : null;
    clearInterval(timer);
    setMaking(bytes === null ? { type: 'failed' } : { type: 'made', file, bytes });
  };
  return { making: madeFor === query ? making : ({ type: 'idle' } as const), make };
};
