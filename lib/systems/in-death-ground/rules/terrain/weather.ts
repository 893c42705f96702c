import type { Season, Weather, WeatherZone } from '../../vocabulary';

const G = 'clear';
const B = 'fog';
const R = 'rain';
const S = 'mud-and-rain';
const E = 'ice';

/** 10.1 – Weather by zone, for a throw with its season from 1 to 8. */
export const WEATHER_TABLE: Readonly<Record<WeatherZone, readonly Weather[]>> = {
  'west-central-europe': [G, G, G, B, G, R, S, E],
  mediterranean: [G, G, G, G, G, G, R, R],
  'north-africa-middle-east': [G, G, G, G, G, B, G, R],
  'north-east-asia': [G, G, G, G, S, B, E, E],
  'sahel-south-asia-americas': [S, S, R, G, G, G, G, G],
};

export const SEASON_MODIFIER: Readonly<Record<Season, number>> = {
  spring: 1,
  summer: 0,
  autumn: 1,
  winter: 2,
};

/** 10.1 – The weather for a throw of one die. */
export const weatherOfThrow = (zone: WeatherZone, season: Season, face: number): Weather =>
  WEATHER_TABLE[zone][face + SEASON_MODIFIER[season] - 1] ?? 'clear';

export const listPossibleWeather = (zone: WeatherZone, season: Season): readonly Weather[] => [
  ...new Set([1, 2, 3, 4, 5, 6].map(face => weatherOfThrow(zone, season, face))),
];
