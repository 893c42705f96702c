import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import { doOutlinesMeet, toBaseCoordinates } from '@/lib/geometry/plane/bases';
import { isCovered } from '@/lib/geometry/plane/cover';
import {
  cornersOf,
  findNearestOnLine,
  gapBetween,
  type Outline,
  type TableBase,
} from '@/lib/geometry/plane/plane';
import type { Scenario, TerrainPiece } from '../../document/scenario';
import { groundOf, isArea, isLine, isShore } from '../../document/table';
import { cite } from '../../rulebook';
import type { PieceKind, Troop, Weather } from '../../vocabulary';
import { isArtillery, isChariot, isElephant, isFoot, isMountedFoot, type Profile } from '../army/points';
import { isAfloat, isVessel } from './water';

export const TERRAIN_RULES: Readonly<Record<PieceKind, RuleRef>> = {
  'gentle-hill': cite('7.1'),
  'steep-hill': cite('7.1'),
  wood: cite('7.2'),
  rocky: cite('7.3'),
  field: cite('7.4'),
  village: cite('7.5'),
  marsh: cite('7.6'),
  sand: cite('7.7'),
  stream: cite('7.8'),
  ravine: cite('7.9'),
  river: cite('7.10'),
  beach: cite('7.11'),
  road: cite('7.12'),
};

export type Going = 'good' | 'difficult' | 'forbidden';

type GoingRule = (profile: Pick<Profile, 'troop' | 'mount'>) => Going;

const isHeavyOnWheels = (troop: Troop): boolean =>
  troop === 'cataphract' || isChariot(troop) || isArtillery(troop);
const CARRIERS: readonly Troop[] = ['baggage', 'wagon'];
const isMountedButElephants = (profile: Pick<Profile, 'troop' | 'mount'>): boolean =>
  isMountedFoot(profile) ||
  !(isElephant(profile.troop) || isFoot(profile.troop) || CARRIERS.includes(profile.troop));
const isLightFoot = (profile: Pick<Profile, 'troop' | 'mount'>): boolean =>
  profile.troop === 'skirmisher' && !isMountedFoot(profile);

const goingOnRocks: GoingRule = ({ troop }) => (isHeavyOnWheels(troop) ? 'difficult' : 'good');
const goingOnSand: GoingRule = ({ mount }) => (mount === 'camel' ? 'good' : 'difficult');

/** 7.1–7.12, 12.2 – What each kind of ground is to each kind of troops. */
const GOING: Readonly<Record<PieceKind, GoingRule>> = {
  'gentle-hill': () => 'good',
  'steep-hill': () => 'difficult',
  wood: ({ troop }) =>
    isChariot(troop) || isElephant(troop) || isArtillery(troop) ? 'forbidden' : 'difficult',
  rocky: goingOnRocks,
  field: () => 'good',
  village: profile => (isLightFoot(profile) ? 'good' : 'difficult'),
  marsh: profile =>
    isArtillery(profile.troop) || isMountedButElephants(profile) ? 'forbidden' : 'difficult',
  sand: goingOnSand,
  stream: profile => (isLightFoot(profile) || isElephant(profile.troop) ? 'good' : 'difficult'),
  ravine: () => 'difficult',
  river: () => 'forbidden',
  beach: () => 'good',
  road: () => 'good',
};

export const goingOn = (kind: PieceKind, profile: Pick<Profile, 'troop' | 'mount'>): Going =>
  GOING[kind](profile);

const FORD_REACH = 2;

/**
 * 7.10, D6 – Whether a base stands at a ford, where the river is difficult ground instead of a barrier; a ford needs
 * both banks.
 */
const isAtFord = (piece: TerrainPiece, { centre, width, depth }: TableBase): boolean =>
  isLine(piece) &&
  !piece.oneBank &&
  (piece.fords ?? []).some(ford => {
    const { heading } = findNearestOnLine(piece.line, ford);
    const [along, across] = toBaseCoordinates({ centre: ford, heading, width: 0, depth: 0 }, centre);
    return Math.abs(along) <= FORD_REACH && Math.abs(across) <= (piece.width + width + depth) / 2;
  });

/** 12.2 – What a piece is to a base that stands on it; roads and plateaus are seen to, a ford opens a river. */
export const goingOfPiece = (
  scenario: Pick<Scenario, 'board'>,
  piece: TerrainPiece,
  block: TableBase,
  profile: Pick<Profile, 'troop' | 'mount'>,
): Going => {
  if (!isOn(scenario, piece, block)) return 'good';
  if (isShore(piece)) return piece.ground === 'sand' ? goingOnSand(profile) : goingOnRocks(profile);
  if (isArea(piece) && piece.plateau && !isOffPlateau(piece.plateau, block))
    return piece.rockyPlateau ? goingOnRocks(profile) : 'good';
  if (piece.kind === 'ravine') return goingInRavine(scenario, piece, block, profile);
  const going = goingOn(piece.kind, profile);
  if (going === 'forbidden' && isAtFord(piece, block)) return 'difficult';
  return going !== 'good' && isOnRoad(scenario, piece.kind, block) ? 'good' : going;
};

/** 7.9 – Who touches the lip of a ravine is on its steep side, which no path makes easier; the floor is rocky. */
const goingInRavine = (
  scenario: Pick<Scenario, 'board'>,
  piece: TerrainPiece,
  block: TableBase,
  profile: Pick<Profile, 'troop' | 'mount'>,
): Going => {
  if (!isCovered(cornersOf(block), [groundOf(scenario, piece)])) return 'difficult';
  return isOnRoad(scenario, piece.kind, block) ? 'good' : goingOnRocks(profile);
};

/** Some part of the base is on the piece. */
export const isOn = (scenario: Pick<Scenario, 'board'>, piece: TerrainPiece, block: TableBase): boolean => {
  const ground = groundOf(scenario, piece);
  return isNear(ground, block) && doOutlinesMeet(ground, cornersOf(block));
};

/** The smallest upright box about some ground: left, top, right, bottom. */
export const boundsOf: (ground: Outline) => readonly [number, number, number, number] = memoizeByIdentity(
  (ground: Outline) => {
    const [xs, ys] = [ground.map(([x]) => x), ground.map(([, y]) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  },
);

/** Most pieces are far from most bases: the box around the piece shows it. */
const isNear = (ground: Outline, { centre: [x, y], width, depth }: TableBase): boolean => {
  const reach = (width + depth) / 2;
  const [left, top, right, bottom] = boundsOf(ground);
  return left <= x + reach && right >= x - reach && top <= y + reach && bottom >= y - reach;
};

const isOffPlateau = (plateau: Outline, block: TableBase): boolean =>
  !cornersOf(block).every(corner => gapBetween(plateau, [corner, corner, corner]) === 0);

/** 7.12 – A road cancels the ground it runs through, except steep slopes and marshes. */
export const isOnRoad = (scenario: Pick<Scenario, 'board'>, kind: PieceKind, block: TableBase): boolean =>
  kind !== 'steep-hill' &&
  kind !== 'marsh' &&
  scenario.board.pieces.some(piece => piece.kind === 'road' && isOn(scenario, piece, block));

const isHill = ({ kind }: TerrainPiece): boolean => kind === 'gentle-hill' || kind === 'steep-hill';
const isWater = ({ kind }: TerrainPiece): boolean =>
  kind === 'stream' || kind === 'river' || kind === 'marsh';

/** 10.2 – Frozen water carries everybody, and is difficult; paths over steep hills are closed by ice. */
const goingInFrost = (
  scenario: Pick<Scenario, 'board'>,
  piece: TerrainPiece,
  block: TableBase,
): Going | null => {
  if (isWater(piece)) return isOn(scenario, piece, block) ? 'difficult' : 'good';
  if (piece.kind !== 'road' || !isOn(scenario, piece, block)) return null;
  const isSteep = scenario.board.pieces.some(
    other => other.kind === 'steep-hill' && isOn(scenario, other, block),
  );
  return isSteep ? 'forbidden' : null;
};

const RUBBLE = 2;

/** 8.6 – A breach is four inches square of rocky ground. */
const isInRubble = (
  { board: { walls = [] } }: Pick<Scenario, 'board'>,
  block: TableBase,
  profile: Pick<Profile, 'troop' | 'mount'>,
): boolean =>
  goingOnRocks(profile) !== 'good' &&
  walls.some(({ breaches = [] }) =>
    breaches.some(breach => gapBetween(cornersOf(block), [breach, breach, breach]) <= RUBBLE),
  );

/** 10.2, 12.2 – The worst of the ground that a base stands on; mud makes all level ground difficult. 17.3 – What is difficult for chariots stops a siege tower. */
export const goingUnder = (
  scenario: Pick<Scenario, 'board'>,
  weather: Weather,
  block: TableBase,
  profile: Pick<Profile, 'troop' | 'mount'>,
): Going => {
  if (isVessel(profile.troop)) return isAfloat(scenario, block) ? 'good' : 'forbidden';
  if (profile.troop === 'siege-tower') {
    const going = goingUnder(scenario, weather, block, { troop: 'heavy-chariot', mount: 'none' });
    return going === 'good' ? 'good' : 'forbidden';
  }
  const isMuddy =
    weather === 'mud-and-rain' &&
    !scenario.board.pieces.some(piece => isHill(piece) && isOn(scenario, piece, block));
  let worst: Going = isMuddy || isInRubble(scenario, block, profile) ? 'difficult' : 'good';
  for (const piece of scenario.board.pieces) {
    const frozen = weather === 'ice' ? goingInFrost(scenario, piece, block) : null;
    const going = frozen ?? goingOfPiece(scenario, piece, block, profile);
    if (going === 'forbidden') return going;
    if (going === 'difficult') worst = going;
  }
  return worst;
};
