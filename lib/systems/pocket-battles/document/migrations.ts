import type { Migration } from '@/lib/game/document/document-kind';

/** Version 1 is the first. */
export const migrations: readonly Migration[] = [];
