'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import {
  countAnswers,
  type FindingsFilter,
  NO_SECTION,
  sectionOf,
  sidesOf,
} from '@/lib/editor/findings/filter-findings';
import { countAllFindings, type Finding, type ListedFindings } from '@/lib/game/contract/finding';
import { nameSection } from '@/lib/game/contract/rulebook';
import { useStudioState } from '../session/studio-context';
import styles from './filter-bar.module.css';

interface FilterProps {
  readonly findings: readonly Finding[];
  readonly filter: FindingsFilter;
  readonly onFilter: (filter: FindingsFilter) => void;
}

type TallyProps = Omit<FilterProps, 'findings'> & { readonly listed: ListedFindings };

/** All of them, or only errors or warnings, with their numbers. */
export const Tally = ({ listed, filter, onFilter }: TallyProps) => {
  const words = useTranslations('studio');
  const { errors, warnings } = countAllFindings(listed);
  if (errors + warnings === 0) return <p className={styles.met}>{words('findings.none')}</p>;
  const choices = [
    { severity: null, label: words('findings.all', { count: errors + warnings }), count: 1 },
    { severity: 'error', label: words('findings.only-errors', { count: errors }), count: errors },
    { severity: 'warning', label: words('findings.only-warnings', { count: warnings }), count: warnings },
  ] as const;
  return (
    <p className={styles.tally}>
      {choices
        .filter(({ count }) => count > 0)
        .map(({ severity, label }) => (
          <Button
            key={label}
            look="bare"
            aria-pressed={filter.severity === severity}
            onClick={() => onFilter({ ...filter, severity })}
          >
            {label}
          </Button>
        ))}
    </p>
  );
};

interface Choice {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

interface SelectProps {
  readonly label: string;
  readonly all: string;
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onChoose: (value: string | null) => void;
}

const Select = ({ label, all, value, choices, onChoose }: SelectProps) => {
  const words = useTranslations('problems');
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={event => onChoose(event.target.value === '' ? null : event.target.value)}
    >
      <option value="">{all}</option>
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {words('option', { name: choice.name, count: choice.count })}
        </option>
      ))}
    </select>
  );
};

const useSectionChoices = (findings: readonly Finding[]): readonly Choice[] => {
  const words = useTranslations('problems');
  const studio = useTranslations('studio');
  const say = useSay();
  const book = useStudioState(({ rules }) => rules.system.id);
  return countAnswers(findings.map(sectionOf)).map(([section, count]) => ({
    value: section,
    name:
      section === NO_SECTION
        ? words('other')
        : studio('findings.section', { section, title: say(nameSection({ book, section })) }),
    count,
  }));
};

const useSideChoices = (findings: readonly Finding[]): readonly Choice[] => {
  const position = useStudioState(({ derived }) => derived.position);
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const system = useStudioState(({ rules }) => rules.system);
  if (!scenario) return [];
  const counts = new Map(countAnswers(findings.flatMap(finding => sidesOf(position, finding))));
  return system
    .seats(scenario)
    .flatMap(({ id, name }) => (counts.has(id) ? [{ value: id, name, count: counts.get(id) ?? 0 }] : []));
};

/** By side, by section and by text: useful from the second finding on. */
export const FilterBar = ({ findings, filter, onFilter }: FilterProps) => {
  const words = useTranslations('problems');
  const id = useId();
  const sections = useSectionChoices(findings);
  const sides = useSideChoices(findings);
  return (
    <search className={styles.filters} aria-label={words('filter')}>
      {(sides.length > 1 || filter.side !== null) && (
        <Select
          label={words('side')}
          all={words('all-sides')}
          value={filter.side}
          choices={sides}
          onChoose={side => onFilter({ ...filter, side })}
        />
      )}
      {(sections.length > 1 || filter.section !== null) && (
        <Select
          label={words('section')}
          all={words('all-sections')}
          value={filter.section}
          choices={sections}
          onChoose={section => onFilter({ ...filter, section })}
        />
      )}
      <input
        id={id}
        type="search"
        aria-label={words('find')}
        placeholder={words('find')}
        value={filter.text}
        onChange={event => onFilter({ ...filter, text: event.target.value })}
      />
    </search>
  );
};
