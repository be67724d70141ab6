import { hello } from './greetings.ts'
import type { MailContent } from './layout.ts'
import type { TemplateContext } from './template-context.ts'

/** Templates about the security of an account. */
export const signInTemplates = {
  passwordGuesses: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Jemand probiert Passwörter für dein Konto',
    preview: 'Wir bremsen die Versuche. Du kannst dich anmelden wie immer.',
    greeting: hello(firstName),
    paragraphs: [
      'seit gestern wurde bei deinem Konto viele Male ein falsches Passwort eingegeben, auf Geräten, auf denen du noch nie angemeldet warst. Keiner der Versuche ist gelungen.',
      'Wir lassen solche Versuche nur mehr langsam zu. Auf deinen eigenen Geräten meldest du dich an wie immer; auf einem neuen hilft dir notfalls „Passwort vergessen“.',
      'Gut zu wissen: Mit dem zweiten Schritt in deinen Einstellungen kommt niemand in dein Konto, der nur dein Passwort kennt.',
    ],
    button: { label: 'Zweiten Schritt einrichten', url: link },
    footnotes: ['Warst du das selbst? Dann musst du nichts tun.'],
  }),

  codeGuesses: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Bitte ändere dein Passwort',
    preview: 'Jemand kennt dein Passwort, kam aber nicht hinein.',
    greeting: hello(firstName),
    paragraphs: [
      'jemand hat bei deinem Konto das richtige Passwort eingegeben und danach mehrmals einen falschen Code. Dein zweiter Schritt hat gehalten, niemand ist hineingekommen.',
      'Warst das nicht du, dann kennt jemand dein Passwort. Bitte setze gleich ein neues, das du sonst nirgends verwendest.',
    ],
    button: { label: 'Neues Passwort anfordern', url: link },
  }),

  secondFactorEnabled: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Dein zweiter Schritt ist eingeschaltet',
    preview: 'Beim Anmelden fragen wir jetzt auch nach einem Code.',
    greeting: hello(firstName),
    paragraphs: [
      'ab jetzt fragen wir beim Anmelden nach dem Passwort auch nach einem Code aus deiner Authenticator-App. Zur Sicherheit haben wir deine anderen Geräte abgemeldet.',
      'Bewahre deine Wiederherstellungscodes gut auf: Mit ihnen kommst du hinein, wenn du dein Handy verlierst.',
    ],
    button: { label: 'Zu deinen Einstellungen', url: link },
    footnotes: ['Warst das nicht du? Dann setze bitte gleich ein neues Passwort und antworte auf diese E-Mail.'],
  }),

  secondFactorDisabled: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Dein zweiter Schritt ist ausgeschaltet',
    preview: 'Beim Anmelden genügt wieder dein Passwort.',
    greeting: hello(firstName),
    paragraphs: [
      'ab jetzt genügt beim Anmelden wieder dein Passwort. Du kannst den zweiten Schritt jederzeit neu einrichten.',
    ],
    button: { label: 'Zu deinen Einstellungen', url: link },
    footnotes: ['Warst das nicht du? Dann setze bitte gleich ein neues Passwort und antworte auf diese E-Mail.'],
  }),

  recoveryCodeUsed: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Ein Wiederherstellungscode wurde verwendet',
    preview: 'Jeder Code gilt nur einmal.',
    greeting: hello(firstName),
    paragraphs: [
      'gerade wurde bei deinem Konto ein Wiederherstellungscode verwendet. Er gilt jetzt nicht mehr.',
      'Hast du ein neues Handy? Dann richte den zweiten Schritt in deinen Einstellungen neu ein und hol dir dort neue Codes.',
    ],
    button: { label: 'Zu deinen Einstellungen', url: link },
    footnotes: ['Warst das nicht du? Dann setze bitte gleich ein neues Passwort und antworte auf diese E-Mail.'],
  }),
}
