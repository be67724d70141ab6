import { email as emailSchema } from '@kostbar/contracts/scalars'
import Papa from 'papaparse'
import * as z from 'zod/mini'

/** A line of a pasted list or a CSV file. */
export interface ParsedLine {
  /** From 1. */
  readonly line: number
  /** The lower-cased address; null when the line holds no valid one. */
  readonly email: string | null
  readonly firstName: string | null
  /** The line as it was written. */
  readonly text: string
}

const firstNameLength = 60
const addressInBrackets = /<([^<>\s]+@[^<>\s]+)>/
const firstNameHeading = /^(vorname|first ?name|name)$/i
const emailHeading = /^(e-?mail(-?adresse)?|mail|adresse|address)$/i

/** The address in a cell, also in the form `Mia Muster <mia@example.at>`. */
function addressIn(cell: string): string | null {
  const { success, data } = z.safeParse(emailSchema, addressInBrackets.exec(cell)?.[1] ?? cell)
  return success ? data : null
}

/** The name in front of an address in angle brackets. */
const nameBeforeAddress = (cell: string) => (addressInBrackets.test(cell) ? cell.replace(addressInBrackets, '') : '')

const toFirstName = (text: string): string | null =>
  text.replaceAll('"', '').trim().split(/\s+/)[0]?.slice(0, firstNameLength) || null

/** Column of the first names by the headings; undefined without headings. */
function firstNameColumn(heading: readonly string[]): number | undefined {
  const column = heading.findIndex((cell) => firstNameHeading.test(cell.trim()))
  return column >= 0 ? column : undefined
}

const isHeading = (cells: readonly string[]) => cells.some((cell) => emailHeading.test(cell.trim()))

/** A line with several addresses, as mail programs copy them, is as many lines. */
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
  // Not guessed by the library, which needs the same number of cells in most lines.
  const delimiter = [';', '\t'].find((separator) => text.includes(separator)) ?? ','
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter })
  const [heading] = data
  const nameColumn = heading && isHeading(heading) ? firstNameColumn(heading) : undefined
  return data.flatMap((cells, index) => {
    const isEmpty = cells.every((cell) => cell.trim() === '')
    return isEmpty || (index === 0 && isHeading(cells)) ? [] : toLines(cells, index + 1, nameColumn)
  })
}
