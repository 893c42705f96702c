import { DEFAULT_LANGUAGE, type Language } from '@/lib/game/language';
import { escapeHtml } from '../published/share-urls';

interface AtomEntry {
  readonly id: string;
  readonly title: string;
  /** The whole address of its page. */
  readonly page: string;
  readonly updated: string;
  readonly summary?: string;
  readonly author: string;
}

interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly home: string;
  /** Absent: its address is a secret, which is not repeated in it. */
  readonly self?: string;
  readonly language?: Language;
  readonly entries: readonly AtomEntry[];
}

const NEVER = '1970-01-01T00:00:00.000Z';

/** Atom 1.0; the newest entry first. */
export const writeAtom = ({
  id,
  title,
  home,
  self,
  language = DEFAULT_LANGUAGE,
  entries,
}: AtomFeed): string => {
  const own = self === undefined ? '' : `<link rel="self" href="${escapeHtml(self)}"/>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${escapeHtml(id)}</id><title>${escapeHtml(title)}</title>${own}<link href="${escapeHtml(home)}"/><updated>${entries[0]?.updated ?? NEVER}</updated>
${entries.map(writeEntry).join('\n')}
</feed>
`;
};

const writeEntry = ({ id, title, page, updated, summary, author }: AtomEntry): string => {
  const words = summary === undefined ? '' : `<summary>${escapeHtml(summary)}</summary>`;
  return `<entry><id>${escapeHtml(id)}</id><title>${escapeHtml(title)}</title><link href="${escapeHtml(page)}"/><updated>${updated}</updated>${words}<author><name>${escapeHtml(author)}</name></author></entry>`;
};

/** A feed for one reader alone. */
export const privateAtomResponse = (feed: AtomFeed): Response =>
  new Response(writeAtom(feed), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'private, no-store' },
  });
