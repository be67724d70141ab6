import { formatCount } from '../../lib/format.ts'

export const texts = {
  title: 'Geräte',
  text: 'Hier bist du angemeldet. Kennst du ein Gerät nicht, melde es ab und ändere dein Passwort.',
  thisDevice: 'Dieses Gerät',
  lastSeen: (moment: string) => `Zuletzt verwendet am ${moment} Uhr`,
  signedIn: (day: string) => `Angemeldet seit ${day}`,
  showAll: (count: number) => `Alle ${formatCount(count, 'Gerät', 'Geräte')} zeigen`,
  end: 'Abmelden',
  endDevice: (device: string) => `${device} abmelden`,
  ended: 'Das Gerät ist abgemeldet.',
  endedBefore: 'Dieses Gerät ist schon abgemeldet.',
  endOthers: 'Überall sonst abmelden',
  endOthersTitle: 'Überall sonst abmelden?',
  endOthersText: (count: number) =>
    `${formatCount(count, 'anderes Gerät wird', 'andere Geräte werden')} abgemeldet. Hier bleibst du angemeldet.`,
  othersEnded: 'Deine anderen Geräte sind abgemeldet.',
} as const
