import type { Scenario } from '../document/scenario';
import { forcesOf, standsIn } from '../document/table';
import { commandOf } from '../rules/army/conditions';
import { isArtillery, isChariot, isElephant, isFoot, type Profile } from '../rules/army/points';
import {
  COMMANDS,
  type Command,
  FIGHTING_TROOPS,
  PIECE_KINDS,
  type PieceKind,
  type Troop,
} from '../vocabulary';
import { ALL_FIGHTERS, type Fighters } from './player-aid-modifiers';

/** The contents of a battle, so that an aid shows no more than it needs. */
export interface Present {
  /** A document without armies represents the book. */
  readonly isBook: boolean;
  readonly troops: readonly Troop[];
  readonly commands: readonly Command[];
  readonly pieces: readonly PieceKind[];
  readonly fighters: Fighters;
  readonly has: Readonly<
    Record<
      | 'foot'
      | 'riders'
      | 'chariots'
      | 'elephants'
      | 'artillery'
      | 'wild'
      | 'late'
      | 'hidden'
      | 'baggage'
      | 'walls',
      boolean
    >
  >;
}

const COVER: readonly PieceKind[] = ['wood', 'village', 'field', 'marsh'];

/** Each kind of element once. */
const distinct = (profiles: readonly Profile[]): readonly Profile[] => [
  ...new Map(profiles.map(profile => [JSON.stringify(profile), profile])).values(),
];

export const presentIn = (scenario: Scenario): Present => {
  const { board, forces, weather } = scenario;
  const found = distinct(standsIn(scenario).flatMap(({ profiles }) => profiles));
  const isBook = found.length === 0;
  const profiles = isBook ? ALL_FIGHTERS.profiles : found;
  const units = forces.flatMap(force => force.units);
  const commands = forcesOf(scenario).flatMap(({ resolved }) => (resolved ? [commandOf(resolved.main)] : []));
  const some = (is: (troop: Troop) => boolean): boolean => profiles.some(({ troop }) => is(troop));
  const hasWalls = isBook || (board.walls ?? []).length > 0;
  return {
    isBook,
    troops: FIGHTING_TROOPS.filter(troop => some(each => each === troop)),
    commands: COMMANDS.filter(command => isBook || commands.includes(command)),
    pieces: PIECE_KINDS.filter(kind => isBook || board.pieces.some(piece => piece.kind === kind)),
    fighters: isBook
      ? ALL_FIGHTERS
      : {
          profiles: found.filter(({ troop }) => FIGHTING_TROOPS.some(each => each === troop)),
          weather: weather.now,
          hasCover: board.pieces.some(({ kind }) => COVER.includes(kind)),
          hasWalls: hasWalls || board.pieces.some(({ kind }) => kind === 'village'),
          hasImpetuous: commands.includes('impetuous'),
          hasExtraordinary: forces.some(({ general }) => general?.extraordinary),
        },
    has: {
      foot: some(isFoot),
      riders: some(troop => troop === 'light-cavalry' || troop === 'heavy-cavalry'),
      chariots: some(isChariot),
      elephants: some(isElephant),
      artillery: some(isArtillery),
      wild: profiles.some(({ wild }) => wild),
      late: isBook || units.some(({ late }) => late),
      hidden: isBook || units.some(({ hidden }) => hidden),
      baggage: isBook || forces.some(({ baggage }) => baggage),
      walls: hasWalls,
    },
  };
};
