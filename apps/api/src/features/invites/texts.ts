import { openInvitesMax } from '@kostbar/contracts/invites/limits'
import type { InvitationState, InviteVerdict } from '@kostbar/contracts/invites/schemas'

const invitedAnew = 'Diese Person hat schon eine neuere offene Einladung von dir.'

export const texts = {
  unknownLink:
    'Diesen Einladungslink kennen wir nicht. Vielleicht wurde er beim Kopieren abgeschnitten: Öffne ihn noch einmal direkt aus der E-Mail.',
  /** Why an invitation cannot be accepted, for its recipient. */
  closed: (state: Exclude<InvitationState, 'OPEN'>, trainer: string): string =>
    ({
      ACCEPTED: 'Diese Einladung wurde schon angenommen.',
      DECLINED: `Diese Einladung wurde abgelehnt. Möchtest du sie doch annehmen, bitte ${trainer} um eine neue.`,
      EXPIRED: `Diese Einladung ist abgelaufen. Bitte ${trainer} um eine neue.`,
      REVOKED: `${trainer} hat diese Einladung zurückgezogen.`,
      REPLACED: `${trainer} hat dir inzwischen eine neuere Einladung geschickt. Öffne bitte den Link aus der neuesten E-Mail.`,
      UNAVAILABLE: `${trainer} kann gerade niemanden neu begleiten. Probiere es in ein paar Tagen noch einmal oder frag nach.`,
    })[state],
  /** Why an admin's proposal cannot be accepted, for the member. */
  closedProposal: (state: Exclude<InvitationState, 'OPEN'>, trainer: string): string =>
    ({
      ACCEPTED: 'Diesen Vorschlag hast du schon angenommen.',
      DECLINED: 'Diesen Vorschlag hast du abgelehnt. Wir suchen weiter und schlagen dir jemand anderen vor.',
      EXPIRED: 'Dieser Vorschlag ist abgelaufen. Wir melden uns mit einem neuen bei dir.',
      REVOKED: 'Dieser Vorschlag gilt nicht mehr. Wir melden uns mit einem neuen bei dir.',
      REPLACED: 'Es gibt eine neuere E-Mail zu diesem Vorschlag. Öffne bitte den Link darin.',
      UNAVAILABLE: `${trainer} kann gerade niemanden neu begleiten. Wir melden uns mit einem neuen Vorschlag bei dir.`,
    })[state],
  ownAddress: 'Das ist deine eigene Einladung. Du kannst dich nicht selbst begleiten.',
  staffAccount: 'Mit einem Trainer- oder Admin-Konto kannst du keine Einladung annehmen. Nimm dafür ein eigenes Konto.',
  otherAccount: 'Diese Einladung gilt für ein anderes Konto. Melde dich mit dem Konto an, für das sie gedacht ist.',
  purchaseEnded:
    'Der Kauf zu diesem Vorschlag gilt nicht mehr. Kauf die Begleitung neu, dann schlagen wir dir wieder jemanden vor.',
  hasTrainer: (trainer: string) =>
    `Du wirst gerade von ${trainer} begleitet. Nimmst du diese Einladung an, endet diese Begleitung.`,
  /** For the trainer: the invitation is neither open nor expired. */
  notResendable: 'Diese Einladung ist schon beantwortet oder zurückgezogen.',
  proposalOver: 'Dieser Vorschlag ist abgelaufen. Wir melden uns, wenn wir dich wieder vorschlagen.',
  alreadyAccepted: 'Diese Einladung wurde schon angenommen. Du findest die Person unter deinen Kunden.',
  invitedAnew,
  /** Why an expired invitation is not sent again; null where it is, or another problem says why. */
  notRevivable: {
    OK: null,
    DUPLICATE: null,
    TOO_MANY_MAILS: null,
    NO_SLOT: null,
    OWN_ADDRESS: 'Das ist deine eigene Adresse. Du kannst dich nicht selbst begleiten.',
    NOT_A_MEMBER: 'Diese Adresse gehört zu einem Konto, das nicht begleitet werden kann.',
    ALREADY_CLIENT: 'Du begleitest diese Person schon.',
    ALREADY_INVITED: invitedAnew,
    TOO_MANY_OPEN: `Mehr als ${openInvitesMax} offene Einladungen gehen nicht. Zieh zuerst eine zurück.`,
  } satisfies Record<InviteVerdict, string | null>,
  tooSoon: (minutes: number) =>
    `Diese Einladung hast du gerade erst geschickt. In ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} kannst du sie erneut schicken.`,
  tooManyMails: 'An diese Adresse gingen heute schon drei Einladungen. Probiere es morgen wieder.',
} as const
