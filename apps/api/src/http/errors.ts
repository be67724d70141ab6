import type { ProblemBody } from '@kostbar/contracts/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, isInvalidText, isMissingRow } from '../infra/database-errors.ts'
import { Problem } from '../problems/problem.ts'
import { problemLinks } from '../problems/texts.ts'
import type { ProblemMessages } from './route.ts'

const codeByStatus = {
  400: 'invalid_input',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
} as const

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code)

/**
 * Whether Fastify raised the error. The status of other errors must not reach the caller: a Stripe error, for example,
 * has the status of our request to Stripe.
 */
const isFastifyError = (error: unknown): error is FastifyError => codeOf(error).startsWith('FST_')

/**
 * Whether the client closed the connection before its request was complete: a socket error to which Fastify adds 400.
 */
const isAborted = (error: unknown) =>
  codeOf(error) === 'ECONNRESET' && (error as { statusCode?: unknown }).statusCode === 400

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isMissingRow(error)) return new Problem('not_found', { cause: error })
  if (isAborted(error) || isInvalidText(error)) return new Problem('invalid_input', { cause: error })
  if (isDatabaseUnavailable(error)) return new Problem('unavailable', { cause: error, retryAfter: 5 })
  const code = isFastifyError(error) ? codeByStatus[error.statusCode as keyof typeof codeByStatus] : undefined
  return new Problem(code ?? 'unexpected', { cause: error })
}

const problemBody = ({ code, message, fields, current }: Problem, messages: ProblemMessages = {}): ProblemBody => ({
  success: false,
  code,
  msg: messages[code] ?? message,
  ...(fields && { fields }),
  ...(current !== undefined && { current }),
  ...(problemLinks[code] && { link: problemLinks[code] }),
})

async function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error)
  if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem }, 'request failed')
  if (problem.retryAfter) reply.header('retry-after', problem.retryAfter)
  return reply.status(problem.status).send(problemBody(problem, request.routeOptions.config?.problemMessages))
}

/** Handles errors of Fastify before routing: malformed or overlong URLs. */
export const frameworkErrors = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  void sendProblem(new Problem('not_found'), request, reply)

/** Registers the handlers that turn every error, expected or not, into the contract's problem body. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler((request, reply) => sendProblem(new Problem('not_found'), request, reply))
}
