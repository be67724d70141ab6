import type { Invoice } from '@kostbar/contracts/checkout/schemas'
import type { OtherAccess, Subscription } from '@kostbar/contracts/subscriptions/schemas'
import { formatDate, formatLastDay, formatNumber } from '../../lib/format.ts'

/** Sentence about what closes after the end of a subscription and what stays. */
const afterwards =
  'Ernährungsplan und Rezepte schließen sich, dein Konto mit Einkaufsliste, Notizen und Dokumenten bleibt.'

/** Until when access lasts that does not depend on a membership. */
const otherAccess: Record<OtherAccess, string> = {
  ADMIN: 'solange du ein Admin-Konto hast',
  TRAINER: 'solange du ein Trainer-Konto hast',
  IN_APP_PURCHASE: 'solange dein Abo über die App läuft',
  COACHED: 'solange du begleitet wirst',
  TRIAL: 'solange deine Testphase läuft',
}

const staysOpen = (access: OtherAccess) =>
  `Ernährungsplan und Rezepte bleiben auch danach für dich offen, ${otherAccess[access]}.`

/** What becomes of the coaching that a subscription includes; access through another coaching means that it goes on. */
const endOfCoaching = (coaching: boolean, access: OtherAccess | null) =>
  coaching && access !== 'COACHED' ? ' Auch deine Begleitung endet dann.' : ''

/** Sentences about an overdue payment. @param until when what it pays for closes or has closed */
function unpaid(until: string | null, { open, closed }: { open: string; closed: string }): string {
  const isOpen = until !== null && Date.parse(until) > Date.now()
  const purpose = isOpen ? ` bis ${formatDate(until)}, ${open}` : `, ${closed}`
  return `Die letzte Zahlung hat nicht geklappt. Bitte begleiche die offene Rechnung${purpose}.`
}

/** German texts of subscriptions, slots and invoices. */
export const texts = {
  title: 'Dein Abo',
  slotsLapsed:
    'Deine Kunden-Slots sind nicht bezahlt. Du kannst alles lesen, aber nichts ändern und niemanden einladen. Deine Kunden behalten, was sie haben.',
  slotsLapse: (date: string) =>
    `Deine Kunden-Slots sind nicht mehr bezahlt. Bis ${formatDate(date)} begleitest du deine Kunden weiter wie bisher. Danach kannst du alles lesen, aber nichts ändern und niemanden einladen.`,
  paySlots: 'Slots bezahlen',
  slotsTitle: 'Deine Kunden-Slots',
  loadFailed: 'Dein Abo lässt sich gerade nicht laden',
  invoicesFailed: 'Deine Rechnungen lassen sich gerade nicht laden.',
  status: {
    ACTIVE: 'Aktiv',
    TRIALING: 'Testphase',
    PAST_DUE: 'Zahlung offen',
    CANCELED: 'Beendet',
  } satisfies Record<Subscription['status'], string>,
  cancelled: 'Gekündigt',
  price: 'Preis',
  taxIncluded: 'inkl. USt.',
  slots: 'Slots',
  period: 'Aktueller Zeitraum',
  fromTo: (from: string | null, to: string) =>
    from ? `${formatDate(from)} bis ${formatDate(to)}` : `bis ${formatDate(to)}`,
  renews: 'Verlängert sich am',
  ends: 'Endet am',
  /** @param access access that stays after the membership; null when it closes */
  endsWarning: (date: string, access: OtherAccess | null, coaching: boolean) =>
    (access
      ? `Dein Abo ist gekündigt und endet am ${formatDate(date)}. ${staysOpen(access)}`
      : `Dein Abo ist gekündigt. Nach dem ${formatDate(date)} ist dein Zugang zur App gesperrt: ${afterwards}`) +
    endOfCoaching(coaching, access),
  slotsEndWarning: (date: string) =>
    `Deine Slots sind gekündigt. Nach dem ${formatDate(date)} kannst du niemanden mehr einladen, und nach weiteren 7 Tagen deine Kunden nur mehr ansehen.`,
  slotsEndWithRole: (date: string) =>
    `Du hast kein Trainer-Konto mehr. Deshalb enden deine Slots am ${formatDate(date)}, danach wird nichts mehr abgebucht.`,
  /** @param until when access closes or has closed */
  pastDue: (until: string | null) =>
    unpaid(until, { open: 'damit dein Zugang bleibt', closed: 'damit dein Zugang wieder aufgeht' }),
  /** @param until when the slots lapse or have lapsed */
  slotsPastDue: (until: string | null) =>
    unpaid(until, {
      open: 'damit du deine Kunden weiter begleiten kannst',
      closed: 'damit du deine Kunden wieder begleiten kannst',
    }),
  payNow: 'Offene Rechnung bezahlen',
  toPayment: 'Zur offenen Rechnung',
  credit: 'Guthaben',
  creditOnNextInvoice: (amount: string) => `${amount}, wird mit der nächsten Rechnung verrechnet`,
  creditAfterReactivation: (amount: string) => `${amount}, wird verrechnet, wenn dein Abo weiterläuft`,
  creditLeft: (amount: string) =>
    `Guthaben ${amount}: wird mit deiner nächsten Abo-Rechnung verrechnet; auf Wunsch zahlen wir es dir aus.`,
  change: 'Abo ändern',
  changeSlots: 'Anzahl oder Zahlungsweise ändern',
  cancel: 'Abo kündigen',
  cancelSlots: 'Slots kündigen',
  cancelTitle: 'Abo wirklich kündigen?',
  cancelSlotsTitle: 'Slots wirklich kündigen?',
  /** @param access access that stays after the membership; null when it closes */
  cancelText: (date: string, access: OtherAccess | null, coaching: boolean) =>
    (access
      ? `Dein Abo läuft noch bis zum ${formatDate(date)}. ${staysOpen(access)}`
      : `Du kannst alles noch bis zum ${formatDate(date)} nutzen. Danach ist dein Zugang zur App gesperrt: ${afterwards}`) +
    endOfCoaching(coaching, access),
  cancelUnpaidText:
    'Dein Abo endet mit dem laufenden Zeitraum und verlängert sich nicht mehr. Die offene Rechnung bleibt.',
  cancelUnpaidSlotsText:
    'Deine Slots enden mit dem laufenden Zeitraum und verlängern sich nicht mehr. Die offene Rechnung bleibt.',
  cancelSlotsText: (date: string) =>
    `Du kannst deine Slots noch bis zum ${formatDate(date)} nutzen. Danach lädst du niemanden mehr ein, und nach 7 Tagen kannst du deine Kunden nur mehr ansehen.`,
  keep: 'Abo behalten',
  keepSlots: 'Slots behalten',
  cancelDone: (date: string) => `Dein Abo ist gekündigt. Es läuft noch bis ${formatDate(date)}.`,
  cancelSlotsDone: (date: string) => `Deine Slots sind gekündigt. Du hast sie noch bis ${formatDate(date)}.`,
  reactivate: 'Kündigung zurücknehmen',
  reactivated: 'Dein Abo läuft weiter.',
  slotsReactivated: 'Deine Slots laufen weiter.',
  purchasePending: 'Sobald deine Zahlung bestätigt ist, steht dein Kauf hier.',
  none: 'Du hast noch kein Abo',
  noneText: 'Mit einem Abo öffnen sich dein Ernährungsplan und alle Rezepte.',
  openAnyway: 'Du brauchst kein eigenes Abo: Ernährungsplan und Rezepte sind für dich offen.',
  toOffers: 'Zu den Angeboten',
  otherOffers: 'Andere Angebote ansehen',
  inApp: 'Du hast dein Abo über die App gekauft. Verwalten kannst du es dort, wo du es gekauft hast.',
  trial: (until: string | null) =>
    `Du bist in der Testphase. ${until ? `Bis ${formatLastDay(until)} ist alles` : 'Alles ist'} für dich offen.`,
  noSlots: 'Noch keine Slots',
  noSlotsText: 'Mit Kunden-Slots lädst du Menschen ein und begleitest sie hier.',
  slotsEnded: 'Deine Slots sind zu Ende',
  slotsEndedText: 'Mit neuen Slots begleitest du deine Kunden weiter und lädst wieder Menschen ein.',
  usage: (used: number, bought: number) => `Slots ${formatNumber(used)} von ${formatNumber(bought)} belegt`,
  buySlots: 'Slots kaufen',
  moreSlots: 'Mehr Slots kaufen',
  portal: 'Zahlungsdaten verwalten',
  portalFailed: 'Es sind aktuell keine Einstellungen möglich.',
  withdraw: 'Vertrag widerrufen',
  invoices: 'Rechnungen',
  invoice: (number: string | null) => `Rechnung ${number ?? ''}`.trim(),
  view: 'Ansehen',
  pdf: 'PDF',
  pay: 'Bezahlen',
  invoiceStatus: {
    DRAFT: 'Entwurf',
    OPEN: 'Offen',
    PAID: 'Bezahlt',
    VOID: 'Storniert',
    UNCOLLECTIBLE: 'Nicht bezahlt',
  } satisfies Record<Invoice['status'], string>,
  orders: 'Einmal gekauft',
  refunded: 'Erstattet',
  partlyRefunded: (amount: string) => `${amount} erstattet`,
} as const
