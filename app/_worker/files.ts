import { embedBattle, embedSvg } from '@/app/embed/[slug]/picture';
import { renderShareImage, renderTroopsImage } from '@/components/share-image/render-share-image';
import type { DrawList } from '@/lib/drawing/draw-list';
import { MAP_PALETTE } from '@/lib/drawing/palette';
import { parade } from '@/lib/drawing/parade';
import { toSvg } from '@/lib/drawing/to-svg';
import type { View } from '@/lib/game/game-system';
import type { Report } from '@/lib/print/binding';
import { boardOf } from '@/lib/print/board';
import { boardPng } from '@/lib/print/board-png';
import { previewBattle, previewTroops, printBattle, printTroops } from './prints';
import { type RosterFormat, rosterFile } from './roster';
import { type Battle, battleOf, type Subject, type Troops, troopsOf } from './subject';
import { sayIn } from './words';

/** A file that can be made of a document. */
export type FileRequest =
  | { readonly file: 'svg'; readonly detail: View['detail'] }
  | { readonly file: 'png'; readonly width: number }
  | { readonly file: 'share-image' }
  | { readonly file: 'embed' }
  | { readonly file: 'print'; readonly asked: string }
  | { readonly file: 'preview'; readonly asked: string; readonly page: number; readonly width: number }
  | { readonly file: 'roster'; readonly format: RosterFormat; readonly asked: string };

export interface FileInput {
  readonly subject: Subject;
  readonly request: FileRequest;
}

/** The bytes of a file; null: there is no such document, variant, or file of it. */
export const makeFile = async (
  { subject, request }: FileInput,
  report: Report,
): Promise<Uint8Array | null> => {
  const battle = await battleOf(subject);
  if (battle) return battleFile(battle, subject, request, report);
  const troops = subject.variant === null ? await troopsOf(subject) : null;
  return troops && troopsFile(troops, subject, request, report);
};

const battleFile = async (
  battle: Battle,
  subject: Subject,
  request: FileRequest,
  report: Report,
): Promise<Uint8Array | null> => {
  const say = sayIn(subject.locale);
  switch (request.file) {
    case 'svg':
      return svgOf(boardOf(battle, 'screen', say, request.detail), battle.scenario.title);
    case 'png':
      return boardPng(boardOf(battle, 'screen', say), request.width, MAP_PALETTE.sheet);
    case 'share-image':
      return renderShareImage(battle, say);
    case 'embed':
      return Buffer.from(embedBattle(battle, say));
    case 'print':
      return printBattle(battle, subject, request.asked, report);
    case 'preview':
      return previewBattle(battle, subject, request);
    case 'roster':
      return null;
  }
};

const troopsFile = async (
  troops: Troops,
  subject: Subject,
  request: FileRequest,
  report: Report,
): Promise<Uint8Array | null> => {
  const { title } = troops.entry;
  switch (request.file) {
    case 'svg':
      return svgOf(paradeOf(troops), title);
    case 'png':
      return boardPng(paradeOf(troops), request.width, MAP_PALETTE.sheet);
    case 'share-image':
      return renderTroopsImage(troops, paradeOf(troops), sayIn(subject.locale));
    case 'embed':
      return Buffer.from(embedSvg(paradeOf(troops), title));
    case 'print':
      return printTroops(troops, subject, request.asked, report);
    case 'preview':
      return previewTroops(troops, subject, request);
    case 'roster':
      return troops.kind === 'army' ? rosterFile(troops, subject, request) : null;
  }
};

const svgOf = (list: DrawList, title: string): Buffer =>
  Buffer.from(toSvg(list, { title, background: MAP_PALETTE.sheet }));

const paradeOf = ({ tables }: Troops): DrawList => parade(tables.flatMap(({ rows }) => rows));
