import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { status } from '@kostbar/contracts/status/endpoints'
import type { PartStatus, StatusPart } from '@kostbar/contracts/status/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiProcess, scaledLimitMs } from './testing/api-process.ts'
import { type Member, member, send, sendOnce } from './testing/calls.ts'
import { waitUntil } from './testing/load.ts'
import { openTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

/** An API process with a TCP proxy in front of every service; a stalled proxy accepts connections and sends nothing. */
const machine = useApiProcesses()
const names = ['database', 'mail', 'storage', 'content', 'payments'] as const
type Service = (typeof names)[number]

let proxies: Record<Service, TcpProxy>
let upstream: Server
let api: ApiProcess
let admin: Member
let stranger: Member

const emptyBucket = '<ListBucketResult><KeyCount>0</KeyCount><IsTruncated>false</IsTruncated></ListBucketResult>'
const emptyList = JSON.stringify({ object: 'list', data: [], has_more: false, url: '/' })

/**
 * Starts a server that answers as an empty object storage, content service and payment service: enough for the checks.
 */
async function startUpstream(): Promise<string> {
  upstream = createServer((request, response) => {
    request.resume()
    const isStorage = request.url?.startsWith('/kostbar') ?? false
    response.writeHead(200, { 'content-type': isStorage ? 'application/xml' : 'application/json' })
    response.end(isStorage ? emptyBucket : emptyList)
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  return `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
}

async function addAdmin(): Promise<Member> {
  const person = await member(api.url)
  await machine.database.query(`UPDATE users SET roles = '{ROLE_ADMIN}' WHERE id = $1`, [person.id])
  return person
}

beforeAll(async () => {
  const http = await startUpstream()
  const [database, mail, storage, content, payments] = await Promise.all(
    [`${machine.database.options.connectionString}`, machine.mailServer.url, http, http, http].map(openTcpProxy),
  )
  if (!database || !mail || !storage || !content || !payments) throw new Error('A proxy is missing')
  proxies = { database, mail, storage, content, payments }
  const origin = (proxy: TcpProxy) => new URL(proxy.url).origin
  api = await machine.start({
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    STORAGE_ENDPOINT: origin(storage),
    STORAGE_ACCESS_KEY: 'a',
    STORAGE_SECRET_KEY: 'b',
    CONTENT_API_URL: origin(content),
    CONTENT_TOKEN: 'token',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_API_URL: origin(payments),
  })
  admin = await addAdmin()
  stranger = await addAdmin()
})
afterAll(() => {
  for (const proxy of Object.values(proxies ?? {})) proxy.close()
  upstream?.close()
})

/** Limit in ms for an answer while a service hangs: that of the checks, 2 s, and 100 ms for everything else. */
const answerLimitMs = () => scaledLimitMs(2100, api)

/**
 * Fetches the status while a service hangs; again, up to three times, while the answer is late. A busy machine only adds
 * time, so the shortest answer tells how long the API itself waits.
 */
async function fetchWhileStalled(service: Service, by = admin) {
  proxies[service].stall()
  try {
    let answer = await fetchStatus(by)
    for (let calls = 1; calls < 3 && answer.ms >= answerLimitMs(); calls++) answer = await fetchStatus(by)
    return answer
  } finally {
    proxies[service].resume()
  }
}

const fetchStatus = (by = admin) => sendOnce(api.url, status.current, { token: by.access_token })

const statesOf = (parts: PartStatus[]) => Object.fromEntries(parts.map(({ part, state }) => [part, state]))

/** Waits until the status page reports none of these parts as down. */
const untilBack = (parts: readonly StatusPart[]) =>
  waitUntil(
    `${parts} are back`,
    async () => {
      const { body } = await fetchStatus()
      const states = statesOf(body.parts ?? [])
      return parts.every((part) => states[part] === 'OK' || states[part] === 'SLOW')
    },
    30_000,
  )

const affected: Record<Service, StatusPart[]> = {
  database: ['DATABASE', 'MIGRATIONS', 'JOBS', 'PAYMENTS'],
  mail: ['MAIL'],
  storage: ['STORAGE'],
  content: ['CONTENT'],
  payments: ['PAYMENTS'],
}

describe('over HTTP, while a service hangs', () => {
  it.each(names)('%s: the page answers in time, its line turns and turns back', async (name) => {
    await untilBack(affected[name])
    const { status: code, body, ms } = await fetchWhileStalled(name)
    expect(code).toBe(200)
    expect(affected[name].map((part) => [part, statesOf(body.parts)[part]])).toEqual(
      affected[name].map((part) => [part, 'DOWN']),
    )
    expect(ms).toBeLessThan(answerLimitMs())
    await untilBack(affected[name])
  })

  it('an admin whom this process has not seen lately is told that the database does not answer', async () => {
    await untilBack(affected.database)
    const { status: code, body, ms } = await fetchWhileStalled('database', stranger)
    expect([code, body.code, body.msg]).toEqual([503, 'unavailable', expect.stringContaining('Datenbank')])
    expect(ms).toBeLessThan(answerLimitMs())
    await untilBack(affected.database)
  })
})

it('a session that has ended is refused as soon as the database answers', async () => {
  await untilBack(affected.database)
  const leaving = await addAdmin()
  await expect.poll(async () => (await fetchStatus(leaving)).status).toBe(200)
  await send(api.url, auth.signout, { token: leaving.access_token, body: {} })
  // On a busy machine a slow lookup falls back to the last one, which still has the session; the next call sees it
  // ended.
  await expect.poll(async () => (await fetchStatus(leaving)).status).toBe(401)
})

// The last test: these proxies stay closed.
it('a service that is stopped turns its line at once', async () => {
  proxies.mail.close()
  proxies.content.close()
  const { body } = await fetchStatus(stranger)
  expect(statesOf(body.parts)).toMatchObject({
    MAIL: 'DOWN',
    CONTENT: 'DOWN',
    DATABASE: expect.stringMatching(/OK|SLOW/),
  })
})
