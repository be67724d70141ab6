import type { ChallengeRow } from '@kostbar/contracts/challenges/schemas'
import { weekdays } from '@kostbar/contracts/meals'
import { shortWeekdayNames } from '@kostbar/contracts/short-weekdays'
import { formatShortDate } from '../../lib/format.ts'
import { texts } from './texts.ts'

/** Weekdays such as `Mo, Mi, Fr`, or the text for every day. */
export const formatWeekdays = (chosen: ChallengeRow['weekdays']): string =>
  chosen.length === weekdays.length
    ? texts.everyDay
    : weekdays.flatMap((day) => (chosen.includes(day) ? shortWeekdayNames[day] : [])).join(', ')

/** Period such as `24.11.2026 bis 07.12.2026`. */
export const formatPeriod = ({ startsOn, endsOn }: Pick<ChallengeRow, 'startsOn' | 'endsOn'>): string =>
  texts.period(formatShortDate(startsOn), formatShortDate(endsOn))
