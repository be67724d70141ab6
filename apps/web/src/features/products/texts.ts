import { formatEuro } from '@kostbar/contracts/money-format'
import { formatCount, formatDate, formatNumber } from '../../lib/format.ts'

/** German texts of the offers. */
export const texts = {
  buy: 'Jetzt Kaufen',
  buyNamed: (name: string) => `Jetzt Kaufen: ${name}`,
  highlighted: 'Empfehlung',
  own: 'Dein Abo',
  toOwn: 'Zu deinem Abo',
  changePeriod: 'Zahlungsweise ändern',
  ownRenews: (end: string) => `Verlängert sich am ${formatDate(end)}.`,
  ownEnds: (end: string) => `Gekündigt, offen bis ${formatDate(end)}.`,
  ownPastDue: 'Die letzte Zahlung ist noch offen.',
  billingPeriod: 'Wie oft du zahlst',
  billingPeriods: { month: 'Monatlich', year: 'Jährlich' },
  equals: 'Das sind',
  cheaper: (percent: number) => `${formatNumber(percent)} % günstiger als monatlich.`,
  longestPeriod: (period: string) => `Längste Laufzeit: ${period}.`,
  otherPeriods: 'Andere Laufzeiten wählst du im nächsten Schritt.',
  comparison: 'Was ist wo dabei?',
  isIncluded: 'Dabei',
  isNotIncluded: 'Nicht dabei',
  afterPurchase: 'Was nach dem Kauf passiert',
  afterPurchaseSteps: [
    'Plan, Rezepte und Einkaufsliste sind sofort offen. Die Rechnung findest du in den Einstellungen.',
    'Hast du Begleitung gekauft, schlagen wir dir innerhalb von 48 Stunden eine Trainerin oder einen Trainer vor. Du entscheidest.',
    'Auf deiner Übersicht steht, womit du anfängst. Kündigen kannst du jederzeit mit zwei Klicks in den Einstellungen.',
  ],
  perMonth: 'pro Monat',
  perWeek: 'pro Woche',
  included: 'Das ist dabei',
  taxIncluded: 'Inkl. USt.',
  cancelAnyTime: 'Kündbar zum Ende jeder Laufzeit.',
  needsScript: 'Zum Bestellen braucht dein Browser JavaScript. Bitte schalte es ein und lade die Seite neu.',
  paidOnce: 'Einmal zahlen, kein Abo.',
  unavailable: 'Wir können den Preis im Moment nicht laden. Bitte versuche es gleich noch einmal.',
  gone: 'Dieses Angebot gibt es derzeit nicht.',
  tryAgain: 'Nochmal versuchen',

  slotCount: 'Anzahl der Slots',
  slotsInWords: (count: number) => formatCount(count, 'Slot', 'Slots'),
  onAverage: (count: number, cents: number) =>
    count === 1 ? `${formatEuro(cents)} pro Slot` : `Im Schnitt ${formatEuro(cents)} pro Slot`,
  tierTable: (name: string) => `Staffelpreise, ${name}`,
  tierSlots: 'Slots',
  tierPrice: 'Preis pro Slot',
  tier: (from: number, upTo: number | null) =>
    upTo === null
      ? `ab ${formatNumber(from)}`
      : from === upTo
        ? formatNumber(from)
        : `${formatNumber(from)}–${formatNumber(upTo)}`,
  withTax: 'inkl. USt.',
  graduated: 'Jeder Slot kostet, was in seiner Zeile steht. Der Preis oben ist die Summe.',
  volume: 'Alle Slots kosten, was in der Zeile deiner Anzahl steht.',
} as const
