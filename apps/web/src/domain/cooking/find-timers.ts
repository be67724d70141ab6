/** Duration named in a recipe step. */
export interface TimerMatch {
  /** The duration as written in the step: `6 bis 8 Minuten`. */
  readonly text: string
  /** Duration in seconds. Of a range, the shorter end: better to check the food too early. */
  readonly seconds: number
}

const numberWords = new Map([
  ['eine', 1],
  ['einer', 1],
  ['zwei', 2],
  ['drei', 3],
  ['vier', 4],
  ['fünf', 5],
  ['zehn', 10],
])
const fractions = new Map([
  ['¼', 0.25],
  ['½', 0.5],
  ['¾', 0.75],
])
const unitSeconds = { sekunde: 1, minute: 60, min: 60, stunde: 3600, std: 3600 } as const

const writtenFraction = /(\d)\s?[/⁄]\s?([1-9])/

// A written fraction first: otherwise `1/2 Stunde` would be read as `2 Stunde`.
const number = String.raw`(?:(?:\d+\s)?\d\s?[/⁄]\s?[1-9]|\d+(?:[,.]\d+)?\s?[¼½¾]?|[¼½¾]|${[...numberWords.keys()].join('|')})`
const duration = new RegExp(
  String.raw`(?<![\p{L}\d]|\d\s?[/⁄]\s?)(?:(${number})(?:\s?(?:–|-|bis)\s?(${number}))?\s|(eine (?:halbe|dreiviertel) ))(sekunde|minute|min\b|stunde|std\b)n?`,
  'giu',
)

/** Value of an amount: `10`, `1,5`, `1½`, `1 1/2`, `zwei`. */
const parseNumber = (text: string) =>
  text
    .replace(writtenFraction, (_, top: string, bottom: string) => String(Number(top) / Number(bottom)))
    .replace(/[¼½¾]/, (sign) => ` ${fractions.get(sign)}`)
    .trim()
    .split(/\s+/)
    .map((part) => numberWords.get(part.toLowerCase()) ?? Number(part.replace(',', '.')))
    .reduce((sum, part) => sum + part)

/** Durations named in a recipe step, in order of appearance, without duplicates. */
export function findTimers(step: string): TimerMatch[] {
  const timers = [...step.matchAll(duration)].map(([text, amount, , part, unit = '']) => {
    const value = part ? (part.toLowerCase().includes('halbe') ? 0.5 : 0.75) : parseNumber(amount ?? '')
    const seconds = unitSeconds[unit.toLowerCase() as keyof typeof unitSeconds]
    return { text: text.trim(), seconds: Math.round(value * seconds) }
  })
  return timers.filter(
    ({ seconds }, index) => seconds > 0 && timers.findIndex((other) => other.seconds === seconds) === index,
  )
}
