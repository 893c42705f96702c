import {
  alignFronts,
  canAlign,
  canEvenGaps,
  canFaceEnemy,
  canSwap,
  evenGaps,
  faceEnemy,
  swapPieces,
} from '../deploy/arrange';
import {
  deployNearest,
  isToDeploy,
  listPiecesToDeploy,
  listPiecesToLineUp,
  showLineUp,
} from '../deploy/deploy-edits';
import { USUAL_LINE } from '../deploy/deploy-request';
import { takeOffPieces } from '../edits/map/board-edits';
import type { StudioState } from '../session/state';
import { type Command, defineCommand } from './command';

const listStanding = ({ derived, selection }: StudioState): readonly string[] =>
  derived.position?.pieces
    .filter(piece => selection.pieces.includes(piece.id) && !isToDeploy(piece))
    .map(({ id }) => id) ?? [];

/** How armies come onto the board and leave it. */
export const DEPLOY_COMMANDS: readonly Command[] = [
  defineCommand({
    id: 'line-up',
    group: 'map',
    keys: ['Shift+l'],
    inMenu: true,
    isEnabled: state => !state.dragging && listPiecesToLineUp(state).length > 0,
    step: state => showLineUp(state, USUAL_LINE),
  }),
  defineCommand({
    id: 'deploy',
    group: 'map',
    inMenu: true,
    isEnabled: state => !state.dragging && listPiecesToDeploy(state).length > 0,
    step: deployNearest,
  }),
  defineCommand({
    id: 'align-fronts',
    group: 'map',
    inMenu: true,
    isEnabled: state => !state.dragging && canAlign(state),
    step: alignFronts,
  }),
  defineCommand({
    id: 'even-gaps',
    group: 'map',
    inMenu: true,
    isEnabled: state => !state.dragging && canEvenGaps(state),
    step: evenGaps,
  }),
  defineCommand({
    id: 'face-enemy',
    group: 'map',
    inMenu: true,
    isEnabled: state => !state.dragging && canFaceEnemy(state),
    step: faceEnemy,
  }),
  defineCommand({
    id: 'swap',
    group: 'map',
    inMenu: true,
    isEnabled: state => !state.dragging && canSwap(state),
    step: swapPieces,
  }),
  defineCommand({
    id: 'take-off',
    group: 'map',
    inMenu: true,
    isEnabled: state => listStanding(state).length > 0,
    step: state => takeOffPieces(state, listStanding(state)),
  }),
];
