'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { toSvgPoints } from '@/lib/editor/board/place-outlines';
import { changeSpace } from '@/lib/editor/edits/map/space-edits';
import type { SideLook, SidePart, SpaceSideForm } from '@/lib/game/contract/authoring/space-form';
import { type Point, type SpaceBoard, spaceById } from '@/lib/geometry/board';
import { sidesOf } from '@/lib/geometry/sides';
import { useIsReadOnly } from '../forms/fields';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './space-panel.module.css';

interface DrawnSide {
  readonly side: SpaceSideForm;
  readonly ends: readonly [Point, Point];
  readonly middle: Point;
}

const WIDTH = 112;
const MARGIN = 20;

/** The space as a small picture: its outline and the ends of its sides, in pixels. */
const drawSpace = (board: SpaceBoard, id: string, sides: readonly SpaceSideForm[]) => {
  const space = spaceById(board, id);
  if (!space) return null;
  const [xs, ys] = [space.outline.map(([x]) => x), space.outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = (WIDTH - 2 * MARGIN) / (Math.max(...xs) - left || 1);
  const place = ([x, y]: Point): Point => [(x - left) * scale + MARGIN, (y - top) * scale + MARGIN];
  const drawn = sides.flatMap((side): DrawnSide[] => {
    const found = sidesOf(board).find(({ spaces }) => spaces.includes(id) && spaces.includes(side.to));
    if (!found) return [];
    const [from, to] = [place(found.ends[0]), place(found.ends[1])];
    return [{ side, ends: [from, to], middle: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] }];
  });
  return {
    outline: space.outline.map(place),
    centre: place(space.centre),
    height: (Math.max(...ys) - top) * scale + 2 * MARGIN,
    drawn,
  };
};

const HACHURES = 6;
const HACHURE = 7;

/** Short strokes across a side, on the lower ground. */
const hachuresOf = ({ ends: [from, to], middle }: DrawnSide, centre: Point, isOutside: boolean): string => {
  const away = Math.hypot(middle[0] - centre[0], middle[1] - centre[1]) || 1;
  const sign = isOutside ? HACHURE / away : -HACHURE / away;
  const [dx, dy] = [(middle[0] - centre[0]) * sign, (middle[1] - centre[1]) * sign];
  return Array.from({ length: HACHURES }, (_, index) => {
    const share = (index + 0.5) / HACHURES;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return `M${x} ${y}l${dx} ${dy}`;
  }).join('');
};

/** A stretch of the way over the side, in and out. */
const acrossOf = ({ middle: [x, y] }: DrawnSide, [cx, cy]: Point, reach: number): string => {
  const [dx, dy] = [(x - cx) * reach, (y - cy) * reach];
  return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
};

const pathOf = (look: SideLook, drawn: DrawnSide, centre: Point): string => {
  const [from, to] = drawn.ends;
  const along = `M${from.join(' ')}L${to.join(' ')}`;
  if (look === 'fall' || look === 'rise') return along + hachuresOf(drawn, centre, look === 'fall');
  if (look === 'bridge') return acrossOf(drawn, centre, 0.28);
  if (look === 'road' || look === 'track') return `M${centre.join(' ')}L${drawn.middle.join(' ')}`;
  return along;
};

/** What lies under is drawn first. */
const ORDER: readonly SideLook[] = ['road', 'track', 'stream', 'river', 'wall', 'fall', 'rise', 'bridge'];

const SideLines = ({ drawn, centre }: { readonly drawn: readonly DrawnSide[]; readonly centre: Point }) =>
  ORDER.flatMap(look =>
    drawn
      .filter(({ side }) => side.parts.some(part => part.isLaid && part.look === look))
      .map(side => (
        <path
          key={`${look} ${side.side.to}`}
          className={styles.sideLine}
          data-look={look}
          d={pathOf(look, side, centre)}
        />
      )),
  );

/** "Slope down: NW, SW": one line for each kind of thing that lies on a side. */
const listLaid = (
  sides: readonly SpaceSideForm[],
): readonly (readonly [SidePart, readonly SpaceSideForm[]])[] => {
  const kinds = sides[0]?.parts ?? [];
  return kinds
    .map(
      kind =>
        [
          kind,
          sides.filter(({ parts }) => parts.some(({ id, isLaid }) => id === kind.id && isLaid)),
        ] as const,
    )
    .filter(([, where]) => where.length > 0);
};

interface SpaceSidesProps {
  readonly space: string;
  readonly sides: readonly SpaceSideForm[];
}

const SideParts = ({ side }: { readonly side: SpaceSideForm }) => {
  const say = useSay();
  const words = useTranslations('studio.inspector');
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  return (
    <fieldset className={styles.parts} aria-label={words('side', { side: say(side.name), space: side.to })}>
      <legend>{words('side', { side: say(side.name), space: side.to })}</legend>
      {side.parts.map(part => (
        <Button
          key={part.id}
          look="bare"
          disabled={isReadOnly}
          aria-pressed={part.isLaid}
          onClick={() => store.update(state => changeSpace(state, part.label, part.toggle()))}
        >
          {say(part.label)}
        </Button>
      ))}
    </fieldset>
  );
};

/** The sides of a space around its picture: a click on one shows what lies on it and lays or takes it away. */
export const SpaceSides = ({ space, sides }: SpaceSidesProps) => {
  const say = useSay();
  const words = useTranslations('studio.inspector');
  const board = useStudioState(({ derived }) => derived.position?.board);
  const [chosen, setChosen] = useState<string | null>(null);
  const picture = useMemo(
    () => (board?.kind === 'spaces' ? drawSpace(board, space, sides) : null),
    [board, space, sides],
  );
  if (!picture) return null;
  const { outline, centre, height, drawn } = picture;
  const side = sides.find(({ to }) => to === chosen);
  return (
    <section aria-label={words('sides')}>
      <div className={styles.sides}>
        <div className={styles.picture} style={{ width: WIDTH, height }}>
          <svg width={WIDTH} height={height} aria-hidden="true">
            <polygon className={styles.spaceOutline} points={toSvgPoints(outline)} />
            <SideLines drawn={drawn} centre={centre} />
          </svg>
          {drawn.map(({ side: { to, name }, middle: [x, y] }) => (
            <Button
              key={to}
              look="bare"
              className={styles.sideButton}
              aria-label={words('side', { side: say(name), space: to })}
              aria-pressed={to === chosen}
              style={{ left: x, top: y }}
              onClick={() => setChosen(to === chosen ? null : to)}
            >
              {say(name)}
            </Button>
          ))}
        </div>
        <dl className={styles.laid}>
          {listLaid(sides).map(([part, where]) => (
            <div key={part.id}>
              <dt>{say(part.label)}</dt>
              <dd>{where.map(({ name }) => say(name)).join(', ')}</dd>
            </div>
          ))}
        </dl>
      </div>
      {side ? <SideParts side={side} /> : <p className={styles.hint}>{words('choose-side')}</p>}
    </section>
  );
};
