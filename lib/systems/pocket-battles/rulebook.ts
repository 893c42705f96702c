import { defineRulebook } from '@/lib/game/contract/rulebook';

/**
 * The sections of Pocket Battles in the order of the book. The book has headings but no numbers: the numbers are ours, `original`
 * is its own heading. Their summaries stand in content/systems/pocket-battles/rules.md.
 */
export const rulebook = defineRulebook('pocket-battles', {
  '1': { title: 'Overview', original: 'Überblick' },
  '1.1': {
    title: 'The game in short',
    original: 'Überblick',
    byHand: 'It tells what the other sections say in full.',
  },
  '1.2': { title: 'What is in the box', original: 'Inhalt' },
  '2': { title: 'Tiles and tokens', original: 'Truppenplättchen' },
  '2.1': { title: 'Troop tiles', original: 'Truppenplättchen' },
  '2.2': { title: 'Order and wound tokens', original: 'Befehls-/Wundenmarker' },
  '3': { title: 'The battlefield', original: 'Das Schlachtfeld' },
  '3.1': { title: 'Sectors and zones', original: 'Das Schlachtfeld' },
  '4': { title: 'Setting up', original: 'Spielaufbau' },
  '4.1': { title: 'Choosing the armies', original: 'Armeen auswählen' },
  '4.2': { title: 'Forming units', original: 'Armeen auswählen, 5 und 6' },
  '4.3': { title: 'Placing the armies', original: 'Aufstellung der Armeen' },
  '5': { title: 'The course of play', original: 'Spielablauf' },
  '5.1': { title: 'Rounds and turns', original: 'Spielablauf' },
  '5.2': { title: 'Redeploying a unit', original: 'Phase 1: Umstationierung einer Einheit' },
  '5.3': { title: 'Orders and what they cost', original: 'Phase 2: Aktionen' },
  '5.4': { title: 'The end of a round', original: 'Spielablauf' },
  '6': { title: 'The actions', original: 'Phase 2: Aktionen' },
  '6.1': { title: 'Action 1: tactical move', original: 'Aktion 1: Taktische Bewegung' },
  '6.2': { title: 'Action 2: attack', original: 'Aktion 2: Angriff' },
  '6.3': { title: 'Reactions to an attack', original: 'Aktion 2: Angriff, A bis C' },
  '6.4': {
    title: 'Attacking units that are already fighting',
    original: 'Angreifende Einheiten in einem Gefecht',
  },
  '6.5': {
    title: 'Attacks past an empty front',
    original: 'Angriffe ohne gegnerische Einheit in der Frontzone oder Gefechtszone',
  },
  '6.6': { title: 'Flank attacks', original: 'Angriffe ohne gegnerische Einheit in dem Sektor' },
  '6.7': { title: 'Engagements', original: 'Gefecht' },
  '6.8': { title: 'Wounds', original: 'Gefecht, 3' },
  '6.9': { title: 'Striking back and staying in contact', original: 'Rückschlag' },
  '6.10': { title: 'Action 3: continue an engagement', original: 'Aktion 3: Gefecht fortführen' },
  '6.11': { title: 'Action 4: leave an engagement', original: 'Aktion 4: Gefecht verlassen' },
  '6.12': { title: 'Action 5: shoot', original: 'Aktion 5: Beschießen' },
  '6.13': { title: 'Shooting into an engagement', original: 'In ein Gefecht hineinschießen' },
  '6.14': {
    title: 'Shooting past an empty front',
    original: 'Beschießen ohne gegnerische Einheiten in der Front- oder Gefechtszone',
  },
  '6.15': {
    title: 'Shooting into the next sector',
    original: 'Beschießen ohne gegnerische Einheiten in demselben Sektor',
  },
  '6.16': { title: 'Action 6: use a special trait', original: 'Aktion 6: Spezialeigenschaft nutzen' },
  '6.17': { title: 'Action 7: pass', original: 'Aktion 7: Passen' },
  '7': { title: 'The end', original: 'Spielende und Gewinner' },
  '7.1': { title: 'End of the battle and winner', original: 'Spielende und Gewinner' },
} as const);

/** A reference to a section of this book; one that does not exist does not compile. */
export const cite = rulebook.cite;
export type SectionNumber = Parameters<typeof cite>[0];
