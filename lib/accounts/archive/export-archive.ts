import { strToU8, type Zippable, zipSync } from 'fflate';
import { formatDocument } from '@/lib/documents/format';
import { readDraft } from '@/lib/store/documents/drafts';
import {
  listOwnDrafts,
  listOwnVersions,
  type OwnDraft,
  type OwnVersion,
  readOwnVersion,
} from '@/lib/store/documents/own-documents';
import { toSlug } from '@/lib/store/documents/slug';
import { readUnderlay } from '@/lib/store/documents/underlays';
import type { Store } from '@/lib/store/engine/open-store';
import { type CommunityPiece, listCommunityPieces } from './community-pieces';
import { COMMUNITY_FOLDER, EXPORT_FORMAT, EXPORT_MARK } from './export-mark';

/** The most that one archive contains: less than an import takes, so that every archive can be imported again. */
export interface PartLimits {
  readonly files: number;
  readonly pictures: number;
  /** Unpacked; packed it is smaller, apart from a few bytes. */
  readonly bytes: number;
}

export const PART_LIMITS: PartLimits = { files: 900, pictures: 50, bytes: 16 * 1024 * 1024 };

/** Files that belong together, with no fewer bytes said than they will have. */
interface ArchiveUnit extends PartLimits {
  make(): Promise<Zippable>;
}

export interface ArchivePart {
  readonly bytes: Uint8Array;
  /** How many parts there are. */
  readonly of: number;
}

/** How many archives hold all that an author wrote. */
export const countParts = async (store: Store, author: string, limits = PART_LIMITS): Promise<number> =>
  splitIntoParts(await listUnits(store, author), limits).length;

/** One of the archives that together hold all that an author wrote, from 1 on; null: there are fewer. */
export async function makeArchivePart(
  store: Store,
  author: string,
  part = 1,
  limits = PART_LIMITS,
): Promise<ArchivePart | null> {
  const parts = splitIntoParts(await listUnits(store, author), limits);
  const units = parts[part - 1];
  if (!units) return null;
  const mark = { format: EXPORT_FORMAT, version: 1, part, of: parts.length };
  const files: Zippable = { [EXPORT_MARK]: makeJsonFile(JSON.stringify(mark)) };
  for (const unit of units) Object.assign(files, await unit.make());
  return { bytes: zipSync(files, { level: 6 }), of: parts.length };
}

/** Fills one part after the other; there is always one, even if it only says that there is nothing. */
const splitIntoParts = (
  units: readonly ArchiveUnit[],
  limits: PartLimits,
): readonly (readonly ArchiveUnit[])[] => {
  const parts: ArchiveUnit[][] = [[]];
  let filled = EMPTY;
  for (const unit of units) {
    const last = parts.at(-1) ?? [];
    filled = addSizes(filled, unit);
    if (last.length === 0 || isWithinLimits(filled, limits)) last.push(unit);
    else {
      parts.push([unit]);
      filled = addSizes(EMPTY, unit);
    }
  }
  return parts;
};

const EMPTY: PartLimits = { files: 0, pictures: 0, bytes: 0 };

const addSizes = (one: PartLimits, other: PartLimits): PartLimits => ({
  files: one.files + other.files,
  pictures: one.pictures + other.pictures,
  bytes: one.bytes + other.bytes,
});

const isWithinLimits = ({ files, pictures, bytes }: PartLimits, limits: PartLimits): boolean =>
  files <= limits.files && pictures <= limits.pictures && bytes <= limits.bytes;

const listUnits = async (store: Store, author: string): Promise<readonly ArchiveUnit[]> => {
  const versions = await listOwnVersions(store, author);
  return [
    ...(await listOwnDrafts(store, author)).map(draft => makeDraftUnit(store, author, draft)),
    ...versions
      .filter(({ isLastCopy }) => isLastCopy)
      .map(version =>
        makeVersionUnit(store, author, version, `drafts/${draftFolderOf(version)}/${version.slug}.json`),
      ),
    ...makeCommunityUnits(await listCommunityPieces(store, author)),
    ...versions.map(version =>
      makeVersionUnit(store, author, version, `published/${version.slug}/v${version.n}.json`),
    ),
  ];
};

/** These folders tell an import what kind a draft was, also where its document no longer says so. */
const draftFolderOf = ({ kind, system }: OwnDraft | OwnVersion): string => `${kind}/${system}`;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

const makeDraftUnit = (store: Store, author: string, draft: OwnDraft): ArchiveUnit => ({
  files: draft.pictureSize === null ? 1 : 2,
  pictures: draft.pictureSize === null ? 0 : 1,
  bytes: maxBytesOf(draft.size) + (draft.pictureSize ?? 0),
  make: async () => {
    const found = await readDraft(store, draft.id, author);
    if (!found) return {};
    const name = `drafts/${draftFolderOf(draft)}/${toSlug(draft.title, draft.kind)}-${draft.id}`;
    const underlay = await readUnderlay(store, draft.id, author);
    const ending = underlay && ENDINGS[underlay.type];
    return {
      [`${name}.json`]: makeJsonFile(JSON.stringify(found.document)),
      ...(underlay && ending ? { [`${name}-underlay.${ending}`]: [underlay.bytes, { level: 0 }] } : {}),
    };
  },
});

const makeVersionUnit = (store: Store, author: string, version: OwnVersion, name: string): ArchiveUnit => ({
  files: 1,
  pictures: 0,
  bytes: maxBytesOf(version.size),
  make: async () => {
    const text = await readOwnVersion(store, author, version);
    return text === null ? {} : { [name]: makeJsonFile(text) };
  },
});

/** How large one file of contributions may get. */
const FILE_BYTES = 1024 * 1024;
const FILE_PIECES = 1000;

/** What somebody wrote, played, rated and follows, in files of moderate size. */
const makeCommunityUnits = (pieces: readonly CommunityPiece[]): readonly ArchiveUnit[] => {
  const files: CommunityPiece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const size = Buffer.byteLength(JSON.stringify(piece));
    const last = files.at(-1);
    if (last && size <= room && last.length < FILE_PIECES) last.push(piece);
    else files.push([piece]);
    room = (last === files.at(-1) ? room : FILE_BYTES) - size;
  }
  return files.map((file, index) => {
    const text = JSON.stringify(file);
    return {
      ...{ files: 1, pictures: 0, bytes: maxBytesOf(Buffer.byteLength(text)) },
      make: async () => ({ [`${COMMUNITY_FOLDER}${index + 1}.json`]: strToU8(text) }),
    };
  });
};

/** Written for a person to read; a document nested so deeply that this would make it much longer stays on one line. */
const makeJsonFile = (text: string): Uint8Array => {
  if (text.length > LONGEST_FORMATTED) return strToU8(text);
  const formatted = strToU8(formatDocument(JSON.parse(text)));
  return formatted.length <= maxBytesOf(Buffer.byteLength(text)) ? formatted : strToU8(text);
};

const LONGEST_FORMATTED = 256 * 1024;
const LINE_ENDS = 100;

/** How long a document's file can become. */
export const maxBytesOf = (size: number): number => 2 * size + LINE_ENDS;
