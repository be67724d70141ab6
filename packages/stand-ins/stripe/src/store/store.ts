import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SetupError } from '@kostbar/machine/setup-error'
import type { Kind, Kinds } from '../objects/kinds.ts'

type Stored = Kinds[Kind]

/** Values of top-level fields. */
type Where<T> = Partial<{ readonly [Field in keyof T]: T[Field] & (string | number | null) }>

export type Store = {
  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined
  /** The object with this id, of any kind that the API exposes. */
  findAny(id: string): Stored | undefined
  /** All objects of a kind in the order of creation; with `where`, only those whose fields have these values. */
  all<K extends Kind>(kind: K, where?: Where<Kinds[K]>): Kinds[K][]
  /** Inserts or replaces an object; needs a transaction. */
  put(object: Stored): void
  /** Deletes an object; needs a transaction. */
  delete(kind: Kind, id: string): void
  /**
   * Commits the changes of a function when it returns, and rolls them back when it throws. Transactions can be nested.
   */
  transaction<T>(run: () => T): T
  /** Runs a function, rolls back its changes, and returns its result. */
  dryRun<T>(run: () => T): T
  /** The listener is called after each commit that changed something. */
  onCommit(listener: () => void): void
  close(): void
}

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS objects (
    sequence INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (kind, id)
  );
  CREATE INDEX IF NOT EXISTS objects_id ON objects (id);
  CREATE INDEX IF NOT EXISTS objects_status ON objects (kind, body ->> 'status');
  CREATE INDEX IF NOT EXISTS objects_customer ON objects (kind, body ->> 'customer');
  CREATE INDEX IF NOT EXISTS objects_invoice ON objects (kind, body ->> 'invoice');`

/** @throws SetupError when the file is not a database */
function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path)
  try {
    database.exec(schema)
    return database
  } catch (cause) {
    database.close()
    throw new SetupError(`${path} is damaged: run \`reset\` to start with an empty stack.`, { cause })
  }
}

/** Imports the journal file of versions before SQLite, once; its last line may be incomplete. */
function importJournal(store: Store, path: string): void {
  if (!existsSync(path)) return
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
  store.transaction(() => {
    for (const line of lines) {
      const { put, drop }: { put: Stored[]; drop: [Kind, string][] } = JSON.parse(line)
      for (const object of put) store.put(object)
      for (const [kind, id] of drop) store.delete(kind, id)
    }
  })
  rmSync(path)
}

/**
 * Opens the stand-in's objects: one SQLite row each, as JSON. A commit survives a killed process; a power failure may
 * lose the last ones.
 * @param directory of the database file; undefined keeps everything in memory
 * @throws SetupError when the file is not a database
 */
export function openStore(directory: string | undefined): Store {
  if (directory) mkdirSync(directory, { recursive: true, mode: 0o700 })
  const database = openDatabase(directory ? join(directory, 'stripe.db') : ':memory:')
  const findOne = database.prepare('SELECT body FROM objects WHERE kind = ? AND id = ?')
  const findPublic = database.prepare(
    `SELECT body FROM objects WHERE id = ? AND kind NOT IN ('clock', 'answer', 'delivery')`,
  )
  const findAll = new Map<string, StatementSync>()
  const upsert = database.prepare(
    `INSERT INTO objects (kind, id, body) VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body`,
  )
  const remove = database.prepare('DELETE FROM objects WHERE kind = ? AND id = ?')
  const listeners: (() => void)[] = []
  let depth = 0
  let isChanged = false

  const parse = <K extends Kind>(row: Record<string, unknown>): Kinds[K] => JSON.parse(`${row.body}`)
  const parseOptional = <K extends Kind>(row: Record<string, unknown> | undefined) => row && parse<K>(row)
  const assertTransaction = () => {
    if (depth === 0) throw new Error('A change needs a transaction.')
    isChanged = true
  }

  /**
   * The statement that selects objects by these fields: constants of this package, written out to match the indexes.
   */
  const selectBy = (fields: readonly string[]): StatementSync => {
    const condition = ['kind = ?', ...fields.map((field) => `body ->> '${field}' IS ?`)].join(' AND ')
    const statement =
      findAll.get(condition) ?? database.prepare(`SELECT body FROM objects WHERE ${condition} ORDER BY sequence`)
    findAll.set(condition, statement)
    return statement
  }

  /** A savepoint, which is a transaction when it is the outermost one. */
  const inSavepoint = <T>(run: () => T, end: 'keep' | 'undo'): T => {
    const name = `level_${depth}`
    database.exec(depth === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT ${name}`)
    depth += 1
    const finish = (commits: boolean) => {
      depth -= 1
      if (depth === 0) database.exec(commits ? 'COMMIT' : 'ROLLBACK')
      else database.exec(commits ? `RELEASE ${name}` : `ROLLBACK TO ${name}; RELEASE ${name}`)
    }
    let result: T
    try {
      result = run()
    } catch (error) {
      finish(false)
      throw error
    }
    finish(end === 'keep')
    return result
  }

  const store: Store = {
    find: <K extends Kind>(kind: K, id: string) => parseOptional<K>(findOne.get(kind, id)),
    findAny: (id) => parseOptional(findPublic.get(id)),
    all<K extends Kind>(kind: K, where: Where<Kinds[K]> = {}) {
      const fields: [string, SQLInputValue][] = Object.entries(where)
      const rows = selectBy(fields.map(([field]) => field)).all(kind, ...fields.map(([, value]) => value))
      return rows.map((row) => parse<K>(row))
    },
    put(object) {
      assertTransaction()
      upsert.run(object.object, object.id, JSON.stringify(object))
    },
    delete(kind, id) {
      assertTransaction()
      remove.run(kind, id)
    },
    transaction(run) {
      if (depth === 0) isChanged = false
      const result = inSavepoint(run, 'keep')
      if (depth === 0 && isChanged) for (const listener of listeners) listener()
      return result
    },
    dryRun: (run) => inSavepoint(run, 'undo'),
    onCommit: (listener) => void listeners.push(listener),
    close: () => database.close(),
  }
  if (directory) importJournal(store, join(directory, 'journal.jsonl'))
  return store
}
