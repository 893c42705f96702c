import type { Change } from '@/lib/documents/change';
import { MAP_PALETTE, type MapPalette } from '@/lib/drawing/colours/palette';
import type { TextItem } from '@/lib/drawing/draw-list';
import type { Point } from '@/lib/geometry/board';
import type { Lettering, MapName, NameEditing, NameKind, WrittenName } from '../contract/authoring/names';

export const LABEL_KINDS = ['relief', 'wood', 'water', 'place'] as const;
export type LabelKind = (typeof LABEL_KINDS)[number];

/** A name as a document keeps it: where its middle stands, in the document's own measure. */
export interface PointLabel {
  readonly text: string;
  readonly kind: LabelKind;
  readonly at: Point;
  readonly turn?: number | undefined;
}

export const nameKind = (id: string): NameKind => ({ id, label: { code: `canvas.name-kind.${id}` } });

/** Water is spaced and blue, a height brown, a wood green, a place upright. */
export const chooseLabelLettering = (kind: LabelKind, size: number, palette: MapPalette): Lettering => {
  const inks = {
    water: palette.waterInk,
    relief: palette.hachure,
    wood: palette.leafInk,
    place: palette.ink,
  };
  return {
    size: kind === 'water' ? size + 2 : size,
    font: kind === 'place' ? 'serif-semibold' : 'serif-italic',
    fill: inks[kind],
    ...(kind === 'water' ? { spacing: 3 } : {}),
  };
};

interface LabelMeasure {
  /** Board units to one unit of the document. */
  readonly unit: number;
  readonly size: number;
}

export const drawPointLabel = (
  { text, kind, at: [x, y], turn }: PointLabel,
  { unit, size }: LabelMeasure,
  palette: MapPalette,
): TextItem => ({
  k: 'text',
  text,
  x: x * unit,
  y: y * unit,
  ...chooseLabelLettering(kind, size, palette),
  anchor: 'middle',
  halo: { colour: palette.paper, width: 4 },
  ...(turn === undefined ? {} : { rotate: turn }),
});

interface LabelledScenario {
  readonly board: { readonly labels: readonly PointLabel[] };
}

interface LabelNamesOptions<Scenario> extends LabelMeasure {
  /** How far right and down a name may stand, in units of the document. */
  readonly reach: (scenario: Scenario) => Point;
  /** What the ground suggests, at a point in board units. */
  readonly kindAt: (scenario: Scenario, at: Point) => LabelKind;
}

const LONGEST = 60;
const STEEPEST = 90;
const LABELS = ['board', 'labels'];

const indexOf = (id: string | null): number => (id === null ? -1 : Number(id));

type LabelChange = (label: PointLabel) => PointLabel | null;

/** The changes of one name; null takes it away. */
const replaceLabel = ({ board }: LabelledScenario, id: string, change: LabelChange): readonly Change[] => {
  const index = indexOf(id);
  const label = board.labels[index];
  const value = label && change(label);
  if (!label || value === label) return [];
  const path = [...LABELS, index];
  return [value ? { op: 'replace', path, value } : { op: 'remove', path }];
};

const rewriteLabel =
  (words: string, kind: LabelKind | undefined): LabelChange =>
  label => {
    if (words === '') return null;
    const isSame = words === label.text && (kind ?? label.kind) === label.kind;
    return isSame ? label : { ...label, text: words, kind: kind ?? label.kind };
  };

const turnLabel =
  (degrees: number): LabelChange =>
  ({ turn: _turn, ...label }) => {
    const value = Math.max(-STEEPEST, Math.min(STEEPEST, Math.round(degrees)));
    return value === 0 ? label : { ...label, turn: value };
  };

/** The names of a board that keeps them as points. */
export const makeLabelNames = <Scenario extends LabelledScenario>({
  unit,
  size,
  reach,
  kindAt,
}: LabelNamesOptions<Scenario>): NameEditing<Scenario> => {
  const toDocument = (scenario: Scenario, at: Point): Point => {
    const most = reach(scenario);
    const within = (value: number, limit: number): number =>
      Math.round(Math.max(0, Math.min(limit, value / unit)) * 100) / 100;
    return [within(at[0], most[0]), within(at[1], most[1])];
  };
  const write = (scenario: Scenario, { id, text, kind, at }: WrittenName): readonly Change[] => {
    const [words, known] = [text.trim().slice(0, LONGEST), LABEL_KINDS.find(other => other === kind)];
    if (id !== null) return replaceLabel(scenario, id, rewriteLabel(words, known));
    if (words === '' || !known) return [];
    const value = { text: words, kind: known, at: toDocument(scenario, at) };
    return [{ op: 'add', path: [...LABELS, '-'], value }];
  };
  return {
    longest: LONGEST,
    names: ({ board }) =>
      board.labels.map(
        ({ text, kind, at: [x, y], turn = 0 }, index): MapName => ({
          id: String(index),
          text,
          kind,
          at: [x * unit, y * unit],
          turn,
          isFree: true,
          lettering: chooseLabelLettering(kind, size, MAP_PALETTE),
        }),
      ),
    kindsAt: (scenario, at) => {
      const first = kindAt(scenario, at);
      return [first, ...LABEL_KINDS.filter(kind => kind !== first)].map(nameKind);
    },
    letteringOf: kind =>
      chooseLabelLettering(LABEL_KINDS.find(other => other === kind) ?? 'place', size, MAP_PALETTE),
    startAt: (_, at) => at,
    write,
    move: (scenario, id, to) =>
      replaceLabel(scenario, id, label => ({ ...label, at: toDocument(scenario, to) })),
    turn: (scenario, id, degrees) => replaceLabel(scenario, id, turnLabel(degrees)),
  };
};
