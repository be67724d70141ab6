import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { sendFile } from '../../http/send-file.ts'
import type { printoutsService } from './service.ts'

export function printoutsRoutes(app: FastifyInstance, service: ReturnType<typeof printoutsService>): void {
  const { printouts } = contracts
  app.route(
    route(printouts.week, async ({ actor, params, reply }) => {
      const pdf = await service.week(actor, params.userId)
      sendFile(reply, 'ernaehrungsplan.pdf', 'application/pdf')
      return pdf
    }),
  )
  app.route(
    route(printouts.recipe, async ({ actor, params, query, reply }) => {
      const pdf = await service.recipe(actor, params.recipeId, query)
      sendFile(reply, 'rezept.pdf', 'application/pdf')
      return pdf
    }),
  )
  app.route(
    route(printouts.shoppingList, async ({ actor, params, reply }) => {
      const pdf = await service.shoppingList(actor, params.userId)
      sendFile(reply, 'einkaufsliste.pdf', 'application/pdf')
      return pdf
    }),
  )
}
