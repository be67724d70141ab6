import { NoResultError } from 'kysely'
import type { Problem } from '../problems/problem.ts'

/** Error codes of sockets, PostgreSQL and Prisma for: unreachable, starting, out of connections, timeout, deadlock. */
const unavailableCode =
  /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08|40P01|53|57P0|P1001|P1002|P1008|P1017|P2024|P2028|P2034|P2037)/
/** Messages of pg errors that have no code. */
const unavailableMessage =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/
/** Kinds of errors of Prisma's driver adapter. */
const unavailableKind = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/

interface ErrorLayer {
  code?: unknown
  originalCode?: unknown
  message?: unknown
  kind?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: unknown }
}

/** An error and the errors it wraps, in `cause` and in Prisma's `meta.driverAdapterError`. */
function* layersOf(error: unknown): Generator<ErrorLayer> {
  for (let layer = error as ErrorLayer | undefined; layer && typeof layer === 'object'; ) {
    yield layer
    layer = (layer.cause ?? layer.meta?.driverAdapterError) as ErrorLayer | undefined
  }
}

const matches = (pattern: RegExp, value: unknown) => typeof value === 'string' && pattern.test(value)

/** Whether an error, or one that it wraps, has a code. */
function hasCode(error: unknown, pattern: RegExp): boolean {
  for (const { code, originalCode } of layersOf(error)) {
    if (matches(pattern, code) || matches(pattern, originalCode)) return true
  }
  return false
}

/**
 * Whether a referenced or required row is missing (foreign-key violation, or no result), in PostgreSQL, Prisma or
 * Kysely.
 */
export const isMissingRow = (error: unknown): boolean =>
  error instanceof NoResultError || hasCode(error, /^(23503|P2003|P2025)$/)

/** Whether PostgreSQL or Prisma refused a text that it cannot store (NUL, a lone surrogate) or a date out of range. */
export const isInvalidText = (error: unknown): boolean => hasCode(error, /^(22021|22P05|22008)$/)

/** Whether a unique constraint was violated. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, /^(23505|P2002)$/)

/**
 * Reports a violation of a unique constraint as a problem.
 * @param write statement or transaction that may violate it
 * @param problem creates the problem
 * @throws the problem, or any other error of the write
 */
export async function onDuplicate<T>(write: Promise<T>, problem: () => Problem): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw isUniqueViolation(error) ? problem() : error
  }
}

const maxDeadlockAttempts = 3

/**
 * Repeats a transaction that PostgreSQL rolled back to resolve a deadlock, up to three attempts. For transactions that
 * cannot take their locks in the usual order, such as those that delete rows through foreign keys.
 * @param run the transaction; has no effects outside the database, so that it may be repeated
 */
export async function retryDeadlocks<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === maxDeadlockAttempts || !hasCode(error, /^40P01$/)) throw error
    }
  }
}

/** Whether an error means that the database is unavailable at the moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (hasCode(error, unavailableCode)) return true
  for (const { message, kind } of layersOf(error)) {
    if (matches(unavailableMessage, message) || matches(unavailableKind, kind)) return true
  }
  return false
}
