import { join } from 'node:path'
import type { Kind, Kinds } from '../objects/kinds.ts'
import { openJournal, readJournal, rewriteJournal } from './journal.ts'

type Stored = Kinds[Kind]

export type Store = {
  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined
  /** Whatever has this id. */
  findAny(id: string): Stored | undefined
  /** In the order they were made. */
  all<K extends Kind>(kind: K): Kinds[K][]
  /** Adds an object, or takes the place of the one with its id. Objects are never changed in place. */
  put(object: Stored): void
  drop(kind: Kind, id: string): void
  /** Runs a function whose changes are kept together when it returns, and undone when it throws. They can be nested. */
  transaction<T>(run: () => T): T
  /** Runs a function, undoes whatever it changed, and gives its result. */
  rehearse<T>(run: () => T): T
  /** Called after each transaction that has changed something. */
  onCommit(listener: () => void): void
  close(): void
}

type Undo = { kind: Kind; id: string; before: Stored | undefined }

/** The kinds whose ids are given out to callers, and may so be looked up without saying of what kind they are. */
const isPublic = (kind: Kind): boolean => !['clock', 'answer', 'delivery'].includes(kind)

/**
 * What the stand-in knows, in memory, with a journal of every change on disk.
 * @param directory where the journal lies; undefined keeps nothing
 * @throws SetupError when the journal is damaged
 */
export function openStore(directory: string | undefined): Store {
  const path = directory === undefined ? undefined : join(directory, 'journal.jsonl')
  const kinds = new Map<Kind, Map<string, Stored>>()
  const byId = new Map<string, Stored>()
  const listeners: (() => void)[] = []
  let undo: Undo[] | undefined

  const ofKind = (kind: Kind): Map<string, Stored> => {
    const known = kinds.get(kind) ?? new Map<string, Stored>()
    kinds.set(kind, known)
    return known
  }
  const set = (kind: Kind, id: string, object: Stored | undefined) => {
    if (object) ofKind(kind).set(id, object)
    else ofKind(kind).delete(id)
    if (!isPublic(kind)) return
    if (object) byId.set(id, object)
    else byId.delete(id)
  }

  for (const entry of path ? readJournal(path) : []) {
    for (const object of entry.put as Stored[]) set(object.object, object.id, object)
    for (const [kind, id] of entry.drop) set(kind as Kind, id, undefined)
  }
  if (path)
    rewriteJournal(
      path,
      [...kinds.values()].flatMap((objects) => [...objects.values()]),
    )
  const journal = path ? openJournal(path) : undefined

  const change = (kind: Kind, id: string, object: Stored | undefined) => {
    if (!undo) throw new Error('A change needs a transaction.')
    undo.push({ kind, id, before: ofKind(kind).get(id) })
    set(kind, id, object)
  }
  const undoTo = (length: number) => {
    for (const { kind, id, before } of undo?.splice(length).toReversed() ?? []) set(kind, id, before)
  }
  const commit = (changes: Undo[]) => {
    const touched = new Map(changes.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]))
    const now = [...touched.values()].map(({ kind, id }) => ({ kind, id, object: ofKind(kind).get(id) }))
    journal?.append({
      put: now.flatMap(({ object }) => object ?? []),
      drop: now.filter(({ object }) => !object).map(({ kind, id }) => [kind, id]),
    })
    for (const listener of listeners) listener()
  }
  const outermost = <T>(run: () => T): T => {
    undo = []
    try {
      const result = run()
      const changes = undo
      if (changes.length > 0) commit(changes)
      return result
    } catch (error) {
      undoTo(0)
      throw error
    } finally {
      undo = undefined
    }
  }

  const inner = <T>(run: () => T, begun: number): T => {
    try {
      return run()
    } catch (error) {
      undoTo(begun)
      throw error
    }
  }
  const transaction = <T>(run: () => T): T => (undo ? inner(run, undo.length) : outermost(run))
  return {
    find: <K extends Kind>(kind: K, id: string) => ofKind(kind).get(id) as Kinds[K] | undefined,
    findAny: (id) => byId.get(id),
    all: <K extends Kind>(kind: K) => [...ofKind(kind).values()] as Kinds[K][],
    put: (object) => change(object.object, object.id, object),
    drop: (kind, id) => change(kind, id, undefined),
    transaction,
    rehearse: (run) =>
      transaction(() => {
        const length = undo?.length ?? 0
        try {
          return run()
        } finally {
          undoTo(length)
        }
      }),
    onCommit: (listener) => void listeners.push(listener),
    close: () => journal?.close(),
  }
}
