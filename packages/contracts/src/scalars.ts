import * as z from 'zod/mini'
import { meals, weekdays } from './meals.ts'
import { texts } from './texts.ts'

/** Point in time: a Date in the API, an ISO 8601 string in UTC in JSON. */
export const timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})

/** Calendar day as `2026-11-22`. */
export const day = z.iso.date(texts.day)

/**
 * Local time of day as `07:30`, unaffected by clock changes.
 * @param message German sentence for anything else
 */
export const timeOfDay = (message: string = texts.time) =>
  z.string(message).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message))

/** Value that is chosen on a scale from 1. */
export const scale = (max: number) =>
  z.int(texts.scale(max)).check(z.gte(1, texts.scale(max)), z.lte(max, texts.scale(max)))

/** Weekday of a plan. */
export const weekday = z.enum(weekdays)

/** Meal of a day. */
export const meal = z.enum(meals)

/** Schema of the keys of a record. */
export const keysOf = /* @__NO_SIDE_EFFECTS__ */ <K extends string>(values: Record<K, unknown>) =>
  z.enum(Object.keys(values) as [K, ...K[]])

/** Primary key (UUIDv7). */
export const id = z.uuid(texts.invalidId)

/**
 * Single-line text, trimmed and not empty. It is used in mails and file names, so it must not contain line breaks or
 * characters that reorder the text around it.
 * @param max maximum number of characters
 * @param message German sentence for an empty line
 */
export const line = (max: number, message: string = texts.required) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, texts.tooLong(max)), ...storable, noLineBreakOrBidi)

/**
 * Multi-line text, trimmed, possibly empty.
 * @param max maximum number of characters
 */
export const paragraph = (max: number) =>
  z.string(texts.required).check(z.trim(), z.maxLength(max, texts.tooLong(max)), ...storable)

/** Refuses control characters other than tab and line breaks; PostgreSQL cannot store NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const noControl = z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, texts.default)

/** Refuses halves of surrogate pairs, which UTF-8 cannot represent. */
const wellFormed = z.refine<string>((text) => !/\p{Cs}/u.test(text), texts.default)

/** Checks of all texts that are stored. */
export const storable = [noControl, wellFormed] as const

/** Refuses tabs, every kind of line break (also U+0085, U+2028, U+2029), and the controls of bidirectional text. */
const noLineBreakOrBidi = z.regex(/^[^\t\n\r\u0085\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/, texts.singleLine)

/** Begins with a domain, as addresses are said, printed and typed: without the scheme. */
const startsWithDomain = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(?=[:/?#]|$)/u

/** URL with http or https; other schemes could run scripts. One that is typed without a scheme gets https. */
export const webLink = z.string(texts.link).check(
  z.trim(),
  z.overwrite((text) => (startsWithDomain.test(text) ? `https://${text}` : text)),
  z.maxLength(2000, texts.link),
  ...storable,
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: texts.link }),
)

/** Size in bytes of a file to upload, parsed from the query string. */
export const fileSize = z.coerce.number(texts.fileSize).check(z.int(texts.fileSize), z.gte(1, texts.fileSize))

/** E-mail address, trimmed and in lower case, the form in which accounts are unique. */
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

/** Query of a list that is read page by page: `cursor` of the previous page; undefined for the first one. */
export const cursorQuery = z.object({ cursor: z.optional(id) })

/** One page of a list; `total` is the number of matching items, counted up to `countLimit` or `searchCountLimit`. */
export const page = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), page: z.int(), perPage: z.int(), total: z.int() })
