import { addDays } from '@kostbar/contracts/calendar'
import { scheduledDays } from '@kostbar/contracts/challenges/days'
import { startsWithinDays } from '@kostbar/contracts/challenges/limits'
import type { ChallengeInput } from '@kostbar/contracts/challenges/schemas'
import { challengeTasks } from '@kostbar/contracts/challenges/tasks'
import { weekdays } from '@kostbar/contracts/meals'
import { type Actor, isAdmin, isTrainer } from '../../http/actor.ts'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

const invalid = (field: keyof ChallengeInput, msg: string) => new Problem('invalid_input', { fields: { [field]: msg } })

function refuseDays({ startsOn, endsOn, weekdays, requiredDays }: ChallengeInput & { endsOn: string }, today: string) {
  if (startsOn < today) throw invalid('startsOn', texts.startsInPast)
  if (startsOn > addDays(today, startsWithinDays)) throw invalid('startsOn', texts.startsTooLate)
  const count = scheduledDays({ startsOn, endsOn, weekdays }).length
  if (count === 0) throw invalid('weekdays', texts.noScheduledDay)
  if (requiredDays !== null && requiredDays > count) throw invalid('requiredDays', texts.tooManyRequired(count))
}

function refuseAudience(actor: Actor, { audience, participantIds, publish }: ChallengeInput) {
  if (audience === 'EVERYONE' && !isAdmin(actor)) throw invalid('audience', texts.onlyAdmins)
  if (audience === 'CLIENTS' && !isTrainer(actor)) throw invalid('audience', texts.onlyTrainers)
  if (audience === 'CLIENTS' && publish && participantIds.length === 0)
    throw invalid('participantIds', texts.noParticipants)
}

/** Unit of a challenge: entered for a task with an amount of its own, fixed by the task otherwise. */
const unitOf = ({ task, unit }: ChallengeInput) => (task === 'AMOUNT' ? unit : challengeTasks[task].unit)

/**
 * Columns of a challenge from the input. Participants of a challenge for everyone do not know each other, so they see
 * initials only.
 * @param today day in Vienna, `2026-11-22`
 * @throws Problem `invalid_input`
 */
export function toColumns(actor: Actor, input: ChallengeInput, today: string) {
  const endsOn = addDays(input.startsOn, input.lengthDays - 1)
  refuseDays({ ...input, endsOn }, today)
  refuseAudience(actor, input)
  const { title, description, task, points, audience } = input
  return {
    title,
    description,
    task,
    points,
    audience,
    target: task === 'YES_NO' ? 1 : input.target,
    unit: unitOf(input),
    weekdays: weekdays.flatMap((weekday, index) => (input.weekdays.includes(weekday) ? [index + 1] : [])),
    starts_on: input.startsOn,
    ends_on: endsOn,
    required_days: input.requiredDays,
    names: audience === 'EVERYONE' ? ('INITIALS' as const) : input.names,
    reminder_time: input.reminderTime,
  }
}
