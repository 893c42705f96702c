import type { PlayPresentation } from '@/lib/game/contract/play-presentation';
import type { Scenario } from '../../document/scenario';
import type { Action, Event } from '../actions';
import type { State } from '../state';
import { headline } from './headline';
import { legend } from './legend';
import { losses, nextThrow } from './next-throw';
import { orders } from './orders';
import { brief, progress, resources, standings } from './standing';
import { startOptions, withStartOptions } from './start-options';
import { startsOrder, summary } from './summary';

/** How the game presents itself to people; every part shows a viewer only what that player may know. */
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
  tracks: () => [],
};
