import type { AnamnesisWarning } from '@kostbar/contracts/anamnesis/warnings'
import type { ClearanceInput } from '@kostbar/contracts/macros/schemas'
import { clearanceContext } from '@kostbar/prisma/clearance-context'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { generateId } from '../../infra/sql.ts'
import type { CareWarning } from '../care-profile/service.ts'

/** Clearance of a warning as it is stored, with its author and time. */
export interface StoredClearance extends ClearanceInput {
  readonly notedBy: string | null
  readonly notedAt: Date
}

/** Maximum number of clearances read per user. There is one per warning, and another each time a warning comes back. */
const maxClearances = 100

const findClearances = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('clearances as c')
    .leftJoin('users as t', 't.id', 'c.trainer_id')
    .select(['c.id', 'c.encrypted', 'c.created_at as notedAt', 't.first_name as notedBy'])
    .where('c.user_id', '=', userId)
    .orderBy('c.id', 'desc')
    .limit(maxClearances),
)

/** Decrypts a clearance. @param key the user's data key */
export const decryptClearance = (key: DataKey, id: string, encrypted: Uint8Array): ClearanceInput =>
  JSON.parse(key.decrypt(clearanceContext(id), encrypted)) as ClearanceInput

/**
 * Valid clearances of a user, at most one per warning, newest first. A clearance from before the current occurrence of
 * its warning is not valid: a warning that was gone and came back has to be cleared again.
 * @param key the user's data key
 * @param warnings warnings of the latest anamnesis
 */
export async function loadClearances(
  db: Db,
  key: DataKey,
  { userId, warnings }: { userId: string; warnings: readonly CareWarning[] },
): Promise<StoredClearance[]> {
  const since = new Map(warnings.map((dated) => [dated.warning, new Date(dated.since)]))
  const newest = new Map<AnamnesisWarning, StoredClearance>()
  for (const { id, encrypted, ...authorship } of await findClearances(db, { userId })) {
    const content = decryptClearance(key, id, encrypted)
    const start = since.get(content.warning)
    if (newest.has(content.warning) || (start && authorship.notedAt < start)) continue
    newest.set(content.warning, { ...content, ...authorship })
  }
  return [...newest.values()]
}

/** Stores a clearance. @param key the user's data key */
export async function addClearance(
  tx: Tx,
  key: DataKey,
  { userId, trainerId, input }: { userId: string; trainerId: string; input: ClearanceInput },
): Promise<void> {
  const id = await generateId(tx)
  const encrypted = key.encrypt(clearanceContext(id), JSON.stringify(input))
  await tx.insertInto('clearances').values({ id, user_id: userId, trainer_id: trainerId, encrypted }).execute()
}
