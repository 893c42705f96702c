'use client';

import { useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { applyScenarioEdit, nameHistoryStep } from '@/lib/editor/session/state';
import { type ImportPlan, ImportRefused, planImport } from '@/lib/exchange/plan/import-plan';
import { type ImportedFile, planFile } from '@/lib/exchange/plan-file';
import { type ForeignTile, listForeignTiles, planForeignMap } from '@/lib/exchange/tiled/foreign-map';
import { useStudio } from '../session/studio-context';

/** A chosen file: what it would change and, for a foreign map, what its tiles mean. */
export interface ImportState {
  readonly name: string;
  readonly plan: ImportPlan;
  /** Null: it is no foreign map. */
  readonly tiles: readonly ForeignTile[] | null;
  readonly meanings: Readonly<Record<number, string>>;
}

const MOST_BYTES = 10 * 1024 * 1024;

const isForeign = (plan: ImportPlan): boolean =>
  plan.type === 'refused' && plan.reason.code === 'exchange.refused.foreign-map';

const guessesOf = (tiles: readonly ForeignTile[]): Record<number, string> =>
  Object.fromEntries(tiles.flatMap(({ gid, guess }) => (guess ? [[gid, guess]] : [])));

/** A file that is taken or refused as it is, without a question about its tiles. */
const toPlainState = (name: string, plan: ImportPlan): ImportState => ({
  name,
  plan,
  tiles: null,
  meanings: {},
});

/** A file that is too large is not read. */
const readFile = async (chosen: File): Promise<ImportedFile | null> =>
  chosen.size > MOST_BYTES ? null : { name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) };

/** Reads a file, shows what it would change, and changes it in one step that can be undone. */
export const useImport = (onDone: () => void) => {
  const { store } = useStudio();
  const say = useSay();
  const [file, setFile] = useState<ImportedFile | null>(null);
  const [state, setState] = useState<ImportState | null>(null);

  const planForeign = (text: string, tiles: readonly ForeignTile[], meanings: Record<number, string>) => {
    const { rules, derived } = store.getState();
    const { scenario } = derived;
    if (scenario)
      setState({ name: '', tiles, meanings, plan: planForeignMap(rules.system, scenario, text, meanings) });
  };

  const read = (imported: ImportedFile): void => {
    const { rules, derived } = store.getState();
    if (!derived.scenario) return;
    const plan = planFile(rules.system, derived.scenario, imported, say);
    if (!isForeign(plan)) setState(toPlainState(imported.name, plan));
    else readForeign(imported);
  };

  const readForeign = (imported: ImportedFile): void => {
    const text = new TextDecoder().decode(imported.bytes);
    try {
      const tiles = listForeignTiles(store.getState().rules.system, text);
      planForeign(text, tiles, guessesOf(tiles));
    } catch (error) {
      if (!(error instanceof ImportRefused)) throw error;
      const plan = planImport(() => {
        throw error;
      });
      setState(toPlainState(imported.name, plan));
    }
  };

  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    const imported = await readFile(chosen);
    setFile(imported);
    if (imported) return read(imported);
    const reason = { code: 'exchange.refused.too-large', values: { limit: '10 MB' } };
    setState(toPlainState(chosen.name, { type: 'refused', reason }));
  };

  const setMeaning = (gid: number, brush: string): void => {
    if (!file || !state?.tiles) return;
    planForeign(new TextDecoder().decode(file.bytes), state.tiles, { ...state.meanings, [gid]: brush });
  };

  const apply = (): void => {
    const plan = state?.plan;
    if (plan?.type !== 'plan') return;
    store.update(now =>
      applyScenarioEdit(now, nameHistoryStep('import', { name: file?.name ?? '' }), () => plan.changes),
    );
    onDone();
  };

  return { state, choose, setMeaning, apply };
};
