import { accountTemplates } from './account-templates.ts'
import { anamnesisTemplates } from './anamnesis-templates.ts'
import { evaluationTemplates } from './evaluation-templates.ts'
import { hello } from './greetings.ts'
import { inviteTemplates } from './invite-templates.ts'
import type { MailContent } from './layout.ts'
import { messageTemplates } from './message-templates.ts'
import { paymentTemplates } from './payment-templates.ts'
import { protocolTemplates } from './protocol-templates.ts'
import { relationTemplates } from './relation-templates.ts'
import { signInTemplates } from './sign-in-templates.ts'
import type { TemplateContext } from './template-context.ts'
import { withdrawalTemplates } from './withdrawal-templates.ts'

/** All mail templates by name. */
export const templates = {
  ...accountTemplates,
  ...evaluationTemplates,

  /** Has no first name, because the account is deleted before the mail is sent. */
  accountDeleted: ({ siteName, link }: TemplateContext): MailContent => ({
    subject: `Dein Konto bei ${siteName} ist gelöscht`,
    preview: 'Deine Daten und Dateien sind weg.',
    greeting: 'Hallo,',
    paragraphs: [
      'wie du es wolltest, haben wir dein Konto mit deinen Daten und Dateien gelöscht. Ein laufendes Abo haben wir beendet.',
      'Rechnungen und Widerrufserklärungen müssen wir nach dem Gesetz aufbewahren. Alles Übrige ist weg.',
      'Danke, dass du da warst. Wenn du wieder einmal Lust hast, bist du jederzeit willkommen.',
    ],
    button: { label: 'Zur Startseite', url: link },
    footnotes: ['Du hast dein Konto nicht selbst gelöscht? Dann antworte bitte gleich auf diese E-Mail.'],
  }),

  exportReady: ({ firstName, link }: TemplateContext): MailContent => ({
    subject: 'Dein Datenexport ist bereit',
    preview: 'Du kannst ihn eine Woche lang herunterladen.',
    greeting: hello(firstName),
    paragraphs: [
      'deine Daten liegen für dich bereit: als ZIP-Datei mit Tabellen, die jedes Tabellenprogramm öffnet, und mit deinen Dateien.',
      'Du findest sie in deinen Einstellungen, sobald du angemeldet bist. Nach einer Woche löschen wir sie wieder.',
    ],
    button: { label: 'Zum Datenexport', url: link },
    footnotes: ['Du hast das nicht angefordert? Dann ändere bitte dein Passwort.'],
  }),

  newsletterConfirm: ({ firstName, link, unsubscribeLink }: TemplateContext): MailContent => ({
    subject: 'Bitte bestätige deine Newsletter-Anmeldung',
    preview: 'Bestätige sie, dann bist du dabei.',
    greeting: hello(firstName),
    paragraphs: [
      'du möchtest Rezepte und Gedanken rund ums Essen von uns bekommen. Bitte bestätige noch, dass diese Adresse dir gehört.',
    ],
    button: { label: 'Anmeldung bestätigen', url: link },
    unsubscribeUrl: unsubscribeLink,
    footnotes: [
      'Ohne deine Bestätigung schicken wir dir nichts. Du hast dich nicht angemeldet? Dann lösche diese E-Mail einfach.',
    ],
  }),

  ...anamnesisTemplates,
  ...protocolTemplates,
  ...messageTemplates,
  ...signInTemplates,
  ...inviteTemplates,
  ...paymentTemplates,
  ...relationTemplates,
  ...withdrawalTemplates,
}

export type TemplateName = keyof typeof templates

/** Variables of a template. */
export type TemplateVariables<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[0]['variables']
