/** Prints a line for the operator who runs a command. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs an operator's command. When it fails, prints why, without a stack, and the process ends with exit code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  })
}
