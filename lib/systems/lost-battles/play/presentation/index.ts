import type { PlayPresentation } from '@/lib/game/contract/play-presentation';
import type { Scenario } from '../../document/scenario';
import type { Action, Event } from '../actions';
import type { State } from '../state';
import { groupOf } from './groups';
import { headline } from './headline';
import { legend } from './legend';
import { losses, nextThrow } from './next-throw';
import { orders } from './orders';
import { brief, progress, resources, standings } from './standing';
import { startOptions, withStartOptions } from './start-options';
import { startsOrder, summary } from './summary';
import { tracks } from './tracks';

/** How the battle game shows itself to people. Both players see everything. */
export const presentation: PlayPresentation<Scenario, State, Action, Event> = {
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
};
