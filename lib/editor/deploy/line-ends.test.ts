import { describe, expect, test } from 'vitest';
import marathon from '@/content/scenarios/in-death-ground/marathon-490.json';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { loadSystem } from '@/lib/systems';
import { takeOffPieces } from '../edits/map/board-edits';
import { openStudio } from '../session/open-studio';
import { type StudioState, setSelection } from '../session/state';
import { moveLineUp, receiveProposal, showLineUp, stretchLineUp } from './deploy-edits';
import { type LineUpOptions, USUAL_LINE } from './deploy-request';
import { shownLineOf } from './line-ends';
import { proposeDeployment } from './propose';

/** Like the worker: the rules answer the request. */
const answer = (state: StudioState): StudioState => {
  const { deploying, derived, rules } = state;
  if (!deploying || !derived.scenario) throw new Error('nothing is asked');
  const proposal = proposeDeployment(rules.system, derived.scenario, deploying.request);
  return receiveProposal(state, derived.shownDocument, deploying.serial, proposal);
};

/** A side that was taken off and is now shown in a line. */
const lineUp = async (system: string, document: unknown, seat: string, options: LineUpOptions) => {
  const loaded = await loadSystem(system);
  if (!loaded) throw new Error('no system');
  const draft = { id: 'd', kind: 'scenario', system, revision: 1, slug: null, document } as const;
  const open = openStudio({ system: loaded, format: 'scenario' }, draft, null);
  const ids = open.derived.position?.pieces.filter(piece => piece.seat === seat).map(({ id }) => id) ?? [];
  const bare = setSelection(takeOffPieces(open, ids), ids, null);
  return answer(showLineUp(bare, options));
};

const lineOf = (state: StudioState) => {
  const line = shownLineOf(state);
  if (!line) throw new Error('no line is shown');
  return line;
};

const ghostsOf = ({ deploying }: StudioState) => deploying?.answer?.proposal.ghosts ?? [];

const columnsOf = (state: StudioState): number =>
  new Set(ghostsOf(state).map(({ space }) => (space ?? '').charAt(0))).size;

const reachOf = (state: StudioState): number => {
  const across = ghostsOf(state).map(({ box }) => box?.centre[0] ?? 0);
  return Math.max(...across) - Math.min(...across);
};

describe('the ends of a line', () => {
  test('on an open table: drawn in, the line is shorter and deeper, and all still stand', async () => {
    const shown = await lineUp('in-death-ground', marathon, 'athens', USUAL_LINE);
    const line = lineOf(shown);
    const [[ax, ay], [bx]] = line.ends;
    const drawnIn = answer(stretchLineUp(shown, line.moveEnd(1, [ax + 0.8 * (bx - ax), ay])));
    expect(reachOf(drawnIn)).toBeLessThan(reachOf(shown) * 0.85);
    expect(ghostsOf(drawnIn)).toHaveLength(ghostsOf(shown).length);
  });

  test('on an open table: drawn apart, the units stand evenly over all of it', async () => {
    const shown = await lineUp('in-death-ground', marathon, 'athens', USUAL_LINE);
    const line = lineOf(shown);
    const wider = answer(stretchLineUp(shown, line.widen(-6)));
    const again = answer(stretchLineUp(wider, lineOf(wider).widen(4)));
    expect(reachOf(again)).toBeGreaterThan(reachOf(wider));
    expect(lineOf(again).ends[0]).toEqual(lineOf(wider).ends[0]);
  });

  test('on tiles: drawn in, the line leaves the flank free', async () => {
    const shown = await lineUp('lost-battles', cannae, 'rome', USUAL_LINE);
    const line = lineOf(shown);
    const narrow = answer(stretchLineUp(shown, line.widen(-2)));
    expect(columnsOf(shown)).toBe(5);
    expect(columnsOf(narrow)).toBeLessThan(5);
    expect(ghostsOf(narrow)).toHaveLength(ghostsOf(shown).length);
  });

  test('an end never passes the other, and a line that is moved keeps its length', async () => {
    const shown = await lineUp('lost-battles', cannae, 'rome', USUAL_LINE);
    const line = lineOf(shown);
    const [left] = line.ends;
    const [, right] = line.moveEnd(1, [left[0] - 5000, left[1]]);
    expect(right[0]).toBeGreaterThan(left[0] - line.step);
    const narrow = answer(stretchLineUp(shown, line.widen(-2)));
    const moved = moveLineUp(narrow, 'B2');
    const lengthOf = (state: StudioState): number => {
      const [[ax, ay], [bx, by]] = lineOf(state).ends;
      return Math.hypot(bx - ax, by - ay);
    };
    expect(lengthOf(moved)).toBeCloseTo(lengthOf(narrow), 5);
  });
});
