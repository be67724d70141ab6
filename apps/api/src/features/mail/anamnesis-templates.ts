import { hello, personName } from './greetings.ts'
import type { MailContent } from './layout.ts'
import { noContents, type OtherPerson, type TemplateContext } from './template-context.ts'

const canBeMuted = 'Diese E-Mails kannst du in deinen Einstellungen unter „Mitteilungen“ abschalten.'

/** Templates about the anamnesis. For data protection they contain neither answers nor the text of a review. */
export const anamnesisTemplates = {
  /** Sent to the trainer. */
  anamnesisSubmitted: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} hat die Anamnese abgesendet`,
    preview: 'Sie wartet auf deine Antwort.',
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} hat die Anamnese abgesendet. Bitte lies sie in den nächsten 48 Stunden und gib Bescheid, ob noch etwas fehlt.`,
    ],
    button: { label: 'Zur Anamnese', url: link },
    footnotes: [noContents],
  }),

  /** Sent to the member. */
  anamnesisReviewed: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} hat deine Anamnese gelesen`,
    preview: 'Schau nach, ob eine Rückmeldung für dich dabei ist.',
    greeting: hello(firstName),
    paragraphs: [`${personName(other, isConfirmed)} hat deine Anamnese gelesen.`],
    button: { label: 'Zu deiner Anamnese', url: link },
    footnotes: [`${noContents} ${canBeMuted}`],
  }),

  /** Sent to the member. */
  anamnesisChangesRequested: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} hat eine Frage zu deiner Anamnese`,
    preview: 'Bitte schau noch einmal darüber.',
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} hat deine Anamnese gelesen und bittet dich um eine Ergänzung. Deine Antworten sind noch da, du musst nichts neu ausfüllen.`,
    ],
    button: { label: 'Zu deiner Anamnese', url: link },
    footnotes: [`${noContents} ${canBeMuted}`],
  }),

  /** Sent to the member. */
  anamnesisReminder: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Stimmt deine Anamnese noch?',
    preview: 'Sie ist ein halbes Jahr alt.',
    greeting: hello(firstName),
    paragraphs: [
      'deine Anamnese ist ein halbes Jahr alt. Hat sich etwas geändert, zum Beispiel dein Gewicht, deine Ziele oder dein Alltag?',
      'Deine Antworten sind schon eingetragen. Du änderst nur, was nicht mehr stimmt, und schickst sie neu ab.',
    ],
    button: { label: 'Anamnese ansehen', url: link },
    footnotes: [canBeMuted],
  }),
}
