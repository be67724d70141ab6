import Fastify, { type FastifyInstance } from 'fastify'
import { type DeliveryApiOptions, serveDelivery } from './delivery/delivery-api.ts'
import { type ImageServiceOptions, serveImages } from './images/image-service.ts'

export type ContentServiceOptions = DeliveryApiOptions & ImageServiceOptions

/** Builds the Storyblok stand-in without listening: delivery API and files. */
export function buildContentService(options: ContentServiceOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 2_000 } })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  serveDelivery(app, options)
  serveImages(app, options)
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(['This record could not be found']))
  return app
}
