import { contracts } from '@kostbar/contracts/all'
import type { Contract } from '@kostbar/contracts/endpoint'
import { type ProblemBody, problem, problemStatus } from '@kostbar/contracts/problem'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Person, useTestApp } from '../testing/test-app.ts'
import { requestsTo } from './sample-request.ts'

const app = useTestApp()
/** Not those that end accounts or lock people: they would leave nothing to fuzz. */
const harmless = (endpoint: Contract) => endpoint.path !== '/users/delete-myself' && !endpoint.path.includes('lock-')
const endpoints = Object.values(contracts)
  .flatMap((calls) => Object.values<Contract>(calls))
  .filter(harmless)
/** Requests per endpoint and seed, half of them valid; in all at least 10 000. */
const runs = Math.ceil(10_000 / endpoints.length / 2)
const statuses = new Map<number, number>()

/** Puts anything at all somewhere into a valid request. */
const broken = (endpoint: Contract) =>
  fc.tuple(requestsTo(endpoint), fc.nat(), fc.jsonValue({ maxDepth: 2 })).map(([request, place, junk]) => {
    const parts = Object.keys(request)
    const part = parts[place % parts.length]
    if (!part) return { query: { junk: JSON.stringify(junk) } }
    const fields = request[part] as Record<string, unknown>
    const names = [...Object.keys(fields), 'unexpected']
    const name = names[place % names.length] as string
    if (part === 'params') return { ...request, params: { ...fields, [name]: JSON.stringify(junk) } }
    return { ...request, [part]: place % 7 === 0 && part === 'body' ? junk : { ...fields, [name]: junk } }
  })

async function check(endpoint: Contract, person: Person, request: object): Promise<void> {
  const { status, body } = await person.exchange(endpoint, request)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const about = `${endpoint.method} ${endpoint.path} ${JSON.stringify(request)} → ${status} ${JSON.stringify(body)}`
  expect(status, about).toBeLessThan(500)
  if (status === 200) expect(z.safeParse(endpoint.output, body).success, about).toBe(true)
  else
    expect(
      { shape: z.safeParse(problem, body).success, status: problemStatus[(body as ProblemBody).code] },
      about,
    ).toEqual({ shape: true, status })
}

it.each([1, Date.now() % 1_000_000])(
  'no request, valid or not, breaks the API (seed %i)',
  async (seed) => {
    const person = await app.person(['ROLE_ADMIN'])
    for (const endpoint of endpoints) {
      const requests = fc.oneof(requestsTo(endpoint), broken(endpoint))
      for (const request of fc.sample(requests, { numRuns: runs, seed })) await check(endpoint, person, request)
      if (endpoint.path.includes('sign')) await person.call(contracts.auth.signin, { body: credentialsOf(person) })
    }
  },
  120_000,
)

const credentialsOf = ({ email }: Person) => ({ email, password: 'Sehr-geheim-1' })

afterAll(() => {
  process.stdout.write(
    `fuzz: ${[...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)}\n`,
  )
})
