/** A battle with 150 counters: two armies of 75 on their ten tiles each. */
const LETTERS = ['A', 'B', 'C', 'D', 'E'];

const TYPES = ['heavy-infantry', 'light-infantry', 'heavy-cavalry', 'light-cavalry', 'archers'];

const ofSide = (base, index, rows) => {
  const side = base.sides[index].id;
  const entries = TYPES.slice(0, 4).map((type, position) => ({
    id: `bench-${side}-${position}`,
    name: `Bench ${type}`,
    type,
    class: 'average',
    count: position === 0 ? 21 : 18,
  }));
  const ids = entries.flatMap(({ id, count }) => Array.from({ length: count }, (_, at) => `${id}-${at + 1}`));
  const tiles = rows.flatMap(row => LETTERS.map(letter => `${letter}${row}`));
  const groups = tiles.map((tile, position) => {
    const units = ids.filter((_, at) => at % tiles.length === position);
    return { side, tile, facing: index === 0 ? 'up' : 'down', units, generals: [], lead: units[0] };
  });
  return { force: { side, units: entries, generals: [] }, groups };
};

/** Made from any battle of the same system, so that everything else in it is as usual. */
export const benchDocument = base => {
  const armies = [ofSide(base, 0, ['1', '2']), ofSide(base, 1, ['3', '4'])];
  const { plan: _plan, ...deployment } = base.deployment;
  return {
    ...base,
    title: 'Bench',
    variants: [],
    board: { ...base.board, terrain: ['.....', '.....', '.....', '.....'], camps: [] },
    forces: armies.map(({ force }) => force),
    deployment: { ...deployment, groups: armies.flatMap(({ groups }) => groups) },
  };
};

const COLUMNS = 40;

/** A wide board: the same battle on forty columns of twenty-six hexes. */
export const wideDocument = base => ({
  ...base,
  title: 'Bench, wide',
  variants: [],
  board: {
    ...base.board,
    columns: COLUMNS,
    terrain: base.board.terrain.map(row => row.padEnd(COLUMNS, '.')),
  },
});
