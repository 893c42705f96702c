import type { RuleRef } from '@/lib/game/rulebook';
import { type Block, cornersOf, gapBetween, overlaps } from '@/lib/geometry/plane';
import { cite } from '../rulebook';
import type { Scenario, TerrainPiece } from '../scenario';
import { groundOf, isArea, isLine, isShore } from '../table';
import type { PieceKind, Troop } from '../vocabulary';
import { isArtillery, isChariot, isElephant, isFoot, type Profile } from './points';

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

type Judge = (profile: Pick<Profile, 'troop' | 'mount'>) => Going;

const isHeavyOnWheels = (troop: Troop): boolean =>
  troop === 'cataphract' || isChariot(troop) || isArtillery(troop);
const isMountedButElephants = ({ troop, mount }: Pick<Profile, 'troop' | 'mount'>): boolean =>
  !isElephant(troop) && (!isFoot(troop) || mount !== 'none');

const rocky: Judge = ({ troop }) => (isHeavyOnWheels(troop) ? 'difficult' : 'good');
const sand: Judge = ({ mount }) => (mount === 'camel' ? 'good' : 'difficult');

/** 7.1–7.12, 12.2 – What each kind of ground is to each kind of troops. */
const GOING: Readonly<Record<PieceKind, Judge>> = {
  'gentle-hill': () => 'good',
  'steep-hill': () => 'difficult',
  wood: ({ troop }) =>
    isChariot(troop) || isElephant(troop) || isArtillery(troop) ? 'forbidden' : 'difficult',
  rocky,
  field: () => 'good',
  village: ({ troop }) => (troop === 'skirmisher' ? 'good' : 'difficult'),
  marsh: profile =>
    isArtillery(profile.troop) || isMountedButElephants(profile) ? 'forbidden' : 'difficult',
  sand,
  stream: ({ troop }) => (troop === 'skirmisher' || isElephant(troop) ? 'good' : 'difficult'),
  ravine: () => 'difficult',
  river: () => 'forbidden',
  beach: () => 'good',
  road: () => 'good',
};

export const goingOn = (kind: PieceKind, profile: Pick<Profile, 'troop' | 'mount'>): Going =>
  GOING[kind](profile);

const FORD_REACH = 2;

/** Whether a base stands at a ford, where the river is difficult and no longer barred. */
const isAtFord = (piece: TerrainPiece, block: Block): boolean =>
  isLine(piece) &&
  (piece.fords ?? []).some(([x, y]) => Math.hypot(block.centre[0] - x, block.centre[1] - y) <= FORD_REACH);

/** 12.2 – What a piece is to a base that stands on it; roads and plateaus are seen to, a ford opens a river. */
export const goingOfPiece = (
  scenario: Pick<Scenario, 'board'>,
  piece: TerrainPiece,
  block: Block,
  profile: Pick<Profile, 'troop' | 'mount'>,
): Going => {
  const corners = cornersOf(block);
  if (!overlaps(groundOf(scenario, piece), corners)) return 'good';
  if (isShore(piece)) return piece.ground === 'sand' ? sand(profile) : rocky(profile);
  if (isArea(piece) && piece.plateau && !overlapsSlope(piece.outline, piece.plateau, block))
    return piece.rockyPlateau ? rocky(profile) : 'good';
  const going = goingOn(piece.kind, profile);
  if (going === 'forbidden' && isAtFord(piece, block)) return 'difficult';
  return going !== 'good' && isOnRoad(scenario, piece.kind, block) ? 'good' : going;
};

const overlapsSlope = (
  outline: Parameters<typeof overlaps>[0],
  plateau: Parameters<typeof overlaps>[0],
  block: Block,
): boolean =>
  overlaps(outline, cornersOf(block)) &&
  !cornersOf(block).every(corner => gapBetween(plateau, [corner, corner, corner]) === 0);

/** 7.12 – A road cancels the ground it runs through, except steep slopes and marshes. */
const isOnRoad = (scenario: Pick<Scenario, 'board'>, kind: PieceKind, block: Block): boolean =>
  kind !== 'steep-hill' &&
  kind !== 'marsh' &&
  scenario.board.pieces.some(
    piece => piece.kind === 'road' && overlaps(groundOf(scenario, piece), cornersOf(block)),
  );
