import { fixesOf, mended } from '@/components/findings/mending';
import type { StudioStore } from '@/components/studio/studio-store';
import type { QuickFix } from '@/lib/game/check';
import type { Finding } from '@/lib/game/finding';
import { spansOf } from './finding-markers';
import { monaco } from './monaco';
import { rangeOf } from './ranges';

type Editor = monaco.editor.IStandaloneCodeEditor;

interface Offer {
  readonly finding: Finding;
  readonly fix: QuickFix;
}

/** The fixes of the findings that touch a stretch of the text. */
const offersAt = (
  store: StudioStore,
  model: monaco.editor.ITextModel,
  range: monaco.Range,
): readonly Offer[] => {
  const { reading } = store.getState();
  const mendable = reading.findings.filter(finding => fixesOf(reading, finding).length > 0);
  const spans = spansOf(
    model.getValue(),
    mendable.map(({ path }) => path),
  );
  return mendable.flatMap((finding, index) => {
    const span = spans[index];
    const touches = span && monaco.Range.areIntersectingOrTouching(rangeOf(model, span), range);
    return touches ? fixesOf(reading, finding).map(fix => ({ finding, fix })) : [];
  });
};

/** The quick fixes of the findings, under the light bulb of the text. */
export const offerFixes = (
  editor: Editor,
  store: StudioStore,
  title: (fix: QuickFix) => string,
): monaco.IDisposable => {
  const run = editor.addCommand(0, (_services: unknown, fix: QuickFix) =>
    store.update(state => mended(state, fix)),
  );
  return monaco.languages.registerCodeActionProvider('json', {
    provideCodeActions: (model, range) => ({
      actions:
        model === editor.getModel() && run !== null
          ? offersAt(store, model, range).map(({ fix }) => ({
              title: title(fix),
              kind: 'quickfix',
              command: { id: run, title: title(fix), arguments: [fix] },
            }))
          : [],
      dispose: () => undefined,
    }),
  });
};
