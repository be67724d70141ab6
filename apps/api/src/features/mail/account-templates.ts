import { hello, withName } from './greetings.ts'
import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

const confirmButton = (url: string) => ({ label: 'E-Mail-Adresse bestätigen', url })

const notMe =
  'Du hast dich nicht bei Kostbar angemeldet? Dann musst du nichts tun: Ohne deine Bestätigung wird mit dieser Adresse nichts verbunden.'

/** Templates about the account, its address and its password. */
export const accountTemplates = {
  welcome: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Willkommen bei Kostbar',
    preview: 'Dein Konto ist bereit. Bitte bestätige noch deine Adresse.',
    greeting: withName('Schön, dass du da bist', firstName),
    paragraphs: [
      'Dein Konto ist angelegt. In deinem Bereich findest du deine Einkaufsliste und deine Notizen, am Handy genauso wie am Computer.',
      'Bitte bestätige noch, dass diese Adresse dir gehört. Der Link gilt sieben Tage; du kannst Kostbar inzwischen schon verwenden.',
    ],
    button: confirmButton(link),
    footnotes: [notMe],
  }),

  /** To a member who accepted an invitation that was mailed to the address of the new account. */
  welcomeInvited: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Willkommen bei Kostbar',
    preview: 'Dein Konto ist bereit, und ihr könnt loslegen.',
    greeting: withName('Schön, dass du da bist', firstName),
    paragraphs: [
      'Dein Konto ist angelegt, und die Einladung ist angenommen. Plan und Rezepte sind für dich offen, am Handy genauso wie am Computer.',
      'Wer dich begleitet und was diese Person sieht, steht in deinen Einstellungen. Dort kannst du die Begleitung auch jederzeit beenden.',
    ],
    button: { label: 'Zu deinem Bereich', url: link },
  }),

  trainerWelcome: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Willkommen im Trainerbereich von Kostbar',
    preview: 'Dein Trainerkonto ist bereit. Bitte bestätige noch deine Adresse.',
    greeting: withName('Schön, dass du da bist', firstName),
    paragraphs: [
      'Dein Trainerkonto ist angelegt. Sobald du deine ersten Kunden begleitest, siehst du ihre Notizen und Einkaufslisten und kannst ihnen etwas vorschlagen.',
      'Bitte bestätige noch, dass diese Adresse dir gehört. Der Link gilt sieben Tage; du kannst Kostbar inzwischen schon verwenden.',
    ],
    button: confirmButton(link),
    footnotes: [notMe],
  }),

  emailConfirm: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Bitte bestätige deine E-Mail-Adresse',
    preview: 'Ein Klick, dann wissen wir, dass sie dir gehört.',
    greeting: hello(firstName),
    paragraphs: [
      'diese Adresse wurde bei einem Konto von Kostbar angegeben. Gehört das Konto dir, dann bestätige sie bitte und melde dich dabei an, falls du es noch nicht bist.',
    ],
    button: confirmButton(link),
    footnotes: [notMe],
  }),

  /** To the present address, when another one is asked for. */
  emailChangeRequested: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Deine E-Mail-Adresse soll geändert werden',
    preview: 'Noch gilt diese Adresse.',
    greeting: hello(firstName),
    paragraphs: [
      'für dein Konto bei Kostbar wurde eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist; bis dahin bleibt es bei dieser.',
      'Warst das nicht du? Dann brich die Änderung in den Einstellungen ab und ändere dein Passwort, das beendet sie ebenfalls.',
    ],
    button: { label: 'Zu deinen Einstellungen', url: link },
  }),

  /** To the former address, when another one has replaced it. */
  emailChanged: ({ firstName }: TemplateContext): MailContent => ({
    subject: 'Deine E-Mail-Adresse wurde geändert',
    preview: 'Ab jetzt schreiben wir dir an die neue Adresse.',
    greeting: hello(firstName),
    paragraphs: [
      'dein Konto bei Kostbar hat jetzt eine andere E-Mail-Adresse. Ab sofort meldest du dich mit der neuen an, und wir schreiben dir dorthin. Andere Geräte haben wir abgemeldet.',
      'Warst das nicht du? Dann antworte bitte gleich auf diese E-Mail, wir helfen dir.',
    ],
  }),

  passwordReset: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Neues Passwort für Kostbar',
    preview: 'Der Link gilt 60 Minuten.',
    greeting: hello(firstName),
    paragraphs: [
      'du möchtest ein neues Passwort setzen. Mit diesem Link geht es; er gilt 60 Minuten und genau einmal.',
    ],
    button: { label: 'Neues Passwort setzen', url: link },
    footnotes: ['Du hast das nicht angefordert? Dann musst du nichts tun, dein Passwort bleibt, wie es ist.'],
  }),

  passwordChanged: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Dein Passwort wurde geändert',
    preview: 'Deine anderen Geräte wurden abgemeldet.',
    greeting: hello(firstName),
    paragraphs: [
      'dein Passwort bei Kostbar wurde gerade geändert. Zur Sicherheit haben wir alle anderen Geräte abgemeldet.',
      'Warst das nicht du? Dann setze bitte gleich ein neues Passwort.',
    ],
    button: { label: 'Neues Passwort anfordern', url: link },
  }),
}
