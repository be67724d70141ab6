import { notificationCategories } from '@kostbar/contracts/settings/notification-categories'
import { kind } from './kind.ts'
import { words } from './words.ts'

const profile = kind({
  file: 'profil',
  title: 'Profil',
  models: ['User'],
  columns: {
    email: 'E-Mail',
    firstName: 'Vorname',
    lastName: 'Nachname',
    phoneNumber: 'Telefonnummer',
    goals: 'Ziele',
    roles: ['Art des Kontos', words.roles],
    kcal: 'kcal am Tag',
    carbs: 'Kohlenhydrate am Tag (g)',
    proteins: 'Proteine am Tag (g)',
    fats: 'Fette am Tag (g)',
    profileSteps: ['Ausgefüllt', words.profileSteps],
    mutedNotifications: ['Abgeschaltete Mitteilungen', notificationCategories],
    lockedUntil: 'Gesperrt bis',
    termsAcceptedAt: 'AGB zugestimmt am',
    createdAt: 'Registriert am',
    updatedAt: 'Zuletzt geändert am',
  },
  rows: (tx, id) => tx.user.findMany({ where: { id }, omit: { id: true, passwordHash: true, profileImage: true } }),
})

const sessions = kind({
  file: 'geraete',
  title: 'Geräte, auf denen du angemeldet warst',
  models: ['Session'],
  columns: {
    userAgent: 'Gerät und Programm',
    createdAt: 'Angemeldet am',
    lastSeenAt: 'Zuletzt verwendet am',
    expiresAt: 'Läuft ab am',
    revokedAt: 'Abgemeldet am',
  },
  rows: (tx, userId) =>
    tx.session.findMany({ where: { userId }, orderBy: { id: 'asc' }, omit: { id: true, userId: true } }),
})

const passwordResets = kind({
  file: 'passwort-links',
  title: 'Angeforderte Links für ein neues Passwort',
  models: ['PasswordReset'],
  columns: { createdAt: 'Angefordert am', expiresAt: 'Gültig bis', usedAt: 'Verwendet am' },
  rows: (tx, userId) =>
    tx.passwordReset.findMany({ where: { userId }, orderBy: { id: 'asc' }, omit: { id: true, userId: true } }),
})

const newsletter = kind({
  file: 'newsletter',
  title: 'Newsletter',
  models: ['NewsletterSubscription'],
  columns: {
    email: 'E-Mail',
    status: ['Stand', words.newsletter],
    requestedAt: 'Angemeldet am',
    confirmedAt: 'Bestätigt am',
    unsubscribedAt: 'Abgemeldet am',
  },
  rows: async (tx, id) => {
    const { email } = await tx.user.findUniqueOrThrow({ where: { id }, select: { email: true } })
    const mine = { OR: [{ userId: id }, { email }] }
    return tx.newsletterSubscription.findMany({ where: mine, omit: { id: true, userId: true } })
  },
})

const mails = kind({
  file: 'mails',
  title: 'E-Mails von uns an dich',
  models: ['MailDelivery'],
  columns: { about: ['E-Mail', words.mails], recipient: 'An', createdAt: 'Geschrieben am', sentAt: 'Verschickt am' },
  rows: async (tx, id) => {
    const { email } = await tx.user.findUniqueOrThrow({ where: { id }, select: { email: true } })
    const select = { dedupeKey: true, recipient: true, createdAt: true, sentAt: true }
    const sent = await tx.mailDelivery.findMany({ where: { recipient: email }, orderBy: { id: 'asc' }, select })
    return sent.map(({ dedupeKey, ...mail }) => ({ about: dedupeKey.split(':')[0] ?? '', ...mail }))
  },
})

const exports = kind({
  file: 'datenexporte',
  title: 'Datenexporte',
  models: ['DataExport'],
  columns: {
    status: ['Stand', words.exports],
    size: 'Größe in Bytes',
    createdAt: 'Angefordert am',
    readyAt: 'Bereit seit',
  },
  rows: async (tx, userId) => {
    const select = { status: true, size: true, createdAt: true, readyAt: true }
    const made = await tx.dataExport.findMany({ where: { userId }, orderBy: { id: 'asc' }, select })
    return made.map(({ size, ...about }) => ({ ...about, size: size === null ? null : Number(size) }))
  },
})

/** What belongs to the account itself. */
export const accountKinds = [profile, sessions, passwordResets, newsletter, mails, exports]
