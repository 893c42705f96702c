import { computeOdds } from '@/lib/dice/odds';
import type { OddsPreview } from '@/lib/game/contract/odds-preview';
import { cornersOf, gapBetween, measureDistance, middleOf } from '@/lib/geometry/plane/plane';
import type { Scenario } from '../document/scenario';
import { findStand, forcesOf, standsIn } from '../document/table';
import { toEnemyLine, toModifierLine } from '../play/figures/breakdown-lines';
import { cite } from '../rulebook';
import { type Fighter, listMeleeModifiers, MELEE_RESULTS, melee, PLAIN_FIGHTER } from '../rules/combat/melee';
import { shootingRangeOf } from '../rules/combat/ranges';
import {
  listShootingModifiers,
  PLAIN_SHOT,
  SHOT_RESULTS,
  type Shot,
  shooting,
} from '../rules/combat/shooting';
import { ranksOf } from '../rules/movement/formation';
import { titleOfStand } from '../view/position';
import { word } from '../view/words';
import { isPlaced, type PlacedStand } from './placement';

const NEAREST = 3;
const MOST_SUPPORTS = 2;

/** 14.3 – Ranks of close troops behind the front; others are helped by nobody behind them. */
const countSupports = ({ profiles, place }: PlacedStand): number => {
  const isClose = profiles.every(({ troop }) => troop === 'warrior' || troop === 'cataphract');
  return isClose ? Math.min(MOST_SUPPORTS, ranksOf(profiles.length, place).length - 1) : 0;
};

const toFighter = (stand: PlacedStand, isMoving: boolean): Fighter | null => {
  const [profile] = stand.profiles;
  if (!profile) return null;
  return {
    ...PLAIN_FIGHTER,
    profile,
    hasEntered: isMoving,
    hasMoved: isMoving,
    supports: countSupports(stand),
  };
};

const nameOf = (scenario: Scenario, stand: PlacedStand): string => {
  const force = forcesOf(scenario).find(({ stands }) => stands.some(({ id }) => id === stand.id));
  return force ? titleOfStand(force, stand) : stand.id;
};

/** 14.5 – The unit moves up and strikes an enemy who stands: front element against front element. */
const previewMelee = (
  scenario: Scenario,
  stand: PlacedStand,
  enemyStand: PlacedStand,
): readonly OddsPreview[] => {
  const [own, enemy] = [toFighter(stand, true), toFighter(enemyStand, false)];
  if (!own || !enemy) return [];
  const odds = computeOdds(melee, { own, enemy });
  return [
    {
      id: `melee-${enemyStand.id}`,
      title: word('preview', 'melee', { enemy: nameOf(scenario, enemyStand) }),
      rule: cite('14.5'),
      odds,
      outcomes: MELEE_RESULTS.filter(id => odds.ways[id] !== undefined).map(id => ({
        id,
        label: word('preview', id),
      })),
      lines: [
        ...listMeleeModifiers(own, enemy).map(toModifierLine),
        ...listMeleeModifiers(enemy, own).map(toEnemyLine),
      ],
    },
  ];
};

/** 13.4 – One element's shot at full range, unmoved. */
const previewShot = (
  scenario: Scenario,
  stand: PlacedStand,
  enemyStand: PlacedStand,
): readonly OddsPreview[] => {
  const [shooter] = stand.profiles;
  const [target] = enemyStand.profiles;
  const range = shooter ? shootingRangeOf(shooter) : 0;
  if (!shooter || !target || range === 0) return [];
  const shot: Shot = { ...PLAIN_SHOT, shooter, target, range, weather: scenario.weather.now };
  const odds = computeOdds(shooting, shot);
  return [
    {
      id: `shot-${enemyStand.id}`,
      title: word('preview', 'shot', { enemy: nameOf(scenario, enemyStand), range }),
      rule: cite('13.4'),
      odds,
      outcomes: SHOT_RESULTS.filter(id => odds.ways[id] !== undefined).map(id => ({
        id,
        label: word('preview', id),
      })),
      lines: listShootingModifiers(shot).map(toModifierLine),
    },
  ];
};

const gapOf = (one: PlacedStand, other: PlacedStand): number =>
  Math.min(
    ...one.blocks
      .slice(0, 1)
      .flatMap(block => other.blocks.map(enemy => gapBetween(cornersOf(block), cornersOf(enemy)))),
    measureDistance(one.place.at, middleOf(other.blocks.map(({ centre }) => centre))),
  );

/** What awaits a unit from the three enemies nearest to it, should they meet. */
export const previews = (scenario: Scenario, pieceId: string): readonly OddsPreview[] => {
  const stand = findStand(scenario, pieceId);
  if (!stand || !isPlaced(stand) || stand.kind === 'baggage') return [];
  const enemies = standsIn(scenario)
    .filter(isPlaced)
    .filter(({ side, kind, isHidden }) => side !== stand.side && kind === 'unit' && !isHidden)
    .sort((one, other) => gapOf(stand, one) - gapOf(stand, other))
    .slice(0, NEAREST);
  return enemies.flatMap(enemy => [
    ...previewShot(scenario, stand, enemy),
    ...previewMelee(scenario, stand, enemy),
  ]);
};
