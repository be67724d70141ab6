import { breakLinks } from './break-links.ts'
import { hello } from './greetings.ts'
import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

interface InvitationVariables {
  /** First name of the trainer. */
  trainer: string
  /** First name of the invited person, as the trainer wrote it. */
  invitee: string | null
  /** The trainer's own words. */
  message: string
  /** Last day on which the link is valid, `29.11.2026`. */
  until: string
}

/** `name`: first name of the person who accepted, or the address of a declined invitation. */
interface AnswerVariables {
  name: string
}

const toClients = (url: string) => ({ label: 'Zu deinen Einladungen', url })

/** Templates about invitations to be coached. */
export const inviteTemplates = {
  invitation: ({ siteName, link, variables }: TemplateContext<InvitationVariables>): MailContent => ({
    subject: `${variables.trainer} lädt dich zu ${siteName} ein`,
    preview: 'Deine Einladung zur Ernährungsbegleitung',
    greeting: hello(variables.invitee ?? ''),
    paragraphs: [
      `${variables.trainer} möchte dich bei ${siteName} begleiten: mit einem Ernährungsplan, Rezepten und Antworten auf deine Fragen.`,
      ...(variables.message ? [`${variables.trainer} schreibt dir:\n${variables.message}`] : []),
      `Sieh dir die Einladung in Ruhe an. Bevor du zustimmst, sieht ${variables.trainer} nichts von dir. Der Link gilt bis ${variables.until}.`,
    ],
    button: { label: 'Einladung ansehen', url: link },
    footnotes: [
      `Du kennst ${variables.trainer} nicht oder möchtest das nicht? Dann musst du nichts tun, oder du lehnst die Einladung ab.`,
    ],
  }),

  /** Sent to a waiting member when an admin proposes a trainer. */
  trainerProposed: ({ firstName, link, variables }: TemplateContext<InvitationVariables>): MailContent => ({
    subject: `${variables.trainer} möchte dich begleiten`,
    preview: 'Unser Vorschlag für deine Begleitung',
    greeting: hello(firstName),
    paragraphs: [
      `du hast bei uns eine persönliche Begleitung gekauft. Wir schlagen dir dafür ${variables.trainer} vor.`,
      `Lies dir in Ruhe durch, wer ${variables.trainer} ist. Bevor du zustimmst, sieht ${variables.trainer} nichts von dir. Der Vorschlag gilt bis ${variables.until}.`,
    ],
    button: { label: 'Vorschlag ansehen', url: link },
    footnotes: ['Passt das nicht für dich? Lehne den Vorschlag ab, dann suchen wir weiter.'],
  }),

  /** Sent to the trainer. */
  inviteAccepted: ({
    firstName,
    link,
    variables: { name, isProposal },
  }: TemplateContext<AnswerVariables & { isProposal?: boolean }>): MailContent => {
    // A proposal was made by an admin, not by the trainer who reads this.
    const accepted = `${breakLinks(name)} hat ${isProposal ? 'unseren Vorschlag' : 'deine Einladung'} angenommen`
    return {
      subject: accepted,
      preview: 'Ihr könnt loslegen.',
      greeting: hello(firstName),
      paragraphs: [`${accepted} und ist jetzt unter deinen Kunden. Ihr könnt loslegen.`],
      button: { label: 'Zu deinen Kunden', url: link },
    }
  },

  /** Sent to the trainer. */
  inviteDeclined: ({ firstName, link, variables: { name } }: TemplateContext<AnswerVariables>): MailContent => ({
    subject: 'Deine Einladung wurde abgelehnt',
    preview: 'Der Platz ist wieder frei.',
    greeting: hello(firstName),
    paragraphs: [`deine Einladung an ${name} wurde abgelehnt. Der Platz dafür ist wieder frei.`],
    button: toClients(link),
  }),

  /** Sent to the trainer. */
  invitesExpired: ({ firstName, link, variables: { names } }: TemplateContext<{ names: string[] }>): MailContent => ({
    subject: names.length === 1 ? 'Eine Einladung ist abgelaufen' : `${names.length} Einladungen sind abgelaufen`,
    preview: 'Du kannst sie noch einmal schicken.',
    greeting: hello(firstName),
    paragraphs: [
      names.length === 1
        ? `deine Einladung an ${names[0]} ist abgelaufen, ohne dass sie beantwortet wurde. Der Platz ist wieder frei.`
        : `diese Einladungen sind abgelaufen, ohne dass sie beantwortet wurden. Die Plätze sind wieder frei:\n${names.join('\n')}`,
      'Wenn du magst, kannst du sie noch einmal schicken.',
    ],
    button: toClients(link),
  }),
}
