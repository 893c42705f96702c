/** Markers of each player in the columns of one city. */
export type Columns = Readonly<Record<string, number>>;

export const markersOf = (columns: Columns, side: string): number => columns[side] ?? 0;

export const withMarkers = (columns: Columns, side: string, by: number): Columns => ({
  ...columns,
  [side]: markersOf(columns, side) + by,
});

/** 5.1 – Whether a player may put this owner's marker up: he is present himself, and the candidates are of two colours. */
export const mayNominate = (
  columns: Columns,
  candidates: readonly string[],
  by: string,
  owner: string,
): boolean =>
  candidates.length < 2 &&
  !candidates.includes(owner) &&
  markersOf(columns, owner) > 0 &&
  (markersOf(columns, by) > 0 || candidates.includes(by));

export interface Election {
  readonly leader: string;
  /** Markers that the winner takes back from the columns. */
  readonly removed: number;
  readonly columns: Columns;
}

/** 5.2 – The candidate with more markers leads and takes back as many as the loser has; a tie is for alpha (K1). */
export const elect = (columns: Columns, candidates: readonly string[]): Election | null => {
  const [alpha, beta] = candidates;
  if (alpha === undefined) return null;
  if (beta === undefined) return { leader: alpha, removed: 0, columns };
  const isAlpha = markersOf(columns, alpha) >= markersOf(columns, beta);
  const [leader, loser] = isAlpha ? [alpha, beta] : [beta, alpha];
  const removed = markersOf(columns, loser);
  return { leader, removed, columns: withMarkers(columns, leader, -removed) };
};

/** 9.10 – Half of a player's markers in the city, rounded down, his candidate counted (K10). */
export const lostToPlague = (inColumns: number, candidates = 0): number =>
  Math.min(inColumns, Math.floor((inColumns + candidates) / 2));
