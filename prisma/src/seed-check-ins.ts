import { randomUUID } from 'node:crypto'
import { addDays, hourMs, todayInVienna, weekdayOf } from '@kostbar/contracts/calendar'
import { answerHours } from '@kostbar/contracts/deadline'
import { checkInAnswersContext, checkInReplyContext } from './check-in-context.ts'
import type { Prisma } from './client.ts'
import type { DataKey } from './data-key.ts'
import { demoCheckIns, demoForm } from './demo/check-ins.ts'
import { daysAgo } from './demo/days-ago.ts'
import { uuidAt } from './demo/uuid-at.ts'
import type { IdOf, SeedDataKeys } from './seed-clients.ts'

type DemoCheckIn = NonNullable<(typeof demoCheckIns)[string]>[number]

/** Questions of the demo form, as they are stored. */
const questions = demoForm.questions.map(({ kind, text, unit, isOptional }) => {
  return { id: randomUUID(), kind, text, unit: unit ?? null, isRequired: !isOptional }
})

/** Answers as they are stored: those that were given, with the ids of their questions. */
const answersOf = (answers: NonNullable<DemoCheckIn['answers']>) =>
  questions.flatMap(({ id: questionId }, index) => {
    const value = answers[index] ?? null
    return value === null ? [] : [{ questionId, value }]
  })

function statusOf({ answers, reply }: DemoCheckIn) {
  if (!answers) return 'OPEN' as const
  return reply ? ('REPLIED' as const) : ('SUBMITTED' as const)
}

/** Row of a check-in of a client. */
function rowOf(client: { userId: string; relationId: string; key: DataKey }, demo: DemoCheckIn) {
  const { userId, relationId, key } = client
  const { days, submittedHoursAgo, answers, reply } = demo
  const id = uuidAt(daysAgo(days))
  const submittedAt = submittedHoursAgo === undefined ? null : daysAgo(submittedHoursAgo / 24)
  return {
    id,
    userId,
    relationId,
    formName: demoForm.name,
    questions,
    dueOn: new Date(addDays(todayInVienna(), -days)),
    status: statusOf(demo),
    submittedAt,
    encrypted: answers ? key.encrypt(checkInAnswersContext(id), JSON.stringify(answersOf(answers))) : null,
    encryptedReply: reply ? key.encrypt(checkInReplyContext(id), reply) : null,
    repliedAt: reply && submittedAt ? new Date(submittedAt.getTime() + 5 * hourMs) : null,
  }
}

/** Adds a form of the trainer, the schedules of some clients and their check-ins; one waits for the trainer's reply. */
export async function seedCheckIns(
  tx: Prisma.TransactionClient,
  idOf: IdOf,
  { keys, relations }: { keys: SeedDataKeys; relations: ReadonlyMap<string, { id: string }> },
): Promise<void> {
  const form = await tx.checkInForm.create({ data: { trainerId: idOf('trainer'), name: demoForm.name, questions } })
  const clients = Object.entries(demoCheckIns).flatMap(([email, checkIns]) => {
    const userId = idOf(email)
    const [relation, key] = [relations.get(userId), keys.get(userId)]
    return relation && key ? [{ userId, relationId: relation.id, key, checkIns }] : []
  })
  await tx.checkInSchedule.createMany({
    data: clients.map(({ relationId, checkIns }) => {
      const nextOn = addDays(todayInVienna(), 7 - (checkIns.at(-1)?.days ?? 0))
      return { relationId, formId: form.id, weekday: weekdayOf(nextOn), nextOn: new Date(nextOn) }
    }),
  })
  const rows = clients.flatMap((client) => client.checkIns.map((demo) => rowOf(client, demo)))
  await tx.checkIn.createMany({ data: rows })
  await tx.pendingAnswer.createMany({
    data: rows.flatMap(({ id: subjectId, relationId, status, submittedAt: since }) => {
      if (status !== 'SUBMITTED' || !since) return []
      const dueAt = new Date(since.getTime() + answerHours * hourMs)
      return [{ relationId, kind: 'CHECKIN' as const, subjectId, since, dueAt }]
    }),
  })
}
