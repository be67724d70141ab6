import * as z from 'zod/mini'

/*
 * A questionnaire is a value: form, validation, summary, difference, CSV and PDF derive from it. The types below are those
 * of the schemas; modules that only hold or read questionnaires import the types and load no zod.
 */

const text = z.string()

/** A possible answer of a choice. */
export const option = z.object({ value: text, label: text })
export type Option = z.infer<typeof option>

/** Shows a question only when another one of the questionnaire has one of these answers (or, of several, contains one). */
const condition = z.object({ question: text, in: z.array(text) })

const base = {
  /** Stable over versions: answers are stored and compared by it. */
  id: text,
  label: text,
  /** One calm sentence below the label. */
  hint: z.optional(text),
  required: z.optional(z.literal(true)),
  condition: z.optional(condition),
  /** Heading above this question, which begins a group within the step. */
  heading: z.optional(text),
}

const textQuestion = z.object({ ...base, kind: z.literal('text'), maxLength: z.int() })
const longTextQuestion = z.object({ ...base, kind: z.literal('longText'), maxLength: z.int() })

const numberQuestion = z.object({
  ...base,
  kind: z.literal('number'),
  /** Shown in the field, such as `kg`; empty for a plain count. */
  unit: text,
  /** The unit of exactly one, such as `Person`, where it differs. */
  unitOfOne: z.optional(text),
  min: z.number(),
  max: z.number(),
  decimals: z.literal([0, 1]),
  /** Heights may also be typed in metres. */
  quantity: z.optional(z.literal('height')),
})

const dateQuestion = z.object({
  ...base,
  kind: z.literal('date'),
  /** What the day is: a birth date implies an age that is possible, a target lies in the future. */
  quantity: z.enum(['birthDate', 'target']),
})

const choiceQuestion = z.object({ ...base, kind: z.literal('choice'), options: z.array(option) })

const choicesQuestion = z.object({
  ...base,
  kind: z.literal('choices'),
  options: z.array(option),
  /** The option that excludes all others, such as 'Keine'. */
  none: z.optional(text),
})

const scaleQuestion = z.object({
  ...base,
  kind: z.literal('scale'),
  min: z.int(),
  max: z.int(),
  /** What the two ends mean. */
  minLabel: text,
  maxLabel: text,
})

const yesNoQuestion = z.object({
  ...base,
  kind: z.literal('yesNo'),
  /** Label of the text field that 'yes' opens; without it there is none. */
  detailsLabel: z.optional(text),
})

export const question = z.discriminatedUnion('kind', [
  textQuestion,
  longTextQuestion,
  numberQuestion,
  dateQuestion,
  choiceQuestion,
  choicesQuestion,
  scaleQuestion,
  yesNoQuestion,
])
export type Question = z.infer<typeof question>
export type QuestionOf<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

export const step = z.object({
  id: text,
  title: text,
  /** What the step is about and what the answers are for. */
  description: text,
  /** Also asks for the consent to the processing of health data, which is no answer. */
  asksConsent: z.optional(z.literal(true)),
  questions: z.array(question),
})
export type Step = z.infer<typeof step>

export const questionnaire = z.object({
  /** Changes with every change of the questions or their wording. */
  version: text,
  steps: z.array(step),
})
export type Questionnaire = z.infer<typeof questionnaire>

export const yesNoValues = ['YES', 'NO', 'UNDISCLOSED'] as const

/** Answer to a yes/no question: with details when it is yes and the question asks for them. */
export const yesNoAnswer = z.object({ value: z.enum(yesNoValues), details: z.optional(text) })
export type YesNoAnswer = z.infer<typeof yesNoAnswer>

/**
 * An answer by kind of question: text, longText, date (`2026-11-22`) and choice are strings, number and scale numbers,
 * choices lists of option values.
 */
export const answer = z.union([text, z.number(), z.array(text), yesNoAnswer])
export type Answer = z.infer<typeof answer>

/** Answers by question id; a question without an answer is absent. */
export const answers = z.record(text, answer)
export type Answers = z.infer<typeof answers>
