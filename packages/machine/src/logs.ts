import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Path of the log file of a part of the stack. */
export const logPath = (dataDirectory: string, name: string): string => join(dataDirectory, 'logs', `${name}.log`)

/**
 * Empties a log file and passes its file descriptor to `use`, for a child process. A file and not a pipe, so that the
 * child can continue to write when this process is killed.
 */
export async function withLog<T>(path: string, use: (descriptor: number) => T): Promise<T> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'w', 0o600)
  try {
    return use(file.fd)
  } finally {
    await file.close()
  }
}

/** The last lines of a log, indented for a message. */
export async function lastLines(path: string, count = 25): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const lines = text.trimEnd().split('\n').slice(-count)
  return lines.map((line) => `    ${line}`).join('\n')
}
