import { oncePer } from '@/lib/documents/once-per';
import type { Piece } from '@/lib/game/position';
import { sideOf } from './commanders';
import { profileWords, word } from './describe';
import { blockOf, type FieldUnit } from './field';
import { type DeathGroundPosition, pieceOf, positionOf } from './position';
import { placeOf } from './rules/marching';
import type { Scenario } from './scenario';
import type { State } from './state';
import { forcesOf, type MusteredForce, type Stand } from './table';

interface Drawn {
  readonly force: MusteredForce;
  readonly stand: Stand;
}

const drawnIn: (scenario: Scenario) => ReadonlyMap<string, Drawn> = oncePer(
  (scenario: Scenario) =>
    new Map(
      forcesOf(scenario).flatMap(force =>
        force.stands.map((stand): [string, Drawn] => [stand.id, { force, stand }]),
      ),
    ),
);

/** Where somebody lies in wait, and that he does, only his own side knows: to others he is not on the table. */
const isSeenBy = ({ scenario }: State, unit: FieldUnit, viewer: string | 'all'): boolean => {
  if (unit.presence === 'table') return true;
  return unit.presence === 'hidden' && (viewer === 'all' || sideOf(scenario, viewer) === unit.side);
};

const isGone = ({ presence }: FieldUnit): boolean =>
  presence === 'destroyed' || presence === 'left' || presence === 'absent';

const wordsOf = (unit: FieldUnit): Piece['words'] =>
  word('played', unit.kind, {
    elements: unit.elements.length,
    what: [
      ...new Map(
        unit.elements.map(({ profile }) => [JSON.stringify(profile), profileWords(profile)]),
      ).values(),
    ],
    markers: unit.markers,
  });

const pieceOfUnit = (state: State, unit: FieldUnit, viewer: string | 'all'): readonly Piece[] => {
  const drawn = drawnIn(state.scenario).get(unit.id);
  if (!drawn || isGone(unit)) return [];
  const isSeen = isSeenBy(state, unit, viewer);
  const place = isSeen ? placeOf(unit.elements) : null;
  const stand: Stand = {
    ...drawn.stand,
    profiles: unit.elements.map(({ profile }) => profile),
    place,
    blocks: isSeen ? unit.elements.map(blockOf) : [],
    isHidden: isSeen && unit.presence === 'hidden',
  };
  const piece = pieceOf(state.scenario, drawn.force, stand);
  const { block } = piece.face;
  const face = block ? { ...piece.face, block: { ...block, markers: unit.markers } } : piece.face;
  return [{ ...piece, face, words: wordsOf(unit), paths: [] }];
};

/** The document without what a viewer may not know. */
const shownTo = ({ scenario }: State, viewer: string | 'all'): Scenario =>
  viewer === 'all' ? scenario : withoutSecrets(scenario);

const withoutSecrets: (scenario: Scenario) => Scenario = oncePer((scenario: Scenario) => ({
  ...scenario,
  forces: scenario.forces.map(force => ({ ...force, units: [], baggage: undefined, stratagem: undefined })),
}));

/** The table as a viewer sees it. */
export const positionOfField = (state: State, viewer: string | 'all'): DeathGroundPosition =>
  positionOf(
    shownTo(state, viewer),
    state.units.flatMap(unit => pieceOfUnit(state, unit, viewer)),
  );
