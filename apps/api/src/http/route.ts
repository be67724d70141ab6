import type { Contract, Endpoint, Parsed, Result } from '@kostbar/contracts/endpoint'
import { type ProblemCode, problem } from '@kostbar/contracts/problem'
import type { FastifyReply, FastifyRequest, FastifySchemaCompiler, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { Problem } from '../problems/problem.ts'
import type { Actor } from './actor.ts'
import { jsonSchema } from './json-schema.ts'

/** What a handler gets: the parsed request, and the signed-in person unless the endpoint is public. */
export type Call<E extends Endpoint> = Parsed<E> & {
  actor: E['access'] extends 'public' ? null : Actor
  request: FastifyRequest
  reply: FastifyReply
}

const problemSchema = jsonSchema(problem)

/** The answer of a call that has nothing else to say. */
export const success = { success: true } as const

/** German sentences that replace the usual ones of some refusals. */
export type Sentences = Partial<Record<ProblemCode, string>>

declare module 'fastify' {
  interface FastifyContextConfig {
    sentences?: Sentences
  }
}

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}

/** Validation by the contract itself; the JSON schemas beside it serve the serialiser and the documentation. */
const validatorOf =
  ({ params, query, body }: Contract): FastifySchemaCompiler<unknown> =>
  ({ httpPart }) => {
    const schema = { params, querystring: query, body }[httpPart as 'params' | 'querystring' | 'body']
    return (data) => {
      if (!schema) return { value: data }
      const read = z.safeParse(schema, data ?? undefined)
      if (read.success) return { value: read.data }
      return { error: new Problem('invalid_input', { fields: fieldsOf(read.error) }) }
    }
  }

/**
 * A Fastify route for an endpoint's contract: its access, its validation with German field messages, its
 * compiled serialiser (unknown fields never leave), its documentation.
 * @param sentences what people read when this call is refused, where it is not the usual sentence of that code
 */
export function route<E extends Contract>(
  contract: E,
  handle: (call: Call<E>) => Promise<Result<E>>,
  sentences: Sentences = {},
): RouteOptions {
  const { method, path, access, content, summary, params, query, body, output } = contract as Contract
  return {
    method,
    url: path,
    config: { access, content, sentences },
    schema: {
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...(params && { params: jsonSchema(params) }),
      ...(query && { querystring: jsonSchema(query) }),
      ...(body && { body: jsonSchema(body) }),
      response: { '2xx': jsonSchema(output), '4xx': problemSchema, '5xx': problemSchema },
    },
    validatorCompiler: validatorOf(contract),
    handler: async (request, reply) => {
      const { params, query, body, actor } = request
      // The validators above made these parts what the contract says.
      reply.status(200)
      return handle({ params, query, body, actor, request, reply } as unknown as Call<E>)
    },
  }
}
