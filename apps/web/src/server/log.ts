import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Env } from './env.ts'

/** Logger settings: one JSON line per request, without query strings, cookies or e-mail addresses. */
export const logging = (level: Env['LOG_LEVEL']) =>
  ({
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathToLog(request.url), ip: request.ip }),
    },
  }) satisfies FastifyServerOptions['logger']

/** The path alone: query strings carry tokens, and one call carries an e-mail address in its path. */
export const pathToLog = (url: string) => url.replace(/[?#].*$/s, '').replace(/[^/]*(@|%40)[^/]*/gi, ':email')
