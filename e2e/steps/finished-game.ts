/**
 * Clastidium, played to its end, as a link carries it. `app/_worker/finished-game.test.ts` plays it again: where the rules have changed,
 * it fails and prints the game to be written here.
 */
export const FINISHED_CLASTIDIUM =
  'HcjRboIwGAbQd-m1TdzQTbn7_ra0XZioKNHeKRYhm9QgM5pl776Eu5Pzy27en1j8PmJn3_ru0IeOxa8jdu1CqAaVdWhKf2MxMzqTxVHVa-iCWstlofKNUDPt7IteLhq1Xd3padUmR5FdUGP-6YiruXyIaEEoqTUKP5gZnpw_oswJh4p2QqLDxTzREE-i4TR2hMzRVDviqEy_WtNXmiYPKSjHwV61EntMEGm-vAPpd_5Gte2tEWMEjNnfPw';
