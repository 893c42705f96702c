import { drawBattleEmbed, makeEmbedSvg } from '@/app/embed/[slug]/embed-svg';
import { renderShareImage, renderTroopsImage } from '@/components/share-image/render-share-image';
import { formatDocument } from '@/lib/documents/format';
import { toPng, toWebp } from '@/lib/drawing/adapters/to-pixels';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { drawArmyPicture } from '@/lib/drawing/counters/army-picture';
import type { DrawList } from '@/lib/drawing/draw-list';
import type { ExchangeFormat } from '@/lib/exchange/exchange-formats';
import { drawWithKey } from '@/lib/exchange/key/draw-with-key';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import type { Say } from '@/lib/game/contract/sentence';
import { drawBoard } from '@/lib/print/draw-board';
import type { ReportPdfProgress } from '@/lib/print/write-pdf';
import { makeExchangeFile } from './exchange';
import { previewBattle, previewTroops, printBattle, printTroops } from './prints';
import { makeRosterFile, type RosterFormat } from './roster';
import {
  type LoadedBattle,
  type LoadedTroops,
  readBattle,
  readTroops,
  type TaskDocument,
} from './task-document';
import { sayIn } from './words';

/** A file that can be made of a document. */
export type FileRequest =
  | { readonly file: 'document' }
  | { readonly file: 'svg'; readonly detail: DrawOptions['detail']; readonly hasKey?: boolean }
  | { readonly file: 'png'; readonly width: number; readonly hasKey?: boolean }
  | { readonly file: 'exchange'; readonly format: ExchangeFormat }
  | { readonly file: 'webp'; readonly width: number }
  | { readonly file: 'share-image' }
  | { readonly file: 'embed' }
  | { readonly file: 'print'; readonly asked: string }
  | { readonly file: 'preview'; readonly asked: string; readonly page: number; readonly width: number }
  | { readonly file: 'roster'; readonly format: RosterFormat; readonly asked: string };

type DrawnFile = Exclude<FileRequest, { file: 'document' }>;

export interface FileInput {
  readonly subject: TaskDocument;
  readonly request: FileRequest;
}

/** The bytes of a file; null: no such document, variant or file. */
export const makeFile = async (
  { subject, request }: FileInput,
  report: ReportPdfProgress,
): Promise<Uint8Array | null> => {
  if (request.file === 'document') return Buffer.from(formatDocument(JSON.parse(subject.text)));
  const battle = await readBattle(subject);
  if (battle) return makeBattleFile(battle, subject, request, report);
  const troops = subject.variant === null ? await readTroops(subject) : null;
  return troops && makeTroopsFile(troops, subject, request, report);
};

const makeBattleFile = async (
  battle: LoadedBattle,
  subject: TaskDocument,
  request: DrawnFile,
  report: ReportPdfProgress,
): Promise<Uint8Array | null> => {
  const say = sayIn(subject.locale);
  switch (request.file) {
    case 'svg':
      return toSvgBuffer(drawMap(battle, say, request), battle.scenario.title);
    case 'png':
      return toPng(drawMap(battle, say, request), {
        width: request.width,
        background: MAP_PALETTE.sheet,
        // The signs of a key are clipped, and parts of them lie outside of the picture.
        ...(request.hasKey ? { anchored: true } : {}),
      });
    case 'webp':
      return toWebp(drawBoard(battle, 'screen', say), pixelsOf(request));
    case 'share-image':
      return renderShareImage(battle, say);
    case 'embed':
      return Buffer.from(drawBattleEmbed(battle, say, picturePathOf(subject)));
    case 'print':
      return printBattle(battle, subject, request.asked, report);
    case 'preview':
      return previewBattle(battle, subject, request);
    case 'exchange':
      return makeExchangeFile(battle, subject, request.format, report);
    case 'roster':
      return null;
  }
};

const drawMap = (
  battle: LoadedBattle,
  say: Say,
  { detail, hasKey }: { readonly detail?: DrawOptions['detail']; readonly hasKey?: boolean },
): DrawList => {
  const board = drawBoard(battle, 'screen', say, detail);
  return hasKey ? drawWithKey(board, battle, say) : board;
};

const pixelsOf = ({ width }: { width: number }) => ({ width, background: MAP_PALETTE.sheet });

/** Where a published battle's map is a picture, as sharp as it is made. */
const picturePathOf = ({ published }: TaskDocument): string =>
  published ? `/s/${published.slug}/v/${published.n}/board.png?width=3000` : '';

const makeTroopsFile = async (
  troops: LoadedTroops,
  subject: TaskDocument,
  request: DrawnFile,
  report: ReportPdfProgress,
): Promise<Uint8Array | null> => {
  const { title } = troops.entry;
  switch (request.file) {
    case 'svg':
      return toSvgBuffer(drawTroops(troops), title);
    case 'png':
      return toPng(drawTroops(troops), pixelsOf(request));
    case 'webp':
      return toWebp(drawTroops(troops), pixelsOf(request));
    case 'share-image':
      return renderTroopsImage(troops, drawTroops(troops), sayIn(subject.locale));
    case 'embed':
      return Buffer.from(makeEmbedSvg(drawTroops(troops), title));
    case 'print':
      return printTroops(troops, subject, request.asked, report);
    case 'preview':
      return previewTroops(troops, subject, request);
    case 'exchange':
      return null;
    case 'roster':
      return troops.kind === 'army' ? makeRosterFile(troops, subject, request) : null;
  }
};

const toSvgBuffer = (list: DrawList, title: string): Buffer =>
  Buffer.from(toSvg(list, { title, background: MAP_PALETTE.sheet }));

const drawTroops = ({ tables }: LoadedTroops): DrawList =>
  drawArmyPicture(tables.flatMap(({ rows }) => rows));
