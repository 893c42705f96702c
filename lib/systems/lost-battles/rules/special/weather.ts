import type { DiceRule } from '@/lib/dice/odds';
import type { Weather } from '../../vocabulary';
import { getOtherSide, type SideIndex } from '../battlefield/tiles';

const DEPLOYMENT_ROUND = 1;
const DUST_FROM = 4;
const CHANGE_FROM = 6;

/** 9.4 – Every round but the deployment round begins with a throw for the weather, if the battle has any. */
export const isWeatherRollDue = (weather: Weather, round: number): boolean =>
  weather !== 'none' && round > DEPLOYMENT_ROUND;

export type WeatherOutcome = 'no-change' | 'order-reversed' | 'rain-begins' | 'rain-ends';

export const weatherChangesFrom = (weather: Weather): number =>
  weather === 'dry-and-dusty' ? DUST_FROM : CHANGE_FROM;

/** 9.4 – One die: dust hides who moves first on 4 to 6, a hazy sky changes on a 6. */
export const weatherRoll: DiceRule<Weather, WeatherOutcome> = {
  dice: () => ({ count: 1, sides: 6 }),
  outcome: (weather, [face = 0]) => {
    if (weather === 'dry-and-dusty') return face >= DUST_FROM ? 'order-reversed' : 'no-change';
    if (weather === 'none' || face < CHANGE_FROM) return 'no-change';
    return weather === 'cloudy' ? 'rain-begins' : 'rain-ends';
  },
};

/** 9.4 – The weather after the throw. */
export const resolveWeather = (weather: Weather, outcome: WeatherOutcome): Weather => {
  if (outcome === 'rain-begins') return 'raining';
  return outcome === 'rain-ends' ? 'cloudy' : weather;
};

/** 9.4 – Dust reverses the order as it stands, until it is reversed again (ruling A8). */
export const findFirstMover = (first: SideIndex, outcome: WeatherOutcome): SideIndex =>
  outcome === 'order-reversed' ? getOtherSide(first) : first;

/** 9.4 – Rain and dust halve command rolls; a cloudy sky does nothing. */
export const doesHalveCommandRolls = (weather: Weather): boolean =>
  weather === 'raining' || weather === 'dry-and-dusty';

/** 9.4 – What a command roll brings in this weather, halves rounded up. */
export const commandsInWeather = (weather: Weather, commands: number): number =>
  doesHalveCommandRolls(weather) ? Math.ceil(commands / 2) : commands;
