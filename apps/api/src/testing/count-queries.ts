import type { Pool, PoolClient } from 'pg'

type Query = (...args: unknown[]) => unknown

const countedClients = new WeakSet<PoolClient>()
const counts = new WeakMap<Pool, number>()

/** Number of statements sent to the database during an action. */
export async function countQueries(pool: Pool, happening: () => Promise<unknown>): Promise<number> {
  if (!counts.has(pool)) pool.on('acquire', (client) => count(pool, client))
  counts.set(pool, 0)
  await happening()
  return counts.get(pool) ?? 0
}

function count(pool: Pool, client: PoolClient): void {
  if (countedClients.has(client)) return
  countedClients.add(client)
  const query: Query = client.query.bind(client)
  const counted: Query = (...args) => {
    counts.set(pool, (counts.get(pool) ?? 0) + 1)
    return query(...args)
  }
  Object.assign(client, { query: counted })
}
