import { z } from 'zod'
import { invalid, type StripeError } from './stripe-error.ts'

/** Parameter types, parsed from text. An empty text unsets an `emptyable` parameter. */
export const text = z.string().max(5000)
/** Required text. */
export const filled = text.min(1)
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, { error: 'integer' })
  .transform(Number)
export const nonNegative = integer.refine((value) => value >= 0, {
  error: 'This value must be greater than or equal to 0.',
})
export const timestamp = integer.refine((value) => value >= 0, { error: 'Invalid timestamp' })
export const decimal = z.string().regex(/^-?\d{1,15}(\.\d{1,12})?$/, { error: 'decimal' })
export const boolean = z.enum(['true', 'false']).transform((value) => value === 'true')
export const emptyable = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable())
/** Metadata changes: a value sets, an empty value removes a key, an empty text removes all keys. */
export const metadata = emptyable(z.record(z.string().max(40), z.string().max(500)))
export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
})
export const created = z.union([
  timestamp,
  z.strictObject({
    gt: timestamp.optional(),
    gte: timestamp.optional(),
    lt: timestamp.optional(),
    lte: timestamp.optional(),
  }),
])
/** Accepted without validation. */
export const unvalidated = z.unknown()

const nameOf = ([first, ...rest]: readonly PropertyKey[]): string =>
  `${String(first ?? '')}${rest.map((key) => `[${String(key)}]`).join('')}`

const valueAt = (params: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    params,
  )

function refusal(issue: z.core.$ZodIssue, params: unknown): StripeError {
  if (issue.code === 'unrecognized_keys') {
    const name = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
  }
  const name = nameOf(issue.path)
  const value = valueAt(params, issue.path)
  if (value === undefined) return invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
  if (value === '') return invalid(`You passed an empty string for '${name}'.`, name, 'parameter_invalid_empty')
  if (issue.message === 'integer') return invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer')
  if (issue.message === 'decimal') return invalid(`Invalid decimal: ${value}`, name)
  if (issue.code === 'invalid_value') return invalid(`Invalid ${name}: must be one of ${issue.values.join(', ')}`, name)
  if (issue.code === 'too_big') return invalid(`Invalid ${name}: too long`, name)
  if (issue.code === 'custom') return invalid(issue.message, name)
  return invalid(`Invalid ${typeof value === 'object' ? 'object' : 'value'}: ${name}`, name)
}

/**
 * Parses parameters with a schema.
 * @throws StripeError naming the first invalid parameter
 */
export function readParams<S extends z.ZodType>(schema: S, params: unknown): z.infer<S> {
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw issue ? refusal(issue, params) : invalid('Invalid parameters')
}

/** The metadata after a change. */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === undefined) return before
  const merged = { ...(change ? before : {}), ...change }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
