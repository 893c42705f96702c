import gameIcons from '@/content/symbols/game-icons.json';
import { type DrawItem, placed } from './draw-list';
import { filled } from './shapes';
import {
  elephantTower,
  generalStar,
  heavyInfantry,
  javelinsBehindHorse,
  legionary,
  lightInfantry,
  phalanx,
  scythedChariot,
  tricorne,
  warband,
} from './symbols-drawn';

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

const icon = (name: IconName, ink: string): DrawItem => filled(gameIcons.icons[name].path, ink);

const iconAt =
  (name: IconName, x: number, y: number, scale: number): SymbolDrawing =>
  ink => [{ k: 'group', matrix: placed(x, y, scale), kids: [icon(name, ink)] }];

const crossedMuskets: SymbolDrawing = (ink, ground) => [
  icon('musket', ink),
  { k: 'group', matrix: [-1.06, 0, 0, 1.06, 103, -1], kids: [icon('musket', ground)] },
  { k: 'group', matrix: [-1, 0, 0, 1, 100, 0], kids: [icon('musket', ink)] },
];

const DRAWINGS: Readonly<Record<SymbolName, SymbolDrawing>> = {
  hoplite: iconAt('spartan', 0, 0, 1),
  phalanx,
  legion: legionary,
  warband,
  'heavy-infantry': heavyInfantry,
  archer: iconAt('archer', 0, 0, 1),
  'light-infantry': lightInfantry,
  'heavy-cavalry': iconAt('cavalry', -3, -3, 1.06),
  cataphract: iconAt('mounted-knight', -3, -3, 1.06),
  'light-cavalry': (ink, ground) => [
    ...javelinsBehindHorse(ink),
    ...iconAt('horse-head', 6, 6, 0.94)(ink, ground),
  ],
  chariot: iconAt('chariot', 0, 0, 1),
  'scythed-chariot': scythedChariot,
  elephant: (ink, ground) => [...iconAt('elephant', 0, 8, 1)(ink, ground), elephantTower(ink)],
  general: (ink, ground) => [...iconAt('laurels', 0, 2, 1)(ink, ground), generalStar(ink)],
  genius: iconAt('caesar', 2, 0, 0.96),
  camp: iconAt('barracks-tent', 0, 0, 1),
  trireme: iconAt('trireme', 0, 0, 1),
  'musket-infantry': crossedMuskets,
  'sabre-cavalry': iconAt('crossed-sabres', 0, 0, 1),
  cannon: iconAt('cannon', 0, 0, 1),
  tricorne,
  ballista: iconAt('ballista', 0, 0, 1),
  'siege-tower': iconAt('siege-tower', 0, 0, 1),
  wagon: iconAt('old-wagon', 0, 0, 1),
};

export const drawSymbol = (name: SymbolName, ink: string, ground: string): readonly DrawItem[] =>
  DRAWINGS[name](ink, ground);

/** Those whose icons the symbols use, for the credits. */
export const iconAuthors = (): readonly string[] =>
  [...new Set(Object.values(gameIcons.icons).map(({ author }) => author))].sort();
