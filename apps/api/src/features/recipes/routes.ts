import { contracts } from '@kostbar/contracts/all'
import type { FastifyInstance } from 'fastify'
import { route, success } from '../../http/route.ts'
import type { recipesService } from './service.ts'

export function recipesRoutes(app: FastifyInstance, service: ReturnType<typeof recipesService>): void {
  app.route(
    route(contracts.recipes.list, ({ actor, query: { own, kcal, carbs, proteins, fats, count, ...search } }) =>
      service.all(actor, {
        ...search,
        isCounted: count === 'true',
        own: own && own === 'true',
        missing: kcal === undefined ? undefined : { kcal, carbs, proteins, fats },
      }),
    ),
  )
  app.route(route(contracts.recipes.mine, ({ actor }) => service.mine(actor)))
  app.route(route(contracts.recipes.tags, ({ actor }) => service.tags(actor.id)))
  app.route(route(contracts.recipes.get, ({ actor, params }) => service.detail(actor, params.recipeId)))
  app.route(
    route(contracts.recipes.toggle, async ({ params: { userId, recipeId }, query: { portions, toggled } }) => {
      const wanted = toggled && toggled === 'true'
      return { ...success, toggled: await service.toggle(userId, { recipeId, portions, toggled: wanted }) }
    }),
  )
  app.route(route(contracts.recipes.assetUpload, ({ actor, query }) => service.upload(actor.id, query)))
  app.route(
    route(contracts.recipes.image, async ({ actor, params, reply }) => {
      const { stream, contentType } = await service.image(actor, params.recipeId)
      // Cacheable, since the address contains the recipe's version.
      reply.header('cache-control', 'private, max-age=3600').type(contentType)
      return stream
    }),
  )
  app.route(route(contracts.recipes.sharePreview, ({ actor, body }) => service.sharePreview(actor, body)))
  app.route(route(contracts.recipes.share, ({ actor, body }) => service.share(actor, body)))
  app.route(route(contracts.recipes.undoShare, ({ actor, params }) => service.undoShare(actor, params.key)))
  app.route(route(contracts.recipes.usage, ({ actor, params }) => service.usage(actor, params.recipeId)))
  app.route(route(contracts.recipes.update, ({ actor, params, body }) => service.edit(actor, params.recipeId, body)))
  app.route(route(contracts.recipes.add, ({ actor, body }) => service.add(actor, body)))
  app.route(route(contracts.recipes.importText, ({ actor, body }) => service.imports.text(actor, body.text)))
  app.route(
    route(contracts.recipes.importPage, ({ actor, body }) => service.imports.page(actor, body.html, body.fileName)),
  )
  app.route(route(contracts.recipes.importUrl, ({ actor, body }) => service.imports.url(actor, body.url)))
  app.route(
    route(contracts.recipes.remove, async ({ actor, params }) => {
      await service.withdraw(actor, params.recipeId)
      return success
    }),
  )
}
