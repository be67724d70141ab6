import type { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import type { OwnQuestion } from '@kostbar/contracts/anamnesis/schemas'
import type { Parsed } from '@kostbar/contracts/endpoint'
import type { Database, Db } from '../../infra/database.ts'
import { newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'

type OwnQuestionInput = Parsed<typeof anamnesis.setOwnQuestions>['body']['questions'][number]

const list = (db: Db, trainerId: string): Promise<OwnQuestion[]> =>
  db
    .selectFrom('anamnesis_questions')
    .select(['id', 'kind', 'label', 'options'])
    .where('trainer_id', '=', trainerId)
    .orderBy('position')
    .execute()

/** Own questions of trainers: the last step of their clients' anamnesis. */
export const ownQuestionsService = ({ kysely, transaction }: Database) => ({
  list: async (trainerId: string) => ({ questions: await list(kysely, trainerId) }),

  /**
   * Replaces all own questions of a trainer. A question whose kind changes gets a new id: answers are stored by
   * question id, and an answer to the old kind would not fit the new one.
   * @throws Problem `not_found` for the id of a question that does not belong to the trainer
   */
  set: (trainerId: string, questions: readonly OwnQuestionInput[]) =>
    transaction(async (tx) => {
      await lockUser(tx, trainerId)
      const kinds = new Map((await list(tx, trainerId)).map(({ id, kind }) => [id, kind]))
      if (questions.some(({ id }) => id && !kinds.has(id))) throw new Problem('not_found')
      await tx.deleteFrom('anamnesis_questions').where('trainer_id', '=', trainerId).execute()
      const rows = questions.map(({ id, kind, label, options }, position) => ({
        id: id && kinds.get(id) === kind ? id : newId,
        trainer_id: trainerId,
        position,
        kind,
        label,
        options: kind === 'choice' ? [...new Set(options)] : [],
      }))
      if (rows.length > 0) await tx.insertInto('anamnesis_questions').values(rows).execute()
      return { questions: await list(tx, trainerId) }
    }),
})
