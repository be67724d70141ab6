const fractionValues: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

const numberWords: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  einer: 1,
  eines: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  halb: 0.5,
  halbe: 0.5,
  halber: 0.5,
  halbes: 0.5,
  halben: 0.5,
  halbem: 0.5,
  drittel: 1 / 3,
  zweidrittel: 2 / 3,
  viertel: 0.25,
  dreiviertel: 0.75,
  achtel: 0.125,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
}

/** Fraction signs, as a character class without its brackets. */
export const signs = Object.keys(fractionValues).join('')

/** Number in digits at the beginning of a text: `1 1/2`, `1½`, `½`, `1/2`, `1.000`, `0,75`; `0.125` is a decimal. */
const writtenNumber = new RegExp(
  `^(?:(\\d{1,5})\\s*([${signs}])|([${signs}])|(?:(\\d{1,5})\\s+)?(\\d{1,3})\\s?[/⁄]\\s?(\\d{1,3})|([1-9]\\d{0,2}(?:\\.\\d{3})+)|(\\d{1,6}(?:[.,]\\d{1,4})?))`,
)

/** Article before a fraction, with which it is one number: `eine ½`, `ein 1/2`. */
const articleOfFraction = new RegExp(`^ein(?:e[nmrs]?)?\\s+(?=[${signs}]|\\d{1,3}\\s?[/⁄])`, 'i')

/** Fraction as a German word at the beginning of a text; with `ein` or `1` before it, it is one number. */
const spokenFraction =
  /^(?:(?:ein(?:e[nmrs]?)?|1)\s+)?(halb(?:e[nmrs]?)?|(?:zwei ?)?drittel|(?:drei ?)?viertel|achtel)(?=[\s.]|$)/i

/** Number as a German word at the beginning of a text. */
const numberWord = /^(\p{L}+)(?=[\s.]|$)/u

/** A number at the beginning of a text, and the rest of the text. */
export interface LeadingNumber {
  readonly value: number
  readonly rest: string
}

function writtenValue(match: RegExpExecArray): number {
  const [, whole, sign, signAlone, mixedWhole, numerator, denominator, thousands, plain] = match
  if (sign) return Number(whole) + (fractionValues[sign] ?? 0)
  if (signAlone) return fractionValues[signAlone] ?? 0
  if (denominator) return Number(mixedWhole ?? 0) + Number(numerator) / Number(denominator)
  if (thousands) return Number(thousands.replaceAll('.', ''))
  return Number(plain?.replace(',', '.'))
}

/**
 * Parses the number at the beginning of a text, in digits or as a German word; null without one or for an impossible
 * amount (`1/0`).
 */
export function leadingNumber(text: string): LeadingNumber | null {
  const figures = text.replace(articleOfFraction, '')
  const spoken = spokenFraction.exec(text) ?? numberWord.exec(figures)
  const word = numberWords[spoken?.[1]?.toLowerCase().replace(' ', '') ?? '']
  if (spoken && word) return { value: word, rest: text.slice(spoken[0].length) }
  const written = writtenNumber.exec(figures)
  const value = written ? writtenValue(written) : 0
  return written && Number.isFinite(value) && value > 0 ? { value, rest: figures.slice(written[0].length) } : null
}
