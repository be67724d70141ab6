import type { Weekday } from '@kostbar/contracts/meals'

/** German words for codes in tables. */
export const words = {
  weekdays: {
    Monday: 'Montag',
    Tuesday: 'Dienstag',
    Wednesday: 'Mittwoch',
    Thursday: 'Donnerstag',
    Friday: 'Freitag',
    Saturday: 'Samstag',
    Sunday: 'Sonntag',
  } satisfies Record<Weekday, string>,
  roles: {
    ROLE_ADMIN: 'Admin',
    ROLE_TRAINER: 'Trainer',
    ROLE_IN_APP_PURCHASE_USER: 'Mitglied über die App',
    TRIAL_MODE: 'Mitglied in der Testphase',
  },
  profileSteps: { ANAMNESE: 'Anamnese', SEVEN_DAY_PROTOCOL: '7-Tages-Protokoll' },
  sources: { USER: 'von dir', SUGGESTION: 'vorgeschlagen' },
  coaching: {
    ACTIVE: 'Aktiv',
    PAUSED: 'Pausiert',
    ARCHIVED: 'Archiviert',
    CLIENT: 'du wirst begleitet',
    TRAINER: 'du begleitest',
  },
  subscriptions: {
    MEMBERSHIP: 'Mitgliedschaft',
    CLIENT_SLOTS: 'Kunden-Slots',
    ACTIVE: 'läuft',
    TRIALING: 'Testphase',
    PAST_DUE: 'Zahlung offen',
    CANCELED: 'beendet',
  },
  newsletter: { PENDING: 'noch nicht bestätigt', CONFIRMED: 'bestätigt', UNSUBSCRIBED: 'abgemeldet' },
  exports: { WAITING: 'wartet', RUNNING: 'in Arbeit', READY: 'bereit', FAILED: 'nicht gelungen' },
  mails: {
    welcome: 'Willkommen',
    trainerWelcome: 'Willkommen',
    passwordReset: 'Neues Passwort',
    passwordChanged: 'Passwort geändert',
    exportReady: 'Datenexport bereit',
    newsletterConfirm: 'Newsletter bestätigen',
  },
  actions: {
    'data.read': 'Daten angesehen',
    'data.changed': 'Daten geändert',
    'user.locked': 'Konto gesperrt',
    'user.unlocked': 'Sperre aufgehoben',
  },
} as const
