import type { CheckIn, Question } from '@kostbar/contracts/check-ins/schemas'

const idOf = (number: number) => `0198c000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`

/** Questions of every kind; the weight is about the body. */
export const questions: Question[] = [
  { id: idOf(1), kind: 'SCALE', text: 'Wie war deine Woche?', unit: null, isRequired: true },
  { id: idOf(2), kind: 'YES_NO', text: 'Hast du den Plan gekocht?', unit: null, isRequired: true },
  { id: idOf(3), kind: 'NUMBER', text: 'Wie viel wiegst du?', unit: 'kg', isRequired: true },
  { id: idOf(4), kind: 'TEXT', text: 'Was war schwierig?', unit: null, isRequired: false },
]

/** Answers to all questions, with the given scale value and weight. */
export const answersWith = (scale: number, weight: number) => [
  { questionId: idOf(1), value: scale },
  { questionId: idOf(2), value: true },
  { questionId: idOf(3), value: weight },
  { questionId: idOf(4), value: 'Die Abende' },
]

/** Open check-in with the given changes. */
export const checkInOf = (changes: Partial<CheckIn> = {}): CheckIn => ({
  id: '0198c000-0000-7000-8000-000000000201',
  status: 'OPEN',
  formName: 'Standard',
  questions,
  dueOn: '2026-12-02',
  closesOn: '2026-12-08',
  submittedAt: null,
  answers: null,
  reply: null,
  repliedAt: null,
  deadline: null,
  ...changes,
})

/** Page of check-ins as the API answers it. */
export const pageOf = (items: CheckIn[], schedule: object | null = null, cursor: string | null = null) => ({
  schedule,
  items,
  cursor,
})

export const schedule = {
  formId: '0198c000-0000-7000-8000-000000000301',
  formName: 'Standard',
  weekday: 'Wednesday',
  nextOn: '2026-12-09',
}
