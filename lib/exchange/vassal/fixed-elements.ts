import type { XmlAttributes } from './xml';

/** What stands before the first map: without it the program starts and never shows the map. */
export const MODULE_OPTIONS: XmlAttributes = {
  autoReport: 'Always',
  centerOnMove: 'Use Preferences Setting',
  markMoved: 'Always',
  nonOwnerUnmaskable: 'Use Preferences Setting',
  promptString: 'Opponents can unmask my pieces',
  playerIdFormat: '$PlayerName$',
  chatterHTMLSupport: 'Always',
  hotKeysOnClosedWindows: 'Never',
  inventoryForAll: 'Always',
};

/** The parts of a map behind its boards, in this order. */
export const MAP_ELEMENTS: readonly (readonly [string, XmlAttributes])[] = [
  [
    'StackMetrics',
    {
      ...{ exSepX: 6, exSepY: 30, unexSepX: 3, unexSepY: 4 },
      ...{ bottom: '40,0', down: '37,0', top: '38,0', up: '39,0', disabled: false },
    },
  ],
  ['ForwardToKeyBuffer', {}],
  ['Scroller', {}],
  ['ForwardToChatter', {}],
  ['MenuDisplayer', {}],
  ['MapCenterer', {}],
  ['StackExpander', {}],
  ['PieceMover', {}],
  ['KeyBufferer', {}],
  ['HighlightLastMoved', { color: '255,0,0', enabled: true, thickness: 2 }],
  ['SelectionHighlighters', {}],
  [
    'CounterDetailViewer',
    {
      ...{ version: 4, delay: 500, display: 'from top-most layer only', showgraph: true, showtext: true },
      ...{ minDisplayPieces: 2, zoomlevel: '1.0', graphicsZoom: '1.0' },
      ...{ counterReportFormat: '$PieceName$', summaryReportFormat: '$LocationName$', fontSize: 11 },
      ...{ fgColor: '0,0,0', bgColor: '255,255,255', showNonMovable: false, showNoStack: false },
      ...{ description: 'Stack viewer', hotkey: '32,128' },
    },
  ],
  [
    'Zoomer',
    {
      ...{ zoomLevels: '0.2,0.25,0.333,0.4,0.5,0.625,0.75,1.0,1.25,1.6,2.0', zoomStart: 5 },
      ...{ zoomInKey: '61,195', zoomOutKey: '45,195', zoomPickKey: '' },
      ...{ inTooltip: 'Zoom in', outTooltip: 'Zoom out', pickTooltip: 'Select zoom' },
    },
  ],
  [
    'LOS_Thread',
    {
      ...{ threadName: 'LOS', hotkey: '76,195', tooltip: 'Line of sight', iconName: '/images/thread.gif' },
      ...{ snapLOS: false, snapStart: true, snapEnd: true, report: '', persistence: 'Ctrl-Click & Drag' },
      ...{ losThickness: 2, threadColor: '255,0,0', drawRange: true, hideCounters: false },
    },
  ],
  ['ImageSaver', { buttonText: '', tooltip: 'Save the map as a picture', icon: '/images/camera.gif' }],
];
