import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, lengthInDays, weekdayOf } from '../calendar.ts'
import { type Weekday, weekdays } from '../meals.ts'
import {
  type ChallengeSchedule,
  isEntryOpen,
  nextScheduledDay,
  openDays,
  phaseOf,
  scheduledDays,
  streaksOf,
} from './days.ts'

/** Five years, with a 29 February and ten clock changes. */
const firstDay = '2026-01-01'
const fiveYears = 5 * 365 + 1

const day = fc.nat(fiveYears).map((days) => addDays(firstDay, days))
const schedule: fc.Arbitrary<ChallengeSchedule> = fc
  .record({
    startsOn: day,
    length: fc.integer({ min: 1, max: 90 }),
    weekdays: fc.subarray([...weekdays], { minLength: 1 }),
  })
  .map(({ startsOn, length, weekdays: chosen }) => {
    return { startsOn, endsOn: addDays(startsOn, length - 1), weekdays: chosen as Weekday[] }
  })

const weekdayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/Vienna' })
const viennaTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Vienna',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Moment at which a clock in Vienna shows this time; computed independently of the code under test. */
function atVienna(date: string, time: string): Date {
  const guess = new Date(`${date}T${time}:00Z`)
  const offsets = [1, 2].map((hours) => new Date(guess.getTime() - hours * 3_600_000))
  const shows = (moment: Date) => viennaTime.format(moment) === `${date} ${time}`
  const offset = offsets.find(shows)
  if (!offset) throw new RangeError(`No clock shows ${date} ${time}`)
  return offset
}

describe('scheduled days', () => {
  it('are exactly the chosen weekdays between the first and the last day, each once and in order', () => {
    fc.assert(
      fc.property(schedule, (challenge) => {
        const days = scheduledDays(challenge)
        const expected: string[] = []
        // Noon in UTC falls on the same calendar day everywhere in Europe.
        for (let moment = Date.parse(`${challenge.startsOn}T12:00:00Z`); ; moment += 86_400_000) {
          const date = new Date(moment)
          const text = date.toISOString().slice(0, 10)
          if (text > challenge.endsOn) break
          const name = weekdayName.format(date)
          if (challenge.weekdays.includes(name as Weekday)) expected.push(text)
        }
        expect(days).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('include 29 February in a leap year', () => {
    const challenge = { startsOn: '2028-02-28', endsOn: '2028-03-01', weekdays }
    expect(scheduledDays(challenge)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(weekdayOf('2028-02-29')).toBe('Tuesday')
  })

  it.each([
    ['2027-03-27', '2027-03-29', ['2027-03-27', '2027-03-28', '2027-03-29']],
    ['2026-10-24', '2026-10-26', ['2026-10-24', '2026-10-25', '2026-10-26']],
  ])('count the days of a change of clocks once: %s to %s', (startsOn, endsOn, days) => {
    expect(scheduledDays({ startsOn, endsOn, weekdays })).toEqual(days)
    expect(lengthInDays(startsOn, endsOn)).toBe(3)
  })
})

describe('the entry of a day', () => {
  it('is open from its midnight until noon of the next day, on every day of five years', () => {
    for (let index = 0; index <= fiveYears; index += 1) {
      const date = addDays(firstDay, index)
      const opens = atVienna(date, '00:00')
      const closes = atVienna(addDays(date, 1), '12:00')
      const around = [opens.getTime() - 1, opens.getTime(), closes.getTime() - 1, closes.getTime()]
      expect([date, ...around.map((time) => isEntryOpen(date, new Date(time)))]).toEqual([
        date,
        false,
        true,
        true,
        false,
      ])
    }
  })

  it('is open for 36 hours, 35 when summer time begins and 37 when it ends', () => {
    const hours = (date: string) =>
      (atVienna(addDays(date, 1), '12:00').getTime() - atVienna(date, '00:00').getTime()) / 3_600_000
    expect([hours('2026-11-22'), hours('2027-03-28'), hours('2026-10-25')]).toEqual([36, 35, 37])
  })

  it('is one of at most two scheduled days, today and until noon yesterday', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
    fc.assert(
      fc.property(schedule, fc.nat(100), minute, (challenge, index, minutes) => {
        const date = addDays(challenge.startsOn, index - 3)
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        fc.pre(!(time >= '02:00' && time < '03:00'))
        const now = atVienna(date, time)
        const open = openDays(challenge, now)
        const scheduled = scheduledDays(challenge)
        const candidates = time < '12:00' ? [addDays(date, -1), date] : [date]
        expect(open).toEqual(candidates.filter((candidate) => scheduled.includes(candidate)))
        // A day can be open only while its challenge is running.
        if (open.length > 0) expect(phaseOf(challenge, now)).toBe('RUNNING')
        expect(nextScheduledDay(challenge, now)).toBe(scheduled.find((next) => next > date) ?? null)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the phase', () => {
  it('is planned until the first midnight and over at noon after the last day', () => {
    fc.assert(
      fc.property(schedule, ({ startsOn, endsOn }) => {
        const challenge = { startsOn, endsOn }
        const [opens, closes] = [atVienna(startsOn, '00:00').getTime(), atVienna(addDays(endsOn, 1), '12:00').getTime()]
        const phases = [opens - 1, opens, closes - 1, closes].map((time) => phaseOf(challenge, new Date(time)))
        expect(phases).toEqual(['PLANNED', 'RUNNING', 'RUNNING', 'ENDED'])
      }),
    )
  })
})

describe('a streak', () => {
  const challenge: ChallengeSchedule = {
    startsOn: '2026-11-02',
    endsOn: '2026-11-30',
    weekdays: ['Monday', 'Wednesday', 'Friday'],
  }
  const reached = (...days: number[]) => new Set(days.map((date) => `2026-11-${String(date).padStart(2, '0')}`))

  it('counts scheduled days, not those between them', () => {
    expect(streaksOf(challenge, reached(2, 4, 6, 9), atVienna('2026-11-09', '18:00'))).toEqual({
      current: 4,
      longest: 4,
    })
  })

  it('lasts while the day can still be entered, and ends at noon of the next', () => {
    const days = reached(2, 4, 6)
    expect(streaksOf(challenge, days, atVienna('2026-11-09', '08:00')).current).toBe(3)
    expect(streaksOf(challenge, days, atVienna('2026-11-10', '11:59')).current).toBe(3)
    expect(streaksOf(challenge, days, atVienna('2026-11-10', '12:00'))).toEqual({ current: 0, longest: 3 })
  })

  it('starts again after a missed day, and the longest stays', () => {
    expect(streaksOf(challenge, reached(2, 4, 9), atVienna('2026-11-10', '13:00'))).toEqual({ current: 1, longest: 2 })
  })

  it('is never longer than what was reached, and exactly that when nothing was missed', () => {
    fc.assert(
      fc.property(schedule, fc.func(fc.boolean()), fc.nat(120), (challenge, isReached, index) => {
        const now = atVienna(addDays(challenge.startsOn, index), '13:00')
        const past = scheduledDays(challenge).filter((date) => date <= addDays(challenge.startsOn, index))
        const days = new Set(past.filter((date) => isReached(date)))
        const { current, longest } = streaksOf(challenge, days, now)
        expect(current).toBeLessThanOrEqual(longest)
        expect(longest).toBeLessThanOrEqual(days.size)
        expect(streaksOf(challenge, new Set(past), now)).toEqual({ current: past.length, longest: past.length })
      }),
      { numRuns: 500 },
    )
  })
})
