import { NoResultError } from 'kysely'

/** Codes of sockets, PostgreSQL and Prisma that mean: away, starting, out of connections, or silent for too long. */
const awayCode =
  /^(ECONN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08|53|57P0|P1001|P1002|P1008|P1017|P2024|P2028|P2037)/
/** What the driver says without giving a code. */
const awayMessage =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/
/** Prisma's names for the same, where its driver adapter fails before there is a query. */
const awayKind = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/

interface Layer {
  code?: unknown
  originalCode?: unknown
  message?: unknown
  kind?: unknown
  cause?: unknown
  meta?: { driverAdapterError?: unknown }
}

/** An error with everything it wraps: `cause`, and where Prisma keeps the driver's error. */
function* layersOf(error: unknown): Generator<Layer> {
  for (let layer = error as Layer | undefined; layer && typeof layer === 'object'; ) {
    yield layer
    layer = (layer.cause ?? layer.meta?.driverAdapterError) as Layer | undefined
  }
}

const matches = (pattern: RegExp, value: unknown) => typeof value === 'string' && pattern.test(value)

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code)

/** A foreign key without its row, or no row where one is required: by PostgreSQL's code, Prisma's and Kysely's error. */
export const isMissingRow = (error: unknown): boolean =>
  error instanceof NoResultError || /^(23503|P2003|P2025)$/.test(codeOf(error))

/** A value that has to be unique is taken. */
export const isUniqueViolation = (error: unknown): boolean => /^(23505|P2002)$/.test(codeOf(error))

/** Whether an error means that the database cannot be reached at this moment, and not that something is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (const { code, originalCode, message, kind } of layersOf(error)) {
    if (matches(awayCode, code) || matches(awayCode, originalCode)) return true
    if (matches(awayMessage, message) || matches(awayKind, kind)) return true
  }
  return false
}
