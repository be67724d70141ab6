import { hello, withName } from './greetings.ts'
import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

/** Variables of payment mails are formatted for display: amounts with currency, days as text. */
interface ProductVariables {
  product: string
}

interface OrderVariables extends ProductVariables {
  price: string
  /** Whether the product includes personal coaching. */
  coaching?: boolean
  /**
   * With coaching: time until which a trainer is proposed, `24. November 2026 um 13:41`. Absent in deliveries that were
   * enqueued before this variable existed.
   */
  proposalBy?: string
  /** Whether the buyer expressly requested that the service starts within the withdrawal period. */
  startRequested?: boolean
  /** Whether the product is for businesses, which have no right of withdrawal. */
  business?: boolean
}

interface SubscriptionVariables extends OrderVariables {
  /** End of the current period. */
  date: string
}

interface ChangeVariables extends SubscriptionVariables {
  /** Whether the change took back a cancellation. Absent in deliveries that were enqueued before this variable existed. */
  revoked?: boolean
  /** Whether the product includes coaching and the former one did not; absent like `revoked`. */
  startsCoaching?: boolean
}

interface RenewalVariables extends SubscriptionVariables {
  /** With a credit: what is debited after its deduction, an amount or `nichts`. */
  due?: string
}

interface EndedVariables extends SubscriptionVariables {
  /** Credit that is left, an amount; absent without credit. */
  credit?: string
}

interface OpenUntilVariables extends ProductVariables {
  /** Whether the product is client slots. */
  business?: boolean
  /**
   * Day on which access closes; absent when it is closed, and in deliveries that were enqueued before this variable
   * existed.
   */
  openUntil?: string
}

const settings = (url: string) => ({ label: 'Zu deinen Einstellungen', url })

const withdrawalNotice = (business: boolean | undefined) =>
  `${business ? 'Bist du Verbraucherin oder Verbraucher, kannst du' : 'Du kannst'} diesen Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen, auch ohne Anmeldung.`

const startRequest =
  'Du hast ausdrücklich verlangt, dass wir sofort beginnen, noch während der 14 Tage. Widerrufst du dann, verrechnen wir nur den Anteil, den du bis dahin genutzt hast; ist die Leistung schon vollständig erbracht, kannst du nicht mehr widerrufen.'

/** Footnotes about the right of withdrawal. */
const withdrawalNotices = ({ business, startRequested }: OrderVariables): string[] => [
  withdrawalNotice(business),
  ...(startRequested ? [startRequest] : []),
]

/** Links of a mail that confirms a contract. */
const contractLinks = ({ withdrawalLink, termsLink }: Pick<TemplateContext, 'withdrawalLink' | 'termsLink'>) => [
  { label: 'Vertrag widerrufen', url: withdrawalLink },
  { label: 'AGB', url: termsLink },
]

/** Paragraph about the next step after buying a coaching product. */
const nextStep = (proposalBy: string | undefined) =>
  `So geht es weiter: Innerhalb von 48 Stunden${proposalBy ? `, also bis ${proposalBy} Uhr,` : ''} schlagen wir dir eine Trainerin oder einen Trainer vor, per E-Mail und auf deiner Übersicht. Du entscheidest, bevor jemand etwas von dir sieht. Wirst du schon begleitet, bleibt es bei dieser Person.`

/** Paragraph about credit that is left when a subscription ends; none without credit. */
const creditLeft = (credit: string | undefined) =>
  credit
    ? [
        `Dein Guthaben von ${credit} bleibt dir: Wir verrechnen es mit deiner nächsten Abo-Rechnung. Möchtest du es lieber ausgezahlt bekommen, antworte einfach auf diese E-Mail.`,
      ]
    : []

/** Sentence about what is open while a payment is overdue. */
function whileUnpaid({ business, openUntil }: OpenUntilVariables): string {
  if (!openUntil) return 'Sobald die Zahlung da ist, geht es weiter wie gewohnt.'
  const open = business
    ? `Deine Kunden begleitest du bis ${openUntil} weiter wie bisher`
    : `Dein Zugang bleibt bis ${openUntil} offen`
  return `${open}, wir versuchen es inzwischen noch einmal.`
}

/** Templates about purchases and payments. */
export const paymentTemplates = {
  purchased: ({ firstName, link, variables, ...pages }: TemplateContext<SubscriptionVariables>): MailContent => ({
    subject: `Deine Bestellung: ${variables.product}`,
    preview: 'Danke, es ist alles bereit.',
    greeting: withName('Danke', firstName),
    paragraphs: [
      `Deine Bestellung ist da, und alles ist für dich freigeschaltet:\n${variables.product}\n${variables.price}, inkl. USt.`,
      ...(variables.coaching ? [nextStep(variables.proposalBy)] : []),
      `Das Abo verlängert sich am ${variables.date} von selbst um denselben Zeitraum, zum selben Preis. Du kannst es jederzeit zum Ende des laufenden Zeitraums kündigen, mit zwei Klicks in deinen Einstellungen.`,
    ],
    button: settings(link),
    footnotes: [...withdrawalNotices(variables), 'Deine Rechnung findest du in den Einstellungen.'],
    links: contractLinks(pages),
  }),

  orderPaid: ({ firstName, link, variables, ...pages }: TemplateContext<OrderVariables>): MailContent => ({
    subject: `Deine Bestellung: ${variables.product}`,
    preview: 'Danke, deine Zahlung ist da.',
    greeting: withName('Danke', firstName),
    paragraphs: [
      `Deine Zahlung ist da:\n${variables.product}\n${variables.price}, inkl. USt., einmalig`,
      ...(variables.coaching ? [nextStep(variables.proposalBy)] : []),
    ],
    button: settings(link),
    footnotes: [...withdrawalNotices(variables), 'Deine Rechnung findest du in den Einstellungen.'],
    links: contractLinks(pages),
  }),

  orderFailed: ({ firstName, link, variables }: TemplateContext<ProductVariables>): MailContent => ({
    subject: 'Deine Zahlung hat nicht geklappt',
    preview: 'Es wurde nichts verrechnet.',
    greeting: hello(firstName),
    paragraphs: [
      `deine Zahlung für ${variables.product} hat nicht geklappt, es wurde nichts verrechnet.`,
      'Wenn du magst, bestell einfach noch einmal, am besten mit einem anderen Zahlungsmittel.',
    ],
    button: { label: 'Zu den Angeboten', url: link },
  }),

  subscriptionChanged: ({ firstName, link, variables, ...pages }: TemplateContext<ChangeVariables>): MailContent => ({
    subject: 'Dein Abo wurde geändert',
    preview: `Ab jetzt: ${variables.product}`,
    greeting: hello(firstName),
    paragraphs: [
      `dein Abo wurde geändert. Ab jetzt gilt:\n${variables.product}\n${variables.price}, inkl. USt.`,
      `Den Unterschied für den laufenden Zeitraum haben wir gleich verrechnet oder dir gutgeschrieben. Die nächste Zahlung ist am ${variables.date} fällig.`,
      ...(variables.startsCoaching ? [nextStep(variables.proposalBy)] : []),
      ...(variables.revoked ? ['Deine Kündigung ist damit zurückgenommen.'] : []),
    ],
    button: settings(link),
    footnotes: withdrawalNotices(variables),
    links: contractLinks(pages),
  }),

  subscriptionCancelled: ({ firstName, link, variables }: TemplateContext<SubscriptionVariables>): MailContent => ({
    subject: 'Deine Kündigung ist angekommen',
    preview: `Bis ${variables.date} bleibt alles, wie es ist.`,
    greeting: hello(firstName),
    paragraphs: [
      `wir haben deine Kündigung: ${variables.product} endet am ${variables.date}. Bis dahin bleibt alles, wie es ist, danach wird nichts mehr abgebucht.`,
      'Du hast es dir anders überlegt? Bis dahin kannst du die Kündigung in den Einstellungen zurücknehmen.',
    ],
    button: settings(link),
  }),

  /** Sent when a change of the owner's roles has ended the use of a subscription. */
  subscriptionNotNeeded: ({ firstName, link, variables }: TemplateContext<SubscriptionVariables>): MailContent => ({
    subject: `Dein Abo endet am ${variables.date}`,
    preview: 'Danach wird nichts mehr abgebucht.',
    greeting: hello(firstName),
    paragraphs: [
      `${variables.product} brauchst du nicht mehr, weil sich die Rolle deines Kontos geändert hat. Deshalb haben wir es für dich gekündigt: Es endet am ${variables.date}, danach wird nichts mehr abgebucht.`,
      'Stimmt das nicht, oder möchtest du für die Zeit bis dahin Geld zurück? Antworte einfach auf diese E-Mail.',
    ],
    button: settings(link),
  }),

  subscriptionResumed: ({ firstName, link, variables }: TemplateContext<SubscriptionVariables>): MailContent => ({
    subject: 'Dein Abo läuft weiter',
    preview: 'Deine Kündigung ist zurückgenommen.',
    greeting: hello(firstName),
    paragraphs: [
      `deine Kündigung ist zurückgenommen, dein Abo läuft weiter:\n${variables.product}\n${variables.price}, inkl. USt.`,
      `Es verlängert sich am ${variables.date} von selbst um denselben Zeitraum, zum selben Preis. Du kannst es jederzeit wieder zum Ende des laufenden Zeitraums kündigen, mit zwei Klicks in deinen Einstellungen.`,
    ],
    button: settings(link),
  }),

  subscriptionEnded: ({ firstName, link, variables }: TemplateContext<EndedVariables>): MailContent => ({
    subject: 'Dein Abo ist zu Ende',
    preview: 'Deine Einträge bleiben dir.',
    greeting: hello(firstName),
    paragraphs: [
      `${variables.product} ist zu Ende, es wird nichts mehr abgebucht. Deine Notizen, Listen und Dokumente bleiben in deinem Konto.`,
      ...creditLeft(variables.credit),
      'Danke, dass du da warst. Wenn du wieder magst, findest du hier unsere Angebote.',
    ],
    button: { label: 'Zu den Angeboten', url: link },
  }),

  slotsEnded: ({ firstName, link, variables }: TemplateContext<OpenUntilVariables & EndedVariables>): MailContent => ({
    subject: 'Deine Kunden-Slots sind zu Ende',
    preview: 'Deine Kunden behalten, was sie haben.',
    greeting: hello(firstName),
    paragraphs: [
      `dein Abo „${variables.product}“ ist zu Ende, es wird nichts mehr abgebucht. Neue Kunden kannst du jetzt nicht mehr einladen.`,
      `${
        variables.openUntil
          ? `Deine Kunden begleitest du bis ${variables.openUntil} weiter wie bisher. Danach kannst du alles lesen, aber nichts mehr ändern,`
          : 'Du kannst weiter alles von deinen Kunden lesen, aber nichts mehr ändern,'
      } bis du wieder Slots hast. Deine Kunden behalten, was sie haben.`,
      ...creditLeft(variables.credit),
    ],
    button: { label: 'Zu deinen Slots', url: link },
  }),

  paymentFailed: ({ firstName, link, variables }: TemplateContext<OpenUntilVariables>): MailContent => ({
    subject: 'Deine Zahlung hat nicht geklappt',
    preview: 'Bitte bezahle die offene Rechnung.',
    greeting: hello(firstName),
    paragraphs: [
      `die Zahlung für ${variables.product} konnten wir nicht abbuchen. Vielleicht ist die Karte abgelaufen, oder die Bank möchte eine Bestätigung.`,
      `Bitte bezahle die offene Rechnung in deinen Einstellungen, mit derselben oder einer anderen Karte. ${whileUnpaid(variables)}`,
    ],
    button: { label: 'Offene Rechnung bezahlen', url: link },
  }),

  purchaseUndone: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Doppelte Bestellung zurückgezahlt',
    preview: 'Dein Abo läuft, die zweite Zahlung bekommst du zurück.',
    greeting: hello(firstName),
    paragraphs: [
      'du hast dasselbe Abo zweimal abgeschlossen, vermutlich in zwei Fenstern. Die zweite Bestellung haben wir gleich storniert; die Zahlung ist auf dem Weg zurück zu dir und kommt meist in wenigen Tagen an.',
      'Dein erstes Abo läuft ganz normal weiter, du musst nichts tun.',
    ],
    button: settings(link),
  }),

  renewalNotice: ({ firstName, link, variables }: TemplateContext<RenewalVariables>): MailContent => ({
    subject: `Dein Abo verlängert sich am ${variables.date}`,
    preview: variables.product,
    greeting: hello(firstName),
    paragraphs: [
      `${variables.product} verlängert sich am ${variables.date} von selbst um einen weiteren Zeitraum. ${
        variables.due
          ? `Der Preis ist ${variables.price}, inkl. USt. Mit deinem Guthaben buchen wir dann ${variables.due} ab.`
          : `Wir buchen dann ${variables.price} ab, inkl. USt.`
      }`,
      'Möchtest du das nicht, kündige einfach vorher in deinen Einstellungen. Sonst musst du nichts tun.',
    ],
    button: settings(link),
  }),
}
