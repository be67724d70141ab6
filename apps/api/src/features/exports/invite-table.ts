import { visibleInvitee } from '../invites/service.ts'
import { findConfirmedEmail } from './confirmed-email.ts'
import { exportTable } from './export-table.ts'
import { labels } from './labels.ts'

/**
 * Invitations that a trainer sent, and those that an account received: also ones to its address that nobody accepted, which
 * belong to no account.
 */
export const invites = exportTable({
  file: 'einladungen',
  title: 'Einladungen',
  models: ['Invite'],
  columns: {
    trainer: 'Von',
    email: 'An',
    firstName: 'Vorname',
    message: 'Nachricht',
    origin: ['Entstanden durch', labels.relationOrigins],
    status: ['Stand', labels.invites],
    sentCount: 'Wie oft geschickt',
    lastSentAt: 'Zuletzt geschickt am',
    expiresAt: 'Gültig bis',
    closedAt: 'Beantwortet oder beendet am',
    createdAt: 'Angelegt am',
  },
  rows: async (prisma, userId) => {
    const own = await findConfirmedEmail(prisma, userId)
    const rows = await prisma.invite.findMany({
      where: { OR: [{ trainerId: userId }, { clientId: userId }, ...(own ? [{ email: own }] : [])] },
      orderBy: { id: 'asc' },
      omit: { id: true, trainerId: true, assignedById: true, version: true },
      include: { trainer: { select: { firstName: true } } },
    })
    return rows.map(({ trainer, clientId, ...invite }) => ({
      ...invite,
      ...(clientId !== userId && invite.email !== own && visibleInvitee(invite)),
      trainer: trainer.firstName,
    }))
  },
})
