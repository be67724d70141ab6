import * as z from 'zod/mini'
import { deadline } from '../deadline.ts'
import { done } from '../problem.ts'
import { id, keysOf, line, paragraph, storable, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { longTextLength, maxOwnQuestions, maxVersions, ownQuestionLength, reviewLength } from './limits.ts'
import { answers, questionnaire, yesNoAnswer } from './questionnaire.ts'
import { anamnesisWarnings } from './warnings.ts'

const warning = keysOf(anamnesisWarnings)

/** Text that is not trimmed, because it is saved while somebody is typing. */
const typedText = z.string().check(z.maxLength(longTextLength, texts.tooLong(longTextLength)), ...storable)

const answerInput = z.union([
  typedText,
  z.number(),
  z.array(typedText).check(z.maxLength(50, texts.default)),
  z.object({ value: yesNoAnswer.shape.value, details: z.optional(typedText) }),
])

/** Changed answers by question id; null removes an answer. Answers to questions that no longer exist are ignored. */
const answerChanges = z
  .record(z.string().check(z.maxLength(80, texts.default)), z.nullable(answerInput))
  .check(z.refine((changes) => Object.keys(changes).length <= 200, texts.default))

const rev = z.int(texts.default).check(z.gte(0, texts.default))

/** Draft of a member's anamnesis; before the first change, the answers of the newest version with `rev` 0. */
export const anamnesisDraft = z.object({
  answers,
  /** Counter of changes; a save names the value it is based on. */
  rev: z.int(),
  /** Id of the step at which the member continues, or `review`; null before the first change. */
  step: z.nullable(z.string()),
  updatedAt: z.nullable(timestamp),
  /** Whether the last save was the trainer's. */
  isUpdatedByTrainer: z.boolean(),
  /** Whether the trainer may read the draft and save into it. */
  isShared: z.boolean(),
})
export type AnamnesisDraft = z.input<typeof anamnesisDraft>

const reviewOutcome = z.enum(['REVIEWED', 'CHANGES_REQUESTED'])
export type ReviewOutcome = z.infer<typeof reviewOutcome>

const review = z.object({
  outcome: reviewOutcome,
  text: z.string(),
  /** First name of the trainer; null when that account is deleted. */
  trainer: z.nullable(z.string()),
  createdAt: timestamp,
})
export type AnamnesisReview = z.input<typeof review>

const versionHead = { number: z.int(), submittedAt: timestamp, reviews: z.array(review) }

const anamnesisState = z.enum(['EMPTY', 'DRAFT', 'SUBMITTED', 'CHANGES_REQUESTED', 'REVIEWED'])

/** State of a member's anamnesis, with questionnaire, draft and versions. */
const anamnesisOverview = z.object({
  /** State of the newest version; before the first version, whether there is a draft. */
  state: anamnesisState,
  /** Current questionnaire, with the trainer's own questions. */
  questionnaire,
  /** Draft; null for admins, and for a trainer with whom it is not shared. */
  draft: z.nullable(anamnesisDraft),
  /** Submitted versions, newest first. */
  versions: z.array(z.object(versionHead)),
  /** Warnings of the newest version. */
  warnings: z.array(warning),
  /**
   * Whether the caller is a trainer who must involve a dietitian or doctor, because by law only health professions may
   * advise people who are ill.
   */
  involveDietitian: z.boolean(),
  /** First name of the member's trainer; null without a trainer. */
  trainer: z.nullable(z.string()),
  /** Deadline of the trainer's answer; null when no answer is pending. */
  deadline: z.nullable(deadline),
})
export type AnamnesisOverview = z.input<typeof anamnesisOverview>

/** Submitted anamnesis with the questionnaire it was answered under. */
export const anamnesisVersion = z.object({ ...versionHead, questionnaire, answers, warnings: z.array(warning) })
export type AnamnesisVersion = z.input<typeof anamnesisVersion>

/** Own question of a trainer; `options` are the answers of a choice question. */
export const ownQuestion = z.object({
  id,
  kind: z.enum(['longText', 'scale', 'yesNo', 'choice']),
  label: z.string(),
  options: z.array(z.string()),
})
export type OwnQuestion = z.infer<typeof ownQuestion>

const ownQuestionInput = z
  .object({
    /** Id of an existing question to keep or change; absent for a new question. */
    id: z.optional(id),
    kind: ownQuestion.shape.kind,
    label: line(ownQuestionLength, 'Bitte schreib deine Frage.'),
    options: z._default(z.array(line(80, 'Bitte benenne jede Antwort.')).check(z.maxLength(8, texts.default)), []),
  })
  .check(
    z.refine(({ kind, options }) => kind !== 'choice' || new Set(options).size >= 2, {
      error: 'Bitte gib mindestens zwei verschiedene Antworten an.',
      path: ['options'],
    }),
  )

export const ownQuestionsInput = z.object({
  questions: z
    .array(ownQuestionInput)
    .check(z.maxLength(maxOwnQuestions, `Du kannst bis zu ${maxOwnQuestions} eigene Fragen stellen.`)),
})

const ownQuestionList = z.object({ questions: z.array(ownQuestion) })

const number = z.coerce
  .number(texts.default)
  .check(z.int(texts.default), z.gte(1, texts.default), z.lte(maxVersions, texts.default))

const reviewInput = z
  .object({ number: z.int(texts.default), outcome: reviewOutcome, text: z._default(paragraph(reviewLength), '') })
  .check(
    z.refine(({ outcome, text }) => outcome === 'REVIEWED' || text !== '', {
      error: 'Bitte schreib, was sich ändern soll.',
      path: ['text'],
    }),
  )

const ofUser = z.object({ userId: id })
const ofVersion = z.object({ userId: id, number })

export const anamnesisSchemas = () => ({
  ownQuestions: { summary: "A trainer's own questions in the anamnesis of their clients", output: ownQuestionList },
  setOwnQuestions: {
    summary: 'Set my own questions, up to ten; those left out are no longer asked',
    body: ownQuestionsInput,
    output: ownQuestionList,
  },
  get: {
    summary: 'The state of an anamnesis, its questions, draft and versions',
    params: ofUser,
    output: anamnesisOverview,
  },
  saveDraft: {
    summary:
      'Save changed answers into the draft; 409 `changed_meanwhile` with the draft as `current` when `rev` is not the latest. ' +
      'A trainer saves into a draft that is shared with them',
    params: ofUser,
    body: z.object({ step: line(80), answers: answerChanges, rev }),
    output: z.object({ rev: z.int(), updatedAt: timestamp }),
  },
  share: {
    summary: 'Let my trainer read my draft and save into it, or stop that',
    body: z.object({ shared: z.boolean() }),
    output: done,
  },
  submit: {
    summary:
      'Submit my draft as a version that never changes; 400 with a sentence for each answer that is missing or wrong',
    body: z.object({ rev }),
    output: z.object({ number: z.int() }),
  },
  version: { summary: 'A submitted anamnesis', params: ofVersion, output: anamnesisVersion },
  pdf: { summary: 'A submitted anamnesis as a PDF', params: ofVersion, output: z.unknown() },
  csv: { summary: 'A submitted anamnesis as a CSV file', params: ofVersion, output: z.unknown() },
  review: {
    summary: "Answer a client's newest version: read, or changes requested",
    params: ofUser,
    body: reviewInput,
    output: done,
  },
})
