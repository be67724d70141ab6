import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { workout } from '@kostbar/contracts/workout/endpoints'
import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

const loneSurrogate = '\ud800'

it.each(['0000-01-01', '0001-01-01', '9999-12-31', '-000001-01-01', '2026-02-30'])(
  'locking until %s is refused',
  async (date) => {
    const [admin, ben] = await Promise.all([app.person(['ROLE_ADMIN']), app.account()])
    const { status, body } = await admin.exchange(users.lock, { params: { id: ben.id }, query: { date } })
    expect(status).toBe(400)
    expect(body.fields?.date).toBe('Bitte wähle einen Tag in der Zukunft, vor dem Jahr 3000.')
  },
)

it.each([
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', `a${loneSurrogate}b`],
])('%s in a text, a link or a search is refused', async (_name, text) => {
  const [ben, admin] = await Promise.all([app.person(), app.person(['ROLE_ADMIN'])])
  const responses = await Promise.all([
    ben.exchange(notes.add, { body: { title: text, note: '' } }),
    ben.exchange(notes.add, { body: { title: 'a', note: text } }),
    ben.exchange(shopping.save, { body: { item: { name: text } } }),
    ben.exchange(workout.add, { body: { userId: ben.id, name: text, link: 'https://example.test' } }),
    ben.exchange(workout.add, { body: { userId: ben.id, name: 'a', link: `https://example.test/${text}` } }),
  ])
  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  const search = await admin.exchange(users.list, { query: { filter: 'a\u0000b' } })
  expect(search.status).toBe(400)
})

it('a malformed id in the path is answered as an unknown one, other malformed parameters are refused', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  const ofId = (id: string) => admin.exchange(users.get, { params: { id } })
  const [malformed, unknown] = await Promise.all([ofId('weg'), ofId(randomUUID())])
  expect(malformed).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(unknown).toMatchObject({ status: 404, body: malformed.body })
  const params = { id: randomUUID(), meal: 'weg' as never }
  const otherwise = await admin.exchange(nutritionplan.toggleMeal, { params, query: {} })
  expect(otherwise).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

it('a signed webhook whose event id holds NUL is refused', async () => {
  const body = JSON.stringify({
    id: 'evt_\u0000',
    object: 'event',
    type: 'price.updated',
    data: { object: { id: 'x' } },
  })
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
    payload: body,
    secret: app.payments.settings.STRIPE_WEBHOOK_SECRET ?? '',
    timestamp: Math.floor(Date.now() / 1000),
  })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  expect((await fetch(`${app.baseUrl}/stripe/webhook`, { method: 'POST', body, headers })).status).toBe(400)
})

it.each([
  ['an absolute target', 'GET http://elsewhere.test/health HTTP/1.1', 200],
  ['an absolute target without a path', 'GET http://elsewhere.test HTTP/1.1', 404],
  ['a target with two slashes', 'GET //health HTTP/1.1', 404],
  ['encoded dot segments', 'GET /..%2fhealth HTTP/1.1', 404],
  ['XML', 'POST /users/signin HTTP/1.1\r\ncontent-type: text/xml\r\ncontent-length: 4\r\n\r\n<a/>', 415],
])('%s is no error of the server', async (_name, start, status) => {
  const { hostname, port } = new URL(app.baseUrl)
  const socket = connect(Number(port), hostname)
  const [line, ...rest] = start.split('\r\n')
  socket.write([line, 'host: kostbar.test', 'connection: close', ...rest, '', ''].join('\r\n'))
  const [received] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  expect(received.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

it('names refused fields with German sentences alone, also those that no screen can send', async () => {
  const ben = await app.person()
  const { status, body } = await ben.exchange(shopping.save, { body: { item: 7 } as never })
  expect({ status, body }).toMatchObject({ status: 400, body: { fields: { item: 'Bitte prüfe diese Angabe.' } } })
})
