import type { Actor } from '../../http/actor.ts'
import type { Db, Tx } from '../../infra/database.ts'
import { formatDateTime } from '../../infra/date-format.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import { type CurrentPasswordCheck, lockUser } from '../users/service.ts'
import { createChangeConfirmation, createOwnConfirmation, voidEmailChanges } from './service.ts'
import { texts } from './texts.ts'

interface EmailChange {
  email: string
  currentPassword: string
}

type OwnAddressDependencies = Pick<Infra, 'database' | 'rateLimits'> & {
  mails: Mails
  checkPassword: CurrentPasswordCheck
}

/**
 * Address of a user's own account. A new address takes effect when the link mailed to it is opened (`confirmEmail`).
 */
export const ownAddressService = ({
  database: { kysely, prisma, transaction },
  rateLimits,
  mails,
  checkPassword,
}: OwnAddressDependencies) => {
  /** Counts a confirmation mail per account and per recipient. @throws Problem `too_many_requests` */
  const countMail = async (userId: string, recipient: string): Promise<void> => {
    await rateLimits.count('confirmationMailAccount', userId)
    await rateLimits.count('confirmationMail', recipient)
  }

  /** Enqueues the mail with a confirmation link to its address. @param isChange whether the link replaces the address */
  const enqueueLink = (
    tx: Tx,
    userId: string,
    email: string,
    { id: subjectId, expiresAt, isChange }: { id: string; expiresAt: Date; isChange: boolean },
  ): Promise<void> => {
    const variables = { until: formatDateTime(expiresAt), isChange }
    return mails.enqueueMailTo(tx, email, { template: 'emailConfirm', userId, subjectId, variables })
  }

  return {
    /**
     * Counts another mail with an account's confirmation link, for admins.
     * @returns enqueues it in a transaction that has locked the account
     * @throws Problem `not_found`, `too_many_requests`, and as the returned function `email_confirmed`
     */
    resendFor: async (userId: string) => {
      await countMail(userId, await loadUnconfirmed(kysely, userId))
      return async (tx: Tx): Promise<void> => {
        const email = await loadUnconfirmed(tx, userId)
        await enqueueLink(tx, userId, email, { ...(await createOwnConfirmation(tx, userId, email)), isChange: false })
      }
    },

    mine: (actor: Actor) => loadState(kysely, actor.id),

    /**
     * Mails the link again: to the new address of a requested change, otherwise to the unconfirmed address.
     * @throws Problem `email_confirmed` when there is neither, `too_many_requests`
     */
    resend: async (actor: Actor): Promise<void> => {
      const { email, confirmed, change } = await loadState(kysely, actor.id)
      if (confirmed && !change) throw new Problem('email_confirmed', { msg: texts.nothingToConfirm })
      const recipient = change?.email ?? email
      await countMail(actor.id, recipient)
      await transaction(async (tx) => {
        await lockUser(tx, actor.id)
        const create = change ? createChangeConfirmation : createOwnConfirmation
        const link = await create(tx, actor.id, recipient)
        await enqueueLink(tx, actor.id, recipient, { ...link, isChange: change !== null })
      })
    },

    /**
     * Requests a change of address: mails a link to the new address, and a notice to the current one if it is
     * confirmed.
     * @throws Problem `invalid_input` for the current address or a wrong password, `email_taken`, `too_many_requests`
     */
    requestChange: async (actor: Actor, { email, currentPassword }: EmailChange) => {
      await checkPassword(actor.id, currentPassword)
      const current = await loadState(kysely, actor.id)
      if (current.email === email) throw new Problem('invalid_input', { fields: { email: texts.sameAddress } })
      if ((await prisma.user.count({ where: { email } })) > 0) throw new Problem('email_taken')
      await countMail(actor.id, email)
      return transaction(async (tx) => {
        await lockUser(tx, actor.id)
        await voidEmailChanges(tx, actor.id)
        const link = await createChangeConfirmation(tx, actor.id, email)
        const { id, expiresAt } = link
        await enqueueLink(tx, actor.id, email, { ...link, isChange: true })
        if (current.confirmed)
          await mails.enqueueMail(tx, { template: 'emailChangeRequested', userId: actor.id, subjectId: id })
        return { ...current, change: { email, expiresAt } }
      })
    },

    cancelChange: async (actor: Actor) => {
      await transaction((tx) => voidEmailChanges(tx, actor.id))
      return loadState(kysely, actor.id)
    },
  }
}

/** Address of an account that has not confirmed it. @throws Problem `not_found`, `email_confirmed` */
async function loadUnconfirmed(db: Db, userId: string): Promise<string> {
  const { email, confirmed } = await loadState(db, userId)
  if (confirmed) throw new Problem('email_confirmed')
  return email
}

/** Address of an account, whether it is confirmed, and the requested change, if any. @throws Problem `not_found` */
async function loadState(db: Db, userId: string) {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('email_confirmations as c', (join) =>
      join
        .onRef('c.user_id', '=', 'u.id')
        .onRef('c.email', '<>', 'u.email')
        .on('c.used_at', 'is', null)
        .on('c.expires_at', '>', now),
    )
    .select(['u.email', 'u.email_confirmed_at', 'c.email as newEmail', 'c.expires_at as expiresAt'])
    .where('u.id', '=', userId)
    .orderBy('c.id', 'desc')
    .limit(1)
    .execute()
  const [row] = rows
  if (!row) throw new Problem('not_found')
  const { email, email_confirmed_at, newEmail, expiresAt } = row
  const change = newEmail && expiresAt ? { email: newEmail, expiresAt } : null
  return { email, confirmed: email_confirmed_at !== null, change }
}
