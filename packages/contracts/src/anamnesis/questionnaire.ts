import * as z from 'zod/mini'

/*
 * The questionnaire is plain data: form, validation, summary, difference, CSV and PDF are derived from it. The types
 * below are inferred from the schemas; modules that only hold or read questionnaires import the types and load no zod.
 */

const text = z.string()

/** Answer option of a choice question. */
export const option = z.object({ value: text, label: text })
export type Option = z.infer<typeof option>

/** Condition: the question is shown only when another question has one of these answers (for choices: contains one). */
const condition = z.object({ question: text, in: z.array(text) })

const base = {
  /** Id, stable over versions: answers are stored and compared by it. */
  id: text,
  label: text,
  /** Hint below the label, one calm sentence. */
  hint: z.optional(text),
  required: z.optional(z.literal(true)),
  condition: z.optional(condition),
  /** Heading above this question; starts a group within the step. */
  heading: z.optional(text),
}

const textQuestion = z.object({ ...base, kind: z.literal('text'), maxLength: z.int() })
const longTextQuestion = z.object({ ...base, kind: z.literal('longText'), maxLength: z.int() })

const numberQuestion = z.object({
  ...base,
  kind: z.literal('number'),
  /** Unit shown in the field, such as `kg`; empty for a plain count. */
  unit: text,
  /** Unit for exactly one, such as `Person`, where it differs. */
  unitOfOne: z.optional(text),
  min: z.number(),
  max: z.number(),
  decimals: z.literal([0, 1]),
  /** Marks a height, which may also be typed in metres. */
  quantity: z.optional(z.literal('height')),
})

const dateQuestion = z.object({
  ...base,
  kind: z.literal('date'),
  /** Meaning of the day: a birth date must imply a possible age, a target must be in the future. */
  quantity: z.enum(['birthDate', 'target']),
})

const choiceQuestion = z.object({ ...base, kind: z.literal('choice'), options: z.array(option) })

const choicesQuestion = z.object({
  ...base,
  kind: z.literal('choices'),
  options: z.array(option),
  /** Value of the option that excludes all others, such as 'Keine'. */
  none: z.optional(text),
})

const scaleQuestion = z.object({
  ...base,
  kind: z.literal('scale'),
  min: z.int(),
  max: z.int(),
  /** Labels of the two ends of the scale. */
  minLabel: text,
  maxLabel: text,
})

const yesNoQuestion = z.object({
  ...base,
  kind: z.literal('yesNo'),
  /** Label of the text field shown after 'yes'; without it, there is no such field. */
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
  /** Topic of the step, and what its answers are used for. */
  description: text,
  /** Whether the step also asks for the consent to the processing of health data, which is not an answer. */
  asksConsent: z.optional(z.literal(true)),
  questions: z.array(question),
})
export type Step = z.infer<typeof step>

export const questionnaire = z.object({
  /** Name of the version; must change with every change of questions or wording. */
  version: text,
  steps: z.array(step),
})
export type Questionnaire = z.infer<typeof questionnaire>

const yesNoValues = ['YES', 'NO', 'UNDISCLOSED'] as const

/** Answer to a yes/no question; with details when it is yes and the question asks for them. */
export const yesNoAnswer = z.object({ value: z.enum(yesNoValues), details: z.optional(text) })
export type YesNoAnswer = z.infer<typeof yesNoAnswer>

/**
 * Answer, by kind of question: text, longText, date (`2026-11-22`) and choice have strings, number and scale have
 * numbers, choices have lists of option values.
 */
export const answer = z.union([text, z.number(), z.array(text), yesNoAnswer])
export type QuestionAnswer = z.infer<typeof answer>

/** Answers by question id; unanswered questions are absent. */
export const answers = z.record(text, answer)
export type Answers = z.infer<typeof answers>
