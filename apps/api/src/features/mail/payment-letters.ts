import type { Letter } from './layout.ts'

interface PaymentFacts {
  firstName: string
  link: string
  facts: Readonly<Record<string, string>>
}

const hello = (firstName: string) => `Hallo ${firstName},`
const settings = (url: string) => ({ label: 'Zu deinen Einstellungen', url })

const withdrawal =
  'Du kannst diesen Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen: auf unserer Seite unter „Vertrag widerrufen“, ganz unten in der Fußzeile.'

/**
 * Mails about money. `facts`: `product`, `price` (with VAT and interval), `date`, and what else the letter names; amounts
 * and days are written out already.
 */
export const paymentLetters = {
  purchased: ({ firstName, link, facts }: PaymentFacts): Letter => ({
    subject: `Deine Bestellung: ${facts.product}`,
    preview: 'Danke, es ist alles bereit.',
    greeting: `Danke, ${firstName}`,
    paragraphs: [
      `Deine Bestellung ist da, und alles ist für dich freigeschaltet:\n${facts.product}\n${facts.price}, inkl. USt.`,
      `Das Abo verlängert sich am ${facts.date} von selbst um denselben Zeitraum, zum selben Preis. Du kannst es jederzeit zum Ende des laufenden Zeitraums kündigen, mit einem Klick in deinen Einstellungen.`,
    ],
    button: settings(link),
    footnotes: [withdrawal, 'Deine Rechnung findest du in den Einstellungen.'],
  }),

  orderPaid: ({ firstName, link, facts }: PaymentFacts): Letter => ({
    subject: `Deine Bestellung: ${facts.product}`,
    preview: 'Danke, deine Zahlung ist da.',
    greeting: `Danke, ${firstName}`,
    paragraphs: [
      `Deine Zahlung ist da:\n${facts.product}\n${facts.price}, inkl. USt., einmalig`,
      'Wir melden uns innerhalb von 48 Stunden bei dir.',
    ],
    button: settings(link),
    footnotes: [withdrawal, 'Deine Rechnung findest du in den Einstellungen.'],
  }),

  subscriptionChanged: ({ firstName, link, facts }: PaymentFacts): Letter => ({
    subject: 'Dein Abo wurde geändert',
    preview: `Ab jetzt: ${facts.product}`,
    greeting: hello(firstName),
    paragraphs: [
      `dein Abo wurde geändert. Ab jetzt gilt:\n${facts.product}\n${facts.price}, inkl. USt.`,
      `Den Unterschied für den laufenden Zeitraum haben wir gleich verrechnet oder dir gutgeschrieben. Die nächste Zahlung ist am ${facts.date} fällig.`,
    ],
    button: settings(link),
    footnotes: [withdrawal],
  }),

  subscriptionCancelled: ({ firstName, link, facts }: PaymentFacts): Letter => ({
    subject: 'Deine Kündigung ist angekommen',
    preview: `Bis ${facts.date} bleibt alles, wie es ist.`,
    greeting: hello(firstName),
    paragraphs: [
      `wir haben deine Kündigung: ${facts.product} endet am ${facts.date}. Bis dahin bleibt alles, wie es ist, danach wird nichts mehr abgebucht.`,
      'Du hast es dir anders überlegt? Bis dahin kannst du die Kündigung in den Einstellungen zurücknehmen.',
    ],
    button: settings(link),
  }),

  subscriptionEnded: ({ firstName, link, facts }: PaymentFacts): Letter => ({
    subject: 'Dein Abo ist zu Ende',
    preview: 'Deine Einträge bleiben dir.',
    greeting: hello(firstName),
    paragraphs: [
      `${facts.product} ist zu Ende, es wird nichts mehr abgebucht. Deine Notizen, Listen und Dokumente bleiben in deinem Konto.`,
      'Danke, dass du da warst. Wenn du wieder magst, findest du hier unsere Angebote.',
    ],
    button: { label: 'Zu den Angeboten', url: link },
  }),

  paymentFailed: ({ firstName, link, facts }: PaymentFacts): Letter => ({
    subject: 'Deine Zahlung hat nicht geklappt',
    preview: 'Bitte prüfe deine Zahlungsdaten.',
    greeting: hello(firstName),
    paragraphs: [
      `die Zahlung für ${facts.product} konnten wir nicht abbuchen. Vielleicht ist die Karte abgelaufen, oder die Bank möchte eine Bestätigung.`,
      `Bitte prüfe deine Zahlungsdaten in den Einstellungen. Dein Zugang bleibt noch ${facts.grace} Tage offen, wir versuchen es inzwischen noch einmal.`,
    ],
    button: settings(link),
  }),

  purchaseUndone: ({ firstName, link }: PaymentFacts): Letter => ({
    subject: 'Doppelte Bestellung zurückgezahlt',
    preview: 'Dein Abo läuft, die zweite Zahlung bekommst du zurück.',
    greeting: hello(firstName),
    paragraphs: [
      'du hast dasselbe Abo zweimal abgeschlossen, vermutlich in zwei Fenstern. Die zweite Bestellung haben wir gleich storniert; die Zahlung ist auf dem Weg zurück zu dir und kommt meist in wenigen Tagen an.',
      'Dein erstes Abo läuft ganz normal weiter, du musst nichts tun.',
    ],
    button: settings(link),
  }),

  renewalNotice: ({ firstName, link, facts }: PaymentFacts): Letter => ({
    subject: `Dein Abo verlängert sich am ${facts.date}`,
    preview: facts.product ?? '',
    greeting: hello(firstName),
    paragraphs: [
      `${facts.product} verlängert sich am ${facts.date} von selbst um einen weiteren Zeitraum. Wir buchen dann ${facts.price} ab, inkl. USt.`,
      'Möchtest du das nicht, kündige einfach vorher in deinen Einstellungen. Sonst musst du nichts tun.',
    ],
    button: settings(link),
  }),
}
