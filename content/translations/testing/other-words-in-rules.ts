import type { Language } from '@/lib/game/language';

type Sections = Readonly<Record<string, readonly string[]>>;

/** Sections whose English has a word of the term base that is no term there, or that says it with the verb: "section: term". */
export const OTHER_WORDS_IN_RULES: Readonly<Partial<Record<Language, Sections>>> = {
  de: {
    'lost-battles': [
      // “Nach dem Kampf vorrücken”, and “Drehung”, the book’s word for one change of facing.
      '9.1: advance after combat',
      '4.3: changes of facing',
      '9.2: changes of facing',
    ],
    'prussias-glory': [
      // The verbs: vorrücken, sich zurückziehen, kapitulieren.
      '19.9: advance',
      ...['3.4', '8.1', '8.4', '11.1.2', '11.1.4', '19.2', '24.2.4', '26.3.2'].map(at => `${at}: retreat`),
      ...['8.2', '10.2'].map(at => `${at}: surrender`),
      // The plural: Hauptszenarien, Gefechtsszenarien.
      '13: main scenario',
      '22.2: main scenario',
      '22.2: battle scenario',
      // Orders and ratings: Befehle, Befehlswert, Befehlswurf; who takes over: das Kommando.
      ...['6.2', '6.3', '7.3.2', '9.1', '10.2', '12', '14.1', '23.3.1'].map(at => `${at}: command`),
      // In a row of phases, and as what an army does, without “phase”.
      '6.1: defensive bombardment',
      '12: defensive bombardment',
      '12: offensive bombardment',
      // The modifier of a leader: Modifikator. DRM is said of die rolls only.
      ...['2.3', '8.3', '8.5', '9', '19.4', '19.6', '19.9.1', '19.12.2', '24.2.5', '24.4'].map(
        at => `${at}: modifier`,
      ),
      // The attack and the advance, not the marker: Momentumangriff, Momentumvormarsch.
      '19.10: momentum',
      '19.12.2: momentum',
      // What happens, not its range of numbers; the limit has a word of its own.
      '21: demoralisation',
      '19.9: stacking',
    ],
    'in-death-ground': [
      // The verbs: schießen, anfeuern, auslassen; “wer” for the element.
      '13.5: shooting',
      '5.3: inspire',
      '5.4: inspire',
      '15.2: skip a test',
      '14.4: element',
      // A retreat that must be made, not a compulsory entry of a list.
      '11.1: compulsory',
    ],
    'pocket-battles': [
      // “Front”, which the book says as well; the verb zurückschlagen.
      '3.1: front zone',
      '6.16: strike back',
    ],
    // Whoever comes first to a place, not the first player.
    perikles: ['6.3: first player'],
  },
};
