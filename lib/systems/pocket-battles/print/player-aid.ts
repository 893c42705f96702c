import { type AidTable, formatSigned } from '@/lib/game/contract/player-aid';
import type { Sentence } from '@/lib/game/contract/sentence';
import { unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { PRICE_RULE, TRAIT_TABLE } from '../rules/price-data';
import { orderCost } from '../rules/tokens';
import { TRAITS } from '../vocabulary';

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

const actionsTable = (): AidTable => ({
  title: aid('actions'),
  rule: cite('5.3'),
  columns: ['', '', ''],
  rows: ACTIONS.map(([id, section]) => [
    word('order-name', id),
    aid(`action.${id}`),
    { code: 'sheet.section', values: { section } },
  ]),
});

/** 5.3 – What the next order costs, by the same function that the engine asks. */
const orderCostTable = (): AidTable => {
  const costs: number[] = [];
  for (let laid = 0; costs.length < 4; laid += costs.at(-1) ?? 0) costs.push(orderCost({ orders: laid }));
  return {
    title: aid('orders'),
    rule: cite('5.3'),
    columns: [aid('order'), ...costs.map((_, index) => index + 1)],
    rows: [[aid('tokens'), ...costs]],
  };
};

const DICE = ['striking', 'attacking', 'fury', 'inspired'] as const;

const diceTable = (): AidTable => ({
  title: aid('dice'),
  rule: cite('6.7'),
  columns: ['', ''],
  rows: DICE.map(id => [word('dice', id), formatSigned(1)]),
  note: aid('dice-note'),
});

const traitsTable = (): AidTable => ({
  title: aid('traits'),
  rule: cite('6.16'),
  columns: ['', '', aid('price')],
  rows: TRAITS.map(trait => [
    word('trait', trait),
    aid(`trait.${trait}`),
    formatSigned(TRAIT_TABLE[trait].price),
  ]),
});

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
  const designs = new Map(
    unitsOf(scenario).flatMap(({ troops }) => troops.map(({ troop }) => [troop.id, troop] as const)),
  );
  return {
    title: aid('tiles'),
    rule: cite('2.1'),
    columns: ['', ...['black', 'white', 'formation', 'wounds', 'points'].map(aid)],
    rows: [...designs.values()].map(troop => [
      troop.name,
      troop.engagementDice.join(' '),
      troop.shootingDice.join(' '),
      troop.formation,
      troop.woundPoints,
      troop.deploymentPoints,
    ]),
  };
};

/** What the printed aid of the box says, and the tiles that are in this battle. */
export const playerAid = (scenario: Scenario): readonly AidTable[] => [
  actionsTable(),
  orderCostTable(),
  diceTable(),
  traitsTable(),
  tilesTable(scenario),
  pricesTable(),
];
