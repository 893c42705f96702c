import { drawAnnotations } from '@/lib/drawing/annotations';
import { type DrawItem, type DrawList, translate } from '@/lib/drawing/draw-list';
import type { AnySystem, DrawOptions } from '../contract/game-system';
import type { Position } from '../contract/position';
import type { Say } from '../contract/sentence';
import type { ScenarioBase } from '../document/scenario-base';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sheet is larger than the board by its frame, which is as wide on either hand. */
export const marginsOf = (sheet: Size, board: Size): readonly [number, number] => [
  (sheet.width - board.width) / 2,
  (sheet.height - board.height) / 2,
];

export interface PictureSource {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

/** How large the picture of a battle is, without drawing what is on it. */
export const measurePicture = ({ system, position }: PictureSource, say: Say): Size => {
  const { width, height } = system.draw(position, { layers: ['frame'], paper: 'screen', detail: 'low', say });
  return { width, height };
};

/** The picture of a battle wherever it is shown: the system's drawing, and the author's notes over it. */
export const drawPicture = ({ system, scenario, position }: PictureSource, view: DrawOptions): DrawList => {
  const list = system.draw(position, view);
  const notes = drawAnnotations(scenario.annotations ?? []);
  return notes.length === 0
    ? list
    : { ...list, items: [...list.items, placeOverBoard(list, position, notes)] };
};

const placeOverBoard = (list: DrawList, { board }: Position, kids: readonly DrawItem[]): DrawItem => ({
  k: 'group',
  matrix: translate(...marginsOf(list, board)),
  kids,
});
