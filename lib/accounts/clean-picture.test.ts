import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanPicture, type Picture } from './clean-picture';

const plain = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' }, limitInputPixels: false });

const GPS = {
  IFD0: { Copyright: 'Anna', Make: 'Camera' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
};

const FORMATS = ['png', 'jpeg', 'webp'] as const;

const cleaned = async (bytes: Uint8Array): Promise<Picture> => {
  const picture = await cleanPicture(bytes);
  if (typeof picture === 'string') throw new Error(picture);
  return picture;
};

describe('a picture that an author sends', () => {
  test.each(FORMATS)('%s without anything but pixels stays as it is', async format => {
    const bytes = await plain().toFormat(format).toBuffer();
    expect(await cleaned(bytes)).toEqual({ type: `image/${format}`, bytes });
  });

  test.each(FORMATS)('%s loses its place, its camera and its owner, and stands upright', async format => {
    const bytes = await plain().toFormat(format).withExif(GPS).withMetadata({ orientation: 6 }).toBuffer();
    expect(bytes.includes('Anna')).toBe(true);
    const picture = await cleaned(bytes);
    expect(Buffer.from(picture.bytes).includes('Anna')).toBe(false);
    const { exif, xmp, icc, orientation, width, height } = await sharp(picture.bytes).metadata();
    expect([exif, xmp, icc, orientation, width, height]).toEqual([
      ...[undefined, undefined, undefined, undefined],
      ...[20, 40],
    ]);
    expect(await cleaned(picture.bytes)).toEqual(picture);
  });
});

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

describe('what is not kept', () => {
  test.each(FORMATS)('half a %s', async format => {
    const bytes = await plain(400, 300).toFormat(format).toBuffer();
    expect(await cleanPicture(half(bytes))).toBe('not-an-image');
  });

  test('a name of a picture before something else', async () => {
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const script = Buffer.from('<script>alert(1)</script>'.repeat(20));
    expect(await cleanPicture(Buffer.concat([signature, script]))).toBe('not-an-image');
  });

  test('SVG, GIF and nothing at all', async () => {
    for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', ''])
      expect(await cleanPicture(Buffer.from(bytes))).toBe('not-an-image');
  });

  test('a small file with more than fifty million pixels', async () => {
    const bytes = await plain(10_000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(await cleanPicture(bytes)).toBe('image-too-many-pixels');
  });

  test('more than 8 MB', async () => {
    expect(await cleanPicture(new Uint8Array(8 * 1024 * 1024 + 1))).toBe('image-too-large');
  });
});
