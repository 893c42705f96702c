'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { useSay } from '@/components/words/use-say';
import { formatDocument } from '@/lib/documents/format';
import { documentKindOf } from '@/lib/editor/session/derived-state';
import { sourceOf } from '@/lib/editor/session/state';
import type { StudioStore } from '@/lib/editor/session/store';
import { spansOf } from '@/lib/editor/source/text-positions';
import { describeFinding, type Finding, isError } from '@/lib/game/contract/finding';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import type { Say } from '@/lib/game/contract/sentence';
import { describePath } from '../findings/document-differences';
import { useStudio, useStudioState } from '../session/studio-context';
import { useVariants } from '../variants/use-variants';
import { registerQuickFixes } from './code-actions';
import { registerFormatter } from './format-source';
import { monaco } from './monaco';
import { toMonacoRange } from './monaco-range';
import { DOCUMENT_ADDRESS, registerSchema } from './schema-hints';
import styles from './source.module.css';
import { bindSource, type SourceBinding } from './source-binding';

type Editor = monaco.editor.IStandaloneCodeEditor;

const OWNER = 'findings';

/** The section stands beside the sentence and leads to our own words for it. */
const ruleLink = ({ book, section }: RuleRef) => ({
  value: section,
  target: monaco.Uri.parse(`${location.origin}/rules/${book}/${section}`),
});

const markFindings = (model: monaco.editor.ITextModel, findings: readonly Finding[], say: Say): void => {
  const spans = spansOf(
    model.getValue(),
    findings.map(({ path }) => path),
  );
  const markers = findings.map((finding, index) => ({
    ...toMonacoRange(model, spans[index] ?? { start: 0, end: 1 }),
    message: say(describeFinding(finding)),
    severity: isError(finding) ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
    ...(finding.rule ? { code: ruleLink(finding.rule) } : {}),
  }));
  monaco.editor.setModelMarkers(model, OWNER, markers);
};

const makeEditor = (place: HTMLElement, store: StudioStore, label: string): Editor => {
  const state = store.getState();
  registerSchema(documentKindOf(state.rules));
  return monaco.editor.create(place, {
    model: monaco.editor.createModel(
      formatDocument(sourceOf(state)),
      'json',
      monaco.Uri.parse(DOCUMENT_ADDRESS),
    ),
    ariaLabel: label,
    automaticLayout: true,
    minimap: { enabled: false },
    fontSize: 13,
    lineHeight: 20,
    tabSize: 2,
    scrollBeyondLastLine: false,
    renderLineHighlight: 'none',
    overviewRulerLanes: 0,
    fixedOverflowWidgets: true,
    stickyScroll: { enabled: false },
    lineNumbersMinChars: 4,
    folding: true,
    wordWrap: 'on',
    wrappingIndent: 'deepIndent',
    wordBasedSuggestions: 'off',
    quickSuggestions: { strings: true, other: true, comments: false },
  });
};

const addKeys = (editor: Editor, binding: SourceBinding, save: () => void): void => {
  const { KeyMod, KeyCode } = monaco;
  editor.addCommand(KeyMod.CtrlCmd | KeyCode.KeyZ, binding.undo);
  editor.addCommand(KeyMod.CtrlCmd | KeyMod.Shift | KeyCode.KeyZ, binding.redo);
  editor.addCommand(KeyMod.CtrlCmd | KeyCode.KeyY, binding.redo);
  editor.addCommand(KeyMod.CtrlCmd | KeyCode.KeyS, save);
};

/** The editor once it stands, bound to the document in both directions. */
const useSource = (onParsed: (isParsed: boolean) => void) => {
  const words = useTranslations('studio');
  const label = words('source.title');
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const { store, saver } = useStudio();
  useEffect(() => {
    if (!place.current) return;
    const made = makeEditor(place.current, store, label);
    const model = made.getModel();
    if (!model) return;
    const binding = bindSource(store, made, model, onParsed);
    addKeys(made, binding, () => void saver.saveNow());
    setEditor(made);
    return () => {
      binding.stop();
      made.dispose();
      model.dispose();
      setEditor(null);
    };
  }, [store, saver, label, onParsed]);
  return { place, editor };
};

const useMarkers = (editor: Editor | null): void => {
  const say = useSay();
  const findings = useStudioState(({ derived }) => derived.findings);
  useEffect(() => {
    const model = editor?.getModel();
    if (model) markFindings(model, findings, say);
  }, [editor, findings, say]);
};

/** What can be done with the text besides writing: the fixes of the findings, and our own way of laying it out. */
const useCodeActions = (editor: Editor | null): void => {
  const say = useSay();
  const words = useTranslations('problems');
  const { store } = useStudio();
  useEffect(() => {
    if (!editor) return;
    const offers = [
      registerQuickFixes(editor, store, ({ label }) => words('fix', { label: say(label) })),
      registerFormatter(),
    ];
    return () => {
      for (const offer of offers) offer.dispose();
    };
  }, [editor, store, say, words]);
};

/** Shows the place that was chosen elsewhere, and marks its lines. */
const useReveal = (editor: Editor | null): void => {
  const reveal = useStudioState(state => state.reveal);
  const marks = useRef<monaco.editor.IEditorDecorationsCollection | null>(null);
  useEffect(() => {
    const model = editor?.getModel();
    if (!editor || !model || reveal.request === 0) return;
    const [span] = spansOf(model.getValue(), [reveal.path]);
    if (!span) return;
    const range = toMonacoRange(model, span);
    marks.current ??= editor.createDecorationsCollection();
    marks.current.set([{ range, options: { isWholeLine: true, className: styles.chosenLine } }]);
    // While the author is typing, the text does not scroll away.
    if (editor.hasTextFocus()) return;
    editor.setPosition(range.getStartPosition(), 'api');
    editor.revealRangeInCenterIfOutsideViewport(range);
  }, [editor, reveal]);
};

const useTheme = (isDark: boolean): void => {
  useEffect(() => monaco.editor.setTheme(isDark ? 'paper-dark' : 'paper-light'), [isDark]);
};

/** The piece whose text it is, and whether the map could follow it. */
const SourceNotice = ({ isParsed }: { readonly isParsed: boolean }) => {
  const words = useTranslations('studio');
  const shown = useStudioState(({ variant }) => variant);
  const variant = useVariants().find(({ id }) => id === shown);
  if (!isParsed) return <p role="status">{words('source.not-json')}</p>;
  return <p role="status">{variant && words('source.of-variant', { title: variant.title })}</p>;
};

interface SourceEditorProps {
  readonly isDark: boolean;
  readonly onClose?: () => void;
}

/** The place in the document that was chosen last. */
const SourcePath = () => {
  const { path } = useStudioState(state => state.reveal);
  const document = useStudioState(sourceOf);
  if (path.length === 0) return null;
  return <p className={styles.path}>{describePath(document, path)}</p>;
};

/** The document as text. */
export const SourceEditor = ({ isDark, onClose }: SourceEditorProps) => {
  const words = useTranslations('studio');
  const [isParsed, setParsed] = useState(true);
  const { place, editor } = useSource(setParsed);
  useTheme(isDark);
  useMarkers(editor);
  useReveal(editor);
  useCodeActions(editor);
  return (
    <section className={styles.panel} aria-labelledby="source-title" data-pane="source" tabIndex={-1}>
      <header>
        <h2 id="source-title">{words('source.title')}</h2>
        <SourcePath />
        <SourceNotice isParsed={isParsed} />
        {onClose && (
          <IconButton label={words('slips.close', { panel: words('source.title') })} onClick={onClose}>
            ×
          </IconButton>
        )}
      </header>
      <div ref={place} className={styles.text} />
    </section>
  );
};
