import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createVerifier } from 'fast-jwt'
import pg from 'pg'
import { claims } from '../tokens.ts'
import { fetchPlan } from './plan.ts'
import { fetchRecipes } from './recipes.ts'
import { account, addNote, countNotes, listNotes, listShopping, listWorkouts, liveSession } from './statements.ts'

/**
 * Raw server: the least code that answers as the API does, with node:http, named statements of pg, fast-jwt and
 * JSON.stringify. No framework, no validation beyond reading the body, no security headers, no log.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL) })

const verify = createVerifier({
  key: process.env.SESSION_SECRET ?? '',
  algorithms: ['HS256'],
  allowedIss: claims.iss,
  allowedAud: claims.aud,
})

async function actorOf({ headers }: IncomingMessage): Promise<string> {
  const { sub, sid } = verify(headers.authorization?.slice('Bearer '.length) ?? '')
  const { rows } = await pool.query<{ id: string }>({ ...liveSession, values: [sid, sub] })
  if (!rows[0]) throw new Error('Not signed in.')
  return rows[0].id
}

async function bodyOf(request: IncomingMessage): Promise<{ title: string; note: string }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

interface Item {
  source: string
}

const itemsFrom = (rows: Item[], from: string) =>
  rows.filter(({ source }) => source === from).map(({ source: _source, ...item }) => item)

type Handler = (userId: string, request: IncomingMessage) => Promise<unknown>

const routes: Record<string, Handler> = {
  'GET /notes': async (userId) => (await pool.query({ ...listNotes, values: [userId] })).rows,
  'GET /shopping': async (userId) => {
    const { rows } = await pool.query<Item>({ ...listShopping, values: [userId] })
    return { items: itemsFrom(rows, 'USER'), suggestions: itemsFrom(rows, 'SUGGESTION') }
  },
  'GET /workout': async (userId) => (await pool.query({ ...listWorkouts, values: [userId] })).rows,
  'GET /recipes/all': (userId) => fetchRecipes(pool, userId),
  'GET /nutritionplan': (userId) => fetchPlan(pool, userId),
  'GET /users/info': async (userId) => (await pool.query({ ...account, values: [userId] })).rows[0],
  'POST /notes/add': async (userId, request) => {
    const { title, note } = await bodyOf(request)
    const { rows: counted } = await pool.query<{ count: number }>({ ...countNotes, values: [userId] })
    if ((counted[0]?.count ?? 0) >= 500) throw new Error('The list is full.')
    return (await pool.query({ ...addNote, values: [userId, title.trim(), note.trim()] })).rows[0]
  },
}

async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.url === '/ready') return 'ready'
  const handle = routes[`${request.method} ${request.url}`]
  if (!handle) throw new Error('No such route.')
  return handle(await actorOf(request), request)
}

function send(response: ServerResponse, value: unknown): void {
  const text = JSON.stringify(value)
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

const server = createServer((request, response) => {
  answer(request).then(
    (value) => send(response, value),
    (error: unknown) => {
      // At the end of a round the load generator closes its connections, even while a body is sent or not yet read.
      if ((error as NodeJS.ErrnoException).code === 'ECONNRESET' && request.destroyed) return
      // A refused or failed call: closing its connection makes the measurement count a failure.
      console.error(`${request.method} ${request.url}:`, error)
      response.destroy()
    },
  )
})

process.once('SIGTERM', () => process.exit())
process.once('disconnect', () => process.exit())
server.listen(Number(process.env.API_PORT), '127.0.0.1')
