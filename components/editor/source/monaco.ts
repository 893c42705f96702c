'use client';

import * as monaco from 'monaco-editor/editor/editor.api';
import 'monaco-editor/features/register.all';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';
import { THEME_COLOURS } from '@/lib/site/theme-colours';

self.MonacoEnvironment = {
  getWorker: (_id, label) =>
    label === 'json'
      ? new Worker(new URL('monaco-editor/languages/features/json/json.worker.js', import.meta.url), {
          type: 'module',
        })
      : new Worker(new URL('monaco-editor/editor/editor.worker.js', import.meta.url), { type: 'module' }),
};

const BASES = { light: 'vs', dark: 'vs-dark' } as const;

/** Monaco wants the colours of tokens without their sign. */
const bare = (colour: string): string => colour.slice(1);

for (const name of ['light', 'dark'] as const) {
  const theme = THEME_COLOURS[name];
  monaco.editor.defineTheme(`paper-${name}`, {
    base: BASES[name],
    inherit: true,
    rules: [
      { token: 'string.key.json', foreground: bare(theme.accent) },
      { token: 'string.value.json', foreground: bare(theme.ok) },
      { token: 'number.json', foreground: bare(theme.warn) },
      { token: 'keyword.json', foreground: bare(theme.warn) },
    ],
    colors: {
      'editor.background': theme.code,
      'editor.foreground': theme.ink,
      'editorLineNumber.foreground': theme.codeNumber,
      'editorLineNumber.activeForeground': theme.ink,
      'editor.selectionBackground': theme.codeChosen,
      'editor.lineHighlightBackground': theme.code,
      'editorGutter.background': theme.code,
      'editorWidget.background': theme.panel,
      'editorWidget.border': theme.line,
      'editorSuggestWidget.background': theme.panel,
      'editorSuggestWidget.border': theme.line,
      'editorSuggestWidget.selectedBackground': theme.accent,
      'editorSuggestWidget.selectedForeground': theme.onAccent,
      'editorSuggestWidget.highlightForeground': theme.accent,
      'editorSuggestWidget.focusHighlightForeground': theme.onAccent,
      'editorHoverWidget.background': theme.panel,
      'editorHoverWidget.border': theme.line,
      'scrollbar.shadow': `${theme.ink}00`,
    },
  });
}

export { jsonDefaults, monaco };
