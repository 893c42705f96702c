/** The file that marks an archive as made by this program. */
export const EXPORT_MARK = 'battlewright.json';
export const EXPORT_FORMAT = 'battlewright-export';

/** What the author wrote under documents, played, rated and follows. */
export const COMMUNITY_FOLDER = 'community/';
