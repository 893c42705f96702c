import { exactOdds } from '@/lib/dice/odds';
import type { Preview } from '@/lib/game/preview';
import { cornersOf, distance, gapBetween, middleOf } from '@/lib/geometry/plane';
import { word } from './describe';
import { ranksOf } from './formation';
import { isPlaced, type PlacedStand } from './placing';
import { standTitle } from './position';
import { enemyLine, lineOf } from './reasons';
import { cite } from './rulebook';
import { type Fighter, MELEE_RESULTS, melee, meleeModifiers } from './rules/melee';
import { shootingRange } from './rules/ranges';
import { SHOT_RESULTS, type Shot, shooting, shootingModifiers } from './rules/shooting';
import type { Scenario } from './scenario';
import { forcesOf, standById, standsIn } from './table';

const NEAREST = 3;
const MOST_SUPPORTS = 2;

/** 14.3 – Ranks of close troops behind the front; others are helped by nobody behind them. */
const supportsOf = ({ profiles, place }: PlacedStand): number => {
  const isClose = profiles.every(({ troop }) => troop === 'warrior' || troop === 'cataphract');
  return isClose ? Math.min(MOST_SUPPORTS, ranksOf(profiles.length, place).length - 1) : 0;
};

const fighterOf = (stand: PlacedStand, isMoving: boolean): Fighter | null => {
  const [profile] = stand.profiles;
  if (!profile) return null;
  return {
    profile,
    markers: 0,
    hasEntered: isMoving,
    hasMoved: isMoving,
    hasTurned: false,
    isFrontal: true,
    isInDifficultGround: false,
    isFortified: false,
    hasImpetuousGeneral: false,
    general: 'none',
    supports: supportsOf(stand),
    pikeSupport: 'none',
    isOldContact: false,
    footOnFlank: 0,
    mountedOnFlank: 0,
  };
};

const nameOf = (scenario: Scenario, stand: PlacedStand): string => {
  const force = forcesOf(scenario).find(({ stands }) => stands.some(({ id }) => id === stand.id));
  return force ? standTitle(force, stand) : stand.id;
};

/** 14.5 – The unit moves up and strikes an enemy who stands: front element against front element. */
const meleePreview = (scenario: Scenario, stand: PlacedStand, foe: PlacedStand): readonly Preview[] => {
  const [own, enemy] = [fighterOf(stand, true), fighterOf(foe, false)];
  if (!own || !enemy) return [];
  const odds = exactOdds(melee, { own, enemy });
  return [
    {
      id: `melee-${foe.id}`,
      title: word('preview', 'melee', { enemy: nameOf(scenario, foe) }),
      rule: cite('14.5'),
      odds,
      outcomes: MELEE_RESULTS.filter(id => odds.ways[id] !== undefined).map(id => ({
        id,
        label: word('preview', id),
      })),
      lines: [...meleeModifiers(own, enemy).map(lineOf), ...meleeModifiers(enemy, own).map(enemyLine)],
    },
  ];
};

/** 13.4 – One element's shot at full range, unmoved. */
const shotPreview = (scenario: Scenario, stand: PlacedStand, foe: PlacedStand): readonly Preview[] => {
  const [shooter] = stand.profiles;
  const [target] = foe.profiles;
  const range = shooter ? shootingRange(shooter) : 0;
  if (!shooter || !target || range === 0) return [];
  const shot: Shot = {
    shooter,
    target,
    range,
    markers: 0,
    isOverhead: false,
    hasMoved: false,
    hasTurned: false,
    endsInMelee: false,
    isInCover: false,
    isFortified: false,
    weather: scenario.weather.now,
  };
  const odds = exactOdds(shooting, shot);
  return [
    {
      id: `shot-${foe.id}`,
      title: word('preview', 'shot', { enemy: nameOf(scenario, foe), range }),
      rule: cite('13.4'),
      odds,
      outcomes: SHOT_RESULTS.filter(id => odds.ways[id] !== undefined).map(id => ({
        id,
        label: word('preview', id),
      })),
      lines: shootingModifiers(shot).map(lineOf),
    },
  ];
};

const gapOf = (one: PlacedStand, other: PlacedStand): number =>
  Math.min(
    ...one.blocks
      .slice(0, 1)
      .flatMap(block => other.blocks.map(foe => gapBetween(cornersOf(block), cornersOf(foe)))),
    distance(one.place.at, middleOf(other.blocks.map(({ centre }) => centre))),
  );

/** What awaits a unit from the three enemies nearest to it, should they meet. */
export const previews = (scenario: Scenario, pieceId: string): readonly Preview[] => {
  const stand = standById(scenario, pieceId);
  if (!stand || !isPlaced(stand) || stand.kind === 'baggage') return [];
  const foes = standsIn(scenario)
    .filter(isPlaced)
    .filter(({ side, kind, isHidden }) => side !== stand.side && kind === 'unit' && !isHidden)
    .sort((one, other) => gapOf(stand, one) - gapOf(stand, other))
    .slice(0, NEAREST);
  return foes.flatMap(foe => [...shotPreview(scenario, stand, foe), ...meleePreview(scenario, stand, foe)]);
};
