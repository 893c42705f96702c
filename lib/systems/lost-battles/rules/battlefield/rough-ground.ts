import type { Ground } from './field';

export const isFortified = ({ camp }: Ground): boolean => camp?.fortified === true;

/** 5.4, 6.5 – Rough ground: wood, marsh, hill, fortified camp. An open camp is not (ruling A16). */
export const isRough = (ground: Ground): boolean =>
  isFortified(ground) || ground.terrain.some(kind => kind === 'wood' || kind === 'marsh' || kind === 'hill');
