import type { Language } from '@/lib/game/language';

/** Files that are not translated yet. Take a file off when you have translated it; a test says when one is on the list although it is complete. */
export const UNTRANSLATED: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: [],
};

/**
 * Messages whose English contains a word that is not a term there: "file key: term". One line each, with the reason
 * beside it.
 */
export const NOT_THE_TERM: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: [
    // What the program shows, not a button; typefaces; what a report says; a report that is put aside.
    'canvas group.view: View',
    'commands keys.group.view: View',
    'exchange dialog.import: Import',
    'site language.hint.show: View',
    'credits fonts.title: Type',
    'curators reports.said: Report',
    'curators reports.dismiss: Dismiss',
    // Short, for it stands in the narrow row of tools.
    'studio tools.select: Select',
    'studio tools.hand: Pan',
    // What is being played: a session, not one of the five games.
    'play game: Game',
    // A key that goes to the last move; a unit's move, not a move of the game.
    'play key.last: Latest move',
    'play kind.move: Move',
    // A phase in a row of phases goes without “phase”.
    'systems/in-death-ground words.phase.movement: movement',
    'systems/prussias-glory words.phase.defensive-fire: defensive bombardment',
    'systems/prussias-glory words.phase.offensive-fire: offensive bombardment',
    // The dice of a move, not the phase.
    'systems/in-death-ground words.figure.move-dice: movement',
    // A siege tower is set on fire, not a wood.
    'systems/in-death-ground words.action.burn: set fire',
    'systems/in-death-ground words.order.burn: set fire',
    // Part of “overhead shooting”, which has a word of its own.
    'systems/in-death-ground words.modifier.overhead: shooting',
    // The book’s words are there, with others between them.
    'systems/in-death-ground words.ruling.later-chapters: skip a test',
    'systems/in-death-ground words.ruling.commanders: skip a test',
    // A morale test, not how it is done.
    'systems/in-death-ground words.asks.failed: the test',
    'systems/in-death-ground words.order.spare: the test',
    'systems/in-death-ground words.order.take-test: the test',
    'systems/in-death-ground words.order.test-again: the test',
    // An order to move, not a move of the game.
    'systems/in-death-ground words.order.throw: Move',
    // The marker is printed in English.
    'systems/prussias-glory words.marker.moved: artillery',
    'systems/prussias-glory words.marker.out-of-command: command',
    // Command ratings, groups and rolls have words of their own; a second takes over the army.
    'systems/prussias-glory facts.ratings.caption: command',
    'systems/prussias-glory facts.ratings.short: command',
    'systems/prussias-glory words.sheet.groups: command',
    'systems/prussias-glory words.event.second-takes-over: command',
    'systems/prussias-glory words.phase.command: command',
    'systems/prussias-glory words.figure.rating: command',
    'systems/prussias-glory words.progress.command: command',
    // The end of one turn, not the phase.
    'systems/prussias-glory words.brief.aim-one: end of turn',
    'systems/prussias-glory words.brief.aim-two: end of turn',
    'systems/prussias-glory words.brief.aim-hold: end of turn',
    // The morale modifier of a leader, or a table of modifiers.
    'systems/prussias-glory words.field.leader-morale: modifier',
    'systems/prussias-glory words.field.commander-morale: modifier',
    'systems/prussias-glory words.chart.close-combat-modifiers: modifier',
    'systems/prussias-glory words.chart.rally: modifier',
    'systems/prussias-glory words.throw.leads-follow: modifier',
    'systems/prussias-glory words.brief.fights: modifier',
    'systems/prussias-glory words.key.leader: modifier',
    // The attack, not its marker.
    'systems/prussias-glory findings.no-momentum-there: momentum',
    'systems/prussias-glory words.modifier.momentum: momentum',
    'systems/prussias-glory words.modifier.momentum-turned: momentum',
    'systems/prussias-glory words.action.momentum-mark: momentum',
    'systems/prussias-glory words.event.momentum-marked: momentum',
    'systems/prussias-glory words.key.momentum: momentum',
    // The two basic groups have words of their own.
    'systems/prussias-glory findings.group-of-wing: basic group',
    // The stacking limit has a word of its own.
    'systems/prussias-glory findings.stacking: stacking',
    'systems/prussias-glory findings.hex-too-full: stacking',
    // The book of Lost Battles says Aufbau.
    'systems/lost-battles words.field.set-up: Setup',
    'systems/lost-battles words.option.set-up: Setup',
    // Short, for it stands on a tile of the map.
    'systems/lost-battles words.overlay.generals.spares: exemption',
    // A marker is moved; it is nobody's turn.
    'systems/perikles words.short.shift: Move',
    // A phase of the round, and counters of the military.
    'systems/perikles words.phase.battles: battles',
    'systems/perikles words.kind.take: Counters',
    // The military of Perikles has counters, as in its book.
    'aid perikles.counters: Counters',
  ],
};
