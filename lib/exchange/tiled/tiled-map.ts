/** What we write of a map of Tiled, in the shape of its version 1.8. */
export interface TiledProperty {
  readonly name: string;
  readonly type: 'string' | 'int' | 'float';
  readonly value: string | number;
}

export interface TiledPoint {
  readonly x: number;
  readonly y: number;
}

export interface TiledObject {
  readonly id: number;
  /** Shown over the map. */
  readonly name: string;
  /** What it is: version 1.9 alone calls it `class`. */
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly visible: boolean;
  readonly properties: readonly TiledProperty[];
  readonly polyline?: readonly TiledPoint[];
  readonly polygon?: readonly TiledPoint[];
  readonly text?: Readonly<Record<string, unknown>>;
  readonly gid?: number;
}

export const createTextProperty = (name: string, value: string): TiledProperty => ({
  name,
  type: 'string',
  value,
});
export const createNumberProperty = (name: string, value: number): TiledProperty => ({
  name,
  type: Number.isInteger(value) ? 'int' : 'float',
  value,
});

/** Objects without numbers: those are given when the map is put together. */
export type ObjectDraft = Omit<TiledObject, 'id' | 'visible' | 'width' | 'height' | 'rotation'> &
  Partial<Pick<TiledObject, 'width' | 'height' | 'rotation'>>;

export interface LayerDraft {
  readonly name: string;
  readonly colour?: string;
  readonly objects: readonly ObjectDraft[];
}

export const MAP_FORMAT = 'battlewright-map';
export const MAP_FORMAT_VERSION = 1;
