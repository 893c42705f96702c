import { mixedGround } from './crowded-maps';
import { type Json, minimalHexBattle, minimalLostBattle, times } from './minimal-documents';

/** As long as each text of a battle may be. */
const LONGEST = { markdown: 20_000, note: 1000, summary: 1500, title: 120, source: 300 };

const mapNotes = (count: number, text: string) =>
  times(count, index => ({
    id: `note-${index}`,
    kind: 'text',
    ink: 'red',
    points: [[100, 100]],
    text,
    size: 400,
  }));

/** A map covered with letters: drawing them took longer than any deadline, where no deadline reaches. */
export const battleOfNotes = (notes = 200): Json => ({
  ...minimalLostBattle(),
  annotations: mapNotes(notes, 'x'.repeat(500)),
});

/** A battle whose every text is as long as allowed, made of one repeated piece. */
export const battleOfTexts = (piece: string): Json => {
  const text = (length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const markdown = text(LONGEST.markdown);
  return {
    ...minimalLostBattle(),
    title: text(LONGEST.title),
    subtitle: text(160),
    summary: text(LONGEST.summary),
    victory: markdown,
    specialRules: markdown,
    notes: markdown,
    tags: times(20, () => text(40)),
    sources: times(100, index => ({
      id: `source-${index}`,
      title: text(LONGEST.source),
      note: text(LONGEST.note),
    })),
    provenance: times(200, () => ({ at: '/deployment', mark: 'sourced', note: text(LONGEST.note) })),
    annotations: mapNotes(10, text(500)),
  };
};

/** A map so long and narrow that a picture of a given width would be enormous. */
export const narrowMap = (columns = 3, rows = 400): Json => {
  const battle = minimalHexBattle(columns, rows);
  return { ...battle, board: { ...battle.board, terrain: mixedGround(columns, rows) } };
};
