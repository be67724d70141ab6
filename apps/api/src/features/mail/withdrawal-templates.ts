import { breakLinks } from './break-links.ts'
import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

/** Declaration of withdrawal; `receivedAt` is formatted for display, to the second. */
interface WithdrawalVariables {
  name: string
  email: string
  contract: string
  receivedAt: string
}

/**
 * Declaration as text. Name and contract could have been typed by anybody; the law requires both in the receipt, so
 * they are included with broken links.
 */
const declaration = ({ name, email, contract, receivedAt }: WithdrawalVariables) =>
  `Name: ${breakLinks(name)}\nE-Mail: ${email}\nVertrag: ${breakLinks(contract)}\nEingegangen: ${receivedAt}`

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
}
