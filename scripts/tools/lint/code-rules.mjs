import ts from 'typescript';
import { importObjection } from './layers.mjs';
import { verbRule } from './names.mjs';

const READ_ALOUD = ['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'];

const hasWords = text => /\p{L}{2}/u.test(text);

const isTest = file => /\.(test|spec)\.\w+$|^e2e\//.test(file);

const importedName = node => {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
    return node.moduleSpecifier.text;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal.text;
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isDynamic && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0])
    ? node.arguments[0].text
    : null;
};

const importRule = (node, { file }) => {
  const name = importedName(node);
  return name === null ? null : importObjection(file, name);
};

// `Math` as a bare value (destructured, passed on) is refused too: it would smuggle its chance in.
const isChance = node => {
  if (!ts.isIdentifier(node) || node.text !== 'Math') return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent))
    return parent.expression === node && parent.name.text === 'random';
  return !ts.isTypeNode(parent);
};

const chanceRule = (node, { file }) =>
  file.startsWith('lib/') && isChance(node)
    ? 'no Math.random in lib: chance comes from a seeded generator in the state'
    : null;

// As a type it is welcome: that is how the time is passed in.
const isClock = node => ts.isIdentifier(node) && node.text === 'Date' && !ts.isTypeReferenceNode(node.parent);

const clockRule = (node, { file }) =>
  file.startsWith('lib/') && isClock(node) ? 'no Date in lib: a rule has no clock, pass the time in' : null;

const isText = node =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

const gameRule = (node, { file, systems }) => {
  if (!isText(node) || file.startsWith('lib/systems/') || isTest(file)) return null;
  const named = systems.find(system => new RegExp(`(^|[^\\w-])${system}($|[^\\w-])`).test(node.text));
  return named ? `only lib/systems and content may name a game ('${named}')` : null;
};

const isSpokenAttribute = node =>
  ts.isJsxAttribute(node) &&
  READ_ALOUD.includes(node.name.getText()) &&
  node.initializer !== undefined &&
  ts.isStringLiteral(node.initializer) &&
  hasWords(node.initializer.text);

const wordsRule = (node, { file }) => {
  const isSpoken = (ts.isJsxText(node) && hasWords(node.text)) || isSpokenAttribute(node);
  return isSpoken && !isTest(file) ? 'words that a user reads live in content/messages' : null;
};

const startsAtRoot = node =>
  node !== undefined &&
  (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) &&
  /^["'`]\/(?!api\/)/.test(node.getText());

/** `<a href="/…">` and the like; our own links put the language before the path. */
const BARE_LINKS = { a: 'href', Link: 'href', form: 'action' };

const isBareLink = node => {
  if (!ts.isJsxAttribute(node)) return false;
  const element = node.parent.parent.tagName.getText();
  if (BARE_LINKS[element] !== node.name.getText()) return false;
  const { initializer } = node;
  return startsAtRoot(initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer);
};

const LEADING_AWAY = /^((window\.)?location\.(assign|replace)|window\.open|redirect|permanentRedirect)$/;

const isBareJump = node =>
  ts.isCallExpression(node) &&
  LEADING_AWAY.test(node.expression.getText()) &&
  startsAtRoot(node.arguments[0]);

const isBareRouter = (node, file) =>
  ts.isImportSpecifier(node) &&
  node.name.text === 'useRouter' &&
  file !== 'components/words/use-site-router.ts';

/** An address without its language would lead a German reader to an English page. */
const addressRule = (node, { file }) =>
  !isTest(file) && (isBareLink(node) || isBareJump(node) || isBareRouter(node, file))
    ? 'a link keeps the language: PageLink, PlainLink, SiteForm, useSiteRouter, useAddress or redirectTo'
    : null;

const NODE_RULES = [importRule, chanceRule, clockRule, gameRule, wordsRule, addressRule, verbRule];

const leftovers = text =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /\b(TODO|FIXME|HACK|XXX)\b/.test(line)
        ? [{ line: index + 1, sentence: 'finish it or file an issue: no leftovers' }]
        : [],
    );

/** What a file breaks of the rules that no linter knows; `systems` are the ids of the games, `members` the names that contracts declare. */
export const violations = (file, text, systems, members) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = leftovers(text);
  const visit = node => {
    for (const rule of NODE_RULES) {
      const sentence = rule(node, { file, systems, members });
      if (sentence !== null)
        found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, sentence });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
