import { breakLinks } from './break-links.ts'
import { hello, personName } from './greetings.ts'
import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

interface SenderVariables {
  /** First name of the sender. */
  sender: string
}

interface DeadlineVariables {
  count: number
  /** One line per client: first name and deadline. */
  deadlines: string
}

/** Mail about a new message. @param where German name of the page that shows it, `Bereich` */
const newMessage = (
  { siteName, firstName, isConfirmed, link, variables }: TemplateContext<SenderVariables>,
  where: 'Bereich' | 'Postfach',
  footnote: string,
): MailContent => ({
  subject: `${personName(variables.sender, isConfirmed)} hat dir geschrieben`,
  preview: `In deinem ${where} wartet eine Nachricht auf dich.`,
  greeting: hello(firstName),
  paragraphs: [
    `${personName(variables.sender, isConfirmed)} hat dir bei ${siteName} geschrieben. Lesen und antworten kannst du in deinem ${where}.`,
  ],
  button: { label: 'Zur Nachricht', url: link },
  footnotes: [footnote],
})

/** Templates about messages and deadlines. For data protection they never contain the text of a message. */
export const messageTemplates = {
  messageFromTrainer: (context: TemplateContext<SenderVariables>): MailContent =>
    newMessage(
      context,
      'Bereich',
      'Was in der Nachricht steht, schicken wir aus Datenschutzgründen nie per E-Mail. Diese Hinweise kannst du in deinen Einstellungen abschalten.',
    ),

  messageFromClient: (context: TemplateContext<SenderVariables>): MailContent =>
    newMessage(context, 'Postfach', 'Was in der Nachricht steht, schicken wir aus Datenschutzgründen nie per E-Mail.'),

  answersDue: ({ firstName, isConfirmed, link, variables }: TemplateContext<DeadlineVariables>): MailContent => ({
    subject:
      variables.count === 1
        ? 'Eine Antwort ist in weniger als 12 Stunden fällig'
        : `${variables.count} Antworten sind in weniger als 12 Stunden fällig`,
    preview: 'Wer noch auf dich wartet.',
    greeting: hello(firstName),
    paragraphs: [
      variables.count === 1 ? 'jemand wartet noch auf deine Antwort:' : 'sie warten noch auf deine Antwort:',
      ...(isConfirmed ? [breakLinks(variables.deadlines)] : []),
      'Bist du länger nicht da? Trag deine Abwesenheit im Trainerprofil ein, dann steht die Frist so lange still.',
    ],
    button: { label: 'Zu deinen Kunden', url: link },
  }),
}
