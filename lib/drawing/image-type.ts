export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

const hasAt = (bytes: Uint8Array, offset: number, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[offset + index] === byte);

/** The type of a file by its first bytes, whatever its name says; null: not a picture that we accept. */
export const detectImageType = (bytes: Uint8Array): ImageType | null => {
  if (hasAt(bytes, 0, PNG)) return 'image/png';
  if (hasAt(bytes, 0, JPEG)) return 'image/jpeg';
  return hasAt(bytes, 0, RIFF) && hasAt(bytes, 8, WEBP) ? 'image/webp' : null;
};
