import { type BoardMaker, makeBoard } from './boards';
import { type ModulePage, VASSAL_VERSION, writeBuildFile } from './build-file';
import { makeDrawers } from './drawers';
import { createFaceStore } from './face-pictures';
import { writeAidPage, writeRulesPage, writeSetupPage } from './html-pages';
import type { ModuleBattle, ModuleContents, ModuleOptions } from './module-contents';
import { toPlainName } from './sequence';
import { escapeXml, writeXml } from './xml';

/** A module without its pictures: what stands in it, and its files of text by their names. */
export const composeModule = (battles: readonly ModuleBattle[], options: ModuleOptions) => {
  const contents = makeContents(battles, options);
  const pages = makePages(contents);
  const texts = new Map([
    ['moduledata', writeModuleData(options)],
    ['buildFile.xml', writeBuildFile(contents, pages)],
    ...pages.map(({ file, html }) => [file, html] as const),
  ]);
  return { contents, texts };
};

const makeContents = (battles: readonly ModuleBattle[], options: ModuleOptions): ModuleContents => {
  const faces = createFaceStore();
  const maker: BoardMaker = { say: options.say, faces, pictures: new Map(), grounds: [], names: new Set() };
  const boards = battles.flatMap(battle => battle.setups.map(setup => makeBoard(maker, battle, setup)));
  const drawers = makeDrawers(battles, faces, options.say);
  return { options, battles, boards, pictures: [...maker.pictures.values()], faces, drawers };
};

const makePages = ({ battles, boards, options }: ModuleContents) => {
  const { say } = options;
  const setups = battles.flatMap(battle => battle.setups.map(setup => ({ battle, setup })));
  const perBattle = <Page>(make: (battle: ModuleBattle, index: number) => Page): readonly Page[] =>
    battles.map(make);
  const bySystem = [...new Map(battles.map(({ system }) => [system.id, system])).values()];
  const pages: readonly (ModulePage & { readonly html: string })[] = [
    ...setups.map(({ battle, setup }, index) => ({
      window: 'setup' as const,
      title: boards[index]?.name ?? setup.title,
      file: `setup-${index + 1}.html`,
      html: writeSetupPage(battle, setup, say),
    })),
    ...perBattle(({ system, base }, index) => ({
      window: 'aid' as const,
      title: toPlainName(base.title),
      file: `aid-${index + 1}.html`,
      html: writeAidPage(base.title, system.printing.playerAid(base), say),
    })),
    ...bySystem.map(({ id, title }, index) => ({
      window: 'rules' as const,
      title,
      file: `rules-${index + 1}.html`,
      html: writeRulesPage(
        battles.filter(({ system }) => system.id === id),
        options,
      ),
    })),
  ];
  return pages;
};

const writeModuleData = ({ name, version, description, savedAt }: ModuleOptions): string => {
  const text = (tag: string, value: string): string => `<${tag}>${escapeXml(value)}</${tag}>`;
  const parts = [
    text('version', version),
    text('VassalVersion', VASSAL_VERSION),
    text('dateSaved', String(savedAt)),
    text('description', description),
    text('name', name),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml('data', { version: 1 }, parts.join(''))}`;
};
