import { strToU8, zipSync } from 'fflate';
import { toPng } from '@/lib/drawing/adapters/to-pixels';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { drawAbout } from './about-picture';
import { ABOUT_PICTURE, MAP_NAME } from './build-file';
import { composeModule } from './compose-module';
import { drawFace } from './face-pictures';
import type { ModuleBattle, ModuleContents, ModuleOptions } from './module-contents';
import { encodeSequence, toPlainName } from './sequence';

/** Reports how many pictures are done. */
type ReportPictures = (progress: { readonly made: number; readonly of: number }) => void;

/** A VASSAL module of one or several battles; the same battles give the same bytes. */
export const writeModule = async (
  battles: readonly ModuleBattle[],
  wanted: ModuleOptions,
  report: ReportPictures = () => undefined,
): Promise<Uint8Array> => {
  const [name, description] = [toPlainName(wanted.name), toPlainName(wanted.description)];
  const options = { ...wanted, name, description };
  const { contents, texts } = composeModule(battles, options);
  return zip(texts, contents, await renderPictures(contents, report));
};

const ESCAPE = '\u001b';

/** A saved game that chooses a board: the program then sets up its stacks. */
const writeSetupGame = (board: string): string =>
  ['begin_save', encodeSequence('\t', [`${MAP_NAME}BoardPicker`, board, '0', '0']), 'end_save'].join(ESCAPE);

const renderPictures = async (
  { pictures, faces, options, boards }: ModuleContents,
  report: ReportPictures,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const drawn = [...faces.pictures.values()];
  const all = [
    {
      name: ABOUT_PICTURE,
      list: drawAbout(
        options,
        boards.map(({ name }) => name),
      ),
      width: 300,
      background: MAP_PALETTE.sheet,
    },
    ...pictures.map(picture => ({ ...picture, background: MAP_PALETTE.sheet })),
    ...drawn.map(({ name, face, width }) => ({ name, list: drawFace(face), width, background: undefined })),
  ];
  const made = new Map<string, Uint8Array>();
  for (const { name, list, width, background } of all) {
    made.set(name, await toPng(list, { width, ...(background ? { background } : {}) }));
    report({ made: made.size, of: all.length });
  }
  return made;
};

const FIXED_TIME = '1980-01-01T00:00:00';

const zip = (
  texts: ReadonlyMap<string, string>,
  { boards }: ModuleContents,
  pictures: ReadonlyMap<string, Uint8Array>,
): Uint8Array => {
  const games = boards.map(({ file, name }) => {
    const game = zipSync({ savedGame: strToU8(writeSetupGame(name)) }, { level: 6, mtime: FIXED_TIME });
    return [file, game] as const;
  });
  return zipSync(
    {
      ...Object.fromEntries([...texts].map(([name, text]) => [name, strToU8(text)])),
      ...Object.fromEntries(games),
      // Pictures are packed already.
      ...Object.fromEntries(
        [...pictures].map(([name, bytes]) => [`images/${name}`, [bytes, { level: 0 }] as const]),
      ),
    } as Parameters<typeof zipSync>[0],
    { level: 6, mtime: FIXED_TIME },
  );
};
