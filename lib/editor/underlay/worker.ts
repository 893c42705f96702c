import { type Pixels, type Proposal, type ProposalRequest, proposeTerrain } from './propose-terrain';

/** The picture itself arrives as a file: only here is it decoded into pixels. */
export type PictureQuestion = Omit<ProposalRequest, 'pixels'> & { readonly picture: Blob };
export type PictureAnswer = readonly Proposal[];

/** More points would reveal no more about the colours of a hex. */
const MOST_PIXELS = 6_000_000;

interface ReadPicture {
  readonly pixels: Pixels;
  /** From the pixels that were read to those of the picture. */
  readonly scale: number;
}

const readPixels = async (picture: Blob): Promise<ReadPicture | null> => {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.max(1, Math.sqrt((bitmap.width * bitmap.height) / MOST_PIXELS));
  const [width, height] = [Math.floor(bitmap.width / scale), Math.floor(bitmap.height / scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(bitmap, 0, 0, width, height);
  return { pixels: { data: context.getImageData(0, 0, width, height).data, width, height }, scale };
};

addEventListener('message', async ({ data }: MessageEvent<PictureQuestion>) => {
  const { picture, matrix, ...question } = data;
  const read = await readPixels(picture);
  const [a, b, c, d, e, f] = matrix;
  const answer: PictureAnswer = read
    ? proposeTerrain({
        ...question,
        pixels: read.pixels,
        matrix: [a * read.scale, b * read.scale, c * read.scale, d * read.scale, e, f],
      })
    : [];
  postMessage(answer);
});
