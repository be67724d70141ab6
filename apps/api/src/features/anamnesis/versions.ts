import type { ReviewOutcome } from '@kostbar/contracts/anamnesis/schemas'
import { warningsOf } from '@kostbar/contracts/anamnesis/warnings'
import { withoutWeights } from '@kostbar/contracts/anamnesis/without-weights'
import { todayInVienna, viennaDay } from '@kostbar/contracts/calendar'
import { anamnesisReviewContext } from '@kostbar/prisma/anamnesis-context'
import type { DataKey } from '@kostbar/prisma/data-key'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'
import { toDeadline } from '../pending-answers/service.ts'
import { mustInvolveDietitian } from '../trainers/service.ts'
import { findCoaching, questionnaireOf } from './coaching.ts'
import { versionCsv } from './csv.ts'
import { versionPdf } from './pdf.ts'
import { findDraft, findNewest, toDraft } from './rows.ts'
import { decryptVersion } from './stored.ts'

const selectReader = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('users')
    .select(sql<string>`concat_ws(' ', first_name, last_name)`.as('name'))
    .select('protective_mode as protectiveMode')
    .where('id', '=', userId),
)

/** Submitted versions of a member, newest first: the one with this number, or all of them when `number` is null. */
const selectVersions = prepared((db, { userId, number }: Params<{ userId: string; number: number | null }>) =>
  db
    .selectFrom('anamnesis_versions')
    .select(['id', 'number', 'submitted_at as submittedAt'])
    // The list of all versions shows no answers, so it does not load the encrypted content.
    .select(sql<Buffer | null>`CASE WHEN ${number}::int IS NOT NULL THEN encrypted END`.as('encrypted'))
    .where('user_id', '=', userId)
    .where(sql<boolean>`(${number}::int IS NULL OR number = ${number})`)
    .orderBy('number', 'desc'),
)

const selectReviews = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('anamnesis_reviews as r')
    .innerJoin('anamnesis_versions as v', 'v.id', 'r.version_id')
    .leftJoin('users as t', 't.id', 'r.trainer_id')
    .select(['r.id', 'r.version_id as versionId', 'r.outcome', 'r.encrypted', 'r.created_at as createdAt'])
    .select('t.first_name as trainer')
    .where('v.user_id', '=', userId)
    .orderBy('r.id'),
)

interface Review {
  outcome: ReviewOutcome
  text: string
  trainer: string | null
  createdAt: Date
}

/** Reviews of all versions of a member, grouped by version id, oldest first. */
async function findReviews(db: Db, key: DataKey, userId: string): Promise<ReadonlyMap<string, Review[]>> {
  const rows = await selectReviews(db, { userId })
  const reviews = Map.groupBy(rows, ({ versionId }) => versionId)
  return new Map(
    [...reviews].map(([versionId, ofVersion]) => [
      versionId,
      ofVersion.map(({ id, outcome, encrypted, trainer, createdAt }) => {
        return { outcome, text: key.decrypt(anamnesisReviewContext(id), encrypted), trainer, createdAt }
      }),
    ]),
  )
}

function stateOf(hasDraft: boolean, newest: { reviews: readonly Review[] } | undefined) {
  if (!newest) return hasDraft ? 'DRAFT' : 'EMPTY'
  return newest.reviews.at(-1)?.outcome ?? 'SUBMITTED'
}

/** Reads of a member's anamnesis, for the member, the trainer and admins. The caller has authorized the actor. */
export function versionsReader({ database: { kysely }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>) {
  /**
   * One version with its reviews and warnings, and the questions as they were worded when it was answered.
   * @throws Problem `not_found`
   */
  const version = async (userId: string, number: number) => {
    const [row] = await selectVersions(kysely, { userId, number })
    if (!row?.encrypted) throw new Problem('not_found')
    const key = await dataKeys.ofUser(kysely, userId)
    const reviews = await findReviews(kysely, key, userId)
    const stored = decryptVersion(key, row.id, row.encrypted)
    return {
      number,
      submittedAt: row.submittedAt,
      reviews: reviews.get(row.id) ?? [],
      ...stored,
      warnings: warningsOf(stored.answers, viennaDay(row.submittedAt)),
    }
  }

  /** A version for CSV and PDF. The member's own download leaves out weights while they are in protective mode. */
  const download = async (actor: Actor, userId: string, number: number) => {
    const stored = await version(userId, number)
    const [user] = await selectReader(kysely, { userId })
    const hidesWeights = actor.id === userId && user?.protectiveMode
    const questionnaire = hidesWeights ? withoutWeights(stored.questionnaire) : stored.questionnaire
    return { stored: { ...stored, questionnaire }, name: user?.name ?? '' }
  }

  return {
    /**
     * State, questionnaire, versions, warnings and deadline; the draft only for the member, and for the trainer while
     * it is shared.
     */
    overview: async (actor: Actor, userId: string) => {
      const key = await dataKeys.ofUser(kysely, userId)
      const [coaching, newest, rows, reviews, involveDietitian] = await Promise.all([
        findCoaching(kysely, userId),
        findNewest(kysely, key, userId),
        selectVersions(kysely, { userId, number: null }),
        findReviews(kysely, key, userId),
        mustInvolveDietitian(kysely, actor, userId),
      ])
      const questionnaire = questionnaireOf(coaching)
      const draft = toDraft(await findDraft(kysely, key, userId, { questionnaire, newest }), coaching?.relationId)
      const maySeeDraft = actor.id === userId || (actor.id === coaching?.trainerId && draft.isShared)
      const versions = rows.map(({ id, number, submittedAt }) => {
        return { number, submittedAt, reviews: reviews.get(id) ?? [] }
      })
      return {
        state: stateOf(maySeeDraft && draft.step !== null, versions[0]),
        questionnaire,
        draft: maySeeDraft ? draft : null,
        versions,
        warnings: newest ? warningsOf(newest.answers, todayInVienna()) : [],
        involveDietitian,
        trainer: coaching?.trainerName ?? null,
        deadline: toDeadline(coaching),
      } as const
    },

    version,

    /** A version as CSV. @throws Problem `not_found` */
    csv: async (actor: Actor, userId: string, number: number): Promise<string> =>
      versionCsv((await download(actor, userId, number)).stored),

    /**
     * A version as a PDF; warnings are printed for the trainer and admins, never for the member.
     * @throws Problem `not_found`
     */
    pdf: async (actor: Actor, userId: string, number: number): Promise<Buffer> => {
      const { stored, name } = await download(actor, userId, number)
      const warnings = actor.id === userId ? [] : stored.warnings
      return versionPdf({ ...stored, warnings, name })
    },
  }
}
