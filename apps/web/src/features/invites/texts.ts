import { countLimit } from '@kostbar/contracts/count-limit'
import { openInvitesMax } from '@kostbar/contracts/invites/limits'
import type { InviteStatus, InviteVerdict } from '@kostbar/contracts/invites/schemas'
import { formatCount, formatNumber } from '../../lib/format.ts'

export const texts = {
  endable:
    'Du kannst die Begleitung jederzeit in den Einstellungen beenden. Dann sieht diese Person nichts mehr von dir.',
  // The page of an invitation.
  title: (trainer: string) => `${trainer} möchte dich begleiten`,
  intro: (name: string | null) =>
    name
      ? `Hallo ${name}! Sieh dir in Ruhe an, wer dich einlädt und was du damit freigibst.`
      : 'Sieh dir in Ruhe an, wer dich einlädt und was du damit freigibst.',
  proposalIntro: (name: string | null) =>
    `${name ? `Hallo ${name}! ` : ''}Das ist unser Vorschlag für deine Begleitung. Sieh dir in Ruhe an, wer das ist und was du damit freigibst.`,
  decide: 'Möchtest du das?',
  proposalSentTo: (maskedEmail: string) =>
    `Der Vorschlag ging an ${maskedEmail}. Melde dich mit dem Konto an, mit dem du die Begleitung gekauft hast.`,
  sentTo: (maskedEmail: string) =>
    `Die Einladung ging an ${maskedEmail}. Annehmen kannst du sie mit einem eigenen Konto.`,
  signUpAndAccept: 'Registrieren & Einladung akzeptieren',
  haveAccount: 'Ich habe schon ein Konto',
  signedInAs: (email: string) => `Du bist als ${email} angemeldet.`,
  otherAddress: (maskedEmail: string) => `Die Einladung ging an ${maskedEmail}, also an eine andere Adresse.`,
  otherAddressConfirm: (email: string) => `Ich möchte sie mit ${email} annehmen.`,
  hasTrainer: (current: string, next: string) =>
    `Du wirst gerade von ${current} begleitet. Nimmst du an, endet diese Begleitung, und ${next} begleitet dich. Wir sagen beiden Bescheid.`,
  switchConfirm: (current: string) => `Die Begleitung durch ${current} soll enden.`,
  confirmFirst: 'Bitte bestätige das zuerst.',
  accept: 'Einladung annehmen',
  decline: 'Ablehnen',
  declineTitle: 'Einladung ablehnen?',
  declineText: (trainer: string) =>
    `${trainer} bekommt eine kurze Nachricht. Möchtest du später doch, brauchst du eine neue Einladung.`,
  acceptProposal: 'Vorschlag annehmen',
  declineProposalTitle: 'Vorschlag ablehnen?',
  declineProposalText:
    'Das ist in Ordnung. Wir suchen weiter und schlagen dir innerhalb von 48 Stunden jemand anderen vor.',
  declinedProposal:
    'Das ist in Ordnung. Wir suchen weiter und schlagen dir innerhalb von 48 Stunden jemand anderen vor.',
  acceptedTitle: (trainer: string) => `${trainer} begleitet dich jetzt`,
  accepted: (trainer: string) => `Schön! Plan und Rezepte sind für dich offen, und ${trainer} weiß Bescheid.`,
  toPlan: 'Zum Ernährungsplan',
  toProfile: 'Zu deinem Bereich',
  toHome: 'Zur Startseite',
  signIn: 'Anmelden',
  declinedTitle: 'Du hast abgelehnt',
  declined: (trainer: string) =>
    `Das ist in Ordnung. ${trainer} bekommt eine kurze Nachricht und sieht nichts von dir.`,
  acceptedBefore: 'Schon angenommen',
  declinedBefore: 'Abgelehnt',
  expired: 'Diese Einladung ist abgelaufen',
  revoked: 'Diese Einladung gilt nicht mehr',
  replaced: 'Es gibt eine neuere Einladung',
  unavailable: 'Das geht gerade nicht',
  unknownTitle: 'Diese Einladung kennen wir nicht',
  noToken: 'In dieser Adresse fehlt der Code der Einladung. Öffne sie noch einmal direkt aus der E-Mail.',
  withoutInvitation: 'Du möchtest ohne Einladung mitmachen?',
  signUp: 'Hier registrieren',
  loadFailed: 'Die Einladung lässt sich gerade nicht laden',
  tryAgain: 'Nochmal versuchen',

  // Inviting.
  invite: 'Einladen',
  inviteAgain: 'Neu einladen',
  inviteAgainNamed: (name: string) => `${name} neu einladen`,
  inviteTitle: 'Jemanden einladen',
  one: 'Eine Person',
  several: 'Mehrere',
  mode: 'Wie viele lädst du ein?',
  email: 'E-Mail',
  firstName: 'Vorname',
  message: 'Nachricht',
  messageHint: 'Steht in der Einladung. Bitte nichts über die Gesundheit.',
  send: 'Einladung senden',
  cancel: 'Abbrechen',
  free: (count: number) => (count === 0 ? 'Kein Platz frei' : `${formatCount(count, 'Platz', 'Plätze')} frei`),
  allSlotsUsed: 'Alle deine Kunden-Slots sind belegt.',
  noSlots: 'Zum Einladen brauchst du Kunden-Slots. Derzeit hast du keine.',
  buySlots: 'Kunden-Slots kaufen',
  sent: (count: number) => (count === 1 ? 'Die Einladung ist unterwegs.' : `${count} Einladungen sind unterwegs.`),
  list: 'Adressen',
  listHint: 'Eine Person pro Zeile, zum Beispiel: mia@example.at; Mia',
  listHeading: 'E-Mail; Vorname',
  file: 'CSV-Datei auswählen',
  fileTooLarge: 'Diese Datei ist zu groß für eine Liste von Adressen.',
  check: 'Liste prüfen',
  change: 'Liste ändern',
  nothingToInvite: 'Hier steht noch keine gültige E-Mail-Adresse.',
  tooMany: (count: number) => `Das sind ${count} Adressen. Auf einmal kannst du höchstens 50 Personen einladen.`,
  preview: 'So gehen die Einladungen hinaus',
  sendSeveral: (count: number) => `${formatCount(count, 'Einladung', 'Einladungen')} senden`,
  done: 'Fertig',
  line: (line: number) => `Zeile ${line}`,
  noAddress: 'Keine gültige E-Mail-Adresse',
  verdicts: {
    OK: 'Wird eingeladen',
    DUPLICATE: 'Steht schon weiter oben',
    OWN_ADDRESS: 'Deine eigene Adresse',
    NOT_A_MEMBER: 'Ein Konto, das nicht begleitet werden kann',
    ALREADY_CLIENT: 'Begleitest du schon',
    ALREADY_INVITED: 'Hat schon eine offene Einladung von dir',
    TOO_MANY_MAILS: 'Bekam heute schon drei Einladungen',
    TOO_MANY_OPEN: `Mehr als ${openInvitesMax} offene Einladungen gehen nicht`,
    NO_SLOT: 'Dafür fehlt ein Kunden-Slot',
  } satisfies Record<InviteVerdict, string>,
  sentVerdict: 'Eingeladen',
  unsentKept: 'Was du noch ausbessern oder später einladen kannst, bleibt in der Liste stehen.',

  // The list of invitations.
  invites: 'Einladungen',
  search: 'E-Mail oder Vorname suchen',
  resultCount: (count: number) =>
    count < countLimit
      ? formatCount(count, 'Einladung', 'Einladungen')
      : `Mindestens ${formatNumber(countLimit)} Einladungen`,
  filter: 'Stand der Einladungen',
  all: 'Alle',
  status: {
    OPEN: 'Offen',
    ACCEPTED: 'Angenommen',
    DECLINED: 'Abgelehnt',
    EXPIRED: 'Abgelaufen',
    REVOKED: 'Zurückgezogen',
  } satisfies Record<InviteStatus, string>,
  person: 'Person',
  state: 'Stand',
  lastSent: 'Geschickt',
  validUntil: 'Gültig bis',
  actions: 'Aktionen',
  assigned: 'Vorschlag vom Team',
  resend: 'Erneut senden',
  resendTo: (person: string) => `Einladung an ${person} erneut senden`,
  resent: 'Die Einladung ist noch einmal unterwegs. Der alte Link gilt nicht mehr.',
  revoke: 'Zurückziehen',
  revokeOf: (person: string) => `Einladung an ${person} zurückziehen`,
  revokeTitle: 'Einladung zurückziehen?',
  revokeText: (person: string) =>
    `Der Link in der E-Mail an ${person} gilt dann nicht mehr, und der Platz ist wieder frei.`,
  revokeProposalText: (person: string) =>
    `Der Link in der E-Mail an ${person} gilt dann nicht mehr. Unser Team schlägt der Person jemand anderen vor.`,
  revokedNow: 'Die Einladung ist zurückgezogen.',
  toClient: 'Zur Person',
  invitesFailed: 'Deine Einladungen lassen sich gerade nicht laden',
  emptyTitle: 'Noch keine Einladungen',
  emptyText: 'Lade die Menschen ein, die du begleiten möchtest. Hier siehst du dann, wer schon geantwortet hat.',
  nothingTitle: 'Keine Einladung gefunden',
  nothingText: 'Prüfe die Schreibweise oder den Stand.',
  emptyStatusTitle: 'Keine Einladungen mit diesem Stand',
  showAll: 'Alle Einladungen zeigen',
} as const
