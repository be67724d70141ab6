import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

/** A withdrawal declaration; `receivedAt` is formatted, to the second. */
interface WithdrawalVariables {
  name: string
  email: string
  contract: string
  receivedAt: string
}

const declaration = ({ name, email, contract, receivedAt }: WithdrawalVariables) =>
  `Name: ${name}\nE-Mail: ${email}\nVertrag: ${contract}\nEingegangen: ${receivedAt}`

/** Templates about withdrawals from contracts. */
export const withdrawalTemplates = {
  /** Receipt for the consumer, required by law: content, date and time of the declaration. */
  withdrawalReceipt: ({ variables }: TemplateContext<WithdrawalVariables>): MailContent => ({
    subject: 'Dein Widerruf ist bei uns eingegangen',
    preview: `Eingegangen: ${variables.receivedAt}`,
    greeting: `Hallo ${variables.name},`,
    paragraphs: [
      `wir bestätigen, dass dein Widerruf bei uns eingegangen ist:\n\n${declaration(variables)}`,
      'Wir sehen uns das an und melden uns. Steht dir der Widerruf zu, zahlen wir dir binnen 14 Tagen alles zurück, auf demselben Weg, auf dem du bezahlt hast.',
    ],
    footnotes: [
      'Bitte heb diese E-Mail auf, sie ist dein Beleg. Du warst das nicht? Dann antworte einfach auf diese E-Mail.',
    ],
  }),

  /** Copy for the operator. */
  withdrawalOperatorCopy: ({ variables }: TemplateContext<WithdrawalVariables>): MailContent => ({
    subject: 'Widerruf eingegangen',
    preview: variables.contract,
    greeting: 'Ein Vertrag wurde widerrufen',
    paragraphs: [
      declaration(variables),
      'Bitte prüft die Frist (14 Tage ab Vertragsschluss), beendet das Abo und zahlt binnen 14 Tagen zurück.',
    ],
  }),
}
