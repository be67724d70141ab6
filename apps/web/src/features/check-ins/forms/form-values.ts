import { maxQuestions } from '@kostbar/contracts/check-ins/limits'
import type { NumberUnit, QuestionKind } from '@kostbar/contracts/check-ins/questions'
import {
  type CheckInForm,
  type CheckInFormInput,
  checkInFormInput,
  type Question,
} from '@kostbar/contracts/check-ins/schemas'
import { contractResolver } from '../../../lib/contract-resolver.ts'
import { newQuestions } from './standard-questions.ts'

/** Question as the form holds it; a number without a unit has an empty one. */
export interface QuestionValues {
  id: string
  kind: QuestionKind
  text: string
  unit: NumberUnit | ''
  isRequired: boolean
}

/** Values of the form of a check-in form. */
export interface FormValues {
  name: string
  questions: QuestionValues[]
}

const toValues = (question: Question): QuestionValues => ({ ...question, unit: question.unit ?? '' })

/** Values of a stored form; without one those of a new form. */
export const valuesOf = (form: CheckInForm | undefined): FormValues => ({
  name: form?.name ?? '',
  questions: (form?.questions ?? newQuestions()).map(toValues),
})

/** An empty question to add. */
export const emptyQuestion = (): QuestionValues => ({
  id: crypto.randomUUID(),
  kind: 'SCALE',
  text: '',
  unit: '',
  isRequired: false,
})

/** Form values as the request body. */
export const inputOf = ({ name, questions }: FormValues): CheckInFormInput => ({
  name,
  questions: questions.map((question) => ({
    ...question,
    unit: question.kind === 'NUMBER' ? question.unit || null : null,
  })),
})

/** Form resolver that validates against the contract. */
export const resolver = contractResolver<FormValues>(checkInFormInput, inputOf)

/** Whether a form has room for another question. */
export const hasRoom = (questions: readonly unknown[]): boolean => questions.length < maxQuestions
