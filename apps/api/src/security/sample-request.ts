import type { Contract } from '@kostbar/contracts/endpoint'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { fromJsonSchema, type JsonSchema } from './from-json-schema.ts'

const arbitraryOf = (schema: z.core.$ZodType): fc.Arbitrary<unknown> =>
  fromJsonSchema(z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }) as JsonSchema)

/** Generates requests from the schemas of a contract; refinements may still refuse some. */
export function requestsTo(endpoint: Contract): fc.Arbitrary<Record<string, unknown>> {
  const parts = { params: endpoint.params, query: endpoint.query, body: endpoint.body }
  const arbitraries: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, schema] of Object.entries(parts)) if (schema) arbitraries[name] = arbitraryOf(schema)
  return fc.record(arbitraries).map(repeatPassword)
}

/** Copies the new password into its repetition: JSON Schema cannot express that two fields are equal. */
function repeatPassword(request: Record<string, unknown>): Record<string, unknown> {
  const body = (request.body ?? {}) as { newPassword?: unknown }
  const { newPassword } = body
  return newPassword ? { ...request, body: { ...body, newPasswordVerification: newPassword } } : request
}

const validRequests = new Map<Contract, Record<string, unknown>>()

/** A request that the contract accepts; cached. */
function validRequest(endpoint: Contract): Record<string, unknown> {
  const cached = validRequests.get(endpoint)
  if (cached) return cached
  const candidates = fc.sample(requestsTo(endpoint), { numRuns: 50, seed: 7 })
  const request = candidates.find(({ query, body }) => isValid(endpoint.query, query) && isValid(endpoint.body, body))
  if (!request) throw new Error(`No valid request to ${endpoint.path} among 50 candidates`)
  validRequests.set(endpoint, request)
  return request
}

/** One valid request. User ids in it are `userId`; an audience is one that trainers and admins may choose. */
export function sampleRequest(endpoint: Contract, userId: string): Record<string, unknown> {
  const request = validRequest(endpoint)
  const { params, body, query } = request as { params?: object; body?: object; query?: object }
  const userParam = typeof endpoint.access === 'object' ? endpoint.access.user : 'userId'
  return {
    ...request,
    ...(params && { params: { ...params, ...(userParam in params && { [userParam]: userId }) } }),
    ...(query && 'userid' in query && { query: { ...query, userid: userId } }),
    ...(body && 'userId' in body && { body: { ...body, userId } }),
    ...(body && 'audience' in body && { body: { ...body, audience: { kind: 'CHALLENGE', challengeId: userId } } }),
  }
}

const isValid = (schema: z.core.$ZodType | undefined, value: unknown) => !schema || z.safeParse(schema, value).success
