import { formatLastDay } from '../../infra/date-format.ts'

export const texts = {
  signedIn: 'Willkommen zurück.',
  signedUp: (siteName: string) => `Willkommen bei ${siteName}.`,
  refreshed: 'Deine Sitzung wurde verlängert.',
  resetRequested:
    'Falls es zu dieser Adresse ein Konto gibt, haben wir dir einen Link geschickt. Er gilt 60 Minuten. Mehr als drei Links pro Stunde schicken wir nicht; es gilt immer der neueste.',
  passwordChanged: 'Dein Passwort wurde geändert. Du kannst dich jetzt damit anmelden.',
  lockedUntil: (date: Date) =>
    `Du bist nicht berechtigt dich einzuloggen. Dein Konto ist bis ${formatLastDay(date)} gesperrt.`,
} as const
