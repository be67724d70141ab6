import type { Question } from '@kostbar/contracts/check-ins/schemas'

type Standard = Omit<Question, 'id'>

const standardQuestions: readonly Standard[] = [
  { kind: 'SCALE', text: 'Wie zufrieden bist du mit deiner Woche?', unit: null, isRequired: true },
  { kind: 'SCALE', text: 'Wie gut hat der Plan in deinen Alltag gepasst?', unit: null, isRequired: true },
  { kind: 'SCALE', text: 'Wie viel Energie hattest du?', unit: null, isRequired: true },
  { kind: 'TEXT', text: 'Was ist dir gut gelungen?', unit: null, isRequired: true },
  { kind: 'TEXT', text: 'Was war schwierig?', unit: null, isRequired: false },
  { kind: 'TEXT', text: 'Was wünschst du dir für die nächste Woche?', unit: null, isRequired: false },
]

/** Questions of a new form, each with a new id. */
export const newQuestions = (): Question[] =>
  standardQuestions.map((question) => ({ ...question, id: crypto.randomUUID() }))
