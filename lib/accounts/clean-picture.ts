import sharp, { type Metadata, type Sharp } from 'sharp';
import { type ImageType, imageTypeOf } from '@/lib/drawing/image-type';
import { Turns } from '@/lib/store/turns';

export interface Picture {
  readonly type: ImageType;
  readonly bytes: Uint8Array;
}

/** Bytes of a picture, as it is sent and as it is kept. */
export const LARGEST_PICTURE = 8 * 1024 * 1024;

/** A small file can hold a picture that fills the memory. */
const MOST_PIXELS = 50_000_000;

export type PictureRefusal = 'image-too-large' | 'not-an-image' | 'image-too-many-pixels';

const turns = new Turns();

/** Decodes a picture, one at a time in this process, and gives it back without what it tells beside its pixels: place, camera, owner. */
export const cleanPicture = async (bytes: Uint8Array): Promise<Picture | PictureRefusal> => {
  if (bytes.length > LARGEST_PICTURE) return 'image-too-large';
  const type = imageTypeOf(bytes);
  if (!type) return 'not-an-image';
  const release = await turns.take();
  try {
    return await decoded({ type, bytes });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return /pixel limit/.test(error.message) ? 'image-too-many-pixels' : 'not-an-image';
  } finally {
    release();
  }
};

const open = ({ bytes }: Picture): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });

const FORMATS = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

const decoded = async (picture: Picture): Promise<Picture | PictureRefusal> => {
  const metadata = await open(picture).metadata();
  if (metadata.format !== FORMATS[picture.type]) return 'not-an-image';
  if (!tellsMore(metadata)) {
    await readAll(picture);
    return picture;
  }
  const written = await rewritten(picture);
  if (written.bytes.length <= LARGEST_PICTURE) return written;
  const smaller = await inWebp(picture);
  return smaller.bytes.length <= LARGEST_PICTURE ? smaller : 'image-too-large';
};

const TELLING = ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments', 'tifftagPhotoshop'] as const;

/** What holds nothing but pixels stays as it is, so that an archive brings back the very picture that went into it. */
const tellsMore = (metadata: Metadata): boolean =>
  TELLING.some(field => metadata[field] !== undefined) || (metadata.pages ?? 1) > 1;

const readAll = (picture: Picture): Promise<Buffer> =>
  open(picture).resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();

const QUALITY = 90;
const SMALLER = 80;

/** The same pixels upright; the library leaves everything else out. */
const rewritten = async (picture: Picture): Promise<Picture> => ({
  type: picture.type,
  bytes: await open(picture)
    .autoOrient()
    .toFormat(FORMATS[picture.type], picture.type === 'image/png' ? {} : { quality: QUALITY })
    .toBuffer(),
});

/** For the few that grow by being written anew. */
const inWebp = async (picture: Picture): Promise<Picture> => ({
  type: 'image/webp',
  bytes: await open(picture).autoOrient().webp({ quality: SMALLER }).toBuffer(),
});
