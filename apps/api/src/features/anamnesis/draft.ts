import type { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import type { Answers, QuestionAnswer, Questionnaire } from '@kostbar/contracts/anamnesis/questionnaire'
import { validateDraft } from '@kostbar/contracts/anamnesis/validation'
import type { Parsed } from '@kostbar/contracts/endpoint'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import { dropUnknownAnswers, findCoaching, questionnaireOf } from './coaching.ts'
import { findDraft, findNewest, toDraft } from './rows.ts'
import { encryptDraft } from './stored.ts'

type DraftChange = Parsed<typeof anamnesis.saveDraft>['body']

/** Answers with changes applied; a change to null removes the answer. */
function applyChanges(answers: Answers, changes: Readonly<Record<string, QuestionAnswer | null>>): Answers {
  const merged = Object.entries({ ...answers, ...changes })
  return Object.fromEntries(merged.filter((entry): entry is [string, QuestionAnswer] => entry[1] !== null))
}

/**
 * Refuses changed answers that are not valid in a draft.
 * @throws Problem `invalid_input` with a sentence for each question
 */
function refuseInvalid(questionnaire: Questionnaire, changes: Readonly<Record<string, QuestionAnswer | null>>): void {
  const problems = validateDraft(questionnaire, applyChanges({}, changes))
  if (Object.keys(problems).length === 0) return
  const fields = Object.fromEntries(Object.entries(problems).map(([id, text]) => [`answers.${id}`, text]))
  throw new Problem('invalid_input', { fields })
}

const isSame = (one: Answers, other: Answers) =>
  Object.keys({ ...one, ...other }).every((id) => JSON.stringify(one[id]) === JSON.stringify(other[id]))

/**
 * Locks the member (`lockUser`), so that changes of one draft run one after another, and loads everything that saving
 * or submitting the draft needs.
 */
export async function lockDraft(tx: Tx, dataKeys: Infra['dataKeys'], userId: string) {
  await lockUser(tx, userId)
  const key = await dataKeys.ofUser(tx, userId)
  const coaching = await findCoaching(tx, userId)
  const questionnaire = questionnaireOf(coaching)
  const newest = await findNewest(tx, key, userId)
  const draft = await findDraft(tx, key, userId, { questionnaire, newest })
  return { key, coaching, questionnaire, newest, draft }
}

export type LockedDraft = Awaited<ReturnType<typeof lockDraft>>

/** Problem `changed_meanwhile`, for when another device or the trainer saved first; it carries the stored draft. */
export const changedMeanwhile = ({ draft, coaching }: LockedDraft): Problem => {
  const { updatedAt, ...current } = toDraft(draft, coaching?.relationId)
  return new Problem('changed_meanwhile', { current: { ...current, updatedAt: updatedAt?.toISOString() ?? null } })
}

/** Drafts of anamneses. The member saves them and, while a draft is shared, the trainer does as well. */
export const draftService = ({ database: { transaction }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>) => ({
  /**
   * Applies changes to a member's draft. A client that lost the response may repeat the request: a change that is
   * already stored succeeds again.
   * @param rev edit counter of the draft that the client changed
   * @throws Problem `changed_meanwhile`, `invalid_input`, `too_large`; `forbidden` for admins and for anybody who is
   * not the member's trainer; `not_found` for the trainer while the draft is not shared
   */
  save: (actor: Actor, userId: string, { step, answers: changes, rev }: DraftChange) =>
    transaction(async (tx) => {
      const isOwner = actor.id === userId
      const locked = await lockDraft(tx, dataKeys, userId)
      const { key, coaching, questionnaire, draft } = locked
      if (!isOwner && coaching?.trainerId !== actor.id) throw new Problem('forbidden')
      if (!isOwner && draft.sharedRelationId !== coaching?.relationId) throw new Problem('not_found')
      refuseInvalid(questionnaire, changes)
      const answers = dropUnknownAnswers(questionnaire, applyChanges(draft.answers, changes))
      const isRepeated = rev === draft.rev - 1 && isSame(answers, draft.answers)
      if (isRepeated && draft.updatedAt) return { rev: draft.rev, updatedAt: draft.updatedAt }
      if (rev !== draft.rev) throw changedMeanwhile(locked)
      const columns = {
        encrypted: encryptDraft(key, userId, answers),
        rev: rev + 1,
        step,
        is_updated_by_trainer: !isOwner,
        updated_at: now,
      }
      const { updated_at } = await tx
        .insertInto('anamnesis_drafts')
        .values({ user_id: userId, ...columns })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
        .returning('updated_at')
        .executeTakeFirstOrThrow()
      return { rev: rev + 1, updatedAt: updated_at }
    }),

  /**
   * Shares a member's draft with the current trainer, or ends the sharing.
   * @throws Problem `not_found` when sharing without a trainer
   */
  share: (userId: string, isShared: boolean): Promise<void> =>
    transaction(async (tx) => {
      await lockUser(tx, userId)
      const coaching = await findCoaching(tx, userId)
      if (isShared && !coaching) throw new Problem('not_found', { msg: 'Du wirst gerade von niemandem begleitet.' })
      const columns = { shared_relation_id: isShared && coaching ? coaching.relationId : null }
      await tx
        .insertInto('anamnesis_drafts')
        .values({ user_id: userId, ...columns })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
        .execute()
    }),
})
