import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/controls/field';
import { useSay } from '@/components/words/use-say';
import { type LabBattle, listOtherReadings } from '@/lib/games/lab/lab-battle';
import type { LabChoice, Rival } from '@/lib/games/lab/lab-choice';
import type { LabSource, OpenedLab } from '../runs/use-lab';

interface RivalSelectProps {
  readonly source: LabSource;
  readonly opened: OpenedLab;
  readonly choice: LabChoice;
  onChange(changes: Partial<LabChoice>): void;
}

interface NamedRival {
  readonly rival: Rival;
  readonly words: string;
}

/** What B is: a variant, another version, or another reading of a rule. */
export const RivalSelect = ({ source, opened, choice, onChange }: RivalSelectProps) => {
  const t = useTranslations('lab');
  const others: readonly NamedRival[] = [
    { rival: { type: 'variant', id: null }, words: t('choice.as-printed') },
    ...opened.variants.map(({ id, title }) => ({ rival: { type: 'variant', id } as const, words: title })),
    ...source.versions.map(n => ({
      rival: { type: 'version', n } as const,
      words: t('compare.version', { n }),
    })),
  ];
  const readings = useReadings(opened.battle);
  const pick = (key: string): void => {
    const picked = [...others, ...readings].find(({ rival }) => keyOfRival(rival) === key);
    if (picked) onChange({ rival: picked.rival });
  };
  return (
    <Field label={t('compare.b')}>
      <select
        value={choice.rival ? keyOfRival(choice.rival) : ''}
        onChange={({ target }) => pick(target.value)}
      >
        {others.map(renderOption)}
        {readings.length > 0 && <optgroup label={t('compare.rules')}>{readings.map(renderOption)}</optgroup>}
      </select>
    </Field>
  );
};

const renderOption = ({ rival, words }: NamedRival) => (
  <option key={keyOfRival(rival)} value={keyOfRival(rival)}>
    {words}
  </option>
);

const keyOfRival = (rival: Rival): string => {
  if (rival.type === 'version') return `version ${rival.n}`;
  return rival.type === 'option' ? `option ${rival.id} ${rival.choice}` : `variant ${rival.id ?? ''}`;
};

const useReadings = (battle: LabBattle): readonly NamedRival[] => {
  const t = useTranslations('lab.compare');
  const say = useSay();
  return listOtherReadings(battle).map(({ id, rule, choice, label }) => ({
    rival: { type: 'option', id, choice },
    words: t('rule', {
      rule: say(rule),
      choice: label ? say(label) : t(choice === 'on' ? 'rule-on' : 'rule-off'),
    }),
  }));
};
