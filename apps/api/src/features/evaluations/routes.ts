import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import { sendFile } from '../../http/send-file.ts'
import type { Evaluations } from './service.ts'

export function evaluationsRoutes(app: FastifyInstance, service: Evaluations): void {
  const { evaluations } = contracts
  app.route(route(evaluations.get, ({ actor, params, query }) => service.get(actor, params.userId, query.number)))
  app.route(route(evaluations.compare, ({ actor, params }) => service.compare(actor, params.userId)))
  app.route(route(evaluations.saveDraft, ({ actor, params, body }) => service.draft.save(actor, params.userId, body)))
  app.route(route(evaluations.decide, ({ actor, params, body }) => service.draft.decide(actor, params.userId, body)))
  app.route(
    route(evaluations.comment, async ({ actor, params, body }) => {
      await service.draft.comment(actor, params.userId, body)
      return success
    }),
  )
  app.route(
    route(evaluations.publish, async ({ actor, params, body }) => {
      await service.publish(actor, params.userId, body)
      return success
    }),
  )
  app.route(
    route(evaluations.pdf, async ({ actor, params, query, reply }) => {
      const pdf = await service.pdf(actor, params.userId, query.number)
      sendFile(reply, `auswertung-protokoll-${query.number}.pdf`, 'application/pdf')
      return pdf
    }),
  )
  app.route(
    route(evaluations.csv, async ({ actor, params, query, reply }) => {
      const csv = await service.csv(actor, params.userId, query.number)
      sendFile(reply, `protokoll-${query.number}.csv`, 'text/csv; charset=utf-8')
      return csv
    }),
  )
}
