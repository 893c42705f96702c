'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ARMY_COLOURS, CounterImage } from '@/components/board/counter-image';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { applyPick } from '@/lib/editor/edits/army-edits';
import { countTaken, findNextPick, type NextPick } from '@/lib/game/army/army-picks';
import { type ArmyListEntry, formatName } from '@/lib/game/contract/army/army-lists';
import { describeFinding } from '@/lib/game/contract/finding';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { useIsReadOnly } from '../forms/fields';
import { useStudio } from '../session/studio-context';
import styles from './army.module.css';
import { useArmy } from './army-context';

/** What the list offers, with the rules' answer to each before it is taken. */
export const OffersPanel = () => {
  const words = useTranslations('lists.army');
  const say = useSay();
  const { offers } = useArmy();
  const groups = [...new Set(offers.map(({ group }) => formatName(group, say)))];
  return (
    <section className={styles.offers} aria-labelledby="offers">
      <h2 id="offers">{words('offers')}</h2>
      {groups.map(group => (
        <div key={group} className={styles.group}>
          <h3>{group}</h3>
          <ul>
            {offers
              .filter(offer => formatName(offer.group, say) === group)
              .map(offer => (
                <Offer key={offer.id} offer={offer} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
};

/** What one more of this entry would be, and whether the rules allow it. */
const useNextPick = (offer: ArmyListEntry): NextPick => {
  const { lists, army, list, picks, findings } = useArmy();
  return useMemo(
    () => findNextPick(lists, { army, list, picks }, offer, findings),
    [lists, army, list, offer, picks, findings],
  );
};

const Offer = ({ offer }: { readonly offer: ArmyListEntry }) => {
  const words = useTranslations('lists.army');
  const say = useSay();
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const army = useArmy();
  const { pick, objections } = useNextPick(offer);
  const name = formatName(offer.label, say);
  const isRefused = objections.length > 0;
  const add = (): void => store.update(state => applyPick(state, army, pick, 'add', name));
  return (
    <li className={styles.offer} data-refused={isRefused || undefined}>
      <span className={isRefused ? styles.struckFace : undefined}>
        <CounterImage face={offer.face(ARMY_COLOURS)} className={styles.counter} />
      </span>
      <div className={styles.what}>
        <strong className={isRefused ? styles.struck : undefined}>{name}</strong>{' '}
        <span className={styles.kind}>{say(offer.words)}</span>
        <span className={styles.limits}>
          <Limits offer={offer} /> · {words('each', { price: offer.price, per: say(offer.per) })}
        </span>
        {objections.map(finding => (
          <p key={`${finding.code} ${finding.path.join('/')}`} className={styles.reason}>
            {say(describeFinding(finding))} {finding.rule && <StudioRuleLink rule={finding.rule} />}
          </p>
        ))}
        {!isRefused && offer.note && <span className={styles.note}>{say(offer.note)}</span>}
      </div>
      <Button
        look={isRefused ? 'quiet' : 'plain'}
        disabled={isReadOnly}
        aria-label={words(isRefused ? 'all-the-same-named' : 'add-named', {
          name: `${name}, ${say(offer.words)}`,
        })}
        onClick={add}
      >
        {words(isRefused ? 'all-the-same' : 'add')}
      </Button>
    </li>
  );
};

const Limits = ({ offer }: { readonly offer: ArmyListEntry }) => {
  const words = useTranslations('lists.army');
  const { picks } = useArmy();
  const taken = countTaken(offer, picks);
  const { min, max } = offer;
  if (max === null) return words('taken-open', { taken });
  if (max === 0) return words('none-left', { taken });
  return words('taken', { taken, range: words('range', { min, max }) });
};
