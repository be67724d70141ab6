import * as z from 'zod/mini'
import { meals, weekdays } from './meals.ts'
import { texts } from './texts.ts'

/** A point in time: a Date in the API, an ISO 8601 string in UTC on the wire. */
export const timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** A day of the plan's week. */
export const weekday = z.enum(weekdays)

/** A meal of a day. */
export const meal = z.enum(meals)

/** A UUIDv7 key. */
export const id = z.uuid(texts.invalidId)

/**
 * A single-line text, trimmed and not empty. It goes into mails and file names, so it holds no second line and nothing that
 * reorders the text around it.
 * @param max longest length in characters
 * @param message German sentence for an empty line
 */
export const line = (max: number, message: string = texts.required) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, texts.tooLong(max)), ...storable, noLineBreakOrBidi)

/** A multi-line text, trimmed, possibly empty. `max` in characters. */
export const paragraph = (max: number) =>
  z.string(texts.required).check(z.trim(), z.maxLength(max, texts.tooLong(max)), ...storable)

/** Refuses control characters other than tab and line breaks; PostgreSQL cannot store NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const noControl = z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, texts.default)

/** Refuses halves of surrogate pairs, which UTF-8 cannot represent. */
const wellFormed = z.refine<string>((text) => !/\p{Cs}/u.test(text), texts.default)

/** Checks of every text that is stored. */
export const storable = [noControl, wellFormed] as const

/** Refuses tabs, every kind of line break (also U+0085, U+2028, U+2029), and the controls of bidirectional text. */
const noLineBreakOrBidi = z.regex(/^[^\t\n\r\u0085\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/, texts.singleLine)

/** Size in bytes of a file to upload, parsed from the query string. */
export const fileSize = z.coerce.number(texts.fileSize).check(z.int(texts.fileSize), z.gte(1, texts.fileSize))

/** An e-mail address, trimmed and lower-cased, the form in which accounts are unique. */
export const email = z
  .string(texts.email)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, texts.email), z.email(texts.email))

/** `?page` from 1 and `?perPage` up to 100, parsed from the query string. */
export const paging = {
  page: z._default(
    z.coerce
      .number(texts.default)
      .check(z.int(texts.default), z.gte(1, texts.default), z.lte(1_000_000, texts.default)),
    1,
  ),
  perPage: z._default(
    z.coerce.number(texts.default).check(z.int(texts.default), z.gte(1, texts.default), z.lte(100, texts.perPage)),
    25,
  ),
}

/** One page of a list; `total` is the number of matching items, counted up to `countLimit`. */
export const page = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.int(), perPage: z.int(), total: z.int() })
