import type { Condition } from './query.ts'

type Test = (value: unknown, wanted: string) => boolean

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))
const words = (wanted: string) => wanted.split(',').map((word) => word.trim())
const itemsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
const isEmpty = (value: unknown) => textOf(value) === '' || (Array.isArray(value) && value.length === 0)

const states: Record<string, (value: unknown) => boolean> = {
  empty: isEmpty,
  not_empty: (value) => !isEmpty(value),
  empty_array: (value) => Array.isArray(value) && value.length === 0,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  true: (value) => value === true,
  false: (value) => value === false,
  null: (value) => value === null || value === undefined,
  not_null: (value) => value !== null && value !== undefined,
}

const tests: Record<string, Test> = {
  in: (value, wanted) => words(wanted).includes(textOf(value)),
  not_in: (value, wanted) => !words(wanted).includes(textOf(value)),
  like: (value, wanted) => isLike(textOf(value), wanted),
  not_like: (value, wanted) => !isLike(textOf(value), wanted),
  is: (value, wanted) => states[wanted]?.(value) ?? false,
  any_in_array: (value, wanted) => words(wanted).some((word) => itemsOf(value).includes(word)),
  all_in_array: (value, wanted) => words(wanted).every((word) => itemsOf(value).includes(word)),
  gt_date: (value, wanted) => Date.parse(textOf(value)) > Date.parse(wanted),
  lt_date: (value, wanted) => Date.parse(textOf(value)) < Date.parse(wanted),
  gt_int: (value, wanted) => Number(value) > Number(wanted),
  lt_int: (value, wanted) => Number(value) < Number(wanted),
  gt_float: (value, wanted) => Number(value) > Number(wanted),
  lt_float: (value, wanted) => Number(value) < Number(wanted),
}

/** Whether a story matches a condition; fields may be nested (`author.name`). */
export function fulfils(content: unknown, { field, operation, value }: Condition): boolean {
  const actual = field
    .split('.')
    .reduce<unknown>((inside, part) => (inside as Record<string, unknown>)?.[part], content)
  return tests[operation]?.(actual, value) ?? false
}

/**
 * Case-insensitive match with `*` wildcards. Not a regular expression: a
 * pattern of many stars would backtrack exponentially.
 */
export function isLike(text: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.toLowerCase().split('*')
  const last = rest.pop()
  const lower = text.toLowerCase()
  if (last === undefined) return lower === first
  if (!lower.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    const index = lower.indexOf(part, at)
    if (index < 0) return false
    at = index + part.length
  }
  return lower.length - last.length >= at && lower.endsWith(last)
}
