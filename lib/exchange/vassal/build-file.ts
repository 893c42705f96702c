import type { DiceRoll } from '@/lib/game/contract/exchange';
import { MAP_ELEMENTS, MODULE_OPTIONS } from './fixed-elements';
import { writeGrid } from './grid-xml';
import type { ModuleBoard, ModuleContents, ModulePiece, PieceDrawer } from './module-contents';
import { type TraitWords, UNIT_PROTOTYPE, writePiece, writePrototype } from './piece-text';
import { encodeSequence, toPlainName } from './sequence';
import { escapeXml, writeXml } from './xml';

export const VASSAL_VERSION = '3.6.0';
export const MAP_NAME = 'Battlefield';
export const ABOUT_PICTURE = 'about.png';

/** A page of the module's windows. */
export interface ModulePage {
  readonly title: string;
  readonly file: string;
  readonly window: 'setup' | 'aid' | 'rules';
}

const traitWordsOf = ({ options: { say } }: ModuleContents): TraitWords => {
  const word = (id: string): string => toPlainName(say({ code: `exchange.vassal.trait.${id}` }));
  return {
    weaken: word('weaken'),
    strengthen: word('strengthen'),
    right: word('right'),
    left: word('left'),
    free: word('free'),
    remove: word('remove'),
    moved: word('moved'),
    report: `$location$: $newPieceName$ (${word('was')} $oldPieceName$)`,
  };
};

/** Every slot of a module has a number of its own. */
interface SlotCounter {
  next: number;
}

/** The whole module in VASSAL's order: options before the first map. */
export const writeBuildFile = (contents: ModuleContents, pages: readonly ModulePage[]): string => {
  const { options, boards } = contents;
  const slots: SlotCounter = { next: 1 };
  const map = writeMap(contents, slots);
  const drawers = writeDrawers(contents, slots);
  const module = 'VASSAL.build.module';
  const parts = [
    writeXml(`${module}.BasicCommandEncoder`),
    writeDocumentation(contents, pages),
    writeRoster(contents),
    writeXml(`${module}.GlobalOptions`, MODULE_OPTIONS),
    writeXml(
      `${module}.PrototypesContainer`,
      {},
      writeXml(
        `${module}.PrototypeDefinition`,
        { name: UNIT_PROTOTYPE, description: '' },
        escapeXml(writePrototype(traitWordsOf(contents))),
      ),
    ),
    map,
    ...boards.map(({ name, file, summary }) =>
      writeXml(`${module}.PredefinedSetup`, {
        name,
        file,
        useFile: true,
        isMenu: false,
        description: summary,
      }),
    ),
    ...writeWindows(contents, pages),
    ...listDice(contents).map(writeDice),
    writeTurns(contents),
    writeInventory(contents),
    drawers,
    writeXml(`${module}.Chatter`),
    writeXml(`${module}.KeyNamer`),
    writeXml('VASSAL.i18n.Language'),
  ];
  const root = {
    name: options.name,
    version: options.version,
    VassalVersion: VASSAL_VERSION,
    description: options.description,
    nextPieceSlotId: slots.next,
    ModuleOther1: '',
    ModuleOther2: '',
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml('VASSAL.build.GameModule', root, parts.join(''))}`;
};

const sayIn =
  ({ options: { say } }: ModuleContents) =>
  (id: string): string =>
    say({ code: `exchange.vassal.${id}` });

const writeDocumentation = (contents: ModuleContents, pages: readonly ModulePage[]): string => {
  const word = sayIn(contents);
  const prefix = 'VASSAL.build.module.documentation';
  const help = pages
    .filter(({ window }) => window === 'setup')
    .map(({ title, file }) => writeXml(`${prefix}.HelpFile`, { title, fileName: file, fileType: 'archive' }));
  const about = writeXml(`${prefix}.AboutScreen`, { title: word('about'), fileName: ABOUT_PICTURE });
  return writeXml('VASSAL.build.module.Documentation', {}, about + help.join(''));
};

const sidesOf = ({ battles }: ModuleContents): readonly string[] => [
  ...new Set(battles.flatMap(({ system, base }) => system.seats(base).map(({ name }) => toPlainName(name)))),
];

const writeRoster = (contents: ModuleContents): string => {
  const word = sayIn(contents);
  const button = {
    buttonText: word('retire'),
    buttonToolTip: word('change-sides'),
    buttonKeyStroke: '',
    buttonIcon: '',
  };
  const entries = sidesOf(contents).map(side => writeXml('entry', {}, escapeXml(side)));
  return writeXml('VASSAL.build.module.PlayerRoster', button, entries.join(''));
};

const writeMap = (contents: ModuleContents, slots: SlotCounter): string => {
  const { boards } = contents;
  const word = sayIn(contents);
  const moves = `$pieceName$ ${word('moves')} $previousLocation$ → $location$`;
  const map = {
    ...{ mapName: MAP_NAME, allowMultiple: false, launch: false, markMoved: 'Always' },
    ...{ edgeWidth: 0, edgeHeight: 0, color: '0,0,0', thickness: 3, backgroundcolor: '240,232,212' },
    ...{
      moveWithinFormat: moves,
      moveToFormat: moves,
      createFormat: `$pieceName$ ${word('created')} $location$`,
    },
    ...{ changeFormat: '$message$', onlyReportChangedLocation: true },
  };
  const picker = {
    ...{ addColumnText: 'Add column', addRowText: 'Add row', boardPrompt: word('select-board') },
    ...{ slotHeight: 125, slotScale: 0.1, slotWidth: 350, title: word('choose-battle'), maxColumns: 1 },
  };
  const prefix = 'VASSAL.build.module.map';
  return writeXml(
    'VASSAL.build.module.Map',
    map,
    [
      writeXml(`${prefix}.BoardPicker`, picker, boards.map(writeBoard).join('')),
      ...MAP_ELEMENTS.map(([name, attributes]) => writeXml(`${prefix}.${name}`, attributes)),
      ...boards.flatMap(board => writeStacks(board, traitWordsOf(contents), slots)),
    ].join(''),
  );
};

const writeBoard = ({ name, image, grid }: ModuleBoard): string =>
  writeXml(
    'VASSAL.build.module.map.boardPicker.Board',
    { name, image, reversible: false, width: 0, height: 0 },
    writeGrid(grid),
  );

const writeStacks = (board: ModuleBoard, words: TraitWords, slots: SlotCounter): readonly string[] =>
  board.stacks.map(({ x, y, pieces }, index) =>
    writeXml(
      'VASSAL.build.module.map.SetupStack',
      { name: `${board.name}: ${index + 1}`, owningBoard: board.name, useGridLocation: false, x, y },
      pieces.map(piece => writeSlot(piece, words, slots)).join(''),
    ),
  );

const writeSlot = ({ text, width, height }: ModulePiece, words: TraitWords, slots: SlotCounter): string => {
  const gpid = slots.next;
  slots.next += 1;
  const slot = { entryName: toPlainName(text.name), gpid, width, height };
  return writeXml('VASSAL.build.widget.PieceSlot', slot, escapeXml(writePiece(text, words)));
};

const writeWindows = (contents: ModuleContents, pages: readonly ModulePage[]): readonly string[] =>
  (['setup', 'aid', 'rules'] as const).map(window => {
    const title = sayIn(contents)(`window.${window}`);
    const charts = pages
      .filter(page => page.window === window)
      .map(page =>
        writeXml('VASSAL.build.widget.HtmlChart', {
          chartName: page.title,
          fileName: page.file,
          description: '',
        }),
      );
    return writeXml(
      'VASSAL.build.module.ChartWindow',
      { name: title, text: title, tooltip: title, icon: '', hotkey: '', description: '' },
      writeXml('VASSAL.build.widget.TabWidget', { entryName: '' }, charts.join('')),
    );
  });

const listDice = ({ battles }: ModuleContents): readonly DiceRoll[] => {
  const rolls = battles.flatMap(({ system }) => system.exchange.dice);
  return [...new Map(rolls.map(roll => [`${roll.count}d${roll.sides}`, roll])).values()];
};

const writeDice = ({ count, sides }: DiceRoll, index: number): string => {
  const name = `${count}d${sides}`;
  return writeXml('VASSAL.build.module.DiceButton', {
    ...{ name, text: name, tooltip: name, icon: '', hotkey: index === 0 ? '82,195' : '' },
    ...{ nDice: count, nSides: sides, plus: 0, addToTotal: 0, reportTotal: false, prompt: false },
    ...{ sortDice: false, reportFormat: '** $name$ = $result$ *** &lt;$PlayerName$&gt;' },
  });
};

const writeTurns = (contents: ModuleContents): string => {
  const word = sayIn(contents);
  const turns = new Set(contents.battles.flatMap(({ system, base }) => system.exchange.turns(base)));
  const level = (name: string, property: string, list: readonly string[], inner = ''): string =>
    writeXml(
      'VASSAL.build.module.turn.ListTurnLevel',
      {
        ...{ name, property, turnFormat: '$value$', list: encodeSequence(',', list.map(toPlainName)) },
        ...{ configFirst: false, configList: false, prompt: '' },
      },
      inner,
    );
  const sides = level(word('side'), 'TurnSide', sidesOf(contents));
  return writeXml(
    'VASSAL.build.module.turn.TurnTracker',
    {
      ...{ name: word('turn'), buttonText: word('turn'), hotkey: '', nexthotkey: '84,195', prevhotkey: '' },
      ...{ icon: '', reportFormat: `${word('turn')}: $newTurn$`, turnFormat: '$level1$ $level2$' },
      ...{ length: -1, lengthStyle: 'Maximum', turnDocked: false, turnFontSize: 14 },
    },
    level(word('turn'), 'TurnTime', [...turns], sides),
  );
};

const writeInventory = (contents: ModuleContents): string => {
  const title = sayIn(contents)('armies');
  return writeXml('VASSAL.build.module.Inventory', {
    ...{ name: title, text: title, tooltip: title, icon: '', hotkey: '', groupBy: 'Side' },
    ...{ leafFormat: '$PieceName$ ($LocationName$)', nonLeafFormat: '$PropertyValue$' },
    ...{ include: '{ Side != "" }', sortPieces: true, sorting: 'alpha', sortFormat: '$PieceName$' },
    ...{ centerOnPiece: true, drawPieces: true, foldersOnly: false, forwardKeystroke: true, showMenu: true },
    ...{
      launchFunction: 'functionRefresh',
      zoomOn: false,
      pieceZoom: 0.33,
      pieceZoom2: 0.5,
      pieceZoom3: 0.6,
    },
    ...{ cutRoot: 0, cutLeaves: 0, keystroke: '', refreshHotkey: '', sides: '' },
  });
};

const writeDrawers = (contents: ModuleContents, slots: SlotCounter): string => {
  if (contents.drawers.length === 0) return '';
  const title = sayIn(contents)('counters');
  const words = traitWordsOf(contents);
  const lists = contents.drawers.map(drawer => writeDrawer(drawer, words, slots));
  return writeXml(
    'VASSAL.build.module.PieceWindow',
    {
      ...{ name: title, text: title, tooltip: title, icon: '', hotkey: '', hidden: false },
      ...{ defaultWidth: 0, scale: 1 },
    },
    writeXml('VASSAL.build.widget.TabWidget', { entryName: '' }, lists.join('')),
  );
};

const writeDrawer = ({ name, pieces }: PieceDrawer, words: TraitWords, slots: SlotCounter): string =>
  writeXml(
    'VASSAL.build.widget.ListWidget',
    { entryName: name, divider: 194, height: 300, width: 300, scale: 1 },
    pieces.map(piece => writeSlot(piece, words, slots)).join(''),
  );
