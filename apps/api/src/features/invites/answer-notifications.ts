import { paths, userPath } from '@kostbar/contracts/paths'
import type { Tx } from '../../infra/database.ts'
import { invitesPath } from '../mail/links.ts'
import type { Mails } from '../mail/service.ts'
import type { Notifications } from '../notifications/service.ts'
import type { LinkedInvitation } from './linked-invitation.ts'

/** What tells people of the answer to an invitation. */
export interface AnswerNotifications {
  readonly mails: Mails
  readonly notifications: Notifications
}

/** Notifies the trainer that an invitation was accepted or declined. @param link page about it */
async function notifyTrainer(
  { mails, notifications }: AnswerNotifications,
  tx: Tx,
  { id: subjectId, trainerId: userId, origin }: LinkedInvitation,
  { answer, name, link }: { answer: 'inviteAccepted' | 'inviteDeclined'; name: string; link: string },
): Promise<void> {
  const variables = { name, isProposal: origin === 'ASSIGNED' }
  await notifications.add(tx, { userId, kind: answer, subjectId, link, variables })
  await mails.enqueueMail(tx, { template: answer, userId, subjectId, variables })
}

/** Notifies the trainer that a user accepted an invitation. */
export const notifyOfAcceptance = (
  services: AnswerNotifications,
  tx: Tx,
  invite: LinkedInvitation,
  { id, firstName: name }: { id: string; firstName: string },
): Promise<void> =>
  notifyTrainer(services, tx, invite, { answer: 'inviteAccepted', name, link: userPath(paths.user, id) })

/** Notifies the trainer that an invitation was declined; of a proposal, the admin who made it. */
export async function notifyOfDecline(services: AnswerNotifications, tx: Tx, invite: LinkedInvitation): Promise<void> {
  if (invite.origin === 'INVITED')
    return notifyTrainer(services, tx, invite, { answer: 'inviteDeclined', name: invite.email, link: invitesPath })
  const { id: subjectId, adminId: userId, firstName } = invite
  if (!userId) return
  const variables = { name: firstName ?? '' }
  const link = paths.clientAssignment
  await services.notifications.add(tx, { userId, kind: 'proposalDeclined', subjectId, link, variables })
}
