import { formatEuro, formatNumber } from '../../lib/format.ts'

/** German texts of the offers. */
export const texts = {
  buy: 'Jetzt Kaufen',
  buyNamed: (name: string) => `Jetzt Kaufen: ${name}`,
  highlighted: 'Empfehlung',
  billed: (amount: string, each: string) => `Du zahlst ${amount} ${each}, inkl. USt.`,
  perMonth: 'pro Monat',
  perWeek: 'pro Woche',
  included: 'Das ist dabei',
  taxIncluded: 'Inkl. USt.',
  cancelAnyTime: 'Kündbar zum Ende jeder Laufzeit.',
  paidOnce: 'Einmal zahlen, kein Abo.',
  unavailable: 'Wir können den Preis im Moment nicht laden. Bitte versuche es gleich noch einmal.',
  gone: 'Dieses Angebot gibt es derzeit nicht.',
  tryAgain: 'Nochmal versuchen',

  slotCount: 'Anzahl der Slots',
  slotsInWords: (count: number) => (count === 1 ? '1 Slot' : `${formatNumber(count)} Slots`),
  onAverage: (count: number, cents: number) =>
    count === 1
      ? `${formatEuro(cents)} pro Slot`
      : `${formatNumber(count)} Slots, im Schnitt ${formatEuro(cents)} pro Slot`,
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
