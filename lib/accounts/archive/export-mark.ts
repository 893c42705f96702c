/** The file in an archive by which it is known as one that this program made. */
export const EXPORT_MARK = 'battlewright.json';
export const EXPORT_FORMAT = 'battlewright-export';

/** What the author wrote under documents, played, rated and follows. */
export const COMMUNITY_FOLDER = 'community/';
