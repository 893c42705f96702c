import type { GroundAnswer, GroundMessage, GroundPicture, GroundRequest } from './ground-painter';

type Post = (question: GroundMessage) => void;
type OnPainted = (painted: GroundPicture | null) => void;

interface PaintOrder {
  readonly request: GroundRequest;
  readonly onPainted: OnPainted;
}

interface Picture {
  underWay: PaintOrder | null;
  next: PaintOrder | null;
}

/**
 * Paints the ground in the worker: drawing a relief takes longer than a frame, and the pointer must not wait for it.
 */
export interface GroundClient {
  /** False: there is no worker, and the page paints itself. */
  isAttached(): boolean;
  subscribe(listener: () => void): () => void;
  /** Each picture is painted once at a time; of the requests that come meanwhile only the newest counts. */
  request(request: GroundRequest, onPainted: OnPainted): void;
  release(picture: string): void;
  answer(answer: GroundAnswer): void;
  /** A worker is ready, or none is left. */
  attach(post: Post | null): void;
}

export const makeGroundClient = (): GroundClient => {
  const pictures = new Map<string, Picture>();
  const listeners = new Set<() => void>();
  let post: Post | null = null;

  const begin = (picture: Picture, order: PaintOrder | null): void => {
    picture.underWay = order;
    picture.next = null;
    if (order) post?.({ type: 'ground', ...order.request });
  };
  return {
    isAttached: () => post !== null,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    request: (request, onPainted) => {
      const picture = pictures.get(request.picture) ?? { underWay: null, next: null };
      pictures.set(request.picture, picture);
      if (picture.underWay) picture.next = { request: request, onPainted };
      else begin(picture, { request: request, onPainted });
    },
    release: picture => {
      pictures.delete(picture);
      post?.({ type: 'ground-left', picture });
    },
    answer: ({ picture: name, painted }) => {
      const picture = pictures.get(name);
      const done = picture?.underWay;
      if (!picture || !done) return;
      begin(picture, picture.next);
      done.onPainted(painted);
    },
    attach: newcomer => {
      post = newcomer;
      // The worker is gone with its unfinished work.
      for (const picture of pictures.values()) begin(picture, picture.next ?? picture.underWay);
      for (const listener of [...listeners]) listener();
    },
  };
};
