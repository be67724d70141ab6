import type { EvaluationComment } from '@kostbar/contracts/evaluations/schemas'
import { daysOf } from '@kostbar/contracts/protocol/days'
import type { DataKey } from '@kostbar/prisma/data-key'
import { protocolCommentContext } from '@kostbar/prisma/protocol-context'
import { sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { generateId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { EvaluatedProtocolRow } from './protocols.ts'

const selectComments = prepared(
  (_db, { protocolId, authorId }: Params<{ protocolId: string; authorId: string }>) => sql<{
    id: string
    day: string
    mealId: string | null
    encrypted: Buffer
  }>`
    SELECT id, to_char(day, 'YYYY-MM-DD') AS day, meal_id AS "mealId", encrypted
      FROM protocol_comments WHERE protocol_id = ${protocolId} AND author_id = ${authorId} ORDER BY day, id`,
)

/**
 * Comments of this author on the days and meals of a protocol, decrypted, by day. Those of an earlier trainer are left
 * out: until they are published, only their author reads them.
 */
export async function loadComments(
  db: Db,
  key: DataKey,
  subject: { protocolId: string; authorId: string },
): Promise<EvaluationComment[]> {
  const rows = await selectComments(db, subject)
  return rows.map(({ id, encrypted, ...comment }) => ({
    ...comment,
    text: key.decrypt(protocolCommentContext(id), encrypted),
  }))
}

interface CommentCommand extends EvaluationComment {
  protocol: Pick<EvaluatedProtocolRow, 'id' | 'startsOn'>
  authorId: string
}

/** Query of the stored comment on the same day or meal; finds at most one row. */
const findComment = (tx: Tx, { protocol, day, mealId }: CommentCommand) =>
  tx
    .selectFrom('protocol_comments')
    .select('id')
    .where('protocol_id', '=', protocol.id)
    .where(sql<boolean>`day = ${day}::date AND meal_id IS NOT DISTINCT FROM ${mealId}::uuid`)

/** Checks that the commented meal belongs to this day of the protocol. @throws Problem `not_found` */
async function requireMeal(tx: Tx, { protocol, day, mealId }: CommentCommand): Promise<void> {
  const meal = await tx
    .selectFrom('protocol_meals')
    .select('id')
    .where('id', '=', mealId)
    .where('protocol_id', '=', protocol.id)
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirst()
  if (!meal) throw new Problem('not_found')
}

/**
 * Sets the comment on a meal or a day; an empty text deletes it. The caller has locked the member (`lockUser`).
 * @throws Problem `not_found` for a day or meal that is not in the protocol
 */
export async function setComment(tx: Tx, key: DataKey, command: CommentCommand): Promise<void> {
  const { protocol, day, mealId, authorId, text } = command
  if (!daysOf(protocol.startsOn).includes(day)) throw new Problem('not_found')
  if (mealId) await requireMeal(tx, command)
  const existing = await findComment(tx, command).executeTakeFirst()
  if (text === '') {
    if (existing) await tx.deleteFrom('protocol_comments').where('id', '=', existing.id).execute()
    return
  }
  const id = existing?.id ?? (await generateId(tx))
  const changes = {
    author_id: authorId,
    encrypted: key.encrypt(protocolCommentContext(id), text),
    updated_at: now,
  }
  await tx
    .insertInto('protocol_comments')
    .values({ id, protocol_id: protocol.id, day: sql<Date>`${day}::date`, meal_id: mealId, ...changes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute()
}
