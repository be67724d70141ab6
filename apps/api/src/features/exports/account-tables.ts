import { notificationCategories } from '@kostbar/contracts/settings/notification-categories'
import { findConfirmedEmail } from './confirmed-email.ts'
import { exportTable } from './export-table.ts'
import { labels } from './labels.ts'

const profile = exportTable({
  file: 'profil',
  title: 'Profil',
  models: ['User'],
  columns: {
    email: 'E-Mail',
    firstName: 'Vorname',
    lastName: 'Nachname',
    phoneNumber: 'Telefonnummer',
    goals: 'Ziele',
    roles: ['Art des Kontos', labels.roles],
    kcal: 'kcal am Tag',
    carbs: 'Kohlenhydrate am Tag (g)',
    proteins: 'Proteine am Tag (g)',
    fats: 'Fette am Tag (g)',
    protectiveMode: 'Ohne Zahlen',
    firstStepsHiddenAt: 'Erste Schritte ausgeblendet',
    profileSteps: ['Ausgefüllt', labels.profileSteps],
    mutedNotifications: ['Abgeschaltete Mitteilungen', notificationCategories],
    emailConfirmedAt: 'E-Mail bestätigt am',
    lockedUntil: 'Gesperrt bis',
    trialUntil: 'Testphase bis',
    lastSeenAt: 'Zuletzt angemeldet am',
    termsAcceptedAt: 'AGB zugestimmt am',
    createdAt: 'Registriert am',
    updatedAt: 'Zuletzt geändert am',
  },
  rows: (prisma, id) =>
    prisma.user.findMany({
      where: { id },
      omit: { id: true, passwordHash: true, profileImage: true, weekdayTargets: true },
    }),
})

const sessions = exportTable({
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
  rows: (prisma, userId) =>
    prisma.session.findMany({
      where: { userId },
      orderBy: { id: 'asc' },
      omit: { id: true, userId: true, deviceHash: true },
    }),
})

const knownDevices = exportTable({
  file: 'bekannte-geraete',
  title: 'Geräte, die wir bei der Anmeldung wiedererkennen',
  models: ['KnownDevice'],
  columns: { createdAt: 'Zum ersten Mal angemeldet am', lastSeenAt: 'Zuletzt angemeldet am' },
  rows: (prisma, userId) =>
    prisma.knownDevice.findMany({
      where: { userId },
      orderBy: { createdAt: 'asc' },
      omit: { userId: true, hash: true },
    }),
})

const secondFactor = exportTable({
  file: 'zweiter-schritt',
  title: 'Zweiter Schritt bei der Anmeldung',
  models: ['SecondFactor'],
  columns: { createdAt: 'Begonnen am', confirmedAt: 'Eingeschaltet am' },
  rows: (prisma, userId) =>
    prisma.secondFactor.findMany({ where: { userId }, omit: { userId: true, secret: true, lastStep: true } }),
})

const passwordResets = exportTable({
  file: 'passwort-links',
  title: 'Angeforderte Links für ein neues Passwort',
  models: ['PasswordReset'],
  columns: { createdAt: 'Angefordert am', expiresAt: 'Gültig bis', usedAt: 'Verwendet am' },
  rows: (prisma, userId) =>
    prisma.passwordReset.findMany({ where: { userId }, orderBy: { id: 'asc' }, omit: { id: true, userId: true } }),
})

const emailConfirmations = exportTable({
  file: 'e-mail-bestaetigungen',
  title: 'Links, die deine E-Mail-Adresse bestätigen',
  models: ['EmailConfirmation'],
  columns: { email: 'E-Mail', createdAt: 'Geschickt am', expiresAt: 'Gültig bis', usedAt: 'Verwendet am' },
  rows: (prisma, userId) =>
    prisma.emailConfirmation.findMany({ where: { userId }, orderBy: { id: 'asc' }, omit: { id: true, userId: true } }),
})

const newsletter = exportTable({
  file: 'newsletter',
  title: 'Newsletter',
  models: ['NewsletterSubscription'],
  columns: {
    email: 'E-Mail',
    status: ['Stand', labels.newsletter],
    requestedAt: 'Angemeldet am',
    confirmedAt: 'Bestätigt am',
    unsubscribedAt: 'Abgemeldet am',
  },
  rows: async (prisma, id) => {
    const email = await findConfirmedEmail(prisma, id)
    const mine = { OR: [{ userId: id }, ...(email ? [{ email }] : [])] }
    return prisma.newsletterSubscription.findMany({ where: mine, omit: { id: true, userId: true } })
  },
})

const mails = exportTable({
  file: 'mails',
  title: 'E-Mails von uns an dich',
  models: ['MailDelivery'],
  columns: {
    about: ['E-Mail', labels.mails],
    recipient: 'An',
    createdAt: 'Geschrieben am',
    sentAt: 'Verschickt am',
    givenUpAt: 'Zustellung aufgegeben am',
  },
  rows: async (prisma, id) => {
    const email = await findConfirmedEmail(prisma, id)
    const select = { template: true, dedupeKey: true, recipient: true, createdAt: true, sentAt: true, givenUpAt: true }
    const where = { OR: [{ userId: id }, ...(email ? [{ recipient: email }] : [])] }
    const sent = await prisma.mailDelivery.findMany({ where, orderBy: { id: 'asc' }, select })
    return sent.map(({ template, dedupeKey, ...mail }) => ({
      about: template ?? dedupeKey.split(':')[0] ?? '',
      ...mail,
    }))
  },
})

const exports = exportTable({
  file: 'datenexporte',
  title: 'Datenexporte',
  models: ['DataExport'],
  columns: {
    status: ['Stand', labels.exports],
    size: 'Größe in Bytes',
    createdAt: 'Angefordert am',
    readyAt: 'Bereit seit',
  },
  rows: async (prisma, userId) => {
    const select = { status: true, size: true, createdAt: true, readyAt: true }
    const made = await prisma.dataExport.findMany({ where: { userId }, orderBy: { id: 'asc' }, select })
    return made.map(({ size, ...about }) => ({ ...about, size: size === null ? null : Number(size) }))
  },
})

/** Tables about the account: profile, sessions, second factor, mails. */
export const accountTables = [
  profile,
  sessions,
  knownDevices,
  secondFactor,
  passwordResets,
  emailConfirmations,
  newsletter,
  mails,
  exports,
]
