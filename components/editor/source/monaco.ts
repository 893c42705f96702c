'use client';

import * as monaco from 'monaco-editor/editor/editor.api';
import 'monaco-editor/features/register.all';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';

self.MonacoEnvironment = {
  getWorker: (_id, label) =>
    label === 'json'
      ? new Worker(new URL('monaco-editor/languages/features/json/json.worker.js', import.meta.url), {
          type: 'module',
        })
      : new Worker(new URL('monaco-editor/editor/editor.worker.js', import.meta.url), { type: 'module' }),
};

const THEMES = {
  light: {
    base: 'vs',
    ground: '#F2EAD5',
    ink: '#2A241D',
    second: '#8A7C66',
    key: '1E3F66',
    text: '3E5F2B',
    figure: '7A4E06',
    chosen: '#E4D6B2',
    panel: '#FBF7EA',
    accent: '#1E3F66',
    onAccent: '#FBF7EA',
    line: '#CBBD9B',
  },
  dark: {
    base: 'vs-dark',
    ground: '#1A1712',
    ink: '#EDE4CF',
    second: '#857A66',
    key: '93B9E0',
    text: 'A5C88B',
    figure: 'E5B655',
    chosen: '#3A3225',
    panel: '#231F19',
    accent: '#93B9E0',
    onAccent: '#14120F',
    line: '#443B2E',
  },
} as const;

for (const [name, theme] of Object.entries(THEMES))
  monaco.editor.defineTheme(`paper-${name}`, {
    base: theme.base,
    inherit: true,
    rules: [
      { token: 'string.key.json', foreground: theme.key },
      { token: 'string.value.json', foreground: theme.text },
      { token: 'number.json', foreground: theme.figure },
      { token: 'keyword.json', foreground: theme.figure },
    ],
    colors: {
      'editor.background': theme.ground,
      'editor.foreground': theme.ink,
      'editorLineNumber.foreground': theme.second,
      'editorLineNumber.activeForeground': theme.ink,
      'editor.selectionBackground': theme.chosen,
      'editor.lineHighlightBackground': theme.ground,
      'editorGutter.background': theme.ground,
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
      'scrollbar.shadow': '#00000000',
    },
  });

export { jsonDefaults, monaco };
