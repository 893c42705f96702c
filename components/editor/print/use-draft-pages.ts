'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import type { StudioState } from '@/lib/editor/session/state';
import type { Say } from '@/lib/game/contract/sentence';
import { loadFonts } from '@/lib/print/fonts/browser-fonts';
import { drawPage } from '@/lib/print/layout/draw-page';
import { BATTLE_PARTS, composeParts, parseParts } from '@/lib/print/parts';
import type { SheetContents } from '@/lib/print/sheet/sheet-contents';
import { PROGRAM_VERSION } from '@/lib/program-version';
import { useStudio } from '../session/studio-context';

/** A page as it is printed, in points. */
export interface DraftPage {
  readonly svg: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

export type DraftPages =
  | { readonly type: 'asking' }
  | { readonly type: 'failed' }
  | { readonly type: 'laid'; readonly pages: readonly DraftPage[] };

const contentsOf = ({ rules, derived }: StudioState, say: Say, language: string): SheetContents | null => {
  const { scenario, position, findings, unlisted, facts } = derived;
  if (!scenario || !position) return null;
  const { system } = rules;
  return {
    ...{ system, scenario, position, findings, unlisted, facts, say, language },
    roster: system.documents.scenario.roster(scenario),
    version: null,
    publishedAt: null,
    address: null,
    engine: PROGRAM_VERSION,
  };
};

const layOut = (contents: SheetContents, query: string): readonly DraftPage[] => {
  const asked = new URLSearchParams(query);
  const jobs = composeParts(parseParts(asked, BATTLE_PARTS), contents, asked);
  return jobs.flatMap(({ metadata, ink, pages }, job) =>
    pages.map((page, number) => ({
      svg: toSvg(drawPage(page, ink), { idPrefix: `print-${job}-${number}` }),
      title: metadata.title,
      width: page.width,
      height: page.height,
    })),
  );
};

/** The pages of the draft as it is now, laid out in this browser. */
export const useDraftPages = (query: string): DraftPages => {
  const { store } = useStudio();
  const say = useSay();
  const language = useLocale();
  const [laid, setLaid] = useState<DraftPages>({ type: 'asking' });
  useEffect(() => {
    let isLeft = false;
    const contents = contentsOf(store.getState(), say, language);
    if (!contents) return setLaid({ type: 'failed' });
    loadFonts(JSON.stringify(contents.scenario)).then(
      () => {
        if (!isLeft) setLaid({ type: 'laid', pages: layOut(contents, query) });
      },
      (error: unknown) => {
        console.warn('a font is missing', error);
        if (!isLeft) setLaid({ type: 'failed' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [store, say, language, query]);
  return laid;
};
