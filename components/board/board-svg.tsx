import { toSvg } from '@/lib/drawing/adapters/to-svg';
import type { DrawList } from '@/lib/drawing/draw-list';

interface BoardSvgProps {
  readonly picture: DrawList;
  readonly title: string;
  readonly idPrefix?: string;
}

/** A draw list as vector graphics in the page. */
export const BoardSvg = ({ picture, title, idPrefix = 'board' }: BoardSvgProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: toSvg escapes every text and attribute it writes.
  <div dangerouslySetInnerHTML={{ __html: toSvg(picture, { title, idPrefix }) }} />
);
