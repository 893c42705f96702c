'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RuleLink } from '@/components/findings/rule-link';
import { ARMY_COLOURS, Face } from '@/components/lists/face';
import controls from '@/components/studio/controls.module.css';
import { useIsReadOnly } from '@/components/studio/forms/fields';
import { useStudio } from '@/components/studio/studio-context';
import { useSay } from '@/components/words/use-say';
import { objectionsTo, oneMore, takenOf } from '@/lib/game/army-building';
import { type ListEntry, nameIn } from '@/lib/game/army-list';
import { type Finding, sentenceOf } from '@/lib/game/finding';
import { useArmy } from './army-context';
import { picked } from './army-edits';
import styles from './builder.module.css';

/** What the list offers, with the rules' answer to each before it is taken. */
export const OffersPanel = () => {
  const words = useTranslations('lists.army');
  const say = useSay();
  const { offers } = useArmy();
  const groups = [...new Set(offers.map(({ group }) => nameIn(group, say)))];
  return (
    <section className={styles.offers} aria-labelledby="offers">
      <h2 id="offers">{words('offers')}</h2>
      {groups.map(group => (
        <div key={group} className={styles.group}>
          <h3>{group}</h3>
          <ul>
            {offers
              .filter(offer => nameIn(offer.group, say) === group)
              .map(offer => (
                <Offer key={offer.id} offer={offer} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
};

/** The rules are asked about the army with one more of it. */
const useObjections = (offer: ListEntry): readonly Finding[] => {
  const { lists, army, list, picks, judged } = useArmy();
  return useMemo(
    () => objectionsTo(lists, army, list, oneMore(offer, picks), judged),
    [lists, army, list, offer, picks, judged],
  );
};

const Offer = ({ offer }: { readonly offer: ListEntry }) => {
  const words = useTranslations('lists.army');
  const say = useSay();
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const army = useArmy();
  const objections = useObjections(offer);
  const name = nameIn(offer.label, say);
  const isRefused = objections.length > 0;
  const add = (): void => store.update(state => picked(state, army, oneMore(offer, army.picks), 'add', name));
  return (
    <li className={styles.offer} data-refused={isRefused || undefined}>
      <span className={isRefused ? styles.struckFace : undefined}>
        <Face face={offer.face(ARMY_COLOURS)} className={styles.counter} />
      </span>
      <div className={styles.what}>
        <strong className={isRefused ? styles.struck : undefined}>{name}</strong>{' '}
        <span className={styles.kind}>{say(offer.words)}</span>
        <span className={styles.limits}>
          <Limits offer={offer} /> · {words('each', { price: offer.price })}
        </span>
        {objections.map(finding => (
          <p key={`${finding.code} ${finding.path.join('/')}`} className={styles.reason}>
            {say(sentenceOf(finding))} {finding.rule && <RuleLink rule={finding.rule} />}
          </p>
        ))}
        {!isRefused && offer.note && <span className={styles.note}>{say(offer.note)}</span>}
      </div>
      <button
        type="button"
        className={isRefused ? `${controls.quiet} ${styles.plain}` : controls.button}
        disabled={isReadOnly}
        aria-label={words(isRefused ? 'all-the-same-named' : 'add-named', {
          name: `${name}, ${say(offer.words)}`,
        })}
        onClick={add}
      >
        {words(isRefused ? 'all-the-same' : 'add')}
      </button>
    </li>
  );
};

const Limits = ({ offer }: { readonly offer: ListEntry }) => {
  const words = useTranslations('lists.army');
  const { picks } = useArmy();
  const taken = takenOf(offer, picks);
  const { min, max } = offer;
  if (max === null) return words('taken-open', { taken });
  if (max === 0) return words('none-left', { taken });
  return words('taken', { taken, range: words('range', { min, max }) });
};
