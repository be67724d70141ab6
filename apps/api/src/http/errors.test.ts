import fastify from 'fastify'
import { NoResultError } from 'kysely'
import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { frameworkErrors, registerErrors } from './errors.ts'

/** Status and code of the response when a route throws this error. */
async function responseTo(error: unknown) {
  const app = fastify({ frameworkErrors })
  registerErrors(app)
  app.get('/', async () => {
    throw error
  })
  const response = await app.inject('/')
  return [response.statusCode, response.json().code]
}

it('answers 500 for errors of other libraries, whatever status they carry', async () => {
  const stripeError = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    message: 'Received unknown parameter',
    statusCode: 400,
  })
  expect(await responseTo(stripeError)).toEqual([500, 'unexpected'])
  expect(await responseTo(Object.assign(new Error('x'), { statusCode: 404 }))).toEqual([500, 'unexpected'])
})

it.each([
  ['Prisma: no record for an update', Object.assign(new Error(), { code: 'P2025' })],
  ['Prisma: foreign key', Object.assign(new Error(), { code: 'P2003' })],
  ['PostgreSQL: foreign key', Object.assign(new Error(), { code: '23503' })],
  ['Kysely: no row', new NoResultError({ kind: 'SelectQueryNode' })],
])('answers a row deleted meanwhile with not found (%s)', async (_name, error) => {
  expect(await responseTo(error)).toEqual([404, 'not_found'])
})

it.each([
  ['NUL', 400, 'invalid_input', Object.assign(new Error(), { code: '22021' })],
  ['a day outside the calendar', 400, 'invalid_input', new Error('x', { cause: { originalCode: '22008' } })],
  ['a deadlock', 503, 'unavailable', Object.assign(new Error(), { code: '40P01' })],
  ['a foreign key within an error of Prisma', 404, 'not_found', new Error('x', { cause: { originalCode: '23503' } })],
  ['an aborted request', 400, 'invalid_input', Object.assign(new Error(), { code: 'ECONNRESET', statusCode: 400 })],
])('answers %s with %i %s', async (_name, status, code, error) => {
  expect(await responseTo(error)).toEqual([status, code])
})

it('answers errors of Fastify with the problem body', async () => {
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
