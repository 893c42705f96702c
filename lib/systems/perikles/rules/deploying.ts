import type { Finding } from '@/lib/game/contract/finding';
import { describeCity, nameFight } from '../view/words';
import { getOtherStance } from '../vocabulary';
import { objection } from './objection';
import { areRelated, commands, type Deployed, leads, type Theatre, troopsAt } from './relations';

type Objections = readonly Finding[];
type DeployRule = (theatre: Theatre, troop: Deployed) => Objections;

/** 6.1 – Only troops that the player commands. */
const notYours: DeployRule = (theatre, { side, city }) =>
  commands(theatre, side, city)
    ? []
    : [objection('not-your-troops', '6.1', { city: describeCity(city) }, ['city'])];

/** 6.4 – Counters go to a place that is fought for, in an arm that has a round there (K17). */
const noField: DeployRule = ({ locations }, { place, arm }) => {
  const location = locations[place];
  if (!location) return [objection('no-location', '6.4', {}, ['place'])];
  return location.rounds.includes(arm)
    ? []
    : [objection('arm-does-not-fight', '6.4', { location: location.name, fight: nameFight(arm) }, ['arm'])];
};

/** 6.5 – Nobody attacks a place of a city that they lead, with any troops. */
const ownCity: DeployRule = (theatre, { side, place, stance }) => {
  const location = theatre.locations[place];
  return location && stance === 'attack' && leads(theatre, side, location.controller)
    ? [
        objection(
          'attacks-own-city',
          '6.5',
          { location: location.name, city: describeCity(location.controller) },
          ['stance'],
        ),
      ]
    : [];
};

/** 6.5 – Defending the place of another's city needs its leader's word; where nobody leads, nobody can give it (K7). */
const nobodyPermits: DeployRule = (theatre, { place, stance }) => {
  const location = theatre.locations[place];
  return location && stance === 'defend' && theatre.leaders[location.controller] === undefined
    ? [
        objection(
          'nobody-permits',
          '6.5',
          { location: location.name, city: describeCity(location.controller) },
          ['stance'],
        ),
      ]
    : [];
};

/** 6.7 – A player never stands on both sides of a place; nor do the Persians (K14). */
const bothSides: DeployRule = (theatre, { side, place, stance, city }) => {
  const enemies = troopsAt(theatre, place, getOtherStance(stance));
  const isDivided = enemies.some(
    other => other.side === side || (city === 'persia' && other.city === 'persia'),
  );
  return isDivided ? [objection('both-sides', '6.7', {}, ['stance'])] : [];
};

/** 6.6 – Cities at war do not defend each other's places and never stand on one side. */
const atWar: DeployRule = (theatre, { city, place, stance }) => {
  const location = theatre.locations[place];
  const friends = troopsAt(theatre, place, stance).map(other => other.city);
  const owner = location && stance === 'defend' ? [location.controller] : [];
  const enemy = [...owner, ...friends].find(other => areRelated(theatre.relations, 'war', city, other));
  return enemy
    ? [objection('at-war', '6.6', { city: describeCity(city), other: describeCity(enemy) }, ['stance'])]
    : [];
};

/** 6.6 – Allied cities do not attack each other's places and never stand against each other. */
const allied: DeployRule = (theatre, { city, place, stance }) => {
  const location = theatre.locations[place];
  const enemies = troopsAt(theatre, place, getOtherStance(stance)).map(other => other.city);
  const owner = location && stance === 'attack' ? [location.controller] : [];
  const friend = [...owner, ...enemies].find(other => areRelated(theatre.relations, 'alliance', city, other));
  return friend
    ? [objection('allied', '6.6', { city: describeCity(city), other: describeCity(friend) }, ['stance'])]
    : [];
};

const DEPLOY_RULES: readonly DeployRule[] = [
  notYours,
  noField,
  ownCity,
  nobodyPermits,
  bothSides,
  atWar,
  allied,
];

/** Every reason why a counter cannot go to this side of a place. */
export const deployObjections = (theatre: Theatre, troop: Deployed): Objections =>
  DEPLOY_RULES.flatMap(ban => ban(theatre, troop));

/** Whether a counter may go to this side of a place: the first ban is enough. */
export const mayDeploy = (theatre: Theatre, troop: Deployed): boolean =>
  !DEPLOY_RULES.some(ban => ban(theatre, troop).length > 0);

/** 6.5 – The player whose permission a defender needs; null: nobody. */
export const permissionFrom = (theatre: Theatre, { side, place, stance }: Deployed): string | null => {
  const controller = theatre.locations[place]?.controller;
  const leader = controller && theatre.leaders[controller];
  return stance === 'defend' && leader !== undefined && leader !== side ? leader : null;
};
