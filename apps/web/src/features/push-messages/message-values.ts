import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import type { Weekday } from '@kostbar/contracts/meals'
import { nextOccurrences, type PushSchedule } from '@kostbar/contracts/push-messages/occurrences'
import { type PushMessage, type PushMessageInput, pushMessageInput } from '@kostbar/contracts/push-messages/schemas'
import type { FieldError, FieldErrors } from 'react-hook-form'
import { contractResolver } from '../../lib/contract-resolver.ts'
import { texts } from './texts.ts'

export type AudienceKind = PushMessageInput['audience']['kind']
export type ScheduleKind = PushSchedule['kind']

/** Form values; fields of audiences and schedules that are not selected keep their values. */
export interface MessageValues {
  title: string
  body: string
  link: string
  audience: AudienceKind
  tag: string
  userIds: string[]
  challengeId: string
  schedule: ScheduleKind
  day: string
  time: string
  weekdays: Weekday[]
  until: string
}

/** Form values of a new message, or of one that is edited or duplicated. @param audience default for a new one */
export function valuesOf(message: PushMessage | undefined, audience: AudienceKind): MessageValues {
  const values: MessageValues = {
    title: message?.title ?? '',
    body: message?.body ?? '',
    link: message?.link ?? '/profile',
    audience: message?.audience.kind ?? audience,
    tag: message?.audience.kind === 'TAG' ? message.audience.tag : '',
    userIds: message?.audience.kind === 'PEOPLE' ? message.audience.userIds : [],
    challengeId: message?.audience.kind === 'CHALLENGE' ? message.audience.challengeId : '',
    schedule: message?.schedule.kind ?? 'NOW',
    day: addDays(todayInVienna(), 1),
    time: '09:00',
    weekdays: ['Monday'],
    until: addDays(todayInVienna(), 28),
  }
  return {
    ...values,
    ...(message && message.schedule.kind !== 'NOW' ? message.schedule : {}),
    schedule: values.schedule,
  }
}

/** Contract audience from typed values, unchecked: its choice may be missing. */
function audienceInput({ audience: kind, tag, userIds, challengeId }: MessageValues): PushMessageInput['audience'] {
  if (kind === 'TAG') return { kind, tag }
  if (kind === 'PEOPLE') return { kind, userIds }
  return kind === 'CHALLENGE' ? { kind, challengeId } : { kind }
}

const isChoiceMissing = ({ audience, tag, userIds, challengeId }: MessageValues): boolean =>
  (audience === 'TAG' && !tag) ||
  (audience === 'PEOPLE' && userIds.length === 0) ||
  (audience === 'CHALLENGE' && !challengeId)

/** Selected audience; null while its choice is missing. */
export const audienceOf = (values: MessageValues): PushMessageInput['audience'] | null =>
  isChoiceMissing(values) ? null : audienceInput(values)

/** Contract schedule from typed values, unchecked: the API names what is missing. */
function scheduleOf({ schedule: kind, day, time, weekdays, until }: MessageValues): PushMessageInput['schedule'] {
  if (kind === 'ONCE') return { kind, day, time }
  return kind === 'WEEKLY' ? { kind, weekdays: [...weekdays], time, until } : { kind }
}

const isComplete = ({ schedule, day, time, until }: MessageValues) =>
  schedule === 'NOW' || (time !== '' && (schedule === 'ONCE' ? day !== '' : until !== ''))

/** Next occurrences according to the schedule; empty while it is incomplete. */
export const previewOf = (values: MessageValues, count: number): Date[] =>
  isComplete(values) ? nextOccurrences(scheduleOf(values), new Date(), count) : []

/** Contract input from typed values, unchecked. */
export const toInput = (values: MessageValues) => ({
  title: values.title,
  body: values.body,
  link: values.link,
  audience: audienceInput(values),
  schedule: scheduleOf(values),
})

/** Errors by field of the contract, those of audience and schedule by their parts. */
interface InputErrors {
  readonly audience?: Readonly<Record<string, FieldError>>
  readonly schedule?: Readonly<Record<string, FieldError>>
}

/** Errors by field of the form, which has the parts of audience and schedule as fields of their own. */
function toFormErrors(errors: object, values: MessageValues): FieldErrors<MessageValues> {
  const { audience = {}, schedule, ...others } = errors as InputErrors
  const choice = Object.entries(audience).map(([field, error]) => [
    field,
    isChoiceMissing(values) ? { ...error, message: texts.choose } : error,
  ])
  return { ...others, ...Object.fromEntries(choice), ...schedule }
}

/** Form resolver that validates against the contract. */
export const resolver = contractResolver<MessageValues>(pushMessageInput, toInput, toFormErrors)

/** Name of the form field that shows the error of a contract field. */
export const formField = (field: string): string => field.split('.')[1] ?? field
