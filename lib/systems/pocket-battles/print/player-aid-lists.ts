import type { AidTable } from '@/lib/game/contract/player-aid';
import { createAidWriter } from '@/lib/game/view/aid-writer';
import { armyOf, nameSide, pointsOf, unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { rulebook } from '../rulebook';
import { tokensFor } from '../rules/army';
import { getOtherSide, SIDES } from '../rules/segments';
import { pointsToWin } from '../rules/victory';
import type { Trait } from '../vocabulary';

const write = createAidWriter(rulebook);

/** 5 – A round of turns, and how it closes. */
export const writeRoundSteps = ({ options }: Scenario): AidTable =>
  write(
    'round',
    '5',
    [
      { id: 'tokens', section: '4.1', values: { tokens: tokensFor(options.points) } },
      { id: 'redeploy', section: '5.2' },
      { id: 'order', section: '5.3' },
      { id: 'turns', section: '5.1' },
      { id: 'close', section: '5.4' },
    ],
    'steps',
  );

/** 4 – Only where the battle is not drawn up already. */
export const writeSetUpLines = ({ deployment }: Scenario): AidTable =>
  write('set-up', '4', [
    { id: 'units', section: '4.2' },
    { id: 'free', section: '4.3', isNeeded: deployment.kind === 'free' },
    { id: 'drawn', section: '4.3', isNeeded: deployment.kind !== 'free' },
  ]);

const hasShooters = (scenario: Scenario): boolean => {
  const troops = unitsOf(scenario).flatMap(unit => unit.troops);
  return troops.length === 0 || troops.some(({ troop }) => troop.shootingDice.length > 0);
};

/** The traits that somebody in this battle has; of the book all. */
export const isTraitPresent = (scenario: Scenario, trait: Trait): boolean => {
  const troops = unitsOf(scenario).flatMap(unit => unit.troops);
  return troops.length === 0 || troops.some(({ troop }) => troop.traits.includes(trait));
};

/** 6.2 to 6.9 – An attack from the order to the blow that answers it. */
export const writeAttackSteps = (scenario: Scenario): AidTable =>
  write(
    'attack',
    '6.2',
    [
      { id: 'order', section: '6.2' },
      { id: 'react', section: '6.3', values: { shoots: hasShooters(scenario) ? 'yes' : 'no' } },
      { id: 'fighting', section: '6.4' },
      { id: 'throw', section: '6.7' },
      { id: 'wounds', section: '6.8' },
      { id: 'strike-back', section: '6.9' },
    ],
    'steps',
  );

/** 6.5 to 6.15 – Whom an order can reach. */
export const writeReachLines = (scenario: Scenario): AidTable =>
  write('reach', '6.5', [
    { id: 'front', section: '6.5' },
    { id: 'sector', section: '6.6' },
    { id: 'into', section: '6.13', isNeeded: hasShooters(scenario) },
    { id: 'shot-past', section: '6.14', isNeeded: hasShooters(scenario) },
    { id: 'shot-aside', section: '6.15', isNeeded: hasShooters(scenario) },
  ]);

/** 2.2, 6.8 – Where a wound's token comes from. */
export const writeWoundLines = (): AidTable =>
  write('wounds', '6.8', [
    { id: 'give', section: '6.8' },
    { id: 'token', section: '6.8' },
    { id: 'removed', section: '6.8' },
    { id: 'back', section: '5.4' },
  ]);

/** 7.1 – What each side must destroy. */
export const writeVictoryLines = (scenario: Scenario): AidTable =>
  write('victory', '7.1', [
    { id: 'end', section: '7.1' },
    ...SIDES.map(side => ({
      id: 'side',
      section: '7.1' as const,
      values: {
        side: nameSide(scenario, side),
        enemy: nameSide(scenario, getOtherSide(side)),
        points: pointsToWin(pointsOf(armyOf(scenario, getOtherSide(side)))),
      },
      isNeeded: unitsOf(scenario).length > 0,
    })),
    { id: 'both', section: '7.1' },
    { id: 'pass', section: '6.17' },
  ]);
