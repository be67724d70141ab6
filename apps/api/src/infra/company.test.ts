import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { companyFromContent } from './company.ts'

const story = (company: unknown) => ({ story: { content: { component: 'settings', company } } })
const firm = { name: 'Firma', text: 'Beispiel GmbH' }

let server: Server
let answer: { status: number; body: unknown }
let requests: string[]
let errors: unknown[]
let time: number

beforeEach(async () => {
  answer = { status: 200, body: story([firm]) }
  requests = []
  errors = []
  time = Date.parse('2026-11-27T09:00:00Z')
  server = createServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => void server.close())

function open() {
  const { port } = server.address() as AddressInfo
  return companyFromContent(
    `http://127.0.0.1:${port}/v2/`,
    'public',
    (error) => errors.push(error),
    () => time,
  )
}

it('reads the details of the published settings once for all mails of ten minutes', async () => {
  const company = open()
  expect(await Promise.all([company(), company()])).toEqual([[firm], [firm]])
  time += 9 * 60_000
  expect(await company()).toEqual([firm])
  expect(requests).toEqual(['/v2/cdn/stories/settings?token=public&version=published'])
  answer.body = story([{ ...firm, text: 'Neue GmbH' }])
  time += 2 * 60_000
  expect(await company()).toMatchObject([{ text: 'Neue GmbH' }])
})

it('keeps the last details while the service fails, and asks again after half a minute', async () => {
  const company = open()
  await company()
  time += 11 * 60_000
  answer = { status: 503, body: {} }
  expect(await company()).toEqual([firm])
  expect(await company()).toEqual([firm])
  expect([requests.length, errors.length]).toEqual([2, 1])
  answer = { status: 200, body: story([]) }
  time += 31_000
  expect(await company()).toEqual([])
})

it.each([
  [story([firm, { name: 'Sitz' }, null, { name: '', text: 'x' }]), [firm]],
  [story(undefined), []],
  [{ story: null }, []],
  ['nonsense', []],
])('takes complete details only: %j', async (body, expected) => {
  answer.body = body
  expect(await open()()).toEqual(expected)
})

it('knows nothing while the service does not answer', async () => {
  const company = open()
  server.close()
  expect(await company()).toEqual([])
  expect(errors).toHaveLength(1)
})
