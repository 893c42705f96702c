import { applyFix, fixesOf } from '@/lib/editor/findings/quick-fixes';
import type { StudioStore } from '@/lib/editor/session/store';
import { spansOf } from '@/lib/editor/source/text-positions';
import type { QuickFix } from '@/lib/game/check/check';
import type { Finding } from '@/lib/game/contract/finding';
import { monaco } from './monaco';
import { toMonacoRange } from './monaco-range';

type Editor = monaco.editor.IStandaloneCodeEditor;

interface FixOffer {
  readonly finding: Finding;
  readonly fix: QuickFix;
}

/** The fixes of the findings that touch a stretch of the text. */
const listFixesAt = (
  store: StudioStore,
  model: monaco.editor.ITextModel,
  range: monaco.Range,
): readonly FixOffer[] => {
  const { derived } = store.getState();
  const fixable = derived.findings.filter(finding => fixesOf(derived, finding).length > 0);
  const spans = spansOf(
    model.getValue(),
    fixable.map(({ path }) => path),
  );
  return fixable.flatMap((finding, index) => {
    const span = spans[index];
    const touches = span && monaco.Range.areIntersectingOrTouching(toMonacoRange(model, span), range);
    return touches ? fixesOf(derived, finding).map(fix => ({ finding, fix })) : [];
  });
};

/** The quick fixes of the findings, under the light bulb of the text. */
export const registerQuickFixes = (
  editor: Editor,
  store: StudioStore,
  title: (fix: QuickFix) => string,
): monaco.IDisposable => {
  const run = editor.addCommand(0, (_services: unknown, fix: QuickFix) =>
    store.update(state => applyFix(state, fix)),
  );
  return monaco.languages.registerCodeActionProvider('json', {
    provideCodeActions: (model, range) => ({
      actions:
        model === editor.getModel() && run !== null
          ? listFixesAt(store, model, range).map(({ fix }) => ({
              title: title(fix),
              kind: 'quickfix',
              command: { id: run, title: title(fix), arguments: [fix] },
            }))
          : [],
      dispose: () => undefined,
    }),
  });
};
