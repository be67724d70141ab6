import * as z from 'zod/mini'
import { deadline } from '../deadline.ts'
import { done } from '../problem.ts'
import { cursorQuery, day, id, keysOf, line, page, paging, paragraph, timestamp, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'
import { answerLength, formNameLength, maxNumber, maxQuestions, questionLength, replyLength } from './limits.ts'
import { numberUnits, questionKinds } from './questions.ts'

/** Question of a form. */
const question = z.object({
  /** Random UUID from the trainer's device; it stays when the text changes, so that weeks can be compared. */
  id,
  kind: keysOf(questionKinds),
  text: line(questionLength, texts.checkInQuestion),
  /** Unit of a number; null without one, and for other kinds. */
  unit: z.nullable(z.enum(numberUnits)),
  isRequired: z.boolean(),
})
export type Question = z.infer<typeof question>

const hasUniqueIds = z.refine<readonly { id: string }[]>(
  (items) => new Set(items.map((item) => item.id)).size === items.length,
  texts.default,
)

/** Form of a weekly check-in, as its trainer writes it. */
export const checkInFormInput = z.object({
  name: line(formNameLength, texts.checkInFormName),
  questions: z
    .array(question)
    .check(z.minLength(1, texts.checkInQuestions), z.maxLength(maxQuestions, texts.checkInQuestions), hasUniqueIds),
})
export type CheckInFormInput = z.infer<typeof checkInFormInput>

const checkInForm = z.object({
  id,
  name: z.string(),
  questions: z.array(question),
  /** Number of changes; a save names the version it is based on. */
  version: z.int(),
  /** Number of clients who are asked these questions every week. */
  clientCount: z.int(),
})
export type CheckInForm = z.infer<typeof checkInForm>

const answer = z.object({
  questionId: id,
  /** Number for SCALE and NUMBER, boolean for YES_NO, text for TEXT. */
  value: z.union([
    z.number(texts.default).check(z.gte(0, texts.default), z.lte(maxNumber, texts.default)),
    z.boolean(),
    paragraph(answerLength),
  ]),
})
export type CheckInAnswer = z.infer<typeof answer>

/**
 * State of a check-in: `OPEN` until it is submitted, `SUBMITTED` until the trainer replies, `MISSED` when it was not
 * submitted in time.
 */
const status = z.enum(['OPEN', 'SUBMITTED', 'REPLIED', 'MISSED'])
export type CheckInStatus = z.infer<typeof status>

/** Weekly check-in of a client. */
const checkIn = z.object({
  id,
  status,
  formName: z.string(),
  /** Questions as they were when the check-in became due. */
  questions: z.array(question),
  dueOn: day,
  /** Last day on which it can be submitted. */
  closesOn: day,
  submittedAt: z.nullable(timestamp),
  /** Null before it is submitted. */
  answers: z.nullable(z.array(answer)),
  /** The trainer's reply; null before it. */
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(timestamp),
  /** Deadline of the reply; null when none is pending. */
  deadline: z.nullable(deadline),
})
export type CheckIn = z.input<typeof checkIn>

const schedule = z.object({
  formId: id,
  formName: z.string(),
  weekday,
  /** Day of the next check-in. */
  nextOn: day,
})
export type CheckInSchedule = z.infer<typeof schedule>

/** Submitted check-in in the trainer's queue. */
const queuedCheckIn = z.object({
  id,
  userId: id,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  formName: z.string(),
  dueOn: day,
  submittedAt: timestamp,
  deadline: z.nullable(deadline),
})
export type QueuedCheckIn = z.input<typeof queuedCheckIn>

const byId = z.object({ id })
const ofUser = z.object({ userId: id })

export const checkInReply = z.object({ text: paragraph(replyLength).check(z.minLength(1, texts.message)) })

export const checkInSubmission = z.object({
  answers: z.array(answer).check(z.maxLength(maxQuestions, texts.default)),
})

export const checkInsSchemas = () => ({
  forms: { summary: 'My check-in forms by name', output: z.array(checkInForm) },
  addForm: { summary: 'Write a check-in form, of at most 20', body: checkInFormInput, output: checkInForm },
  updateForm: {
    summary: 'Change a check-in form; check-ins that are due already keep their questions',
    params: byId,
    body: z.object({ ...checkInFormInput.shape, version: z.int() }),
    output: checkInForm,
  },
  removeForm: { summary: 'Delete a check-in form that no client is asked', params: byId, output: done },
  queue: {
    summary: 'Submitted check-ins of my clients that wait for a reply, the earliest deadline first',
    query: z.object(paging),
    output: page(queuedCheckIn),
  },
  current: {
    summary: 'My check-in that is due and not submitted; null when there is none',
    output: z.object({
      checkIn: z.nullable(z.object({ id, dueOn: day, closesOn: day, trainerName: z.nullable(z.string()) })),
    }),
  },
  list: {
    summary:
      "A user's check-ins, newest first, 10 at a time, and when the next one is due; a trainer sees those of the current coaching",
    params: ofUser,
    query: cursorQuery,
    output: z.object({
      /** Null while no check-ins are scheduled. */
      schedule: z.nullable(schedule),
      items: z.array(checkIn),
      /** Cursor of the next page; null on the last one. */
      cursor: z.nullable(id),
    }),
  },
  submit: {
    summary: 'Submit my check-in; the trainer has 48 hours to reply',
    params: byId,
    body: checkInSubmission,
    output: checkIn,
  },
  reply: { summary: "Reply to a client's check-in, once", params: byId, body: checkInReply, output: checkIn },
  schedule: {
    summary:
      'Ask a client the questions of a form every week on a weekday, from the next such day after today on which none is open',
    params: ofUser,
    body: z.object({ formId: id, weekday }),
    output: schedule,
  },
  unschedule: { summary: "End a client's weekly check-ins; one that is due stays open", params: ofUser, output: done },
})
