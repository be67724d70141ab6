import type { Tx } from '../../infra/database.ts'

/**
 * Links the subscription of an address to the account that has just confirmed it. The subscription of the account's former
 * address moves to the new one, unless that has its own.
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
