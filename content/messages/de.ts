// Written by the build from LANGUAGES (scripts/tools/build/language-registers.mjs); a test compares them.
import inDeathGroundTitles from '../systems/in-death-ground/titles.de.json';
import lostBattlesTitles from '../systems/lost-battles/titles.de.json';
import periklesTitles from '../systems/perikles/titles.de.json';
import pocketBattlesTitles from '../systems/pocket-battles/titles.de.json';
import prussiasGloryTitles from '../systems/prussias-glory/titles.de.json';
import { assembleMessages } from './assemble-messages';
import account from './de/account.json';
import aid from './de/aid.json';
import battle from './de/battle.json';
import byLink from './de/by-link.json';
import canvas from './de/canvas.json';
import catalogue from './de/catalogue.json';
import cli from './de/cli.json';
import community from './de/community.json';
import commands from './de/commands.json';
import credits from './de/credits.json';
import curators from './de/curators.json';
import deploy from './de/deploy.json';
import documents from './de/documents.json';
import drafts from './de/drafts.json';
import errors from './de/errors.json';
import exchange from './de/exchange.json';
import following from './de/following.json';
import forms from './de/forms.json';
import home from './de/home.json';
import lab from './de/lab.json';
import languages from './de/languages.json';
import lesson from './de/lesson.json';
import lists from './de/lists.json';
import log from './de/log.json';
import problems from './de/problems.json';
import myWork from './de/my-work.json';
import operator from './de/operator.json';
import play from './de/play.json';
import print from './de/print.json';
import roster from './de/roster.json';
import rules from './de/rules.json';
import share from './de/share.json';
import sheet from './de/sheet.json';
import site from './de/site.json';
import start from './de/start.json';
import studio from './de/studio.json';
import inDeathGround from './de/systems/in-death-ground.json';
import lostBattles from './de/systems/lost-battles.json';
import perikles from './de/systems/perikles.json';
import pocketBattles from './de/systems/pocket-battles.json';
import prussiasGlory from './de/systems/prussias-glory.json';
import together from './de/together.json';
import variants from './de/variants.json';
import versions from './de/versions.json';
import view from './de/view.json';
import wizard from './de/wizard.json';

/** The same in another language, file by file and key by key. */
export const messages = assembleMessages(
  {
    account,
    aid,
    battle,
    'by-link': byLink,
    canvas,
    catalogue,
    cli,
    commands,
    community,
    credits,
    curators,
    deploy,
    drafts,
    errors,
    exchange,
    following,
    forms,
    home,
    lab,
    languages,
    lesson,
    lists,
    log,
    problems,
    'my-work': myWork,
    operator,
    play,
    print,
    roster,
    rules,
    share,
    sheet,
    site,
    start,
    studio,
    together,
    variants,
    versions,
    view,
    wizard,
  },
  documents,
  {
    'in-death-ground': inDeathGround,
    'lost-battles': lostBattles,
    perikles,
    'pocket-battles': pocketBattles,
    'prussias-glory': prussiasGlory,
  },
  {
    'in-death-ground': inDeathGroundTitles,
    'lost-battles': lostBattlesTitles,
    perikles: periklesTitles,
    'pocket-battles': pocketBattlesTitles,
    'prussias-glory': prussiasGloryTitles,
  },
);
