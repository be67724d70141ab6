import { addDays, lengthInDays, todayInVienna } from '@kostbar/contracts/calendar'
import {
  type ChallengeDetail,
  type ChallengeInput,
  type ChallengeRow,
  challengeInput,
} from '@kostbar/contracts/challenges/schemas'
import { type ChallengeTask, challengeTasks } from '@kostbar/contracts/challenges/tasks'
import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { FieldErrors, Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { parseRequiredNumber } from '../../lib/parse-number.ts'
import { texts } from './texts.ts'

/** Stored challenge with the ids of its participants and of those invited. */
export type StoredChallenge = ChallengeRow & Pick<ChallengeDetail, 'participantIds'>

/** Form values of a challenge; numbers as typed text. */
export interface ChallengeFormValues {
  title: string
  description: string
  task: ChallengeTask
  target: string
  unit: string
  weekdays: Weekday[]
  startsOn: string
  endsOn: string
  points: string
  requiredDays: string
  names: ChallengeInput['names']
  reminderTime: string
  audience: ChallengeInput['audience']
  participantIds: string[]
}

/** Default values of a new challenge: two weeks, starting tomorrow (Vienna). */
export function newValues(audience: ChallengeInput['audience']): ChallengeFormValues {
  const startsOn = addDays(todayInVienna(), 1)
  return {
    title: '',
    description: '',
    task: 'YES_NO',
    target: String(challengeTasks.YES_NO.usualTarget),
    unit: '',
    weekdays: [...weekdays],
    startsOn,
    endsOn: addDays(startsOn, 13),
    points: '1',
    requiredDays: '',
    names: 'FIRST_NAMES',
    reminderTime: '',
    audience,
    participantIds: [],
  }
}

/**
 * Form values of a stored challenge.
 * @param repeat moves the challenge to start tomorrow, with the same length
 */
export function valuesOf(challenge: StoredChallenge, repeat: boolean): ChallengeFormValues {
  const { title, description, task, names, audience, participantIds } = challenge
  const startsOn = repeat ? addDays(todayInVienna(), 1) : challenge.startsOn
  return {
    title,
    description,
    task,
    names,
    audience,
    participantIds: [...participantIds],
    target: String(challenge.target),
    unit: task === 'AMOUNT' ? (challenge.unit ?? '') : '',
    weekdays: [...challenge.weekdays],
    startsOn,
    endsOn: addDays(startsOn, lengthInDays(challenge.startsOn, challenge.endsOn) - 1),
    points: String(challenge.points),
    requiredDays: challenge.requiredDays === null ? '' : String(challenge.requiredDays),
    reminderTime: challenge.reminderTime ?? '',
  }
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** Contract input from typed values; a number or length that is missing or wrong is NaN, which the contract refuses. */
export const toInput = (values: ChallengeFormValues, publish: boolean): ChallengeInput => ({
  title: values.title,
  description: values.description,
  task: values.task,
  target: values.task === 'YES_NO' ? 1 : parseRequiredNumber(values.target),
  unit: values.task === 'AMOUNT' ? values.unit : null,
  weekdays: values.weekdays,
  startsOn: values.startsOn,
  lengthDays:
    isDay(values.startsOn) && isDay(values.endsOn) ? lengthInDays(values.startsOn, values.endsOn) : Number.NaN,
  points: parseRequiredNumber(values.points),
  requiredDays: values.requiredDays.trim() === '' ? null : parseRequiredNumber(values.requiredDays),
  names: values.names,
  reminderTime: values.reminderTime || null,
  audience: values.audience,
  participantIds: values.audience === 'CLIENTS' ? values.participantIds : [],
  publish,
})

/** Name of the form field that shows the error of a contract field. */
export const formField = (field: string): string => (field === 'lengthDays' ? 'endsOn' : (field.split('.')[0] ?? field))

/** Form resolver that validates against the contract. */
export const resolver: Resolver<ChallengeFormValues> = (values) => {
  const result = z.safeParse(challengeInput, toInput(values, true))
  if (result.success) return { values, errors: {} }
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, message } of result.error.issues)
    errors[formField(String(path[0]))] ??= { type: 'contract', message }
  if (errors.endsOn && isDay(values.endsOn) && values.endsOn < values.startsOn)
    errors.endsOn.message = texts.form.endsBeforeStart
  return { values: {}, errors: errors as FieldErrors<ChallengeFormValues> }
}
