import type { Contract, Endpoint, Parsed, Result } from '@kostbar/contracts/endpoint'
import { type ProblemCode, problem } from '@kostbar/contracts/problem'
import type { FastifyReply, FastifyRequest, FastifySchemaCompiler, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { Problem } from '../problems/problem.ts'
import type { Actor } from './actor.ts'
import { lazySerializer } from './lazy-serializer.ts'

/** The argument of a handler: the parsed request, and the signed-in user unless the endpoint is public. */
export type RouteCall<E extends Endpoint> = Parsed<E> & {
  actor: E['access'] extends 'public' ? null : Actor
  request: FastifyRequest
  reply: FastifyReply
}

/** The answer of an endpoint without data. */
export const success = { success: true } as const

/** German texts that replace the default ones of some problem codes. */
export type ProblemMessages = Partial<Record<ProblemCode, string>>

declare module 'fastify' {
  interface FastifyContextConfig {
    problemMessages?: ProblemMessages
  }
}

/**
 * German message of issues for which the contract has none. No screen sends input that causes them, and zod's own
 * messages are English.
 */
const withoutSentence = { error: () => 'Bitte prüfe diese Angabe.' }

function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}

/** Whether the only thing wrong with path parameters is a malformed id. */
const isMalformedId = ({ issues }: z.core.$ZodError) =>
  issues.every((issue) => issue.code === 'invalid_format' && issue.format === 'uuid')

/** Validates with the contract's zod schemas; only the serialiser and OpenAPI need them as JSON schemas. */
const contractValidator =
  ({ params, query, body }: Contract): FastifySchemaCompiler<unknown> =>
  ({ httpPart }) => {
    const schema = { params, querystring: query, body }[httpPart as 'params' | 'querystring' | 'body']
    return (data) => {
      if (!schema) return { value: data }
      const result = z.safeParse(schema, data ?? undefined, withoutSentence)
      if (result.success) return { value: result.data }
      // A malformed id in the path names nothing, as an unknown one does: a damaged link is answered as an outdated one.
      if (httpPart === 'params' && isMalformedId(result.error)) return { error: new Problem('not_found') }
      return { error: new Problem('invalid_input', { fields: fieldErrors(result.error) }) }
    }
  }

/**
 * Builds the Fastify route of a contract: access, validation with German field messages, compiled serialiser (drops
 * fields that the contract does not name), OpenAPI documentation. Its schemas are those of zod: they are converted to
 * JSON schemas when one is needed, because converting all of them would delay the start.
 * @param problemMessages German texts for this endpoint's problems, where they differ from the default of the code
 */
export function route<E extends Contract>(
  contract: E,
  handle: (call: RouteCall<E>) => Promise<Result<E>>,
  problemMessages: ProblemMessages = {},
): RouteOptions {
  const {
    method,
    path,
    access,
    content,
    health,
    beforeSecondFactor,
    duringOutage,
    summary,
    params,
    query,
    body,
    output,
  } = contract as Contract
  return {
    method,
    url: path,
    config: { access, content, health, beforeSecondFactor, duringOutage, problemMessages },
    schema: {
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { '2xx': output, '4xx': problem, '5xx': problem },
    },
    validatorCompiler: contractValidator(contract),
    serializerCompiler: lazySerializer,
    handler: async (request, reply) => {
      const { params, query, body, actor } = request
      // The validator has parsed params, query and body, so they have the types of the contract.
      reply.status(200)
      return handle({ params, query, body, actor, request, reply } as unknown as RouteCall<E>)
    },
  }
}
