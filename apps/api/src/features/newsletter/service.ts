import type { Database, Tx } from '../../infra/database.ts'
import type { LinkTokens } from '../../infra/link-tokens.ts'
import { newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { linkPurposes } from '../mail/links.ts'
import type { Mails } from '../mail/service.ts'

/** Newsletter subscriptions with double opt-in: nothing is sent before the address is confirmed. */
export function newsletterService({ prisma, transaction }: Database, links: LinkTokens, mails: Mails) {
  const verifyToken = (purpose: string, token: string): string => {
    const id = links.verify(purpose, token)
    if (!id) throw new Problem('link_invalid')
    return id
  }

  /** Sets a subscription to pending unless it is confirmed. @returns its id; undefined when it is already confirmed */
  const request = async (tx: Tx, email: string, requestedAt: Date): Promise<string | undefined> => {
    const { id, status } = await tx
      .insertInto('newsletter_subscriptions')
      .values((eb) => ({
        id: newId,
        email,
        user_id: eb
          .selectFrom('users')
          .select('users.id')
          .where('users.email', '=', email)
          .where('users.email_confirmed_at', 'is not', null),
      }))
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
      .returning(['id', 'status'])
      .executeTakeFirstOrThrow()
    if (status === 'CONFIRMED') return undefined
    await tx
      .updateTable('newsletter_subscriptions')
      .set({ status: 'PENDING', requested_at: requestedAt })
      .where('id', '=', id)
      .execute()
    return id
  }

  return {
    /**
     * Mails a confirmation link to a new account, unless its subscription is confirmed. The subscription is linked to
     * the account once the account has confirmed its address (`linkSubscription`).
     */
    subscribe: async (tx: Tx, userId: string, email: string): Promise<void> => {
      const subjectId = await request(tx, email, new Date())
      if (subjectId) await mails.enqueueMail(tx, { template: 'newsletterConfirm', userId, subjectId })
    },

    /** Mails a confirmation link to an address with or without an account, unless its subscription is confirmed. */
    subscribeVisitor: (email: string): Promise<void> =>
      transaction(async (tx) => {
        const requestedAt = new Date()
        const subjectId = await request(tx, email, requestedAt)
        if (!subjectId) return
        // At most one mail per hour: replaces a lost mail, and limits repeated requests.
        const hour = requestedAt.toISOString().slice(0, 13)
        const dedupeKey = `newsletterConfirm:${subjectId}:${hour}`
        await mails.enqueueMailTo(tx, email, { template: 'newsletterConfirm', subjectId, dedupeKey })
      }),

    /**
     * Confirms a subscription. Idempotent: the first confirmation sets the time of consent.
     * @throws Problem `link_invalid`
     */
    confirm: async (token: string): Promise<void> => {
      const id = verifyToken(linkPurposes.newsletterConfirm, token)
      await prisma.newsletterSubscription.updateMany({
        where: { id, status: 'PENDING' },
        data: { status: 'CONFIRMED', confirmedAt: new Date() },
      })
      const confirmed = await prisma.newsletterSubscription.count({ where: { id, status: 'CONFIRMED' } })
      if (confirmed === 0) throw new Problem('link_invalid')
    },

    /** Ends a subscription. Idempotent; succeeds for a deleted subscription. @throws Problem `link_invalid` */
    unsubscribe: async (token: string): Promise<void> => {
      const id = verifyToken(linkPurposes.newsletterUnsubscribe, token)
      await prisma.newsletterSubscription.updateMany({
        where: { id },
        data: { status: 'UNSUBSCRIBED', unsubscribedAt: new Date() },
      })
    },
  }
}

/**
 * Links the subscription of a confirmed address to its account. A subscription of the account's former address moves to
 * the new address, unless the new address has its own; then the former one is deleted.
 */
export async function linkSubscription(tx: Tx, userId: string, email: string): Promise<void> {
  const own = await tx.selectFrom('newsletter_subscriptions').select('id').where('email', '=', email).executeTakeFirst()
  if (!own) {
    await tx.updateTable('newsletter_subscriptions').set({ email }).where('user_id', '=', userId).execute()
    return
  }
  await tx.deleteFrom('newsletter_subscriptions').where('user_id', '=', userId).where('email', '<>', email).execute()
  await tx.updateTable('newsletter_subscriptions').set({ user_id: userId }).where('id', '=', own.id).execute()
}
