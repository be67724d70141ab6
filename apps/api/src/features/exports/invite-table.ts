import { visibleInvitee } from '../invites/service.ts'
import { exportTable } from './export-table.ts'
import { labels } from './labels.ts'

/** Invitations that a trainer sent, and invitations that an account received. */
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
    const rows = await prisma.invite.findMany({
      where: { OR: [{ trainerId: userId }, { clientId: userId }] },
      orderBy: { id: 'asc' },
      omit: { id: true, trainerId: true, assignedById: true, version: true },
      include: { trainer: { select: { firstName: true } } },
    })
    return rows.map(({ trainer, clientId, ...invite }) => ({
      ...invite,
      ...(clientId !== userId && visibleInvitee(invite)),
      trainer: trainer.firstName,
    }))
  },
})
