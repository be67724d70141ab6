import { destination, type Logger, pino } from 'pino'

/** What drivers attach that says where something went wrong; the rest of what they attach are rows, values and people. */
const kept = ['code', 'constraint', 'table', 'queue'] as const

type ErrorLike = { [Key in (typeof kept)[number] | 'name' | 'message' | 'stack' | 'cause']?: unknown }

const address = /[^\s<>"'`(),;:]+@[^\s<>"'`(),;:]+/g
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? ''
const frames = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * An error as it may be logged. Its message without the query before it and without e-mail addresses, which mail servers
 * repeat; its stack without the message; none of the rows and values that drivers attach.
 */
function loggable(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: lastLine(String(error)).replace(address, '…') }
  const { name, message, stack, cause } = error as ErrorLike
  const facts = kept.map((key) => [key, (error as ErrorLike)[key]]).filter(([, value]) => value !== undefined)
  return {
    type: name,
    message: lastLine(String(message)).replace(address, '…'),
    ...Object.fromEntries(facts),
    ...(typeof stack === 'string' && { stack: frames(stack) }),
    ...(cause instanceof Error && { cause: loggable(cause) }),
  }
}

/**
 * Lines leave together: in blocks of so many bytes, after so many milliseconds, and when the process ends. Nobody reading
 * them costs lines, not memory: that many bytes wait at most.
 */
const buffering = { sync: false, minLength: 16_000, periodicFlush: 200, maxLength: 8_000_000 }

/** Writes JSON lines to stdout, without secrets and personal data. */
export const openLogger = (level: string): Logger =>
  pino({ level, serializers: { err: loggable } }, destination({ dest: 1, ...buffering }))
