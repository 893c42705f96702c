import type { MapName } from '@/lib/game/contract/authoring/names';
import type { Point } from '@/lib/geometry/board';
import { addToPlan, importWords, type PlanInProgress } from '../plan/import-plan';
import { cornerOfName, sizeOfName } from './map-layers';
import { propertyOf, type ReadObject } from './read-map';
import { fromTiled, type TiledGrid } from './tiled-grid';

const SLACK = 2;

/** Names that were written, moved, changed or taken away. */
export const planNames = (plan: PlanInProgress, objects: readonly ReadObject[], grid: TiledGrid): void => {
  const { names } = plan.system.editing;
  if (!names) return;
  const before = names.names(plan.scenario);
  const texts = objects.filter(({ text }) => text !== undefined);
  for (const object of texts) {
    const known = before.find(({ id }) => id === propertyOf(object, 'id'));
    if (known) changeName(plan, known, object, grid);
    else writeName(plan, object, grid);
  }
  const kept = new Set(texts.map(object => propertyOf(object, 'id')));
  // From the last to the first: a name that goes must not shift those that are still to go.
  for (const name of before.filter(({ id, isFree }) => isFree && !kept.has(id)).toReversed())
    addToPlan(
      plan,
      names.write(plan.scenario, { ...name, text: '' }),
      importWords('done.name-removed', { name: name.text }),
    );
};

const textOf = ({ text }: ReadObject): string => (text?.text ?? '').trim().slice(0, 60);

const changeName = (plan: PlanInProgress, known: MapName, object: ReadObject, grid: TiledGrid): void => {
  const { names } = plan.system.editing;
  const text = textOf(object);
  if (!names || text === '') return;
  const [x, y] = cornerOfName(grid, known);
  const [dx, dy] = [object.x - x, object.y - y];
  if (Math.hypot(dx, dy) > SLACK && known.isFree) {
    const [left, top] = fromTiled(grid, [dx, dy]);
    const to: Point = [known.at[0] + left, known.at[1] + top];
    const moved = names.move(plan.scenario, known.id, to);
    addToPlan(plan, moved, importWords('done.name-moved', { name: known.text }));
  }
  if (text === known.text) return;
  const written = names.write(plan.scenario, { ...known, text });
  addToPlan(plan, written, importWords('done.renamed', { from: known.text, to: text }));
};

const writeName = (plan: PlanInProgress, object: ReadObject, grid: TiledGrid): void => {
  const { names } = plan.system.editing;
  const text = textOf(object);
  const [width, height] = sizeOfName(text);
  const at = fromTiled(grid, [object.x + (object.width ?? width) / 2, object.y + (object.height ?? height)]);
  const [kind] = names?.kindsAt(plan.scenario, at) ?? [];
  const changes = names && kind ? names.write(plan.scenario, { id: null, text, kind: kind.id, at }) : [];
  if (!addToPlan(plan, changes, importWords('done.name-written', { name: text })))
    plan.lost.push(importWords('lost.unknown-object', { id: text || String(object.id) }));
};
