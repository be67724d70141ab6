import { hello, personName } from './greetings.ts'
import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

/** First name of the other person of a coaching relation. */
interface OtherPerson {
  other: string
}

/** Templates about the end and the return of a coaching relation. */
export const relationTemplates = {
  /** To the client. */
  endedByTrainer: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} hat eure Begleitung beendet`,
    preview: 'Dein Konto und alles darin bleibt.',
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} begleitet dich nicht mehr und sieht ab jetzt nichts mehr von deinen Daten.`,
      'Dein Konto bleibt, mit allem, was du eingetragen hast. Ein Abo, das du selbst abgeschlossen hast, läuft weiter.',
    ],
    button: { label: 'Zu deinem Bereich', url: link },
  }),

  /** To the trainer. */
  endedByClient: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} hat eure Begleitung beendet`,
    preview: 'Der Kunden-Slot ist wieder frei.',
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} möchte nicht mehr von dir begleitet werden. Der Kunden-Slot ist wieder frei, und die Daten siehst du nicht mehr.`,
      'Möchtet ihr später weitermachen, lade die Person einfach neu ein.',
    ],
    button: { label: 'Zu deinen Kunden', url: link },
  }),

  /** To the trainer whom the client left for another one. */
  endedBySwitch: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} wird jetzt von jemand anderem begleitet`,
    preview: 'Der Kunden-Slot ist wieder frei.',
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} hat zu einer anderen Begleitung gewechselt. Der Kunden-Slot ist wieder frei, und die Daten siehst du nicht mehr.`,
    ],
    button: { label: 'Zu deinen Kunden', url: link },
  }),

  /** To the client whom the trainer had archived. */
  coachingReactivated: ({ firstName, link, variables: { other } }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${other} begleitet dich wieder`,
    preview: 'Deine Gesundheitsdaten bleiben zu, bis du zustimmst.',
    greeting: `Hallo ${firstName},`,
    paragraphs: [
      `${other} setzt eure Begleitung fort und sieht wieder deinen Plan, deine Dokumente und deine Notizen.`,
      `Deine Gesundheitsdaten und Nachrichten sieht ${other} erst, wenn du in deinen Einstellungen zustimmst. Dort kannst du die Begleitung auch jederzeit beenden.`,
    ],
    button: { label: 'Zu deinen Einstellungen', url: link },
  }),
}
