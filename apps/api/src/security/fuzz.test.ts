import { contracts } from '@kostbar/contracts/all'
import type { Contract } from '@kostbar/contracts/endpoint'
import { type ProblemBody, problem, problemStatus } from '@kostbar/contracts/problem'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Person, useTestApp } from '../testing/test-app.ts'
import { requestsTo } from './sample-request.ts'

const app = useTestApp()
/** Excludes endpoints that delete or lock the account that sends the requests. */
const isRepeatable = (endpoint: Contract) =>
  endpoint.path !== '/users/delete-myself' && !endpoint.path.includes('lock-')
const endpoints = Object.values(contracts)
  .flatMap((calls) => Object.values<Contract>(calls))
  .filter(isRepeatable)
/** Requests per endpoint and seed, half of them valid; at least 10 000 in total. */
const requestsPerEndpoint = Math.ceil(10_000 / endpoints.length / 2)
const statuses = new Map<number, number>()
/** Share of requests that are answered with 200 at least: most of the others ask for what does not exist. */
const leastSuccess = 0.1

/** Valid requests with one value replaced by random JSON. */
const invalidRequestsTo = (endpoint: Contract) =>
  fc.tuple(requestsTo(endpoint), fc.nat(), fc.jsonValue({ maxDepth: 2 })).map(([request, position, junk]) => {
    const parts = Object.keys(request)
    const part = parts[position % parts.length]
    if (!part) return { query: { junk: JSON.stringify(junk) } }
    const fields = request[part] as Record<string, unknown>
    const names = [...Object.keys(fields), 'unexpected']
    const name = names[position % names.length] as string
    if (part === 'params') return { ...request, params: { ...fields, [name]: JSON.stringify(junk) } }
    return { ...request, [part]: position % 7 === 0 && part === 'body' ? junk : { ...fields, [name]: junk } }
  })

/** The request for the caller's own data, so that no consent or reason is missing. */
function ofOwnData({ access }: Contract, { id }: Person, request: Record<string, unknown>): Record<string, unknown> {
  if (typeof access !== 'object') return request
  return { ...request, params: { ...(request.params as object | undefined), [access.user]: id } }
}

async function sendAndCheck(endpoint: Contract, person: Person, request: object): Promise<void> {
  const { status, body } = await person.exchange(endpoint, request)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const exchange = `${endpoint.method} ${endpoint.path} ${JSON.stringify(request)} → ${status} ${JSON.stringify(body)}`
  expect(status, exchange).toBeLessThan(500)
  // Without a session, all later requests would only be refused.
  if (endpoint.access !== 'public') expect(status, exchange).not.toBe(401)
  if (status === 200) expect(z.safeParse(endpoint.output, body).success, exchange).toBe(true)
  else
    expect(
      { shape: z.safeParse(problem, body).success, status: problemStatus[(body as ProblemBody).code] },
      exchange,
    ).toEqual({ shape: true, status })
}

it.each([1, Date.now() % 1_000_000])(
  'answers every request, valid or not, as the contract says (seed %i)',
  async (seed) => {
    const person = await app.person(['ROLE_ADMIN'])
    const before = statuses.get(200) ?? 0
    for (const endpoint of endpoints) {
      const requests = fc.oneof(requestsTo(endpoint), invalidRequestsTo(endpoint))
      const sample = fc.sample(requests, { numRuns: requestsPerEndpoint, seed })
      for (const [index, request] of sample.entries())
        await sendAndCheck(endpoint, person, index % 2 === 0 ? request : ofOwnData(endpoint, person, request))
      if (endpoint.path.includes('sign')) await person.call(contracts.auth.signin, { body: credentialsOf(person) })
    }
    const succeeded = (statuses.get(200) ?? 0) - before
    expect(succeeded).toBeGreaterThan(endpoints.length * requestsPerEndpoint * leastSuccess)
  },
  // Thousands of requests, one after the other.
  300_000,
)

const credentialsOf = ({ email }: Person) => ({ email, password: 'Sehr-geheim-1' })

afterAll(() => {
  process.stdout.write(
    `fuzz: ${[...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)}\n`,
  )
})
