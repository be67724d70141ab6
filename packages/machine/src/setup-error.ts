/** Error that a developer can fix: its message is one sentence that says what is wrong, where, and what to do. */
export class SetupError extends Error {
  override name = 'SetupError'
}

/** Describes any error in one sentence; with DEBUG=1, gives the stack trace instead. */
export function describeError(error: unknown): string {
  if (process.env.DEBUG && error instanceof Error) return error.stack ?? error.message
  const sentence = error instanceof Error ? error.message || error.name : String(error)
  return error instanceof SetupError ? sentence : `${sentence} (DEBUG=1 shows where)`
}

/** Ends a command with one sentence on stderr and exit code 1. */
export function failCommand(error: unknown): never {
  process.stderr.write(`\n✗ ${describeError(error)}\n`)
  process.exit(1)
}

/** Whether `error` carries one of these Node.js or PostgreSQL error codes. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
