import { germanMinutes } from './duration.ts'
import { cleanLine, parseIngredientLine } from './ingredient-line.ts'
import { isServingsLine, servingsOf, servingsOfSentence } from './servings.ts'

/** Parts of a recipe as found in a text or page, not yet matched to foods. */
export interface RawRecipe {
  readonly name: string
  readonly description: string
  readonly servings: number | null
  readonly prepMinutes: number | null
  readonly ingredientLines: readonly string[]
  readonly steps: readonly string[]
}

type Section = 'head' | 'ingredients' | 'steps' | 'other'

const headings: readonly [Section, RegExp][] = [
  ['ingredients', /^(?:die )?zutaten(?:liste)?(?:\s+für\b.*|\s*\(.*\))?\s*:?$/i],
  [
    'steps',
    /^(?:zubereitung(?:sschritte)?|anleitung|so (?:geht['’]?s|wird['’]?s gemacht)|schritte|und so geht['’]?s|herstellung)\s*:?$/i,
  ],
  [
    'other',
    /^(?:tipps?|hinweise?|nährwerte.*|anmerkung(?:en)?|kommentare?.*|bewertung.*|das könnte dir auch.*|kalorien.*)\s*:?$/i,
  ],
]

const preparation =
  /^(?:zubereitungszeit|arbeitszeit|gesamtzeit|dauer|kochzeit|backzeit|koch-\/backzeit|zeit|vorbereitung(?:szeit)?|fertig in|wartezeit|ruhezeit)\b/i
const facts =
  /^(?:schwierigkeit(?:sgrad)?|niveau|kalorien|brennwert|autor|von|quelle|nährwert|menge|drucken|speichern|teilen|bewert)\b/i
const stepNumber = /^(?:schritt\s*)?\d{1,2}\s*[.):]\s*(?=\p{L})|^schritt\s*\d{1,2}\s*:?\s*/iu

const headingOf = (line: string): Section | undefined => headings.find(([, pattern]) => pattern.test(line))?.[0]

/** Whether a line is about the recipe as a whole: servings, time, difficulty. */
const isFact = (line: string) => preparation.test(line) || facts.test(line) || isServingsLine(line)

/** Whether a line is a heading among the ingredients or steps, such as `Für den Teig:`, but not a step that begins so. */
const isSubheading = (line: string) => /:$/.test(line) || /^für (?:den|die|das)\b.*[^.!]$/i.test(line)

/** Whether a line is a sentence of the preparation, not an ingredient. */
const isSentence = (line: string) =>
  line.length > 90 || (/[.!]$/.test(line) && line.split(' ').length > 5 && !/\b(?:n\. ?b|ca|evtl)\.$/i.test(line))

const startsWithAmount = (line: string) => {
  const [ingredient, ...more] = parseIngredientLine(line)
  return (
    more.length > 0 ||
    (ingredient !== undefined && (ingredient.amount !== null || ingredient.note?.includes('nach Belieben')))
  )
}

interface Parts {
  head: string[]
  ingredients: string[]
  steps: string[]
  other: string[]
}

/**
 * Splits lines into sections by their headings. Without headings, lines with amounts are ingredients and sentences
 * after them are steps.
 */
function sectionsOf(lines: readonly string[]): Parts {
  const parts: Parts = { head: [], ingredients: [], steps: [], other: [] }
  const hasHeadings = lines.some((line) => headingOf(line) === 'ingredients')
  let section: Section = 'head'
  for (const line of lines) {
    const heading = headingOf(line)
    if (heading) {
      section = heading
      if (heading === 'ingredients') parts.head.push(line)
    } else if (
      !hasHeadings &&
      section === 'head' &&
      parts.head.length > 0 &&
      !isFact(line) &&
      startsWithAmount(line) &&
      !isSentence(line)
    ) {
      section = 'ingredients'
      parts.ingredients.push(line)
    } else if (section === 'ingredients' && (isSentence(line) || stepNumber.test(line))) {
      section = 'steps'
      parts.steps.push(line)
    } else parts[section].push(line)
  }
  return parts
}

const withoutNumber = (line: string) => line.replace(stepNumber, '').trim()

/** Minutes of the line with the total time, else the sum of all lines with a time; null without one. */
function minutesOf(lines: readonly string[]): number | null {
  const times = lines.filter((line) => preparation.test(line) || /^\W*\d+\s*(?:min|std|h\b)/i.test(line))
  const total = times.find((line) => /^(?:gesamt|fertig in|zubereitungszeit|dauer)/i.test(line))
  return germanMinutes(total ?? '') ?? (times.reduce((sum, line) => sum + (germanMinutes(line) ?? 0), 0) || null)
}

/** Servings from the lines that are about them (also `30 Min. | 4 Portionen`), else from a sentence before the list. */
function servingsOfLines(head: readonly string[], ingredients: readonly string[]): number | null {
  const stated = [...head, ...ingredients]
    .flatMap((line) => (headingOf(line) ? [line] : line.split(/\s*[|·•]\s*/).filter(isServingsLine)))
    .map(servingsOf)
  const servingsInText = head.filter((line) => line.length < 100 && !facts.test(line)).map(servingsOfSentence)
  return [...stated, ...servingsInText].find((value) => value !== null) ?? null
}

/** Reads a recipe from plain text, with or without headings; missing parts are empty or null. */
export function parseRecipeText(text: string): RawRecipe {
  const lines = text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  const { head, ingredients, steps } = sectionsOf(lines)
  const facts = [...head, ...ingredients].filter(isFact)
  const [name = '', ...description] = head.filter((line) => !isFact(line) && headingOf(line) === undefined)
  return {
    name: cleanLine(name.replace(/^#+\s*/, '')),
    description: description.map(cleanLine).join('\n'),
    servings: servingsOfLines(head, ingredients),
    prepMinutes: minutesOf(facts),
    ingredientLines: ingredients.filter((line) => !isFact(line) && !isSubheading(line)),
    steps: steps
      .filter((line) => !isSubheading(line))
      .map(cleanLine)
      .map(withoutNumber)
      .filter((line) => line !== ''),
  }
}
