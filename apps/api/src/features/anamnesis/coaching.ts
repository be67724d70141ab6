import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import { withOwnQuestions } from '@kostbar/contracts/anamnesis/own-questions'
import type { Answers, Questionnaire } from '@kostbar/contracts/anamnesis/questionnaire'
import type { OwnQuestion } from '@kostbar/contracts/anamnesis/schemas'
import { questionsOf } from '@kostbar/contracts/anamnesis/visible-questions'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { type DeadlineRow, deadlineColumns, openAnswer } from '../pending-answers/service.ts'

/** A member's coaching as the anamnesis needs it: the trainer, their own questions and the deadline of a review. */
export interface AnamnesisCoaching extends DeadlineRow {
  relationId: string
  trainerId: string
  trainerName: string
  ownQuestions: OwnQuestion[]
}

const selectCoaching = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<AnamnesisCoaching>`
    SELECT r.id AS "relationId", r.trainer_id AS "trainerId", t.first_name AS "trainerName",
           coalesce((SELECT jsonb_agg(jsonb_build_object('id', q.id, 'kind', q.kind, 'label', q.label, 'options', q.options)
                                      ORDER BY q.position)
                       FROM anamnesis_questions q WHERE q.trainer_id = r.trainer_id), '[]') AS "ownQuestions",
           ${deadlineColumns}
      FROM client_relations r
      JOIN users t ON t.id = r.trainer_id
      LEFT JOIN trainer_profiles p ON p.user_id = t.id
      LEFT JOIN ${openAnswer('ANAMNESE')}
     WHERE r.client_id = ${userId} AND r.status <> 'ARCHIVED'
     ORDER BY a.due_at LIMIT 1`,
)

/** A member's active or paused coaching; undefined for a member without a trainer. */
export const findCoaching = async (db: Db, userId: string): Promise<AnamnesisCoaching | undefined> =>
  (await selectCoaching(db, { userId }))[0]

/** Current questionnaire of a member: the standard one, with the own questions of the trainer as its last step. */
export const questionnaireOf = (coaching: AnamnesisCoaching | undefined): Questionnaire =>
  coaching
    ? withOwnQuestions(anamnesisQuestionnaire, coaching.trainerName, coaching.ownQuestions)
    : anamnesisQuestionnaire

/**
 * Answers whose questions are in the questionnaire. Answers to a former trainer's own questions are dropped, so that
 * the next trainer never reads them.
 */
export function dropUnknownAnswers(questionnaire: Questionnaire, answers: Answers): Answers {
  const ids = new Set(questionsOf(questionnaire).map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}
