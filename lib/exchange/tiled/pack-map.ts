import { strToU8, zipSync } from 'fflate';
import { toPng } from '@/lib/drawing/adapters/to-pixels';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { MapPicture, WrittenMap } from './write-map';

/** The map and its pictures as an archive: unpacked into a folder it opens in Tiled. */
export const packTiledMap = async (
  { map, pictures }: WrittenMap,
  report: (progress: { readonly made: number; readonly of: number }) => void = () => undefined,
): Promise<Uint8Array> => {
  const files: Record<string, Uint8Array> = { 'map.tmj': strToU8(`${JSON.stringify(map, null, 1)}\n`) };
  for (const [index, picture] of pictures.entries()) {
    files[picture.name] = await renderPicture(picture);
    report({ made: index + 1, of: pictures.length });
  }
  return zipSync(files, { level: 6, mtime: '1980-01-01T00:00:00' });
};

const renderPicture = ({ list, width, bleed, hasBackground }: MapPicture): Promise<Uint8Array> =>
  toPng(list, { width, bleed, ...(hasBackground ? { background: MAP_PALETTE.sheet } : {}) });
