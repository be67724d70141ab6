import { maxVersions } from '@kostbar/contracts/anamnesis/limits'
import type { Answers } from '@kostbar/contracts/anamnesis/questionnaire'
import { validateAnswers } from '@kostbar/contracts/anamnesis/validation'
import { answersToStore } from '@kostbar/contracts/anamnesis/visible-questions'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { paths, userPath } from '@kostbar/contracts/paths'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { generateId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { fillCareProfile } from '../care-profile/service.ts'
import type { Mails } from '../mail/service.ts'
import { storeMeasures } from '../measures/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { careAnswersOf, careContentOf } from './care-answers.ts'
import type { AnamnesisCoaching } from './coaching.ts'
import { changedMeanwhile, type LockedDraft, lockDraft } from './draft.ts'
import { encryptVersion } from './stored.ts'

interface SubmitDependencies extends Pick<Infra, 'database' | 'dataKeys'> {
  mails: Mails
  notifications: Notifications
}

/** Question ids whose answers are body measures, with the kind of measure they are stored as. */
const measuredBy = { weight: 'WEIGHT', waist: 'WAIST', hip: 'HIP', bodyFat: 'BODY_FAT' } as const

/**
 * Measures among the answers that differ from the version before. The draft of an update starts with the earlier answers,
 * so an unchanged one was not measured today.
 */
const measuresOf = (answers: Answers, before: Answers) =>
  Object.entries(measuredBy).flatMap(([id, kind]) => {
    const value = answers[id]
    return typeof value === 'number' && value !== before[id] ? [{ kind, value }] : []
  })

/** Complete, valid answers of a draft. @throws Problem `invalid_input` with a sentence for each question */
function answersToSubmit({ questionnaire, draft }: LockedDraft, today: string): Answers {
  const problems = validateAnswers(questionnaire, draft.answers, today)
  if (Object.keys(problems).length > 0) throw new Problem('invalid_input', { fields: problems })
  return answersToStore(questionnaire, draft.answers)
}

async function storeVersion(tx: Tx, userId: string, { key, questionnaire, newest }: LockedDraft, answers: Answers) {
  const id = await generateId(tx)
  const number = (newest?.number ?? 0) + 1
  const encrypted = encryptVersion(key, id, { questionnaire, answers })
  await tx.insertInto('anamnesis_versions').values({ id, user_id: userId, number, encrypted }).execute()
  return { id, number }
}

/** Empties the draft and ends its sharing. The row stays, so that its edit counter keeps growing. */
const closeDraft = (tx: Tx, userId: string, rev: number) => {
  const columns = {
    encrypted: null,
    rev: rev + 1,
    step: null,
    is_updated_by_trainer: false,
    shared_relation_id: null,
    updated_at: now,
  }
  return tx
    .insertInto('anamnesis_drafts')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

const addProfileStep = (tx: Tx, userId: string) =>
  sql`UPDATE users SET profile_steps = array_append(profile_steps, 'ANAMNESE'), updated_at = now()
       WHERE id = ${userId} AND NOT 'ANAMNESE' = ANY(profile_steps)`.execute(tx)

/** Submissions of anamneses; each creates a version that never changes. */
export function submitService({ database: { transaction }, dataKeys, mails, notifications }: SubmitDependencies) {
  /**
   * Tells the trainer about a new version, and starts the deadline of the review unless an earlier version waits for it
   * already.
   */
  const openDeadlineAndNotify = async (
    tx: Tx,
    userId: string,
    versionId: string,
    coaching: AnamnesisCoaching,
  ): Promise<void> => {
    const { relationId, trainerId, deadlineState } = coaching
    if (!deadlineState) await pendingAnswers.open(tx, { relationId, kind: 'ANAMNESE', subjectId: versionId })
    const dedupeKey = `anamnesisSubmitted:${versionId}`
    await notifications.add(tx, {
      userId: trainerId,
      kind: 'anamnesisSubmitted',
      subjectId: versionId,
      actorId: userId,
      link: userPath(paths.userAnamnesis, userId),
    })
    const { first_name } = await tx
      .selectFrom('users')
      .select('first_name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    await mails.enqueueMail(tx, {
      template: 'anamnesisSubmitted',
      userId: trainerId,
      subjectId: userId,
      dedupeKey,
      variables: { other: first_name },
    })
  }

  return {
    /**
     * Submits the draft as a new version, and takes its changed answers over into measures and care profile. A client
     * that lost the response may repeat the request and gets the number of the same version.
     * @param rev edit counter of the draft that the client submits
     * @throws Problem `changed_meanwhile`, `invalid_input` with a sentence for each question, `list_full`
     */
    submit: (userId: string, rev: number) =>
      transaction(async (tx) => {
        const locked = await lockDraft(tx, dataKeys, userId)
        const { draft, newest, coaching } = locked
        if (newest && draft.step === null && rev === draft.rev - 1) return { number: newest.number }
        if (rev !== draft.rev) throw changedMeanwhile(locked)
        const today = todayInVienna()
        const answers = answersToSubmit(locked, today)
        if (newest && newest.number >= maxVersions)
          throw new Problem('list_full', {
            msg: 'Mehr Fassungen können wir nicht aufheben. Schreib uns bitte, die Adresse steht im Impressum.',
          })
        const { id, number } = await storeVersion(tx, userId, locked, answers)
        await closeDraft(tx, userId, rev)
        await addProfileStep(tx, userId)
        await storeMeasures(tx, locked.key, { userId, day: today, values: measuresOf(answers, newest?.answers ?? {}) })
        await fillCareProfile(tx, locked.key, {
          userId,
          answers: careAnswersOf(answers, today),
          previous: newest ? careContentOf(newest.answers) : null,
        })
        if (coaching) await openDeadlineAndNotify(tx, userId, id, coaching)
        return { number }
      }),
  }
}
