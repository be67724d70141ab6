import { formatDateTime } from '../../lib/format.ts'

export const texts = {
  title: 'E-Mail-Adresse',
  text: 'Damit meldest du dich an, und dorthin schreiben wir dir.',
  confirmed: 'Bestätigt',
  unconfirmed: 'Noch nicht bestätigt',
  unconfirmedHint:
    'Öffne dazu den Link in unserer E-Mail. Keine da? Sieh im Spam-Ordner nach, oder lass dir einen neuen Link schicken.',
  resend: 'Neuen Link schicken',
  resent: 'Der neue Link ist unterwegs. Sieh auch im Spam-Ordner nach.',
  change: {
    before: 'Fast geschafft: Öffne den Link in der E-Mail an',
    after: (expiresAt: string) =>
      `und melde dich dabei mit deiner bisherigen Adresse an. Er gilt bis ${formatDateTime(expiresAt)} Uhr.`,
    cancel: 'Änderung abbrechen',
    cancelled: 'Die Änderung ist abgebrochen, es bleibt bei deiner Adresse.',
    new: 'Neue E-Mail-Adresse',
    newHint: 'Sie gilt, sobald du sie bestätigst. Andere Geräte werden dann abgemeldet.',
    password: 'Dein Passwort zur Bestätigung',
    save: 'Adresse ändern',
    sent: 'Wir haben dir einen Link an die neue Adresse geschickt.',
  },
  reminder: {
    title: 'Bitte bestätige noch deine E-Mail-Adresse',
    before: 'Öffne dazu den Link in unserer E-Mail an',
    after: '. Inzwischen kannst du schon alles verwenden.',
    toSettings: 'Adresse ändern',
  },
} as const
