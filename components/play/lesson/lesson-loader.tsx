'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { type Language, languageOf } from '@/lib/game/language';
import type { GameSession } from '@/lib/game/play/session/game-session';
import { openLesson } from '@/lib/games/lessons/follow';
import type { Lesson } from '@/lib/games/lessons/lesson';
import { loadLesson } from '@/lib/games/lessons/load-lesson';
import { type PlayableScenario, readPlayable } from '@/lib/games/playable-scenario';
import styles from '../play.module.css';
import { PlayScreen } from '../play-screen';

interface OpenedLesson {
  readonly playable: PlayableScenario;
  readonly lesson: Lesson;
  readonly match: GameSession;
}

const openLessonOf = async (system: string, language: Language): Promise<OpenedLesson> => {
  const loaded = await loadLesson(system);
  const playable = loaded && (await readPlayable(loaded.scenario, null, language));
  if (!loaded || !playable) throw new Error(`no lesson of ${system}`);
  return { playable, lesson: loaded.lesson, match: openLesson(playable, loaded.lesson) };
};

/** Brings a book's rules, its lesson and the battle of it into the browser. */
export const LessonLoader = ({ system }: { readonly system: string }) => {
  const words = useTranslations('play');
  const language = languageOf(useLocale());
  const [opened, setOpened] = useState<OpenedLesson | 'load-failed' | null>(null);
  useEffect(() => {
    let isOn = true;
    openLessonOf(system, language).then(
      found => isOn && setOpened(found),
      (error: unknown) => {
        console.warn('the lesson could not be opened', error);
        if (isOn) setOpened('load-failed');
      },
    );
    return () => {
      isOn = false;
    };
  }, [system, language]);
  if (opened === null || opened === 'load-failed')
    return (
      <p className={styles.waiting} role="status">
        {words(opened ?? 'loading')}
      </p>
    );
  const { playable, lesson, match } = opened;
  return (
    <PlayScreen
      system={playable.system}
      opened={match}
      place={`lesson/${system}`}
      title={playable.scenario.title}
      home="/learn"
      lesson={lesson}
    />
  );
};
