import type { ProblemBody } from '@kostbar/contracts/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, isMissingRow } from '../infra/database-errors.ts'
import { Problem } from '../problems/problem.ts'
import type { Sentences } from './route.ts'

const byStatus = {
  400: 'invalid_input',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
} as const

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code)

/** What Fastify refuses. Others' errors carry a status as well: the payment service's says what it thinks of us. */
const isOfFramework = (error: unknown): error is FastifyError => codeOf(error).startsWith('FST_')

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isMissingRow(error)) return new Problem('not_found', { cause: error })
  if (isDatabaseAway(error)) return new Problem('unavailable', { cause: error, retryAfter: 5 })
  const code = isOfFramework(error) ? byStatus[error.statusCode as keyof typeof byStatus] : undefined
  return new Problem(code ?? 'unexpected', { cause: error })
}

const body = ({ code, message, fields }: Problem, sentences: Sentences = {}): ProblemBody => ({
  success: false,
  code,
  msg: sentences[code] ?? message,
  ...(fields && { fields }),
})

async function answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error)
  if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem }, 'request failed')
  if (problem.retryAfter) reply.header('retry-after', problem.retryAfter)
  return reply.status(problem.status).send(body(problem, request.routeOptions.config?.sentences))
}

/** What Fastify refuses before it looks for a route: addresses that cannot be read or are far too long. */
export const frameworkErrors = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  void answer(new Problem('not_found'), request, reply)

/** Makes every refusal, expected or not, answer with the contract's problem body. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answer)
  app.setNotFoundHandler((request, reply) => answer(new Problem('not_found'), request, reply))
}
