import type { PlayPresentation } from '@/lib/game/contract/play-presentation';
import type { Scenario } from '../../document/scenario';
import type { Action, Event } from '../actions';
import type { State } from '../state';
import { brief } from './brief';
import { groupOf } from './groups';
import { headline } from './headline';
import { legend } from './legend';
import { nextThrow } from './next-throw';
import { orders } from './orders';
import { losses } from './outcomes';
import { progress, resources, standings } from './progress';
import { startOptions, withStartOptions } from './start-options';
import { startsOrder, summary } from './summary';
import { tracks } from './tracks';

/** How the game shows itself to players. */
export const presentation = {
  groupOf,
  orders,
  nextThrow,
  losses,
  resources,
  progress,
  standings,
  brief,
  startOptions,
  withStartOptions,
  startsOrder,
  summary,
  headline,
  legend,
  tracks,
} satisfies Partial<PlayPresentation<Scenario, State, Action, Event>>;
