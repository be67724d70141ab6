import { hello, personName } from './greetings.ts'
import type { MailContent } from './layout.ts'
import type { OtherPerson, TemplateContext } from './template-context.ts'

interface EndVariables extends OtherPerson {
  /**
   * Whether the end uses up a one-time purchase of coaching; if not, every purchase that is running or not delivered
   * waits for another trainer. Absent when it depends on more, and in deliveries that were enqueued before this
   * variable existed.
   */
  readonly usesUpPurchase?: boolean | undefined
}

type EndContext = TemplateContext<EndVariables>

/** Also true for clients whom admins have assigned: they take no slot. */
const slotIsFree = 'Hat die Person einen Kunden-Slot belegt, ist er wieder frei.'

/** Paragraphs about what becomes of purchases of the client; none when it is not known. */
const afterEnd = (usesUpPurchase: boolean | undefined): string[] => {
  if (usesUpPurchase === undefined) return []
  return usesUpPurchase
    ? [
        'Hast du eine Ernährungsanalyse gekauft, ist sie damit verbraucht, auch wenn die Auswertung noch fehlt. Läuft deine Mitgliedschaft mit Begleitung weiter, schlagen wir dir innerhalb von 48 Stunden jemand anderen vor.',
      ]
    : [
        'Hast du eine Begleitung gekauft, die noch läuft, oder eine Ernährungsanalyse, deren Auswertung noch fehlt, schlagen wir dir innerhalb von 48 Stunden jemand anderen vor.',
      ]
}

/** Mail to the client about the end of a coaching. @param subject by the trainer's name */
const toClient =
  (subject: (trainer: string) => string) =>
  ({ firstName, isConfirmed, link, variables }: EndContext): MailContent => {
    const trainer = personName(variables.other, isConfirmed)
    return {
      subject: subject(trainer),
      preview: 'Dein Konto und alles darin bleiben.',
      greeting: hello(firstName),
      paragraphs: [
        `${trainer} begleitet dich nicht mehr und sieht ab jetzt nichts mehr von deinen Daten.`,
        'Dein Konto bleibt, mit allem, was du eingetragen hast. Ein Abo, das du selbst abgeschlossen hast, läuft weiter.',
        ...afterEnd(variables.usesUpPurchase),
      ],
      button: { label: 'Zu deinem Bereich', url: link },
    }
  }

/**
 * Mail to the trainer about the end of a coaching.
 * @param subject by the client's name
 * @param reason continues the first sentence after the client's name
 * @param next paragraphs after the first one
 */
const toTrainer =
  (subject: (client: string) => string, reason: string, ...next: string[]) =>
  ({ firstName, isConfirmed, link, variables }: EndContext): MailContent => {
    const client = personName(variables.other, isConfirmed)
    return {
      subject: subject(client),
      preview: slotIsFree,
      greeting: hello(firstName),
      paragraphs: [`${client} ${reason}. Die Daten siehst du nicht mehr. ${slotIsFree}`, ...next],
      button: { label: 'Zu deinen Kunden', url: link },
    }
  }

const ended = (name: string) => `${name} hat eure Begleitung beendet`

/** Templates about ending and reactivating a coaching relation. */
export const relationTemplates = {
  /** Sent to the client. */
  endedByTrainer: toClient(ended),

  /** Sent to the trainer. */
  endedByClient: toTrainer(
    ended,
    'möchte nicht mehr von dir begleitet werden',
    'Möchtet ihr später weitermachen, lade die Person einfach neu ein. Du brauchst dafür einen freien Kunden-Slot.',
  ),

  /** Sent to the trainer whose client switched to another trainer. */
  endedBySwitch: toTrainer(
    (client) => `${client} wird jetzt von jemand anderem begleitet`,
    'hat zu einer anderen Begleitung gewechselt',
  ),

  /** Sent to the client when an admin's change of roles ended the coaching. */
  endedByAdmin: toClient(() => 'Deine Begleitung ist zu Ende'),

  /** Sent to the trainer when an admin's change of the client's roles ended the coaching. */
  clientRemovedByAdmin: toTrainer(
    (client) => `${client} wird nicht mehr von dir begleitet`,
    'wird nicht mehr von dir begleitet, weil sich die Rolle dieses Kontos geändert hat',
  ),

  /** Sent to the client when the purchase that the coaching rested on has ended. */
  endedWithPurchase: ({ firstName, isConfirmed, link, variables }: EndContext): MailContent => {
    const trainer = personName(variables.other, isConfirmed)
    return {
      subject: 'Deine Begleitung ist zu Ende',
      preview: 'Dein Konto und alles darin bleiben.',
      greeting: hello(firstName),
      paragraphs: [
        `du hast keine Begleitung mehr gebucht. Deshalb begleitet dich ${trainer} nicht mehr und sieht ab jetzt nichts mehr von deinen Daten.`,
        'Dein Konto bleibt, mit allem, was du eingetragen hast.',
        'Möchtest du weitermachen, buch einfach wieder eine Begleitung: Innerhalb von 48 Stunden schlagen wir dir jemanden vor.',
      ],
      button: { label: 'Zu deinem Bereich', url: link },
    }
  },

  /** Sent to the trainer when the purchase that the coaching rested on has ended. */
  clientEndedWithPurchase: toTrainer(
    (client) => `${client} wird nicht mehr von dir begleitet`,
    'wird nicht mehr von dir begleitet, weil die gebuchte Begleitung zu Ende ist',
  ),

  /** Sent to the client whose relation the trainer had archived and now reactivates. */
  coachingReactivated: ({
    firstName,
    isConfirmed,
    link,
    variables: { other },
  }: TemplateContext<OtherPerson>): MailContent => ({
    subject: `${personName(other, isConfirmed)} begleitet dich wieder`,
    preview: 'Deine Gesundheitsdaten sieht deine Begleitung erst, wenn du zustimmst.',
    greeting: hello(firstName),
    paragraphs: [
      `${personName(other, isConfirmed)} setzt eure Begleitung fort und sieht wieder deinen Plan, deine Dokumente und deine Notizen.`,
      `Deine Gesundheitsdaten und Nachrichten sieht ${personName(other, isConfirmed)} erst, wenn du in deinen Einstellungen zustimmst. Dort kannst du die Begleitung auch jederzeit beenden.`,
    ],
    button: { label: 'Zu deinen Einstellungen', url: link },
  }),
}
