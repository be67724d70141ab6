import { type DestinationStream, destination, type Logger, pino } from 'pino'

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

/** PostgreSQL's error codes for data exceptions. */
const dataExceptionCode = /^22/

/** Whether the message quotes refused input: JSON.parse quotes the text, PostgreSQL the value. */
const quotesInput = ({ name, code }: ErrorLike) => name === 'SyntaxError' || dataExceptionCode.test(String(code))

function loggableMessage(error: ErrorLike): string {
  const message = String(error.message)
  // Masked before the last line is taken, because the input may have several lines.
  const safe = quotesInput(error) ? message.replace(/["'][\s\S]*["']/, '…') : message
  return lastLine(safe).replace(emailAddress, '…')
}

/**
 * Error serializer: the last line of the message (Prisma puts the query before it) with e-mail addresses (mail servers
 * repeat them) and quoted input masked, the stack without the message, and the allowed properties.
 */
function loggable(error: unknown): object {
  if (typeof error !== 'object' || error === null)
    return { message: lastLine(String(error)).replace(emailAddress, '…') }
  const { name, stack, cause } = error as ErrorLike
  const properties = loggedProperties
    .map((key) => [key, (error as ErrorLike)[key]])
    .filter(([, value]) => value !== undefined)
  return {
    type: name,
    message: loggableMessage(error),
    ...Object.fromEntries(properties),
    ...(typeof stack === 'string' && { stack: frames(stack) }),
    ...(cause instanceof Error && { cause: loggable(cause) }),
  }
}

/**
 * Buffered writes: flushed at 16 kB, every 200 ms and on exit. While stdout blocks, lines beyond 8 MB are dropped.
 */
const buffering = { sync: false, minLength: 16_000, periodicFlush: 200, maxLength: 8_000_000 }

/** Opens a logger that writes JSON lines without secrets and personal data. @param stream stdout by default */
export const openLogger = (level: string, stream: DestinationStream = destination({ dest: 1, ...buffering })): Logger =>
  pino({ level, serializers: { err: loggable } }, stream)
