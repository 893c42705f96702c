import { createObjection } from '@/lib/game/check/objection';
import { rulebook } from '../rulebook';

/** Why an action is not allowed. */
export const objection = createObjection(rulebook);
