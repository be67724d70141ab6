import { todayInVienna } from '@kostbar/contracts/calendar'
import type { CheckInFormInput } from '@kostbar/contracts/check-ins/schemas'
import type { Account, TestApp } from './test-app.ts'

/** A form with a required question of each kind but the last, which is optional; the number is about the body. */
export const checkInForm = {
  name: 'Jede Woche',
  questions: [
    {
      id: 'a1f0c1d2-0000-4000-8000-000000000001',
      kind: 'SCALE',
      text: 'Wie war die Woche?',
      unit: null,
      isRequired: true,
    },
    {
      id: 'a1f0c1d2-0000-4000-8000-000000000002',
      kind: 'YES_NO',
      text: 'Warst du satt?',
      unit: null,
      isRequired: true,
    },
    { id: 'a1f0c1d2-0000-4000-8000-000000000003', kind: 'NUMBER', text: 'Gewicht', unit: 'kg', isRequired: true },
    {
      id: 'a1f0c1d2-0000-4000-8000-000000000004',
      kind: 'TEXT',
      text: 'Was war schwer?',
      unit: null,
      isRequired: false,
    },
  ],
} as const satisfies CheckInFormInput

const [scale, choice, weight, text] = checkInForm.questions

/** Answers to every question of `checkInForm`. */
export const checkInAnswers = [
  { questionId: scale.id, value: 7 },
  { questionId: choice.id, value: true },
  { questionId: weight.id, value: 71.4 },
  { questionId: text.id, value: 'Das Abendessen' },
]

/** Opens a check-in with the questions of `checkInForm` in a client's current coaching. @returns its id */
export async function openCheckIn(app: TestApp, client: Account, dueOn = todayInVienna()): Promise<string> {
  const { prisma } = app.infra.database
  const relation = await prisma.clientRelation.findFirstOrThrow({
    where: { clientId: client.id, status: { not: 'ARCHIVED' } },
  })
  const { name: formName, questions } = checkInForm
  const { id } = await prisma.checkIn.create({
    data: { userId: client.id, relationId: relation.id, formName, questions: [...questions], dueOn: new Date(dueOn) },
  })
  return id
}
