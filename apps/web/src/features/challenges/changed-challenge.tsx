import { Notice } from '../../ui/notice.tsx'
import type { StoredChallenge } from './form-values.ts'
import { formatPeriod, formatWeekdays } from './format-schedule.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.form

/** Label and text of each setting of a challenge. */
const readings: readonly (readonly [string, (challenge: StoredChallenge) => string])[] = [
  [texts.title, ({ title }) => title],
  [texts.description, ({ description }) => description],
  [allTexts.manage.task, allTexts.goal],
  [allTexts.manage.when, (challenge) => `${formatPeriod(challenge)}, ${formatWeekdays(challenge.weekdays)}`],
  [texts.requiredDays, ({ requiredDays }) => (requiredDays === null ? '' : allTexts.days(requiredDays))],
  [texts.points, ({ points }) => String(points)],
  [texts.reminder, ({ reminderTime }) => (reminderTime ? texts.at(reminderTime) : texts.noReminder)],
  [texts.names, ({ names }) => (names === 'INITIALS' ? texts.initials : texts.firstNames)],
  [allTexts.manage.phase, ({ phase }) => allTexts.phases[phase]],
]

interface ChangedChallengeProps {
  /** Challenge with which the form was opened. */
  readonly before: StoredChallenge
  /** Challenge as it was saved elsewhere since. */
  readonly after: StoredChallenge
}

/** Notice that a challenge was changed elsewhere, with the settings that are stored now. */
export function ChangedChallenge({ before, after }: ChangedChallengeProps) {
  const changed = readings.filter(([, textOf]) => textOf(before) !== textOf(after))
  const isInvitedAnew = [...before.participantIds].sort().join() !== [...after.participantIds].sort().join()
  return (
    <Notice tone="berry">
      <p>{texts.changedMeanwhile}</p>
      <p className="mt-2 text-ink">{texts.storedElsewhere}</p>
      <dl className="font-normal text-ink">
        {changed.map(([label, textOf]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{label}:</dt>
            <dd className="min-w-0 wrap-anywhere">{textOf(after) || texts.nothingStored}</dd>
          </div>
        ))}
        {isInvitedAnew ? (
          <div className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{texts.participants}</dt>
            <dd>{texts.chosen(after.participantIds.length)}</dd>
          </div>
        ) : null}
      </dl>
    </Notice>
  )
}
