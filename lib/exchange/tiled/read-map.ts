import { z } from 'zod';
import { isTooDeep } from '@/lib/documents/max-depth';
import { refuseImport } from '../plan/import-plan';

const MOST_BYTES = 8 * 1024 * 1024;
const far = z.number().min(-1e6).max(1e6);
const point = z.object({ x: far, y: far });
const word = z.string().max(400);

const propertiesSchema = z
  .array(z.object({ name: word, value: z.union([z.string().max(5000), z.number(), z.boolean()]) }))
  .max(60)
  .optional();

const objectSchema = z.object({
  id: z.number().int(),
  name: word.optional(),
  type: word.optional(),
  // Version 1.9 wrote the type so.
  class: word.optional(),
  x: far,
  y: far,
  width: far.optional(),
  height: far.optional(),
  rotation: z.number().min(-36_000).max(36_000).optional(),
  gid: z.number().int().min(0).max(0xffff_ffff).optional(),
  point: z.boolean().optional(),
  ellipse: z.boolean().optional(),
  polygon: z.array(point).max(500).optional(),
  polyline: z.array(point).max(500).optional(),
  text: z.object({ text: z.string().max(2000) }).optional(),
  properties: propertiesSchema,
});

const layerSchema = z.object({
  type: z.enum(['tilelayer', 'objectgroup', 'imagelayer', 'group']),
  name: word,
  encoding: word.optional(),
  compression: word.optional(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  data: z.union([z.array(z.number().int().min(0).max(0xffff_ffff)).max(200_000), z.string()]).optional(),
  objects: z.array(objectSchema).max(20_000).optional(),
});

const tilesetSchema = z.object({
  firstgid: z.number().int().min(1).max(1_000_000),
  source: z.string().optional(),
  name: word.optional(),
  tilecount: z.number().int().min(0).max(100_000).optional(),
  tiles: z
    .array(
      z.object({
        id: z.number().int().min(0),
        type: word.optional(),
        class: word.optional(),
        image: word.optional(),
        properties: propertiesSchema,
      }),
    )
    .max(20_000)
    .optional(),
});

const mapSchema = z.object({
  type: z.literal('map').optional(),
  orientation: word,
  infinite: z.boolean().optional(),
  width: z.number().int().min(1).max(1000),
  height: z.number().int().min(1).max(1000),
  tilewidth: z.number().min(1).max(4000),
  tileheight: z.number().min(1).max(4000),
  staggeraxis: word.optional(),
  staggerindex: word.optional(),
  layers: z.array(layerSchema).max(200),
  tilesets: z.array(tilesetSchema).max(200).optional(),
  properties: propertiesSchema,
});

export type ReadMap = z.infer<typeof mapSchema>;
export type ReadLayer = z.infer<typeof layerSchema>;
export type ReadObject = z.infer<typeof objectSchema>;

/** A map as Tiled saves it as JSON; refused with a place where it is something else. */
export const readTiledMap = (text: string): ReadMap => {
  if (text.length > MOST_BYTES) refuseImport('too-large', { limit: '8 MB' });
  if (isTooDeep(text)) refuseImport('not-a-map');
  const read = mapSchema.safeParse(parseJson(text));
  if (!read.success) {
    const path = read.error.issues[0]?.path.join('.') ?? '';
    return refuseImport('map-shape', { path: path.slice(0, 80) || '–' });
  }
  const map = read.data;
  if (map.infinite) refuseImport('infinite');
  if (map.layers.some(({ data, encoding }) => typeof data === 'string' || encoding === 'base64'))
    refuseImport('encoded');
  if (map.tilesets?.some(({ source }) => source !== undefined)) refuseImport('outside-tileset');
  return map;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return refuseImport('not-a-map');
    throw error;
  }
};

/** A property of a map, tile or object as text. */
export const propertyOf = (
  { properties }: { readonly properties?: ReadMap['properties'] | undefined },
  name: string,
): string | undefined => {
  const found = properties?.find(property => property.name === name)?.value;
  return found === undefined ? undefined : String(found);
};

export const kindOf = ({ type, class: kind }: ReadObject): string => (type || kind) ?? '';

/** Turned over and rotated tiles have their upper bits set. */
const FLIPPED = 0xf000_0000;

export const isFlipped = (gid: number): boolean => (gid & FLIPPED) !== 0;
