import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Finding } from '@/lib/game/contract/finding';
import { loadSystem } from '@/lib/systems';
import { setSelection } from '../session/state';
import { commentOnFinding, commentPlaceOf, findingAt, goToPlace, placeOfFinding } from './comment-places';
import { openWindow } from './testing/windows';

const FINDING: Finding = {
  ...{ code: 'crowded', severity: 'error', values: {} },
  path: ['deployment', 'stacks', 0],
};

const openLeuthen = async () => {
  const system = await loadSystem('prussias-glory');
  if (!system) throw new Error('no system');
  const text = readFileSync('content/scenarios/prussias-glory/leuthen-battle.json', 'utf8');
  const { state } = openWindow(system, JSON.parse(text), 'ada');
  return { ...state, derived: { ...state.derived, findings: [FINDING] } };
};

test('a comment is about the finding that was asked for, until something else is selected', async () => {
  const state = await openLeuthen();
  const asked = commentOnFinding(state, FINDING);
  expect(asked.panels.tab).toBe('comments');
  const place = commentPlaceOf(asked);
  expect(place).toBe(placeOfFinding(FINDING));
  expect(findingAt(asked, place)).toBe(FINDING);
  expect(commentPlaceOf(setSelection(asked, [], '4014'))).toBe('space 4014');
  expect(commentPlaceOf(setSelection(asked, ['pru-37-46'], null))).toBe('piece pru-37-46');
  expect(commentPlaceOf(setSelection(asked, [], null))).toBe('');
});

test('the place of a comment leads there; a finding that was solved leads nowhere', async () => {
  const state = await openLeuthen();
  expect(goToPlace(state, 'piece pru-37-46').selection.pieces).toEqual(['pru-37-46']);
  expect(goToPlace(state, 'space 4014').selection.space).toBe('4014');
  const solved = { ...state, derived: { ...state.derived, findings: [] } };
  expect(findingAt(solved, placeOfFinding(FINDING))).toBeUndefined();
  expect(goToPlace(solved, placeOfFinding(FINDING))).toBe(solved);
});
