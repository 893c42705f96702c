import { RuleLink } from '@/components/ui/reading/rule-link';
import type { ArmyListChapter } from '@/lib/game/contract/army/army-lists';
import { nameSection } from '@/lib/game/contract/rulebook';
import type { Say } from '@/lib/game/contract/sentence';
import styles from './lists.module.css';

interface ListChaptersProps {
  readonly chapters: readonly ArmyListChapter[];
  readonly say: Say;
}

/** Years, command, options, allies and the rest of a list, each with the section that it follows. */
export const ListChapters = ({ chapters, say }: ListChaptersProps) => (
  <div className={styles.chapters}>
    {chapters.map(({ title, rule, lines }) => (
      <section key={title.code}>
        <h3>{say(title)}</h3>
        <ul>
          {lines.map(line => (
            <li key={say(line)}>{say(line)}</li>
          ))}
        </ul>
        {rule && (
          <p className="small">
            <RuleLink rule={rule} title={say(nameSection(rule))} />
          </p>
        )}
      </section>
    ))}
  </div>
);
