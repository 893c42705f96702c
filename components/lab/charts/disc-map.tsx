import { useMemo } from 'react';
import { BoardSvg } from '@/components/board/board-svg';
import { useSay } from '@/components/words/use-say';
import type { Position } from '@/lib/game/contract/position';
import { marginsOf } from '@/lib/game/view/draw-picture';
import type { LabBattle } from '@/lib/games/lab/lab-battle';
import { type Board, type Point, spaceById } from '@/lib/geometry/board';
import styles from '../lab.module.css';

/** A disc on the board: its area is what it stands for. */
export interface Disc {
  readonly key: string;
  readonly at: string | Point;
  readonly amount: number;
  readonly words: string;
  readonly look: {
    readonly fill: string;
    readonly stroke: string;
    readonly strokeWidth: number;
    readonly strokeDasharray?: string;
  };
  readonly ink: string;
}

interface DiscMapProps {
  readonly battle: LabBattle;
  readonly discs: readonly Disc[];
  readonly label: string;
}

const pointOf = (board: Board, at: string | Point): Point | null => {
  if (typeof at !== 'string') return at;
  return board.kind === 'spaces' ? (spaceById(board, at)?.centre ?? null) : null;
};

/** A place's part of the board: two discs stand side by side in it. */
const cellOf = (board: Board): number => {
  const count = board.kind === 'spaces' ? Math.max(1, board.spaces.length) : 60;
  return Math.max(Math.sqrt((board.width * board.height) / count), Math.min(board.width, board.height) / 12);
};

/** Discs of one place stand side by side and touch. */
const shiftOf = (discs: readonly Disc[], disc: Disc, radiusOf: (disc: Disc) => number): number => {
  const together = discs.filter(({ at }) => String(at) === String(disc.at));
  const before = together.slice(0, together.indexOf(disc));
  const widthOf = (list: readonly Disc[]): number =>
    list.reduce((sum, other) => sum + 2 * radiusOf(other), 0);
  return widthOf(before) + radiusOf(disc) - widthOf(together) / 2;
};

/** The board without pieces, and discs over it. The words are in the table beside it. */
export const DiscMap = ({ battle, discs, label }: DiscMapProps) => {
  const say = useSay();
  const { system, scenario } = battle;
  const position = useMemo((): Position => system.setUp(scenario), [system, scenario]);
  const picture = useMemo(
    () =>
      system.draw(
        { ...position, pieces: [] },
        { layers: ['terrain', 'grid', 'names', 'frame'], paper: 'screen', detail: 'low', say },
      ),
    [system, position, say],
  );
  const [left, top] = marginsOf(picture, position.board);
  const most = Math.max(0.001, ...discs.map(({ amount }) => amount));
  const largest = cellOf(position.board) * 0.3;
  return (
    <div className={styles.map}>
      <BoardSvg picture={picture} title={label} idPrefix="lab-board" />
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        {discs.map(disc => {
          const point = pointOf(position.board, disc.at);
          if (!point) return null;
          const radius = largest * Math.sqrt(disc.amount / most);
          const shift = shiftOf(discs, disc, other => largest * Math.sqrt(other.amount / most));
          return (
            <DrawnDisc
              key={disc.key}
              disc={disc}
              x={left + point[0] + shift}
              y={top + point[1]}
              radius={radius}
            />
          );
        })}
      </svg>
    </div>
  );
};

interface DrawnDiscProps {
  readonly disc: Disc;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const DrawnDisc = ({ disc, x, y, radius }: DrawnDiscProps) => (
  <g>
    <circle cx={x} cy={y} r={Math.max(3, radius)} {...disc.look} strokeWidth={Math.max(2, radius / 9)} />
    {radius > 14 && (
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={Math.min(radius * 0.8, 30)}
        fontWeight="700"
        fill={disc.ink}
      >
        {disc.words}
      </text>
    )}
  </g>
);
