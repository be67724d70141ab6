import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { maxProtocols } from '../protocol/limits.ts'
import { id, paragraph, storable, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { commentLength, conclusionLength } from './limits.ts'
import { smallestChange, weekStatistics } from './statistics-schemas.ts'

const day = z.iso.date(texts.default)
const number = z.int(texts.default).check(z.gte(1, texts.default), z.lte(maxProtocols, texts.default))
const numberInQuery = z.coerce
  .number(texts.default)
  .check(z.int(texts.default), z.gte(1, texts.default), z.lte(maxProtocols, texts.default))

/** Trainer's comment on a meal or a day. */
const comment = z.object({
  day,
  /** Id of the meal; null for a comment on the day. */
  mealId: z.nullable(id),
  text: z.string(),
})
export type EvaluationComment = z.infer<typeof comment>

/** Trainer's decisions on the proposed smallest changes. */
const decisions = z.object({
  /** Best changes that are neither approved nor rejected. */
  proposals: z.array(smallestChange),
  approved: z.array(smallestChange),
  rejected: z.array(smallestChange),
})
export type ChangeDecisions = z.infer<typeof decisions>

const draft = z.object({
  conclusion: z.string(),
  /** Counter of changes of the conclusion; a save names the value it is based on. */
  rev: z.int(),
  updatedAt: z.nullable(timestamp),
  ...decisions.shape,
})
export type EvaluationDraft = z.input<typeof draft>

const published = z.object({
  conclusion: z.string(),
  changes: z.array(smallestChange),
  /** Comments that the member reads. API processes of the release before do not send them. */
  comments: z.optional(z.array(comment)),
  publishedAt: timestamp,
  /** First name of the trainer who published the evaluation. */
  trainer: z.string(),
  /** Id of the PDF among the member's documents; null when it was deleted. */
  documentId: z.nullable(id),
})

/** Evaluation of a protocol. Members read the published state, as it was at publication. */
export const evaluation = z.object({
  number: z.int(),
  startsOn: day,
  /** Statistics of the week; null for the member until the evaluation is published. */
  statistics: z.nullable(weekStatistics),
  /** Comments: for the current trainer their own ones, for everybody else the published ones. */
  comments: z.array(comment),
  /** Draft of the evaluation; null for the member, and before the protocol was submitted. */
  draft: z.nullable(draft),
  published: z.nullable(published),
})
export type Evaluation = z.input<typeof evaluation>

/** Conclusion that is not trimmed, because it is saved while somebody is typing. */
const typedConclusion = z
  .string(texts.default)
  .check(z.maxLength(conclusionLength, texts.tooLong(conclusionLength)), ...storable)

const rev = z.int(texts.default).check(z.gte(0, texts.default))

/** Protocol in a comparison; means are null where nothing was recorded. */
const comparedProtocol = z.object({
  number: z.int(),
  startsOn: day,
  statistics: weekStatistics,
})
export type ComparedProtocol = z.infer<typeof comparedProtocol>

const ofUser = z.object({ userId: id })
const ofNumber = z.object({ number: numberInQuery })

export const evaluationsSchemas = () => ({
  get: {
    summary: 'The evaluation of a protocol: for the trainer with its draft, for the member once it is published',
    params: ofUser,
    query: ofNumber,
    output: evaluation,
  },
  compare: {
    summary: "The statistics of a user's protocols, oldest first; for the member those with a published evaluation",
    params: ofUser,
    output: z.object({ protocols: z.array(comparedProtocol) }),
  },
  saveDraft: {
    summary:
      'Save the conclusion of a draft; 409 `changed_meanwhile` with the conclusion and `rev` as `current` when `rev` is not the latest',
    params: ofUser,
    body: z.object({ number, rev, conclusion: typedConclusion }),
    output: z.object({ rev: z.int(), updatedAt: timestamp }),
  },
  decide: {
    summary: 'Approve or reject a proposed change, or take the decision back; answers with the next proposals',
    params: ofUser,
    body: z.object({
      number,
      key: z.string().check(z.maxLength(100, texts.default), ...storable),
      decision: z.enum(['APPROVED', 'REJECTED', 'OPEN']),
    }),
    output: decisions,
  },
  comment: {
    summary: 'Set what I say about a meal or a day of a submitted protocol; an empty text removes it',
    params: ofUser,
    body: z.object({ number, day, mealId: z._default(z.nullable(id), null), text: paragraph(commentLength) }),
    output: done,
  },
  publish: {
    summary:
      'Publish the evaluation: the member reads it, its PDF is added to their documents, and the deadline is met; ' +
      'repeated, it replaces what was published',
    params: ofUser,
    body: z.object({ number, rev, conclusion: paragraph(conclusionLength).check(z.minLength(1, texts.required)) }),
    output: done,
  },
  pdf: {
    summary: 'The evaluation as a PDF: for the trainer as it would be published now',
    params: ofUser,
    query: ofNumber,
    output: z.unknown(),
  },
  csv: {
    summary: 'The entries of a protocol as a CSV file',
    params: ofUser,
    query: ofNumber,
    output: z.unknown(),
  },
})
