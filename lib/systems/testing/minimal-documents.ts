/** An untrusted document: nothing is known of it but that it is JSON. */
export type Json = Readonly<Record<string, unknown>>;

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const emptyVariants = (count: number) =>
  times(count, index => ({ id: `variant-${index}`, title: `Variant ${index}`, patch: [] }));

const SIDES = [
  { id: 'first', name: 'A', colour: '#24486E', style: 'solid' },
  { id: 'second', name: 'B', colour: '#8A6A2F', style: 'outline' },
];

const minimalScenario = (system: string) => ({
  format: 'scenario',
  version: 1,
  system,
  title: 'Hostile',
  summary: '',
  date: { year: 1757 },
  place: { name: '' },
  tags: [],
  sources: [],
  provenance: [],
  sides: SIDES,
  variants: [] as readonly unknown[],
});

/** Twenty open tiles and two empty armies of Lost Battles. */
export const minimalLostBattle = () => ({
  ...minimalScenario('lost-battles'),
  board: {
    terrain: times(4, () => '.....'),
    legend: { '.': [] },
    north: 0,
    keyZones: [
      { side: 'first', tile: 'C2' },
      { side: 'second', tile: 'C3' },
    ],
    camps: [],
    labels: [],
  },
  forces: SIDES.map(({ id }) => ({ side: id, units: [] as readonly unknown[], generals: [] })),
  deployment: { kind: 'historical', groups: [] as readonly unknown[] },
  options: { attackLimit: 4, weather: 'none', scale: 4 },
});

/** An open map of Prussia's Glory with two empty armies. */
export const minimalHexBattle = (columns: number, rows: number) => ({
  ...minimalScenario('prussias-glory'),
  board: {
    columns,
    rows,
    north: 0,
    terrain: times(rows, () => '.'.repeat(columns)),
    legend: { '.': [], w: ['woods'], t: ['town'], m: ['marsh'], p: ['pond'] },
    hexsides: { slopes: [], streams: [], rivers: [], bridges: [], entrenchments: [] } as Json,
    towns: [] as readonly unknown[],
    labels: [] as readonly unknown[],
    setUpAreas: [] as readonly unknown[],
    entryZones: [] as readonly unknown[],
    friendlyEdges: [
      { side: 'first', edges: ['south'] },
      { side: 'second', edges: ['north'] },
    ],
  },
  forces: SIDES.map(({ id }) => ({
    side: id,
    doctrine: id === 'first' ? 'prussian' : 'coalition',
    nation: id === 'first' ? 'prussian' : 'austrian',
    morale: { start: 20, top: 24 },
    activation: { first: 1, later: 1 },
    groups: [
      { id: `${id}-foot`, name: 'Foot', kind: 'infantry', rating: 4 },
      { id: `${id}-horse`, name: 'Horse', kind: 'cavalry', rating: 4 },
    ],
    wings: [] as readonly unknown[],
    artillery: [] as readonly unknown[],
  })),
  deployment: { stacks: [] as readonly unknown[], limits: [] as readonly unknown[] },
  options: { kind: 'battle', turns: ['1200', '1300', '1400'] },
  traits: [] as readonly unknown[],
});

/** An open table of In Death Ground with two empty armies. */
export const minimalTableBattle = () => ({
  ...minimalScenario('in-death-ground'),
  kind: 'open-battle',
  attacker: 'first',
  board: {
    width: 72,
    height: 48,
    home: 'pasture',
    north: 0,
    pieces: [] as readonly unknown[],
    labels: [] as readonly unknown[],
  },
  weather: { zone: 'mediterranean', season: 'summer', now: 'clear' },
  forces: SIDES.map(({ id }) => ({
    side: id,
    edge: id === 'first' ? 'bottom' : 'top',
    list: 'classical-greeks',
    year: null,
    states: ['other'],
    points: 450,
    general: null,
    units: [] as readonly unknown[],
  })),
});

/** A board of Pocket Battles with two empty armies. */
export const minimalPocketBattle = () => ({
  ...minimalScenario('pocket-battles'),
  board: { scenery: [] },
  forces: SIDES.map(({ id }) => ({ side: id, units: [] as readonly unknown[] })),
  deployment: { kind: 'drawn' },
  options: { points: 100 },
});
