'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Counter } from '@/components/board/counter';
import { DrawnItems } from '@/components/board/draw-items';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import { paintPlaces } from '@/lib/editor/edits/map/board-edits';
import { selectAndReveal } from '@/lib/editor/session/state';
import type { SpaceForm, SpaceNote } from '@/lib/game/contract/authoring/space-form';
import type { Point } from '@/lib/geometry/board';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { useStudio, useStudioState } from '../session/studio-context';
import { DeployHereButton } from '../tray/deploy-here-button';
import { listBrushGroups } from '../tray/tool-rail';
import inspector from './inspector.module.css';
import { SpaceFields } from './space-fields';
import styles from './space-panel.module.css';
import { SpaceSides } from './space-sides';

/** Every brush for a space, for those who do not draw with a pointer. */
const PaintButtons = ({ space }: { readonly space: string }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const { brushes } = useStudioState(({ rules }) => rules.system.palette);
  const groups = listBrushGroups(brushes.filter(({ on }) => on === 'space'));
  if (groups.length === 0) return null;
  return (
    <details className={styles.laying}>
      <summary>{words('inspector.lay-here')}</summary>
      {groups.map(({ group, items }) => (
        <fieldset key={group} className={inspector.paintGroup}>
          <legend>{say({ code: `palette.${group}` })}</legend>
          {items.map(brush => (
            <Button
              key={brush.id}
              look="bare"
              className={inspector.paint}
              aria-label={words('inspector.paint', { brush: say(brush.label) })}
              onClick={() => store.update(state => paintPlaces(state, brush.id, [space], `space ${space}`))}
            >
              <svg viewBox="0 0 100 100" width="30" height="30" aria-hidden="true">
                <DrawnItems items={brush.icon()} />
              </svg>
              <span>{say(brush.label)}</span>
            </Button>
          ))}
        </fieldset>
      ))}
    </details>
  );
};

const Notes = ({ notes }: { readonly notes: readonly SpaceNote[] }) => {
  const say = useSay();
  return withKeys(notes, ({ words }) => words.code).map(({ key, item: { words, rule } }) => (
    <p key={key} className={styles.note}>
      {say(words)} <StudioRuleLink rule={rule} />
    </p>
  ));
};

const MOST_LISTED = 14;

/** Who stands there, from the top of the stack. */
const PiecesHere = ({ space }: { readonly space: string }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const pieces = useStudioState(({ derived }) => derived.position?.pieces);
  const here = useMemo(
    () => pieces?.filter(piece => piece.space === space).toReversed() ?? [],
    [pieces, space],
  );
  const choose = (ids: readonly string[]): void => store.update(state => selectAndReveal(state, ids));
  if (here.length === 0) return null;
  return (
    <>
      <ul className={styles.pieces} aria-label={words('inspector.here')}>
        {here.slice(0, MOST_LISTED).map(({ id, face, name, words: what }) => (
          <li key={id}>
            <Button look="bare" onClick={() => choose([id])}>
              <Counter face={{ ...face, shadow: false }} size={26} />
              <span>
                {name} <small>{say(what)}</small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Button onClick={() => choose(here.map(({ id }) => id))}>
        {words('inspector.choose-all', { count: here.length })}
      </Button>
    </>
  );
};

/** The place as the system describes it; null: the document shows no board. */
export const useSpaceForm = (place: string | Point): SpaceForm | null => {
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const editing = useStudioState(({ rules }) => rules.system.editing);
  return useMemo(() => (scenario ? editing.inspect(scenario, place) : null), [scenario, editing, place]);
};

/**
 * The facts of a place, and how to change them: the same for a hex, a zone, a city, a point of a table and a shape
 * on it.
 */
export const SpaceFormView = ({ place, form }: { readonly place: string; readonly form: SpaceForm }) => (
  <>
    {form.fields.length > 0 && <SpaceFields key={place} place={place} fields={form.fields} />}
    {form.sides && <SpaceSides key={`sides ${place}`} space={place} sides={form.sides} />}
    <Notes notes={form.notes} />
  </>
);

/** A chosen space: what it is, who stands there, and what may be laid there. */
export const SpacePanel = ({ space }: { readonly space: string }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const form = useSpaceForm(space);
  const count = useStudioState(
    ({ derived }) => derived.position?.pieces.filter(piece => piece.space === space).length ?? 0,
  );
  if (!form) return null;
  return (
    <>
      <header className={inspector.spaceHead}>
        <h2>{say(form.title)}</h2>
        <p>{words('inspector.standing', { count })}</p>
      </header>
      <DeployHereButton space={space} />
      <SpaceFormView place={space} form={form} />
      <PiecesHere space={space} />
      <PaintButtons space={space} />
    </>
  );
};

/** A point of an open table. */
export const PointPanel = ({ point }: { readonly point: Point }) => {
  const say = useSay();
  const form = useSpaceForm(point);
  if (!form) return null;
  return (
    <>
      <header className={inspector.spaceHead}>
        <h2>{say(form.title)}</h2>
      </header>
      <SpaceFormView place={point.join(' ')} form={form} />
    </>
  );
};
