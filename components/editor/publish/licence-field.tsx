'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import controls from '@/components/ui/controls/controls.module.css';
import { Field } from '@/components/ui/controls/field';
import { LICENCES, type Licence, licenceOf } from '@/lib/documents/licence';
import { readLocal, writeLocal } from '@/lib/editor/autosave/safe-local-storage';
import { licenceKeyOf } from '@/lib/words/licence-words';
import { useStudioState } from '../session/studio-context';

const REMEMBERED = 'battlewright-licence';

/** What an author chose last is offered for their next document. */
export const rememberLicence = (licence: Licence): void => writeLocal(REMEMBERED, licence);

interface LicenceChoice {
  /** Null: none is chosen yet. */
  readonly licence: Licence | null;
  readonly licences: readonly Licence[];
  readonly onChoose: (licence: Licence) => void;
}

/** The licence that the document states, else the one that was chosen last, as far as the original allows it. */
export const useLicenceChoice = (): LicenceChoice => {
  const licences = useStudioState(state => state.licences);
  const stated = useStudioState(state => licenceOf(state.history.present.document));
  const [chosen, setChosen] = useState<Licence | null>(null);
  const remembered = licenceOf({ licence: readLocal(REMEMBERED) });
  const only = licences.length === 1 ? licences[0] : null;
  const wanted = [chosen, stated, remembered, only].find(each => each && licences.includes(each));
  return { licence: wanted ?? null, licences, onChoose: setChosen };
};

/** What readers may do with it, chosen before it is published. */
export const LicenceField = ({ licence, licences, onChoose }: LicenceChoice) => {
  const words = useTranslations('studio.publish');
  const names = useTranslations('share.licence');
  if (licences.length === 0) return <p className={controls.bad}>{words('no-licence')}</p>;
  return (
    <>
      <Field label={words('licence')}>
        <select
          required
          value={licence ?? ''}
          onChange={({ target }) => {
            const found = licences.find(each => each === target.value);
            if (found) onChoose(found);
          }}
        >
          <option value="" disabled>
            {words('choose-licence')}
          </option>
          {licences.map(each => (
            <option key={each} value={each}>
              {names(`names.${licenceKeyOf(each)}`)}
            </option>
          ))}
        </select>
      </Field>
      <p className="small">
        {licence && names(`means.${licenceKeyOf(licence)}`)}{' '}
        {licences.length < LICENCES.length && words('remix-licence')}
      </p>
    </>
  );
};
