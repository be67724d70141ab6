import type { DataKey } from '@kostbar/prisma/data-key'
import type { DataKeys } from '../../infra/data-keys.ts'
import type { Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'

/** Encryption context of a second factor's secret, which binds it to its user. */
export const secretContext = (userId: string): string => `second-factor:${userId}`

/** Re-encrypts the secret of a user's second factor, if any, when the data key is replaced. */
export async function reencryptSecret(
  tx: Tx,
  userId: string,
  { oldKey, newKey }: { oldKey: DataKey; newKey: DataKey },
): Promise<void> {
  const context = secretContext(userId)
  const factor = await tx
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!factor) return
  const secret = newKey.encrypt(context, oldKey.decrypt(context, factor.secret))
  await tx.updateTable('second_factors').set({ secret }).where('user_id', '=', userId).execute()
}

/** Locks a second factor until the transaction ends, so that concurrent requests cannot use a code twice. */
export async function lockFactor(dataKeys: DataKeys, tx: Tx, userId: string) {
  const factor = await tx
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!factor) return null
  const key = await dataKeys.ofUser(tx, userId)
  return { ...factor, secret: key.decrypt(secretContext(userId), factor.secret) }
}

/** Stores an encrypted secret that is not active yet. @throws Problem `second_factor_active` */
export async function storeUnconfirmed(dataKeys: DataKeys, tx: Tx, userId: string, secret: string): Promise<void> {
  const encrypted = (await dataKeys.ofUser(tx, userId)).encrypt(secretContext(userId), secret)
  const stored = await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret: encrypted })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: encrypted, last_step: null })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  if (!stored) throw new Problem('second_factor_active')
}
