import type { Point } from '@/lib/geometry/board';
import { type Affine, applyAffine, invertAffine } from '@/lib/geometry/plane/affine';
import { type Lab, measureLabDistance, summarizeColours, toLab } from './lab-colours';

/** A picture as a browser gives its pixels: four bytes each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A space by its corners, or a side by its two ends, in board units. */
export interface SampledPlace {
  readonly id: string;
  readonly outline: readonly Point[];
}

/** What the designer said lies in a place: the brush that paints it. */
export interface Example {
  readonly place: string;
  readonly brush: string;
}

export interface ProposalRequest {
  readonly pixels: Pixels;
  /** From the picture's pixels to board units. */
  readonly matrix: Affine;
  readonly spaces: readonly SampledPlace[];
  readonly sides: readonly SampledPlace[];
  /** Ways from space to space by their two ends. */
  readonly ways: readonly SampledPlace[];
  readonly examples: readonly Example[];
}

/** What the picture suggests for a place, and how sure that is: from 0, a guess, to 1. */
export interface Proposal {
  readonly place: string;
  readonly brush: string;
  readonly certainty: number;
}

/** Proposes the ground of every space, and the rivers along sides and the roads over them that look like the examples. */
export const proposeTerrain = (request: ProposalRequest): readonly Proposal[] => {
  const back = invertAffine(request.matrix);
  if (!back) return [];
  const sample = makeSampler(request.pixels, back);
  return [
    ...proposeSpaces(request, sample),
    ...proposeLines(request.sides, request.examples, sample, RIVER),
    ...proposeLines(request.ways, request.examples, sample, ROAD),
  ];
};

type Sampler = (point: Point) => Lab | null;

/** The colour of the picture at a point of the board; null: the picture does not reach there. */
const makeSampler =
  ({ data, width, height }: Pixels, back: Affine): Sampler =>
  point => {
    const [x, y] = applyAffine(back, point).map(Math.floor);
    if (x === undefined || y === undefined || x < 0 || y < 0 || x >= width || y >= height) return null;
    const at = (y * width + x) * 4;
    return toLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  };

interface Feature {
  readonly mean: Lab;
  readonly spread: Lab;
}

/** How far from the middle colours are sampled: grid lines and lines along sides are left out. */
const RINGS = [0, 0.25, 0.45, 0.65] as const;
const PER_RING = 12;
const LEAST_SAMPLES = 20;

const middleOf = (outline: readonly Point[]): Point => [
  outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
  outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
];

/** Points within a space, on rings about its middle. */
const pointsWithin = (outline: readonly Point[]): readonly Point[] => {
  const [cx, cy] = middleOf(outline);
  return RINGS.flatMap((ring, index) =>
    Array.from({ length: ring === 0 ? 1 : PER_RING }, (_, step): Point => {
      const along = ((step + index / 2) / PER_RING) * outline.length;
      const corner = outline[Math.floor(along) % outline.length] ?? [cx, cy];
      const next = outline[(Math.floor(along) + 1) % outline.length] ?? corner;
      const share = along % 1;
      const [x, y] = [corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share];
      return [cx + (x - cx) * ring, cy + (y - cy) * ring];
    }),
  );
};

const featureOf = (outline: readonly Point[], sample: Sampler): Feature | null => {
  const colours = pointsWithin(outline).flatMap(point => {
    const colour = sample(point);
    return colour ? [colour] : [];
  });
  return colours.length < LEAST_SAMPLES ? null : summarizeColours(colours);
};

/** Woods and towns differ in how they are speckled as much as in their colour. */
const SPREAD_WEIGHT = 0.6;

const featureDistance = (one: Feature, other: Feature): number =>
  Math.hypot(
    measureLabDistance(one.mean, other.mean),
    SPREAD_WEIGHT * measureLabDistance(one.spread, other.spread),
  );

const NEAREST = 3;

interface KnownFeature {
  readonly brush: string;
  readonly feature: Feature;
}

const proposeSpaces = ({ spaces, examples }: ProposalRequest, sample: Sampler): readonly Proposal[] => {
  const chosen = new Map(examples.map(({ place, brush }) => [place, brush]));
  const features = spaces.flatMap(({ id, outline }) => {
    const feature = featureOf(outline, sample);
    return feature ? [{ id, feature }] : [];
  });
  const known = features.flatMap(({ id, feature }): KnownFeature[] => {
    const brush = chosen.get(id);
    return brush === undefined ? [] : [{ brush, feature }];
  });
  if (known.length === 0) return [];
  return features
    .filter(({ id }) => !chosen.has(id))
    .map(({ id, feature }) => ({ place: id, ...vote(known, feature) }));
};

/** The nearest examples vote, weighted by distance; the lead of the best over the second is its confidence. */
const vote = (known: readonly KnownFeature[], feature: Feature): Omit<Proposal, 'place'> => {
  const nearest = known
    .map(({ brush, feature: other }) => ({ brush, away: featureDistance(feature, other) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, NEAREST);
  const votes = new Map<string, number>();
  for (const { brush, away } of nearest) votes.set(brush, (votes.get(brush) ?? 0) + 1 / (1 + away));
  const [[brush, most] = ['', 0], second] = [...votes].sort(([, one], [, other]) => other - one);
  return { brush, certainty: most === 0 ? 0 : (most - (second?.[1] ?? 0)) / most };
};

const STEPS_ALONG = 9;

/** How a line runs in a picture, in shares of the length of its side or way. */
interface LineStyle {
  /** Near its ends it meets others: their lines are not its banks. */
  readonly from: number;
  /** How far beside the straight it may run. */
  readonly beside: readonly number[];
  /** The ground beside it, on both banks. */
  readonly bank: number;
}

const RIVER: LineStyle = { from: 0.2, beside: [0, -0.08, 0.08], bank: 0.34 };
/** Roads wander about the middles of their hexes. */
const ROAD: LineStyle = { from: 0.12, beside: [0, -0.05, 0.05, -0.1, 0.1], bank: 0.24 };

const pointOn = ([from, to]: readonly [Point, Point], share: number, aside: number): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [from[0] + dx * share - dy * aside, from[1] + dy * share + dx * aside];
};

interface LineColour {
  readonly line: Lab;
  /** How far the line differs from the ground on both its banks. */
  readonly contrast: number;
}

const endsOf = (outline: readonly Point[]): readonly [Point, Point] | null => {
  const [from, to] = outline;
  return from && to ? [from, to] : null;
};

/** The colour along a line: at each step the point across it that differs most from the banks. */
const lineColourOf = (
  outline: readonly Point[],
  sample: Sampler,
  { from, beside, bank }: LineStyle,
): LineColour | null => {
  const ends = endsOf(outline);
  if (!ends) return null;
  const steps = Array.from({ length: STEPS_ALONG }, (_, step) => {
    const share = from + ((1 - 2 * from) * step) / (STEPS_ALONG - 1);
    const banks = [-bank, bank]
      .map(aside => sample(pointOn(ends, share, aside)))
      .filter(ground => ground !== null);
    return beside
      .flatMap(aside => {
        const colour = sample(pointOn(ends, share, aside));
        return colour && banks.length === 2
          ? [{ colour, contrast: Math.min(...banks.map(ground => measureLabDistance(ground, colour))) }]
          : [];
      })
      .sort((one, other) => other.contrast - one.contrast)[0];
  });
  const seen = steps.filter(step => step !== undefined);
  if (seen.length < STEPS_ALONG) return null;
  const contrast = seen.map(step => step.contrast).sort((one, other) => one - other)[STEPS_ALONG >> 1] ?? 0;
  return { line: summarizeColours(seen.map(({ colour }) => colour)).mean, contrast };
};

/** How similar to an example, and how distinct from its surroundings, a line must be to count as clear. */
const ALIKE = 14;
const LEAST_CONTRAST = 0.5;

/** A line is followed where its colour continues and differs from both banks as in the examples. */
const proposeLines = (
  lines: readonly SampledPlace[],
  examples: readonly Example[],
  sample: Sampler,
  style: LineStyle,
): readonly Proposal[] => {
  const chosen = new Map(examples.map(({ place, brush }) => [place, brush]));
  const known = lines.flatMap(({ id, outline }) => {
    const brush = chosen.get(id);
    const colour = brush === undefined ? null : lineColourOf(outline, sample, style);
    return brush !== undefined && colour ? [{ brush, ...colour }] : [];
  });
  if (known.length === 0) return [];
  const alike = lines
    .filter(({ id }) => !chosen.has(id))
    .flatMap(({ id, outline }): (Proposal & { readonly outline: readonly Point[] })[] => {
      const colour = lineColourOf(outline, sample, style);
      if (!colour) return [];
      const [nearest] = known
        .map(example => ({ ...example, away: measureLabDistance(example.line, colour.line) }))
        .sort((one, other) => one.away - other.away);
      if (!nearest || nearest.away > ALIKE || colour.contrast < LEAST_CONTRAST * nearest.contrast) return [];
      return [{ place: id, brush: nearest.brush, certainty: 1 - nearest.away / ALIKE, outline }];
    });
  return keepJoined(
    alike,
    lines.filter(({ id }) => chosen.has(id)),
  );
};

const cornerKey = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A river or a road continues: a part that meets no other at either end is a speck. */
const keepJoined = (
  alike: readonly (Proposal & { readonly outline: readonly Point[] })[],
  examples: readonly SampledPlace[],
): readonly Proposal[] => {
  const ends = new Map<string, number>();
  for (const { outline } of [...alike, ...examples])
    for (const point of outline) ends.set(cornerKey(point), (ends.get(cornerKey(point)) ?? 0) + 1);
  return alike
    .filter(({ outline }) => outline.some(point => (ends.get(cornerKey(point)) ?? 0) > 1))
    .map(({ place, brush, certainty }) => ({ place, brush, certainty }));
};
