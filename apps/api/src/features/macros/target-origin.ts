import type { CalculatorInputs } from '@kostbar/contracts/macros/schemas'
import type { DataKey } from '@kostbar/prisma/data-key'
import { macroTargetContext } from '@kostbar/prisma/macro-target-context'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'

/**
 * Origin of macro targets: calculator inputs and the reason for low energy. Health data, stored encrypted with the
 * user's data key.
 */
export interface TargetOrigin {
  readonly inputs: CalculatorInputs | null
  readonly reason: string | null
}

/** Encrypts the origin of targets; null when there is neither inputs nor a reason. */
export const encryptOrigin = (key: DataKey, id: string, origin: TargetOrigin): Buffer<ArrayBuffer> | null =>
  origin.inputs || origin.reason ? key.encrypt(macroTargetContext(id), JSON.stringify(origin)) : null

export const decryptOrigin = (key: DataKey, id: string, encrypted: Uint8Array): TargetOrigin =>
  JSON.parse(key.decrypt(macroTargetContext(id), encrypted)) as TargetOrigin

/** Newest entries with an origin that are searched for inputs; an entry may have a reason only. */
const maxSearched = 10

const findOrigins = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('macro_targets')
    .select(['id', 'encrypted'])
    .where('user_id', '=', userId)
    .where('encrypted', 'is not', null)
    .orderBy('id', 'desc')
    .limit(maxSearched),
)

/** Inputs of a user's newest calculated targets; null without any. @param key the user's data key */
export async function findLatestInputs(db: Db, key: DataKey, userId: string): Promise<CalculatorInputs | null> {
  for (const { id, encrypted } of await findOrigins(db, { userId })) {
    const inputs = encrypted && decryptOrigin(key, id, encrypted).inputs
    if (inputs) return inputs
  }
  return null
}
