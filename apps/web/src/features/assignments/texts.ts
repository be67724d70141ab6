import type { Proposal } from '@kostbar/contracts/assignments/schemas'
import { formatCount } from '../../lib/format.ts'

export const texts = {
  title: 'Wartet auf Begleitung',
  intro:
    'Diese Mitglieder haben eine Begleitung oder eine Analyse gekauft. Schlag ihnen innerhalb von 48 Stunden jemanden vor; sie entscheiden selbst.',
  count: (total: number) => `${formatCount(total, 'Mitglied wartet', 'Mitglieder warten')}`,
  failed: 'Die Liste lässt sich gerade nicht laden',
  members: 'Wartende Mitglieder',
  nobodyTitle: 'Gerade wartet niemand',
  nobodyText: 'Sobald jemand eine Begleitung oder eine Analyse kauft, steht die Person hier.',
  notListed: 'Diese Person steht nicht auf dieser Seite der Liste. Vielleicht wartet sie nicht mehr.',
  name: 'Name',
  offer: 'Gekauft',
  due: 'Vorschlag fällig',
  proposal: 'Vorschlag',
  actions: 'Aktionen',
  waitsSince: (when: string) => `wartet seit ${when}`,
  dueBy: (deadline: string) => `bis ${deadline}`,
  overdue: (deadline: string) => `überfällig seit ${deadline}`,
  waitsForMember: 'Liegt beim Mitglied',
  noProposal: 'Noch keiner',
  states: {
    OPEN: 'Offen',
    DECLINED: 'Abgelehnt',
    EXPIRED: 'Abgelaufen',
    REVOKED: 'Zurückgezogen',
  } satisfies Record<Proposal['state'], string>,
  until: (day: string) => `gilt bis ${day}`,
  propose: 'Vorschlagen',
  proposeTo: (name: string) => `${name} jemanden vorschlagen`,
  change: 'Ändern',
  changeFor: (name: string) => `Vorschlag für ${name} ändern`,
  withdraw: 'Zurückziehen',
  withdrawFor: (name: string) => `Vorschlag für ${name} zurückziehen`,
  withdrawTitle: 'Vorschlag zurückziehen?',
  withdrawText: (member: string, trainer: string) =>
    `${member} kann die Begleitung durch ${trainer} dann nicht mehr annehmen und wartet wieder auf einen Vorschlag.`,
  withdrawn: 'Der Vorschlag ist zurückgezogen.',

  // Choosing a trainer.
  dialogTitle: (member: string) => `Wer soll ${member} begleiten?`,
  dialogText: (member: string) =>
    `${member} bekommt eine E-Mail und entscheidet selbst. Bis zur Zustimmung sieht niemand etwas von ${member}.`,
  replaces: (trainer: string) => `Gerade ist ${trainer} vorgeschlagen. Ein neuer Vorschlag ersetzt diesen.`,
  search: 'Name oder E-Mail suchen',
  trainers: 'Trainer',
  trainersFailed: 'Die Trainer lassen sich gerade nicht laden',
  noTrainer: 'Dazu gibt es niemanden. Prüfe die Schreibweise oder leere die Suche.',
  clients: (count: number) => formatCount(count, 'aktiver Kunde', 'aktive Kunden'),
  openProposals: (count: number) => formatCount(count, 'offener Vorschlag', 'offene Vorschläge'),
  suggested: 'Empfohlen',
  away: (from: string, until: string) => `Nicht da: ${from} bis ${until}`,
  declinedBefore: 'Zuletzt abgelehnt',
  unverified: 'Qualifikation nicht geprüft',
  noAgreement: 'Ohne Auftragsverarbeitung',
  chooseFirst: 'Bitte wähle jemanden aus.',
  proposed: (trainer: string, member: string) => `${trainer} ist ${member} vorgeschlagen.`,
  cancel: 'Abbrechen',

  // Card of the admin's overview.
  cardFailed: 'Wer auf Begleitung wartet, lässt sich gerade nicht laden',
  toAll: 'Zur ganzen Liste',

  // Card of the member.
  mineTitle: 'Deine Begleitung',
  bought: (offers: readonly string[]) => `Danke für deinen Kauf: ${offers.join(', ')}.`,
  searching: (deadline: string) =>
    `Wir suchen jemanden, der zu dir passt, und schlagen dir bis ${deadline} eine Person vor. Du bekommst eine E-Mail, liest dir durch, wer das ist, und entscheidest selbst.`,
  searchingLong:
    'Es dauert länger als die versprochenen 48 Stunden, das tut uns leid. Wir sind dran: Du bekommst eine E-Mail, sobald wir jemanden für dich haben.',
  proposedTitle: (trainer: string) => `${trainer} möchte dich begleiten`,
  proposedText: (trainer: string, day: string) =>
    `Lies dir in Ruhe durch, wer ${trainer} ist. Bevor du zustimmst, sieht ${trainer} nichts von dir. Der Vorschlag gilt bis ${day}.`,
  view: 'Vorschlag ansehen',
} as const
