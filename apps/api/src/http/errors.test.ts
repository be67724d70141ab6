import fastify from 'fastify'
import { NoResultError } from 'kysely'
import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { frameworkErrors, registerErrors } from './errors.ts'

/** What a person is told when a route throws this. */
async function told(error: unknown) {
  const app = fastify({ frameworkErrors })
  registerErrors(app)
  app.get('/', async () => {
    throw error
  })
  const answer = await app.inject('/')
  return [answer.statusCode, answer.json().code]
}

it('what the payment service finds wrong with our question is our fault and not the caller’s', async () => {
  const refusal = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'Received unknown parameter',
    statusCode: 400,
  })
  expect(await told(refusal)).toEqual([500, 'unexpected'])
  expect(await told(Object.assign(new Error('x'), { statusCode: 404 }))).toEqual([500, 'unexpected'])
})

it.each([
  ['Prisma: no record for an update', Object.assign(new Error(), { code: 'P2025' })],
  ['Prisma: foreign key', Object.assign(new Error(), { code: 'P2003' })],
  ['PostgreSQL: foreign key', Object.assign(new Error(), { code: '23503' })],
  ['Kysely: no row', new NoResultError({ kind: 'SelectQueryNode' })],
])('answers a row deleted meanwhile with not found (%s)', async (_name, error) => {
  expect(await told(error)).toEqual([404, 'not_found'])
})

it('what the framework refuses has our shape', async () => {
  const app = fastify({ frameworkErrors, bodyLimit: 10 })
  registerErrors(app)
  app.post('/', async () => null)
  const post = async (type: string, payload: string) =>
    (await app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } })).json().code
  expect(await post('application/json', '{')).toBe('invalid_input')
  expect(await post('application/json', '{"a":"0123456789"}')).toBe('too_large')
  expect(await post('application/xml', '<a/>')).toBe('unsupported_media_type')
  expect((await app.inject('/nowhere')).json().code).toBe('not_found')
})
