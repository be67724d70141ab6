import { formatNumber } from '../../lib/format.ts'

/** German texts of the picker for several clients. */
export const texts = {
  chooseTitle: 'Für wen?',
  chosen: (count: number, max: number) => `${formatNumber(count)} von höchstens ${max} gewählt`,
  chooseAll: 'Alle gezeigten wählen',
  chooseNone: 'Auswahl aufheben',
  clientSearch: 'Name suchen',
  groupLabel: 'Gruppe',
  anyGroup: 'Alle Gruppen',
  group: { ATTENTION: 'Braucht Aufmerksamkeit', ON_TRACK: 'Im Plan', INACTIVE: 'Inaktiv' },
  noClients: 'Noch keine Kunden. Lade zuerst jemanden ein.',
  noMatches: 'Hier passt niemand zu den Filtern.',
  toClients: 'Zu deinen Kunden',
  shownOnly: (shown: number, total: number) =>
    `Die ersten ${shown} von ${formatNumber(total)}. Such nach einem Namen oder filtere.`,
  tags: 'Schlagwörter',
  anyTag: 'Alle Schlagwörter',
  loadFailed: 'Deine Kunden lassen sich gerade nicht laden',
} as const
