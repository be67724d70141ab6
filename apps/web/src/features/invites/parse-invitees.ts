import { email as emailSchema } from '@kostbar/contracts/scalars'
import * as z from 'zod/mini'
import { parseCsv } from '../../lib/parse-csv.ts'

/** Parsed line of a pasted list or CSV file. */
export interface ParsedLine {
  /** Line number, starting at 1. */
  readonly line: number
  /** Address in lower case; null if the line has no valid one. */
  readonly email: string | null
  readonly firstName: string | null
  /** Original text of the line. */
  readonly text: string
}

const firstNameLength = 60
const addressInBrackets = /<([^<>\s]+@[^<>\s]+)>/
const firstNameHeading = /^(vornamen?|first ?name)$/i
const nameHeading = /^name$/i
/** Also as spreadsheets and mail programs name it: `E-Mail Adresse`, `Email Address`, `E-mail 1 - Value`. */
const emailHeading = /^(e-?mail\b[^@]*|(e-?)?mail[- ]?(adresse|address)?|adresse|address)$/i

/** E-mail address in a cell, also in the form `Mia Muster <mia@example.at>`; null if there is none. */
function addressIn(cell: string): string | null {
  const { success, data } = z.safeParse(emailSchema, addressInBrackets.exec(cell)?.[1] ?? cell)
  return success ? data : null
}

const cleanName = (text: string): string | null => text.replaceAll('"', '').trim().slice(0, firstNameLength) || null

/** Puts the first name first; company address books have it after the last one. After several words, a title follows. */
const withFirstNameFirst = (name: string): string => name.replace(/^([^\s,]+),\s*(\S.*)$/, '$2 $1')

/** Name before an address in angle brackets; empty without brackets. */
const nameBeforeAddress = (cell: string): string =>
  addressInBrackets.test(cell) ? withFirstNameFirst(cleanName(cell.replace(addressInBrackets, '')) ?? '') : ''

/**
 * Takes the quotes and separators out of names that stand before an address: in a table a cell that begins with a quote
 * ends with one, so the first of several recipients would swallow the others.
 */
const unquoteNames = (text: string): string =>
  text.replace(/"([^"\n]*)"(?=\s*<[^<>\s]+@[^<>\s]+>)/g, (_quoted, name: string) =>
    withFirstNameFirst(name).replaceAll(/[,;\t]/g, ' '),
  )

/** First word of a name, which may be a full name. */
const firstWord = (name: string): string | null => cleanName(cleanName(name)?.split(/[\s,;]+/)[0] ?? '')

/** Where the headings say that names are. */
interface NameColumn {
  readonly index: number
  /** Whether it contains first names only, which can be two words. */
  readonly isFirstName: boolean
}

/** Column of names according to the headings; undefined if no heading names one. */
function nameColumnOf(heading: readonly string[]): NameColumn | undefined {
  const indexOf = (pattern: RegExp) => heading.findIndex((cell) => pattern.test(cell.trim()))
  const [firstNames, names] = [indexOf(firstNameHeading), indexOf(nameHeading)]
  if (firstNames >= 0) return { index: firstNames, isFirstName: true }
  return names >= 0 ? { index: names, isFirstName: false } : undefined
}

const isHeading = (cells: readonly string[]) => cells.some((cell) => emailHeading.test(cell.trim()))

/** Parses a line; one with several addresses, as mail programs copy them, becomes several lines. */
function toLines(cells: readonly string[], line: number, nameColumn: NameColumn | undefined): ParsedLine[] {
  const text = cells.join(' ').trim()
  const addresses = cells.filter((cell) => addressIn(cell) !== null)
  if (addresses.length > 1)
    return addresses.map((cell) => ({
      line,
      email: addressIn(cell),
      firstName: firstWord(nameBeforeAddress(cell)),
      text: cell.trim(),
    }))
  const [address] = addresses
  if (address === undefined) return [{ line, email: null, firstName: null, text }]
  const others = cells.filter((cell) => cell !== address && cell.trim() !== '')
  const name = (nameColumn ? cells[nameColumn.index] : others[0]) ?? ''
  const firstName = nameColumn?.isFirstName ? cleanName(name) : firstWord(nameBeforeAddress(address) || name)
  return [{ line, email: addressIn(address), firstName, text }]
}

/** Parses a pasted list or the text of a CSV file: separated by commas, semicolons or tabs, with or without headings. */
export function parseInvitees(text: string): ParsedLine[] {
  const data = parseCsv(unquoteNames(text))
  const [heading] = data
  const nameColumn = heading && isHeading(heading) ? nameColumnOf(heading) : undefined
  return data.flatMap((cells, index) => {
    const isEmpty = cells.every((cell) => cell.trim() === '')
    return isEmpty || (index === 0 && isHeading(cells)) ? [] : toLines(cells, index + 1, nameColumn)
  })
}

/** Invitations to the lines with an address, all with the same message. */
export const toInvitees = (lines: readonly ParsedLine[], message: string) =>
  lines.flatMap(({ email, firstName }) => (email === null ? [] : [{ email, firstName, message }]))
