import type { Unit } from '@kostbar/contracts/recipes/units'
import { type IngredientMeasure, leadingMeasure } from './measures.ts'
import { leadingNumber } from './number-words.ts'
import { type StatedWeight, splitWeight } from './stated-weight.ts'

/** A parsed line of an ingredient list. */
export interface ParsedIngredient {
  /** The line as it was written. */
  readonly line: string
  /** Null without an amount: `Salz nach Belieben`. */
  readonly amount: number | null
  /** Upper bound of a range such as `2–3 EL`; null without a range. */
  readonly amountTo: number | null
  /** Recipe unit; null for a household measure. */
  readonly unit: Unit | null
  /** Household measure such as `Dose`, `Zehe` or `Bund`; null for a recipe unit. */
  readonly household: string | null
  /** Weight in grams beside the amount, from `1 Dose (400 g)`; null when the line does not give one. */
  readonly weight: StatedWeight | null
  readonly name: string
  /** Preparation or choice of the ingredient, for example `fein gehackt`; null without one. */
  readonly note: string | null
}

/** Longest line that is read, in characters; longer lines are not ingredients. */
export const maxLineLength = 300

const maxNameLength = 120

const bullet = /^(?:[-–—•·▪▢☐□✓✔*+>]|\d{1,2}\.\s(?=\d))\s*/
const approximation = /^(?:ca\.?|circa|zirka|etwa|rund|ungefähr|knapp|gute[rs]?|gut|je|jeweils|evtl\.?|eventuell)\s+/i
const toTaste = /(?:^|[\s,(]+)(?:n\.\s?b\.|nach (?:belieben|geschmack|bedarf|wunsch))(?=[\s,)]|$)\)?/i
const someOf = /^(?:etwas|ein wenig|wenig|einige|ein paar|ein bisschen|reichlich|viel)\s+/i
const purpose = /\s+((?:zum|für(?: die| den| das)?|aus der|auf|in|à la|z\. ?b\.)\s.+)$/i
const alternative = /\s+((?:oder|bzw\.?|\+|plus)\s.+)$/i
const rangeSeparator = /^\s*(?:-|–|—|bis(?: zu)?)\s*/
const partOf =
  /^((?:abgeriebene |geriebene )?schale|abrieb|saft|saft und (?:abgeriebene )?schale)\s+(?:von\s+)?(?=[\d½¼¾⅓⅔]|ein)/i

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\u00a0\u2000-\u200b\u202f]+/g, ' ')
    .trim()

const trimMarks = (text: string) => text.replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')

const joined = (...notes: (string | null | undefined)[]) =>
  notes
    .map((note) => trimMarks(note ?? ''))
    .filter(Boolean)
    .join(', ') || null

interface Amount {
  amount: number | null
  amountTo: number | null
  measure: IngredientMeasure | null
  rest: string
}

const noAmount = (rest: string): Amount => ({ amount: null, amountTo: null, measure: null, rest })

/** Parses amount, range and measure at the beginning of a line: `2–3 EL `, `1 Dose `, `eine Prise `. */
function leadingAmount(text: string): Amount {
  const bare = text.replace(approximation, '')
  const from = leadingNumber(bare)
  if (!from) {
    const only = leadingMeasure(bare)
    // A measure without a number counts once (`Prise Salz`, `Schuss Essig`); units of weight need a number.
    const isOne = only && (only.measure.kind === 'household' || only.measure.unit === 'Prise')
    return only && isOne && only.rest.trim() ? { amount: 1, amountTo: null, ...only } : noAmount(text)
  }
  const separator = rangeSeparator.exec(from.rest)
  const to = separator && leadingNumber(from.rest.slice(separator[0].length))
  const isRange = to && to.value > from.value
  const rest = isRange ? to.rest : from.rest
  const measured = leadingMeasure(rest.replace(/^\s*(?:x|×)\s+/i, ' '))
  return {
    amount: from.value,
    amountTo: isRange ? to.value : null,
    measure: measured?.measure ?? null,
    rest: measured?.rest ?? rest,
  }
}

/** Parses an amount after the name, as in tables: `Mehl 200 g`, `Eier: 3`. */
function trailingAmount(text: string): Amount {
  const end = /^(\D{2,80}?)[\s:]+((?:ca\. )?[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛–-]{0,12}\s?\p{L}{0,12}\.?)$/u.exec(text)
  if (!end?.[1] || !end[2]) return noAmount(text)
  const amount = leadingAmount(end[2])
  return amount.amount !== null && amount.rest.trim() === '' ? { ...amount, rest: end[1] } : noAmount(text)
}

/** Rounds an amount to thousandths, so that an eighth of a litre stays one. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000

/**
 * Splits an ingredient into name and note. The note consists of texts in brackets, text after a comma, and the purpose.
 */
function splitNote(text: string): { name: string; note: string | null } {
  const brackets: string[] = []
  const outside = tidy(
    text.replace(/\(([^()]{0,200})\)/g, (_match, inside: string) => {
      brackets.push(inside)
      return ' '
    }),
  )
  const comma = /^([^,;]+)[,;]\s*(.+)$/.exec(outside)
  const head = comma?.[1] ?? outside
  const ending = alternative.exec(head) ?? purpose.exec(head)
  const name = ending ? head.slice(0, ending.index) : head
  return { name: trimMarks(name), note: joined(ending?.[1], comma?.[2], ...brackets) }
}

/** Line without its bullet, with single spaces. */
export const cleanLine = (line: string): string => tidy(tidy(line).replace(bullet, '').replace(bullet, ''))

/** Splits a line of seasonings without an amount: `Salz, Pfeffer und Muskatnuss`. */
function seasonings(text: string): string[] {
  const parts = text.split(/,\s*|\s+(?:und|u\.|&)\s+/)
  const areNames =
    parts.length > 1 && parts.every((part) => /^\p{Lu}[\p{L}-]+(?: (?:aus der|zum|nach)\s.+)?$/u.test(part))
  return areNames ? parts : [text]
}

const pieces = { kind: 'unit', unit: 'Stk', factor: 1 } as const

function parseOne(line: string, text: string): ParsedIngredient {
  const part = partOf.exec(text)
  const words = part ? text.slice(part[0].length) : text
  const some = someOf.exec(words)
  const taste = toTaste.exec(words)
  const cleaned = tidy((taste ? words.replace(toTaste, ' ') : words).replace(someOf, ''))
  const leading = leadingAmount(cleaned)
  const { amount, amountTo, measure, rest } = leading.amount === null ? trailingAmount(cleaned) : leading
  const { weight, rest: unweighed } = splitWeight(rest)
  const { name, note } = splitNote(tidy(unweighed).replace(/^(?:von|vom)\s+/i, ''))
  const { unit, factor, household } =
    measure?.kind === 'household'
      ? { unit: null, factor: 1, household: measure.name }
      : { ...(measure ?? pieces), household: null }
  return {
    line,
    amount: amount === null || some ? null : rounded(amount * factor),
    amountTo: amountTo === null || some ? null : rounded(amountTo * factor),
    unit: amount === null ? null : unit,
    household: amount === null ? null : household,
    weight,
    name: name.slice(0, maxNameLength),
    note:
      joined(part?.[1], some?.[0].trim().toLowerCase(), taste && 'nach Belieben', note)?.slice(0, maxNameLength) ??
      null,
  }
}

/**
 * Parses a line of an ingredient list: `20 dag Mehl, glatt`, `½ Bund Petersilie`, `2–3 EL Öl`, `Salz n. B.`
 * @returns several ingredients for `Salz und Pfeffer`, none for a line without a name
 */
export function parseIngredientLine(line: string): ParsedIngredient[] {
  const text = cleanLine(line)
  if (text.length > maxLineLength) return []
  const texts = leadingAmount(text).amount === null ? seasonings(text) : [text]
  return texts.map((single) => parseOne(text, single)).filter(({ name }) => /\p{L}/u.test(name))
}
