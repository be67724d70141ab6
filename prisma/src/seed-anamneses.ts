import { activityOf } from '@kostbar/contracts/anamnesis/workload-activity'
import { hourMs } from '@kostbar/contracts/calendar'
import { answerHours } from '@kostbar/contracts/deadline'
import { anamnesisReviewContext, anamnesisVersionContext } from './anamnesis-context.ts'
import { careProfileContext } from './care-profile-context.ts'
import { clearanceContext } from './clearance-context.ts'
import type { Prisma } from './client.ts'
import type { DataKey } from './data-key.ts'
import { type DemoAnamnesis, demoAnamneses } from './demo/anamneses.ts'
import { daysAgo } from './demo/days-ago.ts'
import { uuidAt } from './demo/uuid-at.ts'
import type { IdOf, SeedDataKeys } from './seed-clients.ts'

/** A coaching relation of a demo client. */
interface Relation {
  id: string
  trainerId: string
}

const words = (answer: DemoAnamnesis['answers'][string] | undefined): string[] =>
  typeof answer === 'string' ? answer.split(', ') : []

const chosen = (answer: DemoAnamnesis['answers'][string] | undefined): string[] =>
  Array.isArray(answer) ? answer.filter((value) => value !== 'NONE') : []

/** Care profile that the submission of these answers results in. */
const careProfileOf = ({ answers, warnings }: DemoAnamnesis, submittedAt: Date) => ({
  allergens: chosen(answers.allergens),
  intolerances: chosen(answers.intolerances),
  diet: answers.diet,
  likes: words(answers.likes),
  dislikes: words(answers.dislikes),
  warnings: warnings.map((warning) => ({ warning, since: submittedAt.toISOString() })),
  person: {
    sex: answers.sex,
    formulaSex: answers.sex,
    birthDate: answers.birthDate,
    heightCm: answers.height,
    weightKg: answers.weight,
    activity: activityOf(answers.workload),
  },
})

/** Rows of one anamnesis; without a review, it is a pending answer of the trainer. */
function rowsOf(anamnesis: DemoAnamnesis, userId: string, key: DataKey, relation: Relation, questionnaire: unknown) {
  const { answers, days, review, clearance } = anamnesis
  const submittedAt = daysAgo(days)
  const reviewedAt = daysAgo(days - 1)
  const [id, reviewId, clearanceId] = [uuidAt(submittedAt), uuidAt(reviewedAt), uuidAt(reviewedAt)]
  const encrypt = (context: string, value: unknown) => key.encrypt(context, JSON.stringify(value))
  const encrypted = encrypt(anamnesisVersionContext(id), { questionnaire, answers })
  return {
    version: { id, userId, number: 1, encrypted, submittedAt },
    review: review && {
      id: reviewId,
      versionId: id,
      trainerId: relation.trainerId,
      outcome: 'REVIEWED' as const,
      encrypted: key.encrypt(anamnesisReviewContext(reviewId), review),
      createdAt: reviewedAt,
    },
    pending: review
      ? undefined
      : {
          relationId: relation.id,
          kind: 'ANAMNESE' as const,
          subjectId: id,
          since: submittedAt,
          dueAt: new Date(submittedAt.getTime() + answerHours * hourMs),
        },
    profile: {
      userId,
      encrypted: encrypt(careProfileContext(userId), careProfileOf(anamnesis, submittedAt)),
      updatedAt: submittedAt,
      updatedById: userId,
    },
    clearance: clearance && {
      id: clearanceId,
      userId,
      trainerId: relation.trainerId,
      encrypted: encrypt(clearanceContext(clearanceId), { ...clearance, day: reviewedAt.toISOString().slice(0, 10) }),
      createdAt: reviewedAt,
    },
  }
}

/**
 * Adds submitted anamneses with the resulting care profiles, the trainers' reviews and clearances.
 * @param questionnaire the current questionnaire, with which the answers are stored
 */
export async function seedAnamneses(
  tx: Prisma.TransactionClient,
  idOf: IdOf,
  {
    keys,
    relations,
    questionnaire,
  }: { keys: SeedDataKeys; relations: ReadonlyMap<string, Relation>; questionnaire: unknown },
): Promise<void> {
  const rows = demoAnamneses.flatMap((anamnesis) => {
    const userId = idOf(anamnesis.email)
    const [key, relation] = [keys.get(userId), relations.get(userId)]
    return key && relation ? [rowsOf(anamnesis, userId, key, relation, questionnaire)] : []
  })
  await tx.anamnesisVersion.createMany({ data: rows.map(({ version }) => version) })
  await tx.anamnesisReview.createMany({ data: rows.flatMap(({ review }) => review || []) })
  await tx.pendingAnswer.createMany({ data: rows.flatMap(({ pending }) => pending ?? []) })
  await tx.careProfile.createMany({ data: rows.map(({ profile }) => profile) })
  await tx.clearance.createMany({ data: rows.flatMap(({ clearance }) => clearance ?? []) })
  await tx.user.updateMany({
    where: { id: { in: rows.map(({ version }) => version.userId) } },
    data: { profileSteps: ['ANAMNESE'] },
  })
}
