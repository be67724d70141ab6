import { leadingNumber, signs } from './number-words.ts'

/** Number of a duration: `1 1/2`, `1½`, `½`, `1/2`, `45`, `1,25`, `1.5`. */
const number = String.raw`((?<!\d)(?:\d{1,3}\s)?\d\s?[/⁄]\s?\d|(?:\d{1,3}\s?)?[${signs}]|\d{1,4}(?:,\d{1,2}|\.\d)?)`

const minutesOf: readonly [RegExp, number][] = [
  [new RegExp(String.raw`${number}\s*(?:h\b|std\b|stdn\b|stunden?)`, 'i'), 60],
  [new RegExp(String.raw`${number}\s*(?:min\b|minuten?|')`, 'i'), 1],
]

const isoDuration = /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3}(?:\.\d+)?)H)?(?:(\d{1,4}(?:\.\d+)?)M)?(?:\d+(?:\.\d+)?S)?)?$/i

/** Longest preparation time of a recipe, in minutes. */
export const maxMinutes = 1440

const inRange = (minutes: number) => (minutes >= 1 && minutes <= maxMinutes ? Math.round(minutes) : null)

/** Minutes of a German duration such as `1 Std. 15 Min.`, `1½ Stunden` or `45 Minuten`; null without one. */
export function germanMinutes(text: string): number | null {
  const parts = minutesOf.map(([pattern, factor]) => {
    const written = pattern.exec(text)?.[1]
    return written ? (leadingNumber(written)?.value ?? 0) * factor : 0
  })
  return inRange(parts.reduce((sum, part) => sum + part, 0))
}

/** Minutes of an ISO 8601 duration such as `PT1H15M`; null for anything else. */
export function isoMinutes(text: string): number | null {
  const match = isoDuration.exec(text.trim())
  if (!match) return null
  const [, days = 0, hours = 0, minutes = 0] = match
  return inRange(Number(days) * 1440 + Number(hours) * 60 + Number(minutes))
}
