import ts from 'typescript';

/**
 * Verbs that an exported function's name may begin with: before adding one, check whether a listed one says the
 * same.
 */
const VERBS = new Set(
  `
    accept activate add adjust adopt advance aim alight align allow announce append apply archive arm
    arrange arrive ask assign await become begin bend bind blame blend block blow break bring build burn
    burst calculate call cancel capture carry catch centre chain change charge check choose claim clamp
    clean clear clip close coalesce collect commit compare compose compute conceal confirm connect continue copy
    count cover create crop cross cut damage decide declare decode define delete deploy derive describe
    destroy detect diff discover dismiss dismount display distribute do double download drag draw drive
    drop duplicate edit elect emit empty encode encourage end enter erase escape estimate evade even
    examine exchange execute exit expand expect export extend face fetch fill filter find finish fire
    fit flip focus fold follow force forget fork form format free gather generate get give glide go
    grade group guide halve hand handle hash hide hit hold identify imagine import inflate insert inspect
    interpolate invert iterate join judge jump keep label land lay lead leave light limit link list load
    lock log lose lower make map march mark match measure memoize merge migrate mirror move name narrow
    normalize note notify number object offer offset open order own pack paint pair parse pass paste patch pay
    perform pick pivot place plan play point prepare present press preview print propose publish purge
    push put queue raise rally rank rate read rebase receive recheck recoil recolour record recover
    redirect redo reframe refresh refuse register reject release remap remember remove rename render
    renew renumber reopen repeat replace replay report request require reset reshape resize resolve
    restack restore rethrow retitle retreat retry return reuse reveal reverse revoke roll rotate round
    run sample sanitize save scale scatter score search seat seed select send serve set settle shape
    share shift shoot shorten show shuffle simplify skip slice smooth sort spare spend split spread
    start step stop store stray stream stretch strike suggest sum summarise summarize support suspend
    swap switch sync take tally tell test throw toggle trace track trample transfer transform translate
    trigger truncate try turn type undo unfold unhitch unpack unsuspend unwatch unwrap update validate
    view walk watch withdraw work wrap wreck write yield zoom
  `
    .trim()
    .split(/\s+/),
);

/** Functions that answer yes or no. */
const QUESTIONS = new Set(
  `
    is are has have can may must do does needs wants
    carries comes contains crosses drives endangers includes leads matches occurs overlaps publishes takes
  `
    .trim()
    .split(/\s+/),
);

/** Nouns that pick one or some: sideOf, unitsAt; copies: withUnit; the same in another form: toLandscape. */
const PREPOSITIONS =
  'About|After|Against|Along|Apart|Around|At|Before|Behind|Below|Beside|Between|By|For|From|In|Near|Of|On|Outside|Outwards|Since|That|Through|To|Towards|Under|With|Within|Without';
const PICKS = new RegExp(`(${PREPOSITIONS})(?![a-z])`);
const PICKS_FIRST = new RegExp(`^(${PREPOSITIONS.toLowerCase()})[A-Z]`);

/** React's hooks, and names that Next and the API prescribe. */
const KINDS = [/^use[A-Z]/, /^on[A-Z]/, /(Response|Metadata)$/];

/** The names of architecture and of frameworks that are nouns by design. */
const OWN_NAMES = new Set([
  // Next's middleware.
  'proxy',
  // Lenses are read like the path that they stand for: field(optionalField(root, 'a'), 'b').
  'field',
  'optionalField',
  // A sentence of the system's own words: the shortest name for what stands in every second line.
  'word',
  'words',
  // A player that chooses at random is a value; the bench compares it across commits by this name.
  'randomPlayer',
]);

const startsWithVerb = name => {
  const [first] = name.match(/^[a-z]+/) ?? [''];
  return VERBS.has(first) || QUESTIONS.has(first);
};

const isAllowed = (name, members) =>
  /^[A-Z]/.test(name) ||
  startsWithVerb(name) ||
  PICKS.test(name) ||
  PICKS_FIRST.test(name) ||
  KINDS.some(kind => kind.test(name)) ||
  OWN_NAMES.has(name) ||
  members.has(name);

const isExported = node =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const isFunction = node =>
  node !== undefined &&
  (ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ((ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) &&
      isFunction(node.expression)));

const exportedFunctions = node => {
  if (ts.isFunctionDeclaration(node)) return isExported(node) && node.name ? [node.name.text] : [];
  if (!ts.isVariableStatement(node) || !isExported(node)) return [];
  return node.declarationList.declarations
    .filter(({ name, initializer }) => ts.isIdentifier(name) && isFunction(initializer))
    .map(({ name }) => name.text);
};

/** Builders of test values are nouns: `unit`, `tile`, `draftContract`. */
const isForTests = file => /(\.test\.|\/testing\/|^e2e\/|^lib\/store\/contract\/)/.test(file);

/** An exported function whose name neither begins with a verb nor is of a kind that CONTRIBUTING.md allows. */
export const verbRule = (node, { file, members = new Set() }) => {
  if (isForTests(file)) return null;
  const [name] = exportedFunctions(node).filter(name => !isAllowed(name, members));
  return name === undefined ? null : `'${name}' begins with no verb: see Style in CONTRIBUTING.md`;
};

/** Names that a contract declares (`legend`, `worth`): a system gives its function the same name. */
export const contractMembers = texts =>
  new Set(
    [...texts].flatMap(text =>
      [...text.matchAll(/^\s+(?:readonly )?(\w+)\??(?::|\()/gm)].map(([, name]) => name),
    ),
  );
