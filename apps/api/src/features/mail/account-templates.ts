import { hello, withName } from './greetings.ts'
import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

/** Both are absent in deliveries that were enqueued before these variables existed. */
interface ConfirmationVariables {
  /** Until when the link is valid, `24. November 2026 um 13:41`. */
  until?: string
  /** Whether the link replaces the account's address. */
  isChange?: boolean
}

const confirmButton = (url: string) => ({ label: 'E-Mail-Adresse bestätigen', url })

const notMe = (siteName: string) =>
  `Du hast dich nicht bei ${siteName} angemeldet? Dann musst du nichts tun: Ohne deine Bestätigung wird mit dieser Adresse nichts verbunden.`

/** Templates about the account, its address and its password. */
export const accountTemplates = {
  welcome: ({ siteName, firstName, link }: TemplateContext): MailContent => ({
    subject: `Willkommen bei ${siteName}`,
    preview: 'Dein Konto ist bereit. Bitte bestätige noch deine Adresse.',
    greeting: withName('Schön, dass du da bist', firstName),
    paragraphs: [
      'Dein Konto ist angelegt. In deinem Bereich findest du deine Einkaufsliste und deine Notizen, am Handy genauso wie am Computer.',
      `Bitte bestätige noch, dass diese Adresse dir gehört. Der Link gilt sieben Tage; du kannst ${siteName} inzwischen schon verwenden.`,
    ],
    button: confirmButton(link),
    footnotes: [notMe(siteName)],
  }),

  /** Sent to a new member who signed up by accepting an invitation that was mailed to the same address. */
  welcomeInvited: ({ siteName, firstName, link }: TemplateContext): MailContent => ({
    subject: `Willkommen bei ${siteName}`,
    preview: 'Dein Konto ist bereit, und ihr könnt loslegen.',
    greeting: withName('Schön, dass du da bist', firstName),
    paragraphs: [
      'Dein Konto ist angelegt, und die Einladung ist angenommen. Plan und Rezepte sind für dich offen, am Handy genauso wie am Computer.',
      'Wer dich begleitet und was diese Person sieht, steht in deinen Einstellungen. Dort kannst du die Begleitung auch jederzeit beenden.',
    ],
    button: { label: 'Zu deinem Bereich', url: link },
  }),

  trainerWelcome: ({ siteName, firstName, link }: TemplateContext): MailContent => ({
    subject: `Willkommen im Trainerbereich von ${siteName}`,
    preview: 'Dein Trainerkonto ist bereit. Bitte bestätige noch deine Adresse.',
    greeting: withName('Schön, dass du da bist', firstName),
    paragraphs: [
      'Dein Trainerkonto ist angelegt. Sobald du Kunden-Slots hast, lädst du deine Kunden ein und begleitest sie hier: mit Anamnese, Ernährungsplan, Protokoll und Nachrichten.',
      `Bitte bestätige noch, dass diese Adresse dir gehört. Der Link gilt sieben Tage; du kannst ${siteName} inzwischen schon verwenden.`,
    ],
    button: confirmButton(link),
    footnotes: [notMe(siteName)],
  }),

  emailConfirm: ({
    siteName,
    firstName,
    link,
    variables: { until, isChange },
  }: TemplateContext<ConfirmationVariables>): MailContent => ({
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    preview: 'Bestätige sie, dann wissen wir, dass sie dir gehört.',
    greeting: hello(firstName),
    paragraphs: [
      `diese Adresse wurde bei einem Konto von ${siteName} angegeben. Gehört das Konto dir, dann bestätige sie bitte und melde dich dabei ${isChange ? 'mit deiner bisherigen Adresse ' : ''}an, falls du es noch nicht bist.`,
      ...(until ? [`Der Link gilt bis ${until} Uhr.`] : []),
    ],
    button: confirmButton(link),
    footnotes: [notMe(siteName)],
  }),

  /** Sent to the current address when another one is requested. */
  emailChangeRequested: ({ siteName, firstName, link }: TemplateContext): MailContent => ({
    subject: 'Deine E-Mail-Adresse soll geändert werden',
    preview: 'Noch gilt diese Adresse.',
    greeting: hello(firstName),
    paragraphs: [
      `für dein Konto bei ${siteName} wurde eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist; bis dahin bleibt es bei dieser.`,
      'Warst das nicht du? Dann brich die Änderung in den Einstellungen ab und ändere dein Passwort, das beendet sie ebenfalls.',
    ],
    button: { label: 'Zu deinen Einstellungen', url: link },
  }),

  /** Sent to the former address after another one has replaced it. */
  emailChanged: ({ siteName, firstName }: TemplateContext): MailContent => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    preview: 'Ab jetzt schreiben wir dir an die neue Adresse.',
    greeting: hello(firstName),
    paragraphs: [
      `dein Konto bei ${siteName} hat jetzt eine andere E-Mail-Adresse. Ab sofort meldest du dich mit der neuen an, und wir schreiben dir dorthin. Andere Geräte haben wir abgemeldet.`,
      'Warst das nicht du? Dann antworte bitte gleich auf diese E-Mail, wir helfen dir.',
    ],
  }),

  /** Sent three days before the trial ends. */
  trialEnding: ({ firstName, link, variables: { day } }: TemplateContext<{ day: string }>): MailContent => ({
    subject: 'Deine Testphase geht bald zu Ende',
    preview: `Bis ${day} ist für dich alles offen.`,
    greeting: hello(firstName),
    paragraphs: [
      `deine Testphase läuft noch bis ${day}. Danach bleiben dein Konto, deine Notizen und deine Einkaufsliste, wie sie sind; Plan und Rezepte gehören dann zu einem Abo.`,
      'Du musst nichts kündigen, und es wird nichts von selbst verrechnet.',
    ],
    button: { label: 'Angebote ansehen', url: link },
  }),

  passwordReset: ({ siteName, firstName, link }: TemplateContext): MailContent => ({
    subject: `Neues Passwort für ${siteName}`,
    preview: 'Der Link gilt 60 Minuten.',
    greeting: hello(firstName),
    paragraphs: [
      'du möchtest ein neues Passwort setzen. Mit diesem Link geht es; er gilt 60 Minuten und genau einmal.',
    ],
    button: { label: 'Neues Passwort setzen', url: link },
    footnotes: ['Du hast das nicht angefordert? Dann musst du nichts tun, dein Passwort bleibt, wie es ist.'],
  }),

  passwordChanged: ({ siteName, firstName, link }: TemplateContext): MailContent => ({
    subject: 'Dein Passwort wurde geändert',
    preview: 'Deine anderen Geräte wurden abgemeldet.',
    greeting: hello(firstName),
    paragraphs: [
      `dein Passwort bei ${siteName} wurde gerade geändert. Zur Sicherheit haben wir alle anderen Geräte abgemeldet.`,
      'Warst das nicht du? Dann setze bitte gleich ein neues Passwort.',
    ],
    button: { label: 'Neues Passwort anfordern', url: link },
  }),
}
