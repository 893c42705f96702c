import type { Migration } from '@/lib/game/document/document-kind';

/** Version 1 is the first: nothing to bring up to date yet. */
export const migrations: readonly Migration[] = [];
