import { formatDocument } from '@/lib/documents/format';

/** Hands the document to the author as a file. */
export const downloadDocument = (document: unknown, file: string): void => {
  const address = URL.createObjectURL(new Blob([formatDocument(document)], { type: 'application/json' }));
  const link = window.document.createElement('a');
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
};

const LONGEST_NAME = 60;

/** "Rome, Cannae" is kept as rome-cannae.json. */
export const fileNameOf = (title: string, usual: string): string => {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
  return `${plain || usual}.json`;
};
