import type { Database, Tx } from '../../infra/database.ts'
import type { LinkTokens } from '../../infra/link-tokens.ts'
import { newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { linkPurposes } from '../mail/links.ts'
import type { Mails } from '../mail/service.ts'

/** The newsletter list: nothing is sent before the address was confirmed (double opt-in). */
export function newsletterService({ prisma }: Database, links: LinkTokens, mails: Mails) {
  const idOf = (purpose: string, token: string): string => {
    const id = links.read(purpose, token)
    if (!id) throw new Problem('link_invalid')
    return id
  }

  return {
    /** Asks a new account's address for confirmation; an address that already confirmed is only linked to the account. */
    subscribe: async (tx: Tx, userId: string, email: string): Promise<void> => {
      const { id, status } = await tx
        .insertInto('newsletter_subscriptions')
        .values({ id: newId, email, user_id: userId })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ user_id: userId }))
        .returning(['id', 'status'])
        .executeTakeFirstOrThrow()
      if (status === 'CONFIRMED') return
      await tx
        .updateTable('newsletter_subscriptions')
        .set({ status: 'PENDING', requested_at: now })
        .where('id', '=', id)
        .execute()
      await mails.order(tx, { kind: 'newsletterConfirm', userId, about: id })
    },

    /** Asks an address for confirmation, with or without an account; one that already confirmed is left alone. */
    subscribeVisitor: (email: string): Promise<void> =>
      prisma.$transaction(async (tx) => {
        const requestedAt = new Date()
        const { id, status } = await tx.newsletterSubscription.upsert({
          where: { email },
          create: { email },
          update: {},
        })
        if (status === 'CONFIRMED') return
        await tx.newsletterSubscription.update({ where: { id }, data: { status: 'PENDING', requestedAt } })
        // Whoever has lost the mail gets another one, but not one for every click.
        const occasion = requestedAt.toISOString().slice(0, 13)
        await mails.orderTo(tx, email, { kind: 'newsletterConfirm', about: id, occasion })
      }),

    /** Confirming twice is harmless: the first time stays the moment of consent. @throws Problem `link_invalid` */
    confirm: async (token: string): Promise<void> => {
      const id = idOf(linkPurposes.newsletterConfirm, token)
      await prisma.newsletterSubscription.updateMany({
        where: { id, status: 'PENDING' },
        data: { status: 'CONFIRMED', confirmedAt: new Date() },
      })
      const confirmed = await prisma.newsletterSubscription.count({ where: { id, status: 'CONFIRMED' } })
      if (confirmed === 0) throw new Problem('link_invalid')
    },

    /** Ending it twice is harmless, and so is ending what was erased meanwhile. @throws Problem `link_invalid` */
    unsubscribe: async (token: string): Promise<void> => {
      const id = idOf(linkPurposes.newsletterUnsubscribe, token)
      await prisma.newsletterSubscription.updateMany({
        where: { id },
        data: { status: 'UNSUBSCRIBED', unsubscribedAt: new Date() },
      })
    },
  }
}
