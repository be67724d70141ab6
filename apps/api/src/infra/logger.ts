import { destination, type Logger, pino } from 'pino'

/** Error properties that are logged; other properties set by drivers contain rows, values and addresses. */
const loggedProperties = ['code', 'constraint', 'table', 'queue'] as const

type ErrorLike = { [Key in (typeof loggedProperties)[number] | 'name' | 'message' | 'stack' | 'cause']?: unknown }

const emailAddress = /[^\s<>"'`(),;:]+@[^\s<>"'`(),;:]+/g
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? ''
const frames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * Error serializer: the last line of the message (Prisma puts the query before it) with e-mail addresses masked (mail
 * servers repeat them), the stack without the message, and the allowed properties.
 */
function loggable(error: unknown): object {
  if (typeof error !== 'object' || error === null)
    return { message: lastLine(String(error)).replace(emailAddress, '…') }
  const { name, message, stack, cause } = error as ErrorLike
  const properties = loggedProperties
    .map((key) => [key, (error as ErrorLike)[key]])
    .filter(([, value]) => value !== undefined)
  return {
    type: name,
    message: lastLine(String(message)).replace(emailAddress, '…'),
    ...Object.fromEntries(properties),
    ...(typeof stack === 'string' && { stack: frames(stack) }),
    ...(cause instanceof Error && { cause: loggable(cause) }),
  }
}

/**
 * Buffered writes: flushed at 16 kB, every 200 ms and on exit; lines beyond 8 MB are dropped while stdout blocks.
 */
const buffering = { sync: false, minLength: 16_000, periodicFlush: 200, maxLength: 8_000_000 }

/** Writes JSON lines to stdout, without secrets and personal data. */
export const openLogger = (level: string): Logger =>
  pino({ level, serializers: { err: loggable } }, destination({ dest: 1, ...buffering }))
