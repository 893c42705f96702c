'use client';

import { useId } from 'react';
import type { DrawItem, GroupItem, PathItem, TextItem } from '@/lib/drawing/draw-list';
import { FONT_FACES } from '@/lib/drawing/font-faces';

const FAMILIES = { serif: 'var(--serif)', sans: 'var(--sans)' } as const;

/** A draw list as elements of the page, for the small things that live among them: counters and the icons of brushes. */
export const DrawnItems = ({ items }: { readonly items: readonly DrawItem[] }) =>
  items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a picture's items have no other identity than their order.
    <DrawnItem key={index} item={item} />
  ));

const DrawnItem = ({ item }: { readonly item: DrawItem }) => {
  switch (item.k) {
    case 'path':
      return <DrawnPath item={item} />;
    case 'text':
      return <DrawnText item={item} />;
    case 'group':
      return <DrawnGroup item={item} />;
    case 'use':
      return null;
  }
};

const DrawnPath = ({ item }: { readonly item: PathItem }) => (
  <path
    d={item.d}
    fill={item.fill ?? 'none'}
    fillRule={item.evenOdd ? 'evenodd' : undefined}
    stroke={item.stroke}
    strokeWidth={item.stroke === undefined ? undefined : (item.width ?? 1)}
    strokeDasharray={item.dash?.join(' ')}
    strokeLinecap={item.cap}
    strokeLinejoin={item.join}
    opacity={item.opacity}
  />
);

const DrawnText = ({ item }: { readonly item: TextItem }) => {
  const face = FONT_FACES[item.font];
  return (
    <text
      x={item.x}
      y={item.y}
      fill={item.fill}
      textAnchor={item.anchor}
      letterSpacing={item.spacing}
      stroke={item.halo?.colour}
      strokeWidth={item.halo?.width}
      paintOrder={item.halo ? 'stroke' : undefined}
      transform={item.rotate ? `rotate(${item.rotate} ${item.x} ${item.y})` : undefined}
      style={{
        fontFamily: FAMILIES[face.family],
        fontWeight: face.weight,
        fontStyle: face.italic ? 'italic' : undefined,
        fontSize: item.size,
        fontFeatureSettings: face.family === 'sans' ? "'tnum','lnum'" : undefined,
      }}
    >
      {item.text}
    </text>
  );
};

const DrawnGroup = ({ item }: { readonly item: GroupItem }) => {
  const clip = useId();
  return (
    <g
      transform={item.matrix && `matrix(${item.matrix.join(' ')})`}
      opacity={item.opacity}
      clipPath={item.clip === undefined ? undefined : `url(#${clip})`}
    >
      {item.clip !== undefined && (
        <clipPath id={clip}>
          <path d={item.clip} />
        </clipPath>
      )}
      <DrawnItems items={item.kids} />
    </g>
  );
};
