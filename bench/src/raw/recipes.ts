import type { Pool } from 'pg'
import { listRecipes } from './statements.ts'

interface Card {
  id: string
  name: string
  toggled: boolean
}

const perPage = 25

/** The first page of recipes, with the cursor of the next one. */
export async function fetchRecipes(pool: Pool, userId: string) {
  const { rows } = await pool.query<Card>({ ...listRecipes, values: [userId] })
  const last = rows.length > perPage ? rows[perPage - 1] : undefined
  const key = last && JSON.stringify([last.toggled, last.name, last.id])
  const cursor = key ? Buffer.from(key).toString('base64url') : null
  return { items: rows.slice(0, perPage), cursor, total: null }
}
