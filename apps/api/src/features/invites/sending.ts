import { countLimit } from '@kostbar/contracts/count-limit'
import { inviteDays, resendMinutes, resendsMax } from '@kostbar/contracts/invites/limits'
import type { InviteStatus, InviteVerdict } from '@kostbar/contracts/invites/schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import { onDuplicate } from '../../infra/database-errors.ts'
import type { Infra } from '../../infra/infra.ts'
import { likePattern } from '../../infra/like-pattern.ts'
import { countUpTo, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import { deleteNotificationsOfProposals } from '../notifications/service.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { texts } from './texts.ts'
import { inviteSubject } from './tokens.ts'
import { hasReachedMailLimit, type Invitee, judgeInvitees, lockAddresses } from './verdicts.ts'
import { visibleInvitee } from './visible-invitee.ts'

interface InviteSearch {
  page: number
  perPage: number
  status?: InviteStatus | undefined
  /** Part of the address or first name; empty for all. */
  filter: string
}

interface SendingDependencies {
  mails: Mails
  slots: Pick<Subscriptions, 'slotUsage' | 'lockSlots'>
}

/** SQL: status of an invitation. An open one past its last day counts as expired even before the job closes it. */
export const currentStatus = sql<InviteStatus>`
  CASE WHEN i.status = 'OPEN' AND i.expires_at <= now() THEN 'EXPIRED' ELSE i.status::text END`

export const expiry = sql<Date>`now() + make_interval(days => ${inviteDays})`

/** SQL condition: the trainer coaches the account with the address of invitation `i`. */
const isCoached = sql<boolean>`EXISTS (
  SELECT FROM users u JOIN client_relations r ON r.client_id = u.id
   WHERE u.email = i.email AND r.trainer_id = i.trainer_id AND r.status <> 'ARCHIVED')`

/**
 * SQL condition: address or first name of invitation `i` contains the text. What `visibleInvitee` hides is not searched:
 * otherwise a trainer could find out by searching whose proposal it is.
 */
const matchesInvitee = (text: string) => sql<boolean>`(
  (i.origin = 'INVITED' OR i.status = 'ACCEPTED')
  AND lower(i.email || ' ' || coalesce(i.first_name, '')) LIKE ${likePattern(text)})`

const invitesOf = (db: Db, trainerId: string) =>
  db
    .selectFrom('invites as i')
    .select(['i.id', 'i.last_sent_at as lastSentAt', 'i.expires_at as expiresAt'])
    .select(['i.email', 'i.first_name as firstName', 'i.origin'])
    .select(['i.closed_at as closedAt', currentStatus.as('status')])
    .select([
      sql<string | null>`(
        SELECT r.client_id FROM client_relations r
         WHERE r.trainer_id = i.trainer_id AND r.client_id = i.client_id AND r.status <> 'ARCHIVED'
           AND i.status = 'ACCEPTED')`.as('clientId'),
      sql<number>`CASE
        WHEN i.status = 'OPEN' AND i.expires_at > now()
          OR i.status IN ('OPEN', 'EXPIRED') AND i.origin = 'INVITED' AND NOT ${isCoached}
        THEN greatest(0, ${resendsMax + 1} - i.sent_count) ELSE 0 END`.as('resendsLeft'),
      sql<Date>`i.last_sent_at + make_interval(mins => ${resendMinutes})`.as('resendableAt'),
    ])
    .where('i.trainer_id', '=', trainerId)

/** Invitation of a row, as its trainer sees it. */
const toInvite = ({ origin, ...row }: Awaited<ReturnType<ReturnType<typeof invitesOf>['execute']>>[number]) => ({
  ...row,
  ...visibleInvitee({ origin, ...row }),
  isAssigned: origin === 'ASSIGNED',
})

/** Enqueues the mail with the link of an invitation, or of a proposal to the member's account. */
export async function enqueueInvitation(tx: Tx, mails: Mails, inviteId: string): Promise<void> {
  const { id, version, email, origin, userId, ...variables } = await tx
    .selectFrom('invites as i')
    .innerJoin('users as t', 't.id', 'i.trainer_id')
    .select(['i.origin', 'i.client_id as userId'])
    .select(['i.id', 'i.version', 'i.email', 'i.first_name as invitee', 'i.message', 't.first_name as trainer'])
    .select(sql<string>`to_char(i.expires_at AT TIME ZONE 'Europe/Vienna', 'FMDD.FMMM.YYYY')`.as('until'))
    .where('i.id', '=', inviteId)
    .executeTakeFirstOrThrow()
  const subjectId = inviteSubject({ id, version })
  if (origin === 'INVITED') await mails.enqueueMailTo(tx, email, { template: 'invitation', subjectId, variables })
  else if (userId) await mails.enqueueMail(tx, { template: 'trainerProposed', userId, subjectId, variables })
}

/**
 * Closes a trainer's open invitations to these addresses that are past their last day; a unique index allows one open
 * invitation per trainer and address.
 */
export async function closeExpired(tx: Tx, trainerId: string, emails: readonly string[]): Promise<void> {
  await tx
    .updateTable('invites')
    .set({ status: 'EXPIRED', closed_at: sql`expires_at` })
    .where('trainer_id', '=', trainerId)
    .where('email', 'in', emails)
    .where('status', '=', 'OPEN')
    .where('expires_at', '<=', now)
    .execute()
}

const toAnswer = (invitees: readonly Invitee[], verdicts: readonly InviteVerdict[], free: number) => ({
  items: invitees.map(({ email }, index) => ({ email, verdict: verdicts[index] ?? 'DUPLICATE' })),
  free,
})

/** Invitations as the trainer sends, lists, resends and revokes them. */
export function sendingService({ kysely, transaction }: Infra['database'], { mails, slots }: SendingDependencies) {
  const find = async (db: Db, trainerId: string, id: string) => {
    const row = await invitesOf(db, trainerId).where('i.id', '=', id).executeTakeFirst()
    if (!row) throw new Problem('not_found')
    return toInvite(row)
  }

  const insert = async (tx: Tx, trainerId: string, { email, firstName, message }: Invitee): Promise<void> => {
    const { id } = await tx
      .insertInto('invites')
      .values({ id: newId, trainer_id: trainerId, email, first_name: firstName, message, expires_at: expiry })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueueInvitation(tx, mails, id)
  }

  /**
   * Requires a confirmed address of the trainer, whose name and message are mailed to strangers.
   * @throws Problem `email_unconfirmed`
   */
  const requireConfirmedAddress = async (tx: Tx, trainerId: string): Promise<void> => {
    const trainer = await tx
      .selectFrom('users')
      .select('email_confirmed_at as confirmedAt')
      .where('id', '=', trainerId)
      .executeTakeFirstOrThrow()
    if (!trainer.confirmedAt) throw new Problem('email_unconfirmed')
  }

  /**
   * Refuses to resend an answered or revoked invitation, an expired proposal, and one that was sent too often or too
   * recently. After its proposal expired, a member waits for the next one, which may be of another trainer.
   * @throws Problem `invite_closed`, `resends_used_up`, `too_many_requests`
   */
  const requireResendable = (invite: Awaited<ReturnType<typeof find>>): void => {
    const { status, isAssigned, resendsLeft, resendableAt } = invite
    if (isAssigned && status === 'EXPIRED') throw new Problem('invite_closed', { msg: texts.proposalOver })
    if (status !== 'OPEN' && status !== 'EXPIRED') throw new Problem('invite_closed', { msg: texts.notResendable })
    if (resendsLeft === 0) throw new Problem('resends_used_up')
    const waitSeconds = Math.ceil((resendableAt.getTime() - Date.now()) / 1000)
    if (waitSeconds > 0)
      throw new Problem('too_many_requests', {
        msg: texts.tooSoon(Math.ceil(waitSeconds / 60)),
        retryAfter: waitSeconds,
      })
  }

  /**
   * Requires that a new invitation to this address would be allowed, before an expired one is reopened.
   * @throws Problem `invite_closed`
   */
  const requireInvitable = async (tx: Tx, trainerId: string, email: string, free: number): Promise<void> => {
    const [verdict] = await judgeInvitees(tx, trainerId, [{ email, firstName: null, message: '' }], free)
    const msg = verdict && texts.notRevivable[verdict]
    if (msg) throw new Problem('invite_closed', { msg })
  }

  const reopen = async (tx: Tx, trainerId: string, id: string): Promise<void> => {
    await requireConfirmedAddress(tx, trainerId)
    // Lock order: client slots, address, invitation, as in every transaction that takes a slot; otherwise deadlocks.
    const { free, isPastGrace } = await slots.lockSlots(tx, trainerId)
    const found = await tx
      .selectFrom('invites')
      .select(['email', 'origin'])
      .where('id', '=', id)
      .where('trainer_id', '=', trainerId)
      .executeTakeFirst()
    if (isPastGrace && found?.origin !== 'ASSIGNED') throw new Problem('slots_lapsed')
    if (!found) throw new Problem('not_found')
    const { email } = found
    await lockAddresses(tx, [email])
    await tx.selectFrom('invites').select('id').where('id', '=', id).forUpdate().execute()
    const invite = await find(tx, trainerId, id)
    if (invite.status === 'EXPIRED' && !invite.isAssigned) await requireInvitable(tx, trainerId, email, free)
    requireResendable(invite)
    if (await hasReachedMailLimit(tx, email)) throw new Problem('too_many_requests', { msg: texts.tooManyMails })
    if (invite.status === 'EXPIRED' && free === 0) throw new Problem('no_slots')
    await tx
      .updateTable('invites')
      .set({ status: 'OPEN', closed_at: null, last_sent_at: now, expires_at: expiry })
      .set((eb) => ({ version: eb('version', '+', 1), sent_count: eb('sent_count', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await enqueueInvitation(tx, mails, id)
  }

  return {
    /** One page of a trainer's invitations that match, newest first. */
    list: async (trainerId: string, { page, perPage, status, filter }: InviteSearch) => {
      const matches = invitesOf(kysely, trainerId)
        .$if(status !== undefined, (query) => query.where(currentStatus, '=', status ?? 'OPEN'))
        .$if(filter !== '', (query) => query.where(matchesInvitee(filter)))
      const [items, { total }] = await Promise.all([
        matches
          .orderBy('i.id', 'desc')
          .limit(perPage)
          .offset((page - 1) * perPage)
          .execute(),
        countUpTo(kysely, countLimit, matches.clearSelect().select('i.id')),
      ])
      return { items: items.map(toInvite), page, perPage, total }
    },

    /**
     * Verdict on each line of a bulk invitation, as if it were sent now; sends nothing.
     * @throws Problem `slots_lapsed`, `email_unconfirmed`
     */
    preview: async (trainerId: string, invitees: readonly Invitee[]) =>
      transaction(async (tx) => {
        await requireConfirmedAddress(tx, trainerId)
        const { free, isPastGrace } = await slots.lockSlots(tx, trainerId)
        if (isPastGrace) throw new Problem('slots_lapsed')
        return toAnswer(invitees, await judgeInvitees(tx, trainerId, invitees, free), free)
      }),

    /**
     * Sends the invitations of all lines with verdict OK.
     * @throws Problem `no_slots` when no client slot is free; `slots_lapsed`, `email_unconfirmed`
     */
    create: (trainerId: string, invitees: readonly Invitee[]) =>
      transaction(async (tx) => {
        await requireConfirmedAddress(tx, trainerId)
        const { free, isPastGrace } = await slots.lockSlots(tx, trainerId)
        if (isPastGrace) throw new Problem('slots_lapsed')
        if (free === 0) throw new Problem('no_slots')
        const emails = invitees.map(({ email }) => email)
        await lockAddresses(tx, emails)
        await closeExpired(tx, trainerId, emails)
        const verdicts = await judgeInvitees(tx, trainerId, invitees, free)
        const sent = invitees.filter((_invitee, index) => verdicts[index] === 'OK')
        for (const invitee of sent) await insert(tx, trainerId, invitee)
        return toAnswer(invitees, verdicts, free - sent.length)
      }),

    /**
     * Sends an open or expired invitation, or an open proposal, again, with a new link that replaces the former one. An
     * expired one is resent only if a new invitation to the same address would be allowed.
     * @throws Problem `not_found`, `invite_closed`, `resends_used_up`, `too_many_requests`, `no_slots`, `slots_lapsed`,
     * `email_unconfirmed`
     */
    resend: (trainerId: string, id: string) =>
      onDuplicate(
        transaction(async (tx) => {
          await reopen(tx, trainerId, id)
          return find(tx, trainerId, id)
        }),
        () => new Problem('invite_closed', { msg: texts.invitedAnew }),
      ),

    /** Revokes an open or expired invitation. @throws Problem `not_found`; `invite_closed` when it was accepted */
    revoke: (trainerId: string, id: string) =>
      transaction(async (tx) => {
        await tx
          .updateTable('invites')
          .set({ status: 'REVOKED', closed_at: now })
          .where('id', '=', id)
          .where('trainer_id', '=', trainerId)
          .where('status', 'in', ['OPEN', 'EXPIRED'])
          .execute()
        const invite = await find(tx, trainerId, id)
        if (invite.status === 'ACCEPTED') throw new Problem('invite_closed', { msg: texts.alreadyAccepted })
        await deleteNotificationsOfProposals(tx, [id])
        return invite
      }),
  }
}
