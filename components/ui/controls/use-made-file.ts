'use client';

import { useState } from 'react';

interface FileProgress {
  readonly made: number;
  readonly of: number;
}

/** A file that the server makes when it is asked for. */
export type MadeFileState =
  | { readonly type: 'idle' }
  | { readonly type: 'making'; readonly progress: FileProgress | null }
  /** The server's own words; null: it gave none. */
  | { readonly type: 'failed'; readonly reason: string | null };

const EVERY = 600;

const readProgress = async (address: string): Promise<FileProgress | null> => {
  const answer = await fetch(`${address}${address.includes('?') ? '&' : '?'}progress=1`);
  return answer.ok ? ((await answer.json()) as { readonly progress: FileProgress | null }).progress : null;
};

const nameOf = (answer: Response, address: string): string =>
  /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ??
  address.replace(/^.*\/|\?.*$/g, '');

const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
};

const reasonOf = async (answer: Response): Promise<string | null> => {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return null;
  const { error } = (await answer.json()) as { readonly error?: { readonly message?: string } };
  return error?.message ?? null;
};

const fetchFile = async (address: string): Promise<MadeFileState> => {
  const answer = await fetch(address);
  if (!answer.ok) return { type: 'failed', reason: await reasonOf(answer) };
  saveFile(await answer.blob(), nameOf(answer, address));
  return { type: 'idle' };
};

/** Has a file made, reports how far it is, and saves it. */
export const useMadeFile = () => {
  const [state, setState] = useState<MadeFileState>({ type: 'idle' });
  const make = async (address: string): Promise<void> => {
    setState({ type: 'making', progress: null });
    const timer = setInterval(async () => {
      const progress = await readProgress(address).catch(() => null);
      setState(now => (now.type === 'making' ? { ...now, progress } : now));
    }, EVERY);
    const ended = await fetchFile(address).catch((): MadeFileState => ({ type: 'failed', reason: null }));
    clearInterval(timer);
    setState(ended);
  };
  return { state, make };
};
