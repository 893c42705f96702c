import { LICENCES } from '@/lib/documents/licence';
import { type CachedDraft, restoreHistory } from '../autosave/cached-draft';
import { NO_WATCHED_QUERIES } from '../check-worker/watched-queries';
import { NO_ZONES } from '../check-worker/zones';
import { EMPTY_QUEUE } from '../together/edit-queue';
import { ALONE } from '../together/together-state';
import { type DerivedState, type DraftRules, derive } from './derived-state';
import { IDLE_INTERACTION } from './interaction-state';
import { FIRST_PANELS } from './panels';
import type { StudioDraft, StudioState } from './state';
import { NEW_VIEW } from './view-state';

/** A draft opens in its newest shape, with the history that this device kept of it, so that nothing is lost. */
export const openStudio = (
  rules: DraftRules,
  draft: StudioDraft,
  copies: readonly CachedDraft[] | null,
): StudioState => {
  const server = migrateToNewest(rules, draft.document);
  const restored = restoreHistory(server, draft.revision, copies ?? []);
  const { history, saved, notice, revision, waiting } = restored;
  return {
    rules,
    history,
    mergeKey: null,
    derived: deriveOpened(rules, server, history.present.document),
    variant: null,
    zones: NO_ZONES,
    watched: NO_WATCHED_QUERIES,
    selection: { pieces: [], space: null },
    reveal: { path: [], request: 0 },
    tool: { type: 'select' },
    dragging: null,
    deploying: null,
    refusal: null,
    traySeat: null,
    reachable: null,
    previewedFix: null,
    save: { status: 'saved', revision, saved, errorCode: null, isCached: true },
    queue: { ...EMPTY_QUEUE, waiting, isWhole: server !== draft.document },
    together: { ...ALONE, role: draft.role ?? 'owner' },
    slug: draft.slug,
    licences: draft.licences ?? LICENCES,
    authorName: draft.authorName ?? null,
    notice,
    interaction: IDLE_INTERACTION,
    view: NEW_VIEW,
    panels: FIRST_PANELS,
  };
};

const deriveOpened = (rules: DraftRules, server: unknown, present: unknown): DerivedState => {
  const derived = derive(rules, server);
  return present === server ? derived : derive(rules, present, derived);
};

/** Changes are made to the newest shape, so that an older document is brought to it before the first edit. */
const migrateToNewest = ({ system, format }: DraftRules, document: unknown): unknown => {
  const kind = system.documents[format];
  if (!kind || versionOf(document) === kind.version) return document;
  return derive({ system, format }, document).scenario ?? document;
};

const versionOf = (document: unknown): unknown =>
  typeof document === 'object' && document !== null && 'version' in document ? document.version : undefined;
