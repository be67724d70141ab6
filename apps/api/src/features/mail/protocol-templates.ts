import { hello, personName } from './greetings.ts'
import type { MailContent } from './layout.ts'
import { noContents, type OtherPerson, type TemplateContext } from './template-context.ts'

/** Templates about 7-day protocols. For data protection they contain nothing of an entry. */
export const protocolTemplates = {
  /** Sent to the trainer. */
  protocolSubmitted: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} hat das 7-Tages-Protokoll abgeschickt`,
    preview: 'Es wartet auf deine Auswertung.',
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} hat das 7-Tages-Protokoll abgeschickt. Bitte werte es in den nächsten 48 Stunden aus.`,
    ],
    button: { label: 'Zum Protokoll', url: link },
    footnotes: [noContents],
  }),

  /** Sent to the member. */
  protocolReopened: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} hat dein 7-Tages-Protokoll noch einmal geöffnet`,
    preview: 'Du kannst es wieder ergänzen.',
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} hat dein Protokoll noch einmal geöffnet. Alles, was du aufgeschrieben hast, ist noch da: Ergänze, was fehlt, und schick es neu ab.`,
    ],
    button: { label: 'Zu deinem Protokoll', url: link },
    footnotes: [`${noContents} Diese E-Mails kannst du in deinen Einstellungen unter „Mitteilungen“ abschalten.`],
  }),

  /** Sent to the member at the time of day that they chose. */
  protocolReminder: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Zeit für dein 7-Tages-Protokoll',
    preview: 'Ein paar Stichworte genügen.',
    greeting: hello(firstName),
    paragraphs: [
      'du wolltest erinnert werden: Was hat es heute schon gegeben? Ein paar Stichworte oder ein Foto genügen.',
      'Iss wie immer – es gibt kein Richtig oder Falsch.',
    ],
    button: { label: 'Zum Protokoll', url: link },
    footnotes: ['Wann wir dich erinnern, stellst du im Protokoll ein.'],
  }),
}
