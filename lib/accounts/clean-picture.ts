import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { detectImageType, type ImageType } from '@/lib/drawing/image-type';

export interface Picture {
  readonly type: ImageType;
  readonly bytes: Uint8Array;
}

/** Bytes of a picture, as it is sent and as it is kept. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/** A small file can hold a picture that fills the memory. */
const MOST_PIXELS = 50_000_000;

export type PictureRefusal = 'image-too-large' | 'not-an-image' | 'image-too-many-pixels';

/** A decoded picture takes hundreds of megabytes: one at a time. */
const limitDecoding = pLimit(1);

/** Decodes a picture and returns it without metadata: place, camera, owner. */
export const cleanPicture = async (bytes: Uint8Array): Promise<Picture | PictureRefusal> => {
  if (bytes.length > MAX_PICTURE_BYTES) return 'image-too-large';
  const type = detectImageType(bytes);
  if (!type) return 'not-an-image';
  try {
    return await limitDecoding(() => decodePicture({ type, bytes }));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return /pixel limit/.test(error.message) ? 'image-too-many-pixels' : 'not-an-image';
  }
};

const openPicture = ({ bytes }: Picture): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });

const FORMATS = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

const decodePicture = async (picture: Picture): Promise<Picture | PictureRefusal> => {
  const metadata = await openPicture(picture).metadata();
  if (metadata.format !== FORMATS[picture.type]) return 'not-an-image';
  if (!hasMetadata(metadata)) {
    await readAll(picture);
    return picture;
  }
  const written = await removeMetadata(picture);
  if (written.bytes.length <= MAX_PICTURE_BYTES) return written;
  const smaller = await toWebp(picture);
  return smaller.bytes.length <= MAX_PICTURE_BYTES ? smaller : 'image-too-large';
};

const METADATA_FIELDS = [
  'exif',
  'xmp',
  'iptc',
  'icc',
  'orientation',
  'comments',
  'tifftagPhotoshop',
] as const;

/** A picture without metadata stays byte for byte, so that an import restores exactly what was exported. */
const hasMetadata = (metadata: Metadata): boolean =>
  METADATA_FIELDS.some(field => metadata[field] !== undefined) || (metadata.pages ?? 1) > 1;

const readAll = (picture: Picture): Promise<Buffer> =>
  openPicture(picture).resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();

const QUALITY = 90;
const SMALLER = 80;

/** The same pixels upright; the library leaves everything else out. */
const removeMetadata = async (picture: Picture): Promise<Picture> => ({
  type: picture.type,
  bytes: await openPicture(picture)
    .autoOrient()
    .toFormat(FORMATS[picture.type], picture.type === 'image/png' ? {} : { quality: QUALITY })
    .toBuffer(),
});

/** For the few that grow when they are written again. */
const toWebp = async (picture: Picture): Promise<Picture> => ({
  type: 'image/webp',
  bytes: await openPicture(picture).autoOrient().webp({ quality: SMALLER }).toBuffer(),
});
