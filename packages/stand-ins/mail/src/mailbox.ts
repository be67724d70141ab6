import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '@kostbar/machine/atomic-file'
import PostalMime from 'postal-mime'
import { type Message, message, toMessage } from './message.ts'

export type Mailbox = {
  /** Stores a mail; a known Message-ID only adds new recipients. */
  receive(raw: Buffer, recipients: readonly string[]): Promise<Message>
  /** Newest first; `to` filters by recipient. */
  list(to?: string): Message[]
  find(id: string): Message | undefined
  clear(): Promise<void>
}

async function readAll(directory: string): Promise<Message[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.json'))
  const read = async (file: string) => message.parse(JSON.parse(await readFile(join(directory, file), 'utf8')))
  return Promise.all(files.map(read))
}

const newestFirst = (a: Message, b: Message) => b.receivedAt.localeCompare(a.receivedAt)

/** Opens a mail directory, one file per mail; creates it. */
export async function openMailbox(directory: string): Promise<Mailbox> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const messages = new Map(
    (await readAll(directory))
      .sort(newestFirst)
      .reverse()
      .map((stored) => [stored.id, stored]),
  )
  const pathOf = (id: string) => join(directory, `${id}.json`)
  let lastChange: Promise<unknown> = Promise.resolve()
  // Writes are serialised: two deliveries of one mail change the same file.
  const inTurn = (change: () => Promise<unknown>) => {
    lastChange = lastChange.then(change, change)
    return lastChange
  }

  return {
    async receive(raw, recipients) {
      const received = toMessage(await PostalMime.parse(raw), recipients, raw, new Date().toISOString())
      const known = messages.get(received.id)
      const stored = known ? { ...known, to: [...new Set([...known.to, ...received.to])] } : received
      messages.set(stored.id, stored)
      await inTurn(() => writeAtomically(pathOf(stored.id), `${JSON.stringify(stored, null, 2)}\n`))
      return stored
    },

    list(to) {
      const all = [...messages.values()].reverse()
      const wanted = to?.trim().toLowerCase()
      return wanted ? all.filter((stored) => stored.to.includes(wanted)) : all
    },

    find: (id) => messages.get(id),

    async clear() {
      const ids = [...messages.keys()]
      messages.clear()
      await inTurn(() => Promise.all(ids.map((id) => rm(pathOf(id), { force: true }))))
    },
  }
}
