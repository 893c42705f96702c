import type { PlayPresentation } from '@/lib/game/contract/play-presentation';
import type { Scenario } from '../../document/scenario';
import type { Action, Event } from '../actions';
import type { State } from '../state';
import { brief } from './brief';
import { drag } from './drag';
import { legend } from './legend';
import { headline } from './log/headline';
import { startsOrder } from './log/starts-order';
import { summary } from './log/summary';
import { losses, nextThrow } from './next-throw';
import { orders } from './orders';
import { progress, resources, standings } from './progress';
import { startOptions, withStartOptions } from './start-options';
import { tracks } from './tracks';

/** How the open table shows itself: units are led one by one, by hand or by order. */
export const presentation: PlayPresentation<Scenario, State, Action, Event> = {
  groupOf: (_state, _seat, piece) => [piece],
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
  drag,
};
