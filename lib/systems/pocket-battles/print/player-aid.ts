import { type AidTable, EMPTY_CELL, formatSigned } from '@/lib/game/contract/player-aid';
import type { Sentence } from '@/lib/game/contract/sentence';
import { unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import type { Troop } from '../document/troop';
import { cite } from '../rulebook';
import { PRICE_RULE, TRAIT_TABLE } from '../rules/price-data';
import { computeOrderCost } from '../rules/tokens';
import { TRAITS, type Trait } from '../vocabulary';
import {
  isTraitPresent,
  writeAttackSteps,
  writeReachLines,
  writeRoundSteps,
  writeSetUpLines,
  writeVictoryLines,
  writeWoundLines,
} from './player-aid-lists';

const word = (group: string, id: string): Sentence => ({ code: `words.pocket-battles.${group}.${id}` });
const aid = (id: string): Sentence => ({ code: `aid.pocket-battles.${id}` });

const ACTIONS = [
  ['move', '6.1'],
  ['attack', '6.2'],
  ['continue', '6.10'],
  ['leave', '6.11'],
  ['shoot', '6.12'],
  ['inspire', '6.16'],
  ['command', '6.16'],
] as const;

const actionsTable = (scenario: Scenario): AidTable => ({
  title: aid('actions'),
  rule: cite('5.3'),
  columns: ['', '', ''],
  rows: ACTIONS.filter(([id]) => !isTrait(id) || isTraitPresent(scenario, id)).map(([id, section]) => [
    word('order-name', id),
    aid(`action.${id}`),
    cite(section),
  ]),
});

const isTrait = (id: string): id is Trait => TRAITS.some(trait => trait === id);

/** 5.3 – What the next order costs, by the same function that the engine asks. */
const orderCostTable = (): AidTable => {
  const costs: number[] = [];
  for (let laid = 0; costs.length < 4; laid += costs.at(-1) ?? 0)
    costs.push(computeOrderCost({ orders: laid }));
  return {
    title: aid('orders'),
    rule: cite('5.3'),
    columns: [aid('order'), ...costs.map((_, index) => index + 1)],
    rows: [[aid('tokens'), ...costs]],
  };
};

const DICE = ['striking', 'attacking', 'fury', 'inspired'] as const;
const DICE_OF = { striking: null, attacking: null, fury: 'fury', inspired: 'inspire' } as const;

const diceTable = (scenario: Scenario): AidTable => ({
  title: aid('dice'),
  rule: cite('6.7'),
  columns: ['', ''],
  rows: DICE.filter(id => DICE_OF[id] === null || isTraitPresent(scenario, DICE_OF[id])).map(id => [
    word('dice', id),
    formatSigned(1),
  ]),
  note: aid('dice-note'),
});

/** A battle without troops represents the book. */
const isBook = (scenario: Scenario): boolean => unitsOf(scenario).length === 0;

const traitsTable = (scenario: Scenario): AidTable => ({
  title: aid('traits'),
  rule: cite('6.16'),
  columns: ['', '', ...(isBook(scenario) ? [aid('price')] : [])],
  rows: TRAITS.filter(trait => isTraitPresent(scenario, trait)).map(trait => [
    word('trait', trait),
    aid(`trait.${trait}`),
    ...(isBook(scenario) ? [formatSigned(TRAIT_TABLE[trait].price)] : []),
  ]),
});

/** For the book alone: nobody buys tiles at the table. */
const pricesTable = (): AidTable => ({
  title: aid('prices'),
  rule: cite('2.1'),
  columns: ['', ''],
  rows: [
    [aid('base'), PRICE_RULE.base],
    [aid('face'), formatSigned(PRICE_RULE.perEngagementFace)],
    [aid('repeated'), formatSigned(PRICE_RULE.perRepeatedFace)],
    [aid('shooting'), formatSigned(PRICE_RULE.halvesPerShootingDie / 2)],
    [aid('wound'), formatSigned(PRICE_RULE.perExtraWoundPoint)],
    [
      { code: 'aid.pocket-battles.small', values: { upTo: PRICE_RULE.smallFormation.upTo } },
      formatSigned(PRICE_RULE.smallFormation.price),
    ],
  ],
  note: aid('prices-note'),
});

/** The tiles of this battle, each design once. */
const tilesTable = (scenario: Scenario): AidTable => {
  const troops = unitsOf(scenario).flatMap(unit => unit.troops.map(({ troop }) => troop));
  const designs = new Map<string, { troop: (typeof troops)[number]; count: number }>();
  for (const troop of troops) {
    const key = JSON.stringify([troop.name, ...printedOn(troop)]);
    designs.set(key, { troop, count: (designs.get(key)?.count ?? 0) + 1 });
  }
  return {
    title: aid('tiles'),
    rule: cite('2.1'),
    columns: ['', ...['black', 'white', 'formation', 'wounds', 'points', 'number'].map(aid)],
    rows: [...designs.values()].map(({ troop, count }) => [troop.name, ...printedOn(troop), count]),
    note: aid('tiles-note'),
  };
};

const printedOn = (
  troop: Pick<Troop, 'engagementDice' | 'shootingDice' | 'formation' | 'woundPoints' | 'deploymentPoints'>,
): readonly (string | number)[] => [
  troop.engagementDice.join(' ') || EMPTY_CELL,
  troop.shootingDice.join(' ') || EMPTY_CELL,
  troop.formation,
  troop.woundPoints,
  troop.deploymentPoints,
];

/** The round, the orders and the tables, and the tiles that are in this battle. */
export const playerAid = (scenario: Scenario): readonly AidTable[] =>
  [
    writeRoundSteps(scenario),
    actionsTable(scenario),
    orderCostTable(),
    writeAttackSteps(scenario),
    diceTable(scenario),
    writeReachLines(scenario),
    writeWoundLines(),
    traitsTable(scenario),
    writeSetUpLines(scenario),
    tilesTable(scenario),
    ...(isBook(scenario) ? [pricesTable()] : []),
    writeVictoryLines(scenario),
  ].filter(({ rows }) => rows.length > 0);
