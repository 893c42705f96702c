export const SHORTEST_NAME = 3;
export const LONGEST_NAME = 30;
/** Of a new password; older ones may be shorter. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;

/** Plain letters only, so that no name can look like another's; it is part of addresses. */
const NAME = /^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$/;

export const isUserName = (text: string): boolean =>
  text.length >= SHORTEST_NAME && text.length <= LONGEST_NAME && NAME.test(text);
