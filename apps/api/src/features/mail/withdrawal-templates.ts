import { breakLinks } from './break-links.ts'
import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

/** Declaration of withdrawal; `receivedAt` is formatted for display, to the second. */
interface WithdrawalVariables {
  name: string
  email: string
  contract: string
  receivedAt: string
  /** Id of the declaration, as on the screen; absent in deliveries that were enqueued before this variable existed. */
  reference?: string
}

/** Failed refund; `amount` is formatted for display, the ids are those of the payment service. */
interface FailedRefundVariables {
  amount: string
  paymentId: string
  refundId: string
  /** Whether a withdrawal was opened again. */
  reopened: boolean
}

/** Payment of an erased account; `amount` is formatted for display, the id is that of the payment service. */
interface PaidAfterErasureVariables {
  amount: string
  paymentId: string
  /** Whether the payment service accepted the refund. */
  refunded: boolean
}

/**
 * Declaration as text. Name and contract could have been typed by anybody; the law requires both in the receipt, so
 * they are included with broken links.
 */
const declaration = ({ name, email, contract, receivedAt, reference }: WithdrawalVariables) =>
  [
    `Name: ${breakLinks(name)}`,
    `E-Mail: ${email}`,
    `Vertrag: ${breakLinks(contract)}`,
    `Eingegangen: ${receivedAt}`,
    ...(reference ? [`Vorgangsnummer: ${reference}`] : []),
  ].join('\n')

/** Templates about withdrawals from contracts. */
export const withdrawalTemplates = {
  /** Receipt for the consumer, required by law: content, date and time of the declaration. */
  withdrawalReceipt: ({ variables }: TemplateContext<WithdrawalVariables>): MailContent => ({
    subject: 'Dein Widerruf ist bei uns eingegangen',
    preview: `Eingegangen: ${variables.receivedAt}`,
    greeting: 'Hallo,',
    paragraphs: [
      `wir bestätigen, dass bei uns dieser Widerruf eingegangen ist:\n\n${declaration(variables)}`,
      'Wir sehen uns das an und melden uns. Steht dir der Widerruf zu, zahlen wir dir binnen 14 Tagen zurück, was du bezahlt hast, auf demselben Weg. Hast du verlangt, dass wir sofort beginnen, ziehen wir nur den Anteil ab, den du bis zum Widerruf genutzt hast.',
    ],
    footnotes: [
      'Bitte heb diese E-Mail auf, sie ist dein Beleg. Du warst das nicht? Dann antworte einfach auf diese E-Mail.',
    ],
  }),

  /** Copy for the operator. */
  withdrawalOperatorCopy: ({ variables }: TemplateContext<WithdrawalVariables>): MailContent => ({
    subject: 'Widerruf eingegangen',
    preview: `Eingegangen: ${variables.receivedAt}`,
    greeting: 'Ein Vertrag wurde widerrufen',
    paragraphs: [
      declaration(variables),
      'Bitte prüft die Frist (14 Tage ab Vertragsschluss), beendet das Abo und zahlt binnen 14 Tagen zurück. Wurde der sofortige Beginn verlangt, zieht nur den Anteil ab, der bis zum Widerruf genutzt wurde.',
    ],
  }),

  /** Mail to the operator, without names: the payment service shows whose payment it was. */
  refundFailed: ({ link, variables }: TemplateContext<FailedRefundVariables>): MailContent => ({
    subject: 'Eine Rückzahlung ist fehlgeschlagen',
    preview: `${variables.amount} sind nicht angekommen.`,
    greeting: 'Eine Rückzahlung ist fehlgeschlagen',
    paragraphs: [
      `${variables.amount} sind nicht angekommen, das Geld ist wieder auf eurem Konto beim Zahlungsdienst:\n\nZahlung: ${variables.paymentId}\nRückzahlung: ${variables.refundId}`,
      variables.reopened
        ? 'Der Widerruf dazu ist wieder offen.'
        : 'Einen Widerruf dazu haben wir nicht gefunden. Falls es ihn unter einer anderen E-Mail-Adresse gibt, öffnet ihn bitte wieder.',
      'Bitte zahlt noch einmal oder auf einem anderen Weg zurück. Ein einmalig gekauftes Produkt gilt wieder; zahlt ihr außerhalb des Zahlungsdienstes zurück, beendet es so, wie es in der Betriebsanleitung steht.',
    ],
    button: { label: 'Zu den Widerrufen', url: link },
  }),

  /** Mail to the operator. */
  paidAfterErasure: ({ variables }: TemplateContext<PaidAfterErasureVariables>): MailContent => ({
    subject: 'Zahlung für ein gelöschtes Konto',
    preview: variables.refunded
      ? `${variables.amount} sind auf dem Weg zurück.`
      : `${variables.amount} bitte zurückzahlen.`,
    greeting: 'Eine Zahlung kam nach dem Löschen des Kontos',
    paragraphs: [
      `Jemand hat ein einmaliges Produkt bestellt und das Konto gelöscht, bevor die Zahlung da war. Eine Bestellung gibt es dazu nicht.\n\nBetrag: ${variables.amount}\nZahlung: ${variables.paymentId}`,
      variables.refunded
        ? 'Wir haben den Betrag gleich zurückgezahlt, ihr müsst nichts tun.'
        : 'Der Zahlungsdienst hat die Rückzahlung abgelehnt. Bitte zahlt den Betrag dort von Hand zurück.',
    ],
  }),
}
