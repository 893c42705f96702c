import inDeathGroundTitles from '../systems/in-death-ground/titles.en.json';
import lostBattlesTitles from '../systems/lost-battles/titles.en.json';
import periklesTitles from '../systems/perikles/titles.en.json';
import pocketBattlesTitles from '../systems/pocket-battles/titles.en.json';
import prussiasGloryTitles from '../systems/prussias-glory/titles.en.json';
import { assembleMessages } from './assemble-messages';
import account from './en/account.json';
import aid from './en/aid.json';
import battle from './en/battle.json';
import byLink from './en/by-link.json';
import canvas from './en/canvas.json';
import catalogue from './en/catalogue.json';
import cli from './en/cli.json';
import community from './en/community.json';
import commands from './en/commands.json';
import credits from './en/credits.json';
import curators from './en/curators.json';
import deploy from './en/deploy.json';
import documents from './en/documents.json';
import drafts from './en/drafts.json';
import errors from './en/errors.json';
import exchange from './en/exchange.json';
import following from './en/following.json';
import forms from './en/forms.json';
import home from './en/home.json';
import lab from './en/lab.json';
import languages from './en/languages.json';
import lesson from './en/lesson.json';
import lists from './en/lists.json';
import log from './en/log.json';
import problems from './en/problems.json';
import myWork from './en/my-work.json';
import operator from './en/operator.json';
import play from './en/play.json';
import print from './en/print.json';
import roster from './en/roster.json';
import rules from './en/rules.json';
import share from './en/share.json';
import sheet from './en/sheet.json';
import site from './en/site.json';
import start from './en/start.json';
import studio from './en/studio.json';
import inDeathGround from './en/systems/in-death-ground.json';
import lostBattles from './en/systems/lost-battles.json';
import perikles from './en/systems/perikles.json';
import pocketBattles from './en/systems/pocket-battles.json';
import prussiasGlory from './en/systems/prussias-glory.json';
import together from './en/together.json';
import variants from './en/variants.json';
import versions from './en/versions.json';
import view from './en/view.json';
import wizard from './en/wizard.json';

/** Every word that the interface shows, in English: one file for each part of the site and for each system. */
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
