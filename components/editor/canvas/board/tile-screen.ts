import type { TileBox } from '@/lib/editor/check-worker/ground-tiles';

export interface ScreenTile extends TileBox {
  /** Shows the tile when its turn has come. */
  show(canvas: HTMLCanvasElement): void;
  /** Its turn never comes. */
  drop(): void;
}

export interface ScreenPicture {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly ScreenTile[];
}

/** Shows a picture tile by tile, so that no frame waits for a large map. */
export interface TileScreen {
  /** Tiles of a picture that is not completely shown yet give way to the newer one. */
  show(picture: ScreenPicture, onShown: () => void): void;
  leave(): void;
}

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

const placeCanvas = (picture: ScreenPicture, tile: TileBox): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  const left = share(tile.x, picture.width);
  const top = share(tile.y, picture.height);
  const width = share(tile.width, picture.width);
  const height = share(tile.height, picture.height);
  Object.assign(canvas.style, { position: 'absolute', left, top, width, height });
  return canvas;
};

/** Hands the bitmap over to the canvas without copying it. */
export const transferBitmap = (canvas: HTMLCanvasElement, bitmap: ImageBitmap): void => {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
};

const layoutOf = ({ width, height, tiles }: ScreenPicture): string => `${width} ${height} ${tiles.length}`;

export const makeTileScreen = (place: HTMLElement): TileScreen => {
  let canvases: HTMLCanvasElement[] = [];
  let layout = '';
  let frame = 0;
  let waiting: readonly ScreenTile[] = [];
  const drop = (): void => {
    cancelAnimationFrame(frame);
    for (const tile of waiting) tile.drop();
    waiting = [];
  };
  const show = (picture: ScreenPicture, onShown: () => void): void => {
    drop();
    const isSame = layoutOf(picture) === layout;
    const stale = isSame ? [] : canvases;
    if (!isSame) canvases = picture.tiles.map(tile => placeCanvas(picture, tile));
    layout = layoutOf(picture);
    waiting = picture.tiles;
    const showNext = (): void => {
      const [tile, ...rest] = waiting;
      const canvas = canvases[picture.tiles.length - waiting.length];
      waiting = rest;
      if (tile && canvas) {
        tile.show(canvas);
        if (!canvas.isConnected) place.append(canvas);
      }
      if (rest.length > 0) frame = requestAnimationFrame(showNext);
      else {
        for (const old of stale) old.remove();
        place.dataset.painted = 'true';
        onShown();
      }
    };
    showNext();
  };
  return {
    show,
    leave: () => {
      drop();
      for (const canvas of canvases) canvas.remove();
    },
  };
};
