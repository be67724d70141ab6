import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, truncateSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { SetupError } from '@kostbar/machine/setup-error'

/** One line of the journal: what a transaction changed. */
export type JournalEntry = { put: unknown[]; drop: [kind: string, id: string][] }

export type Journal = {
  append(entry: JournalEntry): void
  close(): void
}

const damaged = (path: string, cause: unknown) =>
  new SetupError(`${path} is damaged: run \`reset\` to start with an empty stack.`, { cause })

/** The entries that were written whole; what a crash left of the last line is cut off. */
export function readJournal(path: string): JournalEntry[] {
  if (!existsSync(path)) return []
  const content = readFileSync(path)
  const end = content.lastIndexOf('\n') + 1
  if (end < content.length) truncateSync(path, end)
  const lines = content.subarray(0, end).toString('utf8').split('\n').slice(0, -1)
  try {
    return lines.map((line) => JSON.parse(line))
  } catch (error) {
    throw damaged(path, error)
  }
}

/** Replaces the journal by one that only says what there is now; a reader sees the old or the new one. */
export function rewriteJournal(path: string, objects: Iterable<unknown>): void {
  const temporary = `${path}.tmp`
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(temporary, 'w', 0o600)
  for (const object of objects) writeSync(file, `${JSON.stringify({ put: [object], drop: [] })}\n`)
  closeSync(file)
  renameSync(temporary, path)
}

/**
 * Opens the journal for what comes. A line is written in one go before anyone is answered, so a killed process loses
 * nothing it has acknowledged; against a power cut it is not meant to stand.
 */
export function openJournal(path: string): Journal {
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'a', 0o600)
  return {
    append: (entry) => {
      writeSync(file, `${JSON.stringify(entry)}\n`)
    },
    close: () => closeSync(file),
  }
}
