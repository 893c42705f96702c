import type { Sentence } from '@/lib/game/contract/sentence';
import { armiesOf } from '../../document/scenario-armies';
import { nameOf } from '../game';
import type { State } from '../state';

export const WORDS = 'words.lost-battles';

export const namePiece = (state: State, id: string): Sentence => ({
  code: `${WORDS}.unnamed`,
  values: { name: nameOf(state, id) },
});

/** How many names a group's label contains; the rest is counted. */
const MAX_NAMES = 2;

/** "Hasdrubal with Spanish horse and Gallic horse": the most numerous troops first. */
export const nameGroup = (state: State, ids: readonly string[]): Sentence => {
  const generals = new Set(
    armiesOf(state.scenario).flatMap(army => army.generals.filter(({ id }) => ids.includes(id))),
  );
  const leading = [...generals].map(({ id }) => namePiece(state, id));
  const units = ids.filter(id => ![...generals].some(general => general.id === id));
  if (units.length === 0) return { code: `${WORDS}.group.pieces`, values: { pieces: leading } };
  const troops = nameTroops(state, units);
  return leading.length > 0 ? { code: `${WORDS}.group.led`, values: { generals: leading, troops } } : troops;
};

const nameTroops = (state: State, units: readonly string[]): Sentence => {
  const counts = new Map<string, number>();
  for (const id of units) counts.set(nameOf(state, id), (counts.get(nameOf(state, id)) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  const told = sorted.length > MAX_NAMES ? sorted.slice(0, 1) : sorted;
  const rest = sorted.slice(told.length).reduce((sum, [, count]) => sum + count, 0);
  const pieces = told.map(([name]) => ({ code: `${WORDS}.unnamed`, values: { name } }));
  return rest > 0
    ? { code: `${WORDS}.group.more`, values: { pieces, rest } }
    : { code: `${WORDS}.group.pieces`, values: { pieces } };
};
