import type { Database } from '../infra/database.ts'

/** Runs an action while it has one connection to the database; the test app takes the others. */
export async function withOneConnection<T>({ pool }: Pick<Database, 'pool'>, action: () => Promise<T>): Promise<T> {
  const taken = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()))
  try {
    return await action()
  } finally {
    for (const client of taken) client.release()
  }
}
