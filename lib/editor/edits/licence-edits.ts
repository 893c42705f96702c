import { type Licence, licenceOf } from '@/lib/documents/licence';
import { commitChanges, type StudioState } from '../session/state';
import { labelField, nameFieldStep } from './field-edits';

/** States the licence of the document itself, whichever of its variants is shown. */
export const setLicence = (state: StudioState, licence: Licence): StudioState =>
  licenceOf(state.history.present.document) === licence
    ? state
    : commitChanges(state, nameFieldStep(labelField('licence')), [
        { op: 'add', path: ['licence'], value: licence },
      ]);
