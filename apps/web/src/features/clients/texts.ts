import type { ClientStatus } from '@kostbar/contracts/clients/schemas'
import { formatCount } from '../../lib/format.ts'

export const texts = {
  title: 'Kunden',
  slots: (used: number, bought: number) => `Slots ${used} von ${bought} belegt`,
  free: (free: number) => (free > 0 ? `${formatCount(free, 'Platz', 'Plätze')} frei` : 'Alle Plätze sind belegt'),
  noSlots: 'Du hast noch keine Kunden-Slots.',
  search: 'Name oder E-Mail suchen',
  filter: 'Status',
  all: 'Alle',
  status: { ACTIVE: 'Aktiv', PAUSED: 'Pausiert', ARCHIVED: 'Archiviert' } satisfies Record<ClientStatus, string>,
  resultCount: (count: number) => formatCount(count, 'Kunde', 'Kunden'),
  name: 'Name',
  email: 'E-Mail',
  state: 'Status',
  targets: 'Tagesziele',
  targetsSet: 'Gesetzt',
  targetsMissing: 'Noch offen',
  since: 'Dabei seit',
  emptyTitle: 'Noch keine Kunden',
  emptyText: 'Sobald du jemanden begleitest, steht die Person hier.',
  emptyWithoutSlots: 'Für jede Person, die du begleitest, brauchst du einen Kunden-Slot.',
  toSlots: 'Zu den Kunden-Slots',
  nothingTitle: 'Niemand gefunden',
  nothingText: 'Zu dieser Suche gibt es bei dir niemanden. Prüfe die Schreibweise oder den Status.',
  showAll: 'Alle Kunden zeigen',
  loadFailed: 'Deine Kunden lassen sich gerade nicht laden',
} as const
