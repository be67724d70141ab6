/** Something a developer can put right: its message is one sentence that says what, where and how. */
export class SetupError extends Error {
  override name = 'SetupError'
}

/** One sentence about any error; the stack trace only with DEBUG=1. */
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
