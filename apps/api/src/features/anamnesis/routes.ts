import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import { sendFile } from '../../http/send-file.ts'
import type { Anamnesis } from './service.ts'

export function anamnesisRoutes(app: FastifyInstance, service: Anamnesis): void {
  const { anamnesis } = contracts
  app.route(route(anamnesis.ownQuestions, ({ actor }) => service.ownQuestions.list(actor.id)))
  app.route(route(anamnesis.setOwnQuestions, ({ actor, body }) => service.ownQuestions.set(actor.id, body.questions)))
  app.route(route(anamnesis.get, ({ actor, params }) => service.overview(actor, params.userId)))
  app.route(route(anamnesis.saveDraft, ({ actor, params, body }) => service.draft.save(actor, params.userId, body)))
  app.route(
    route(anamnesis.share, async ({ actor, body }) => {
      await service.draft.share(actor.id, body.shared)
      return success
    }),
  )
  app.route(route(anamnesis.submit, ({ actor, body }) => service.submit(actor.id, body.rev)))
  app.route(route(anamnesis.version, ({ params }) => service.version(params.userId, params.number)))
  app.route(
    route(anamnesis.pdf, async ({ actor, params, reply }) => {
      const pdf = await service.pdf(actor, params.userId, params.number)
      sendFile(reply, `anamnese-${params.number}.pdf`, 'application/pdf')
      return pdf
    }),
  )
  app.route(
    route(anamnesis.csv, async ({ actor, params, reply }) => {
      const csv = await service.csv(actor, params.userId, params.number)
      sendFile(reply, `anamnese-${params.number}.csv`, 'text/csv; charset=utf-8')
      return csv
    }),
  )
  app.route(
    route(anamnesis.review, async ({ actor, params, body }) => {
      await service.review(actor, params.userId, body)
      return success
    }),
  )
}
