import type { Answers, Questionnaire } from '@kostbar/contracts/anamnesis/questionnaire'
import type { DataKey } from '@kostbar/prisma/data-key'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { dropUnknownAnswers } from './coaching.ts'
import { decryptDraft, decryptVersion, type StoredVersion } from './stored.ts'

type OfUser = Params<{ userId: string }>

const selectDraft = prepared((db, { userId }: OfUser) =>
  db
    .selectFrom('anamnesis_drafts')
    .select(['encrypted', 'rev', 'step', 'is_updated_by_trainer as isUpdatedByTrainer'])
    .select(['shared_relation_id as sharedRelationId', 'updated_at as updatedAt'])
    .where('user_id', '=', userId),
)

const selectNewest = prepared((db, { userId }: OfUser) =>
  db
    .selectFrom('anamnesis_versions')
    .select(['id', 'number', 'encrypted'])
    .where('user_id', '=', userId)
    .orderBy('number', 'desc')
    .limit(sql.lit(1)),
)

/** A member's newest version, decrypted. */
export interface NewestVersion extends StoredVersion {
  id: string
  number: number
}

/** Newest submitted version of a member, decrypted; undefined before the first submission. */
export async function findNewest(db: Db, key: DataKey, userId: string): Promise<NewestVersion | undefined> {
  const [row] = await selectNewest(db, { userId })
  return row && { id: row.id, number: row.number, ...decryptVersion(key, row.id, row.encrypted) }
}

/** A member's draft, decrypted. */
export interface StoredDraft {
  answers: Answers
  rev: number
  step: string | null
  updatedAt: Date | null
  isUpdatedByTrainer: boolean
  /** Id of the coaching relation that the draft is shared with; null while it is private. */
  sharedRelationId: string | null
}

/**
 * A member's draft, decrypted; before the first save of an update, it starts with the answers of the newest version.
 * @param newest newest submitted version; undefined before the first submission
 */
export async function findDraft(
  db: Db,
  key: DataKey,
  userId: string,
  { questionnaire, newest }: { questionnaire: Questionnaire; newest: NewestVersion | undefined },
): Promise<StoredDraft> {
  const [row] = await selectDraft(db, { userId })
  const stored = row?.encrypted ? decryptDraft(key, userId, row.encrypted) : (newest?.answers ?? {})
  return {
    answers: dropUnknownAnswers(questionnaire, stored),
    rev: row?.rev ?? 0,
    step: row?.step ?? null,
    updatedAt: row?.step ? row.updatedAt : null,
    isUpdatedByTrainer: row?.isUpdatedByTrainer ?? false,
    sharedRelationId: row?.sharedRelationId ?? null,
  }
}

/**
 * A draft in the shape of the contract.
 * @param relationId id of the member's current coaching relation; a draft shared with another relation counts as not
 * shared
 */
export const toDraft = ({ sharedRelationId, ...draft }: StoredDraft, relationId: string | undefined) => ({
  ...draft,
  isShared: sharedRelationId !== null && sharedRelationId === relationId,
})
