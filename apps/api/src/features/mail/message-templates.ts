import { breakLinks } from './break-links.ts'
import { hello, personName } from './greetings.ts'
import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

interface SenderVariables {
  /** First name of the sender. */
  sender: string
}

interface DeadlineVariables {
  /** Number of pending answers. */
  count: number
  /** Number of clients who wait for them; absent in deliveries of the release before. */
  people?: number
  /** One line per pending answer: first name of the client and deadline. */
  deadlines: string
  /** The deadlines as ISO timestamps; absent in deliveries of the release before. */
  dueAt?: readonly string[]
}

/** Begin of a sentence after the greeting, hence in lower case. */
const whoWaits = (count: number) => (count === 1 ? 'jemand wartet' : `${count} Personen warten`)

/** Subject about deadlines; a reminder that is sent late does not announce those that are over. */
function dueSubject({ count, dueAt = [] }: DeadlineVariables): string {
  const overdue = dueAt.filter((at) => new Date(at) <= new Date()).length
  const answers = count === 1 ? 'Eine Antwort ist' : `${count} Antworten sind`
  if (overdue === 0) return `${answers} in weniger als 12 Stunden fällig`
  if (overdue === count) return `${answers} überfällig`
  return `${answers} bald fällig, ${overdue === 1 ? 'eine davon ist' : `${overdue} davon sind`} schon überfällig`
}

/** Mail about a new message. */
const newMessage = (
  { siteName, firstName, isConfirmed, link, variables }: TemplateContext<SenderVariables>,
  footnote: string,
): MailContent => ({
  subject: `${personName(variables.sender, isConfirmed)} hat dir geschrieben`,
  preview: 'Unter „Nachrichten“ wartet eine Nachricht auf dich.',
  greeting: hello(firstName),
  paragraphs: [
    `${personName(variables.sender, isConfirmed)} hat dir bei ${siteName} geschrieben. Lesen und antworten kannst du unter „Nachrichten“.`,
  ],
  button: { label: 'Zur Nachricht', url: link },
  footnotes: [footnote],
})

/** Templates about messages and deadlines. For data protection they never contain the text of a message. */
export const messageTemplates = {
  messageFromTrainer: (context: TemplateContext<SenderVariables>): MailContent =>
    newMessage(
      context,
      'Was in der Nachricht steht, schicken wir aus Datenschutzgründen nie per E-Mail. Diese E-Mails kannst du in deinen Einstellungen unter „Mitteilungen“ abschalten.',
    ),

  messageFromClient: (context: TemplateContext<SenderVariables>): MailContent =>
    newMessage(context, 'Was in der Nachricht steht, schicken wir aus Datenschutzgründen nie per E-Mail.'),

  answersDue: ({ firstName, isConfirmed, link, variables }: TemplateContext<DeadlineVariables>): MailContent => ({
    subject: dueSubject(variables),
    preview: 'Wer noch auf dich wartet.',
    greeting: hello(firstName),
    paragraphs: [
      `${whoWaits(variables.people ?? variables.count)} noch auf deine Antwort${isConfirmed ? ':' : '.'}`,
      ...(isConfirmed ? [breakLinks(variables.deadlines)] : []),
      'Bist du länger nicht da? Trag deine Abwesenheit im Trainerprofil ein, dann steht die Frist so lange still.',
    ],
    button: { label: 'Zu deinen Kunden', url: link },
  }),
}
