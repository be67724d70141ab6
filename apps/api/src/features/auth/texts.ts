export const texts = {
  signedIn: 'Willkommen zurück.',
  signedUp: (siteName: string) => `Willkommen bei ${siteName}.`,
  refreshed: 'Deine Sitzung wurde verlängert.',
  resetRequested:
    'Falls es zu dieser Adresse ein Konto gibt, haben wir dir gerade einen Link geschickt. Er gilt 60 Minuten.',
  passwordChanged: 'Dein Passwort wurde geändert. Du kannst dich jetzt damit anmelden.',
  lockedUntil: (date: Date) =>
    `Du bist nicht berechtigt dich einzuloggen. Dein Konto ist bis ${lastDay.format(date.getTime() - 1)} gesperrt.`,
} as const

/** A lock ends at midnight in Vienna, so the text names the day before as the last locked one. */
const lastDay = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
