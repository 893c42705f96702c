import { formatDocument } from '@/lib/documents/format';
import { jsonDefaults, monaco } from './monaco';

const formatText = (text: string): string | null => {
  try {
    return formatDocument(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** Monaco's own key for it differs from system to system. */
const FORMAT_KEY: monaco.editor.IKeybindingRule = {
  keybinding: monaco.KeyMod.Shift | monaco.KeyMod.Alt | monaco.KeyCode.KeyF,
  command: 'editor.action.formatDocument',
  when: 'editorTextFocus',
};

/** Shift+Alt+F writes the document as we write documents; text that is no JSON yet stays as it is. */
export const registerFormatter = (): monaco.IDisposable => {
  jsonDefaults.setModeConfiguration({
    ...jsonDefaults.modeConfiguration,
    documentFormattingEdits: false,
    documentRangeFormattingEdits: false,
  });
  const provider = monaco.languages.registerDocumentFormattingEditProvider('json', {
    provideDocumentFormattingEdits: model => {
      const text = formatText(model.getValue());
      return text === null ? [] : [{ range: model.getFullModelRange(), text }];
    },
  });
  const key = monaco.editor.addKeybindingRule(FORMAT_KEY);
  return {
    dispose: () => {
      provider.dispose();
      key.dispose();
    },
  };
};
