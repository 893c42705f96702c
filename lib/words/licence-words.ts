import { LICENCE_URLS, type Licence } from '@/lib/documents/licence';
import type { Sentence } from '@/lib/game/contract/sentence';

/** Ids stand in addresses of messages, where a dot would part them. */
export const licenceKeyOf = (licence: Licence): string => licence.replaceAll('.', '-');

/** "Licence: CC BY 4.0 (https://…)"; null: none is stated. */
export const describeLicence = (licence: Licence | null): Sentence => {
  if (licence === null) return { code: 'share.licence.not-stated' };
  const name = nameLicence(licence);
  const url = LICENCE_URLS[licence];
  return url === null
    ? { code: 'share.licence.line', values: { licence: name } }
    : { code: 'share.licence.line-with-address', values: { licence: name, url } };
};

/** "CC BY 4.0", where there is room for no more. */
export const nameLicence = (licence: Licence | null): Sentence => ({
  code: licence === null ? 'share.licence.none' : `share.licence.names.${licenceKeyOf(licence)}`,
});
