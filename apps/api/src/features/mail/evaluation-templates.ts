import { hello, personName } from './greetings.ts'
import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

/** Templates about the evaluation of protocols. For data protection they contain neither records nor comments. */
export const evaluationTemplates = {
  /** Sent to the member. */
  protocolEvaluated: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<{ other: string }>): MailContent => ({
    subject: `${personName(other, isConfirmed)} hat dein 7-Tages-Protokoll ausgewertet`,
    preview: 'Lies nach, was sich aus deiner Woche ergibt.',
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} hat dein 7-Tages-Protokoll ausgewertet. Du kannst die Auswertung auch als PDF herunterladen.`,
    ],
    button: { label: 'Zur Auswertung', url: link },
    footnotes: [
      'Was darin steht, schicken wir aus Datenschutzgründen nie per E-Mail. Diese E-Mails kannst du in deinen Einstellungen unter „Mitteilungen“ abschalten.',
    ],
  }),
}
