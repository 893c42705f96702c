import gameIcons from '@/content/symbols/game-icons.json';
import { computePlacementMatrix, type DrawItem } from '../draw-list';
import { createFilledPath } from '../shapes';
import {
  drawElephantTower,
  drawGeneralStar,
  drawHeavyInfantry,
  drawJavelins,
  drawLegionary,
  drawLightInfantry,
  drawPhalanx,
  drawScythedChariot,
  drawTricorne,
  drawWarband,
} from './own-symbols';

export const SYMBOL_NAMES = [
  'hoplite',
  'phalanx',
  'legion',
  'warband',
  'heavy-infantry',
  'archer',
  'light-infantry',
  'heavy-cavalry',
  'cataphract',
  'light-cavalry',
  'chariot',
  'scythed-chariot',
  'elephant',
  'general',
  'genius',
  'camp',
  'trireme',
  'musket-infantry',
  'sabre-cavalry',
  'cannon',
  'tricorne',
  'ballista',
  'siege-tower',
  'wagon',
] as const;

export type SymbolName = (typeof SYMBOL_NAMES)[number];

/** A symbol in a box of 100: `ink` is the figure, `ground` what shows through it. */
export type SymbolDrawing = (ink: string, ground: string) => readonly DrawItem[];

type IconName = keyof typeof gameIcons.icons;

const drawIcon = (name: IconName, ink: string): DrawItem => createFilledPath(gameIcons.icons[name].path, ink);

const drawIconAt =
  (name: IconName, x: number, y: number, scale: number): SymbolDrawing =>
  ink => [{ k: 'group', matrix: computePlacementMatrix(x, y, scale), kids: [drawIcon(name, ink)] }];

const drawCrossedMuskets: SymbolDrawing = (ink, ground) => [
  drawIcon('musket', ink),
  { k: 'group', matrix: [-1.06, 0, 0, 1.06, 103, -1], kids: [drawIcon('musket', ground)] },
  { k: 'group', matrix: [-1, 0, 0, 1, 100, 0], kids: [drawIcon('musket', ink)] },
];

const DRAWINGS: Readonly<Record<SymbolName, SymbolDrawing>> = {
  hoplite: drawIconAt('spartan', 0, 0, 1),
  phalanx: drawPhalanx,
  legion: drawLegionary,
  warband: drawWarband,
  'heavy-infantry': drawHeavyInfantry,
  archer: drawIconAt('archer', 0, 0, 1),
  'light-infantry': drawLightInfantry,
  'heavy-cavalry': drawIconAt('cavalry', -3, -3, 1.06),
  cataphract: drawIconAt('mounted-knight', -3, -3, 1.06),
  'light-cavalry': (ink, ground) => [
    ...drawJavelins(ink),
    ...drawIconAt('horse-head', 6, 6, 0.94)(ink, ground),
  ],
  chariot: drawIconAt('chariot', 0, 0, 1),
  'scythed-chariot': drawScythedChariot,
  elephant: (ink, ground) => [...drawIconAt('elephant', 0, 8, 1)(ink, ground), drawElephantTower(ink)],
  general: (ink, ground) => [...drawIconAt('laurels', 0, 2, 1)(ink, ground), drawGeneralStar(ink)],
  genius: drawIconAt('caesar', 2, 0, 0.96),
  camp: drawIconAt('barracks-tent', 0, 0, 1),
  trireme: drawIconAt('trireme', 0, 0, 1),
  'musket-infantry': drawCrossedMuskets,
  'sabre-cavalry': drawIconAt('crossed-sabres', 0, 0, 1),
  cannon: drawIconAt('cannon', 0, 0, 1),
  tricorne: drawTricorne,
  ballista: drawIconAt('ballista', 0, 0, 1),
  'siege-tower': drawIconAt('siege-tower', 0, 0, 1),
  wagon: drawIconAt('old-wagon', 0, 0, 1),
};

export const drawSymbol = (name: SymbolName, ink: string, ground: string): readonly DrawItem[] =>
  DRAWINGS[name](ink, ground);

/** The authors of the icons that the symbols use, for the credits. */
export const listIconAuthors = (): readonly string[] =>
  [...new Set(Object.values(gameIcons.icons).map(({ author }) => author))].sort();
