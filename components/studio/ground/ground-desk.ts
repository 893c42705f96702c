import type { GroundAnswer, GroundQuestion, GroundWish } from './ground-painting';

type Post = (question: GroundQuestion) => void;
type OnPainted = (bitmap: ImageBitmap | null) => void;

interface Order {
  readonly wish: GroundWish;
  readonly onPainted: OnPainted;
}

interface Picture {
  underWay: Order | null;
  next: Order | null;
}

/** Has the ground painted beside the page: drawing a relief takes longer than a frame, and the hand must not wait for it. */
export interface GroundDesk {
  /** False: nobody works beside the page, and it paints for itself. */
  isManned(): boolean;
  subscribe(listener: () => void): () => void;
  /** One picture is painted once at a time; of the wishes that come meanwhile only the newest counts. */
  wish(wish: GroundWish, onPainted: OnPainted): void;
  leave(picture: string): void;
  answer(answer: GroundAnswer): void;
  /** Somebody took up the work, or nobody is left to do it. */
  man(post: Post | null): void;
}

export const makeGroundDesk = (): GroundDesk => {
  const pictures = new Map<string, Picture>();
  const listeners = new Set<() => void>();
  let post: Post | null = null;

  const begin = (picture: Picture, order: Order | null): void => {
    picture.underWay = order;
    picture.next = null;
    if (order) post?.({ type: 'ground', ...order.wish });
  };
  return {
    isManned: () => post !== null,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wish: (wish, onPainted) => {
      const picture = pictures.get(wish.picture) ?? { underWay: null, next: null };
      pictures.set(wish.picture, picture);
      if (picture.underWay) picture.next = { wish, onPainted };
      else begin(picture, { wish, onPainted });
    },
    leave: picture => {
      pictures.delete(picture);
      post?.({ type: 'ground-left', picture });
    },
    answer: ({ picture: name, bitmap }) => {
      const picture = pictures.get(name);
      const done = picture?.underWay;
      if (!picture || !done) return;
      begin(picture, picture.next);
      done.onPainted(bitmap);
    },
    man: newcomer => {
      post = newcomer;
      // Whoever was at work is gone with what he had begun.
      for (const picture of pictures.values()) begin(picture, picture.next ?? picture.underWay);
      for (const listener of [...listeners]) listener();
    },
  };
};
