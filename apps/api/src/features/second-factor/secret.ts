import type { DataKey } from '@kostbar/prisma/data-key'
import type { Tx } from '../../infra/database.ts'

/** What the encryption of a second factor's secret is bound to. */
export const secretContext = (userId: string): string => `second-factor:${userId}`

/** Encrypts the secret of a user's second factor, if there is one, with a key that replaces another. */
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
