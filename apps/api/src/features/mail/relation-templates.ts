import { hello, personName } from './greetings.ts'
import type { MailContent } from './layout.ts'
import type { OtherPerson, TemplateContext } from './template-context.ts'

const keepsAccount = 'Dein Konto und alles darin bleibt.'
const keepsData =
  'Dein Konto bleibt, mit allem, was du eingetragen hast. Ein Abo, das du selbst abgeschlossen hast, läuft weiter.'

/** Also true for clients whom admins have assigned: they take no slot. */
const slotIsFree = 'Hat die Person einen Kunden-Slot belegt, ist er wieder frei.'

/** Templates about ending and reactivating a coaching relation. */
export const relationTemplates = {
  /** Sent to the client. */
  endedByTrainer: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} hat eure Begleitung beendet`,
    preview: keepsAccount,
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} begleitet dich nicht mehr und sieht ab jetzt nichts mehr von deinen Daten.`,
      keepsData,
    ],
    button: { label: 'Zu deinem Bereich', url: link },
  }),

  /** Sent to the trainer. */
  endedByClient: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} hat eure Begleitung beendet`,
    preview: slotIsFree,
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} möchte nicht mehr von dir begleitet werden. Die Daten siehst du nicht mehr. ${slotIsFree}`,
      'Möchtet ihr später weitermachen, lade die Person einfach neu ein. Du brauchst dafür einen freien Kunden-Slot.',
    ],
    button: { label: 'Zu deinen Kunden', url: link },
  }),

  /** Sent to the trainer whose client switched to another trainer. */
  endedBySwitch: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} wird jetzt von jemand anderem begleitet`,
    preview: slotIsFree,
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} hat zu einer anderen Begleitung gewechselt. Die Daten siehst du nicht mehr. ${slotIsFree}`,
    ],
    button: { label: 'Zu deinen Kunden', url: link },
  }),

  /** Sent to the client when an admin's change of roles ended the coaching. */
  endedByAdmin: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: 'Deine Begleitung ist zu Ende',
    preview: keepsAccount,
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} begleitet dich nicht mehr und sieht ab jetzt nichts mehr von deinen Daten.`,
      keepsData,
    ],
    button: { label: 'Zu deinem Bereich', url: link },
  }),

  /** Sent to the trainer when an admin's change of the client's roles ended the coaching. */
  clientRemovedByAdmin: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} wird nicht mehr von dir begleitet`,
    preview: slotIsFree,
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} wird nicht mehr von dir begleitet, weil sich die Rolle dieses Kontos geändert hat. Die Daten siehst du nicht mehr. ${slotIsFree}`,
    ],
    button: { label: 'Zu deinen Kunden', url: link },
  }),

  /** Sent to the client whose relation the trainer had archived and now reactivates. */
  coachingReactivated: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} begleitet dich wieder`,
    preview: 'Deine Gesundheitsdaten bleiben zu, bis du zustimmst.',
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} setzt eure Begleitung fort und sieht wieder deinen Plan, deine Dokumente und deine Notizen.`,
      `Deine Gesundheitsdaten und Nachrichten sieht ${personName(other, isConfirmed)} erst, wenn du in deinen Einstellungen zustimmst. Dort kannst du die Begleitung auch jederzeit beenden.`,
    ],
    button: { label: 'Zu deinen Einstellungen', url: link },
  }),
}
