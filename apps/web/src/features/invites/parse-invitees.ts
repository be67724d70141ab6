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
const firstNameHeading = /^(vorname|first ?name|name)$/i
const emailHeading = /^(e-?mail(-?adresse)?|mail|adresse|address)$/i

/** E-mail address in a cell, also in the form `Mia Muster <mia@example.at>`; null if there is none. */
function addressIn(cell: string): string | null {
  const { success, data } = z.safeParse(emailSchema, addressInBrackets.exec(cell)?.[1] ?? cell)
  return success ? data : null
}

/** Name before an address in angle brackets; empty without brackets. */
const nameBeforeAddress = (cell: string) => (addressInBrackets.test(cell) ? cell.replace(addressInBrackets, '') : '')

const toFirstName = (text: string): string | null =>
  text
    .replaceAll('"', '')
    .trim()
    .split(/[\s,;]+/)[0]
    ?.slice(0, firstNameLength) || null

/** Column index of first names according to the headings; undefined if no heading names one. */
function firstNameColumn(heading: readonly string[]): number | undefined {
  const column = heading.findIndex((cell) => firstNameHeading.test(cell.trim()))
  return column >= 0 ? column : undefined
}

const isHeading = (cells: readonly string[]) => cells.some((cell) => emailHeading.test(cell.trim()))

/** Parses a line; one with several addresses, as mail programs copy them, becomes several lines. */
function toLines(cells: readonly string[], line: number, nameColumn: number | undefined): ParsedLine[] {
  const text = cells.join(' ').trim()
  const addresses = cells.filter((cell) => addressIn(cell) !== null)
  if (addresses.length > 1)
    return addresses.map((cell) => ({
      line,
      email: addressIn(cell),
      firstName: toFirstName(nameBeforeAddress(cell)),
      text: cell.trim(),
    }))
  const [address] = addresses
  if (address === undefined) return [{ line, email: null, firstName: null, text }]
  const others = cells.filter((cell) => cell !== address && cell.trim() !== '')
  const name = nameColumn === undefined ? others[0] : cells[nameColumn]
  return [{ line, email: addressIn(address), firstName: toFirstName(nameBeforeAddress(address) || (name ?? '')), text }]
}

/** Parses a pasted list or the text of a CSV file: separated by commas, semicolons or tabs, with or without headings. */
export function parseInvitees(text: string): ParsedLine[] {
  const data = parseCsv(text)
  const [heading] = data
  const nameColumn = heading && isHeading(heading) ? firstNameColumn(heading) : undefined
  return data.flatMap((cells, index) => {
    const isEmpty = cells.every((cell) => cell.trim() === '')
    return isEmpty || (index === 0 && isHeading(cells)) ? [] : toLines(cells, index + 1, nameColumn)
  })
}
