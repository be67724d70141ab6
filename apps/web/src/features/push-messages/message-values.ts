import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import type { Weekday } from '@kostbar/contracts/meals'
import { nextOccurrences, type PushSchedule } from '@kostbar/contracts/push-messages/occurrences'
import type { PushMessage, PushMessageInput } from '@kostbar/contracts/push-messages/schemas'

export type AudienceKind = PushMessageInput['audience']['kind']
export type ScheduleKind = PushSchedule['kind']

/** Form values; fields of audiences and schedules that are not selected keep their values. */
export interface MessageValues {
  title: string
  body: string
  link: string
  audience: AudienceKind
  tag: string
  userIds: readonly string[]
  challengeId: string
  schedule: ScheduleKind
  day: string
  time: string
  weekdays: readonly Weekday[]
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

/** Selected audience; null while its choice is missing. */
export function audienceOf(values: MessageValues): PushMessageInput['audience'] | null {
  const { audience: kind, tag, userIds, challengeId } = values
  if (kind === 'TAG') return tag ? { kind, tag } : null
  if (kind === 'PEOPLE') return userIds.length > 0 ? { kind, userIds: [...userIds] } : null
  if (kind === 'CHALLENGE') return challengeId ? { kind, challengeId } : null
  return { kind }
}

/** Contract schedule from typed values, unchecked: the API names what is missing. */
export function scheduleOf({
  schedule: kind,
  day,
  time,
  weekdays,
  until,
}: MessageValues): PushMessageInput['schedule'] {
  if (kind === 'ONCE') return { kind, day, time }
  return kind === 'WEEKLY' ? { kind, weekdays: [...weekdays], time, until } : { kind }
}

const isComplete = ({ schedule, day, time, until }: MessageValues) =>
  schedule === 'NOW' || (time !== '' && (schedule === 'ONCE' ? day !== '' : until !== ''))

/** Next occurrences according to the schedule; empty while it is incomplete. */
export const previewOf = (values: MessageValues, count: number): Date[] =>
  isComplete(values) ? nextOccurrences(scheduleOf(values), new Date(), count) : []
