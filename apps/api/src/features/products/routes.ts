import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Products } from './service.ts'

export function productsRoutes(app: FastifyInstance, products: Products): void {
  app.route(route(contracts.products.get, ({ params, request }) => products.find(params.id, request.ip)))
  app.route(route(contracts.products.clientSlots, ({ request }) => products.clientSlots(request.ip)))
}
