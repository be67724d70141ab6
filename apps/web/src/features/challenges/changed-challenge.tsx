import { ChangedFields, type FieldReading, StoredElsewhere } from '../../ui/stored-elsewhere.tsx'
import type { StoredChallenge } from './form-values.ts'
import { formatPeriod, formatWeekdays } from './format-schedule.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.form

/** Label and text of each setting of a challenge. */
const readings: readonly FieldReading<StoredChallenge>[] = [
  [texts.title, ({ title }) => title],
  [texts.description, ({ description }) => description],
  [allTexts.manage.task, allTexts.goal],
  [allTexts.manage.when, (challenge) => `${formatPeriod(challenge)}, ${formatWeekdays(challenge.weekdays)}`],
  [texts.requiredDays, ({ requiredDays }) => (requiredDays === null ? '' : allTexts.days(requiredDays))],
  [texts.points, ({ points }) => String(points)],
  [texts.reminder, ({ reminderTime }) => (reminderTime ? texts.at(reminderTime) : texts.noReminder)],
  [texts.names, ({ names }) => (names === 'INITIALS' ? texts.initials : texts.firstNames)],
  [allTexts.manage.phase, ({ phase }) => allTexts.phases[phase]],
  [
    allTexts.panel.participants,
    ({ participantIds }) => texts.chosen(participantIds.length),
    ({ participantIds }) => [...participantIds].sort().join(),
  ],
]

interface ChangedChallengeProps {
  /** Challenge with which the form was opened. */
  readonly before: StoredChallenge
  /** Challenge as it was saved elsewhere since. */
  readonly after: StoredChallenge
}

/** Notice that a challenge was changed elsewhere, with the settings that are stored now. */
export const ChangedChallenge = (versions: ChangedChallengeProps) => (
  <StoredElsewhere text={texts.changedMeanwhile}>
    <ChangedFields readings={readings} {...versions} />
  </StoredElsewhere>
)
