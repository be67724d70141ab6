import { z } from 'zod'
import { getPrice, getProduct } from '../billing/lookup.ts'
import { emit } from '../events/emit.ts'
import type { Product } from '../objects/catalogue.ts'
import { newId } from '../wire/ids.ts'
import { boolean, emptyable, filled, mergeMetadata, metadata, text, unvalidated } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { createPrice, inlinePrice } from './create-price.ts'
import { filter, readRoutes } from './read-routes.ts'

const fields = {
  active: boolean.optional(),
  description: emptyable(text).optional(),
  images: emptyable(z.array(text)).optional(),
  metadata: metadata.optional(),
  statement_descriptor: text.optional(),
  unit_label: emptyable(text).optional(),
  url: emptyable(text).optional(),
  tax_code: emptyable(text).optional(),
}
const create = z.strictObject({
  ...fields,
  id: text.optional(),
  name: filled,
  type: z.enum(['service', 'good']).optional(),
  shippable: boolean.optional(),
  marketing_features: unvalidated.optional(),
  default_price_data: z.strictObject(inlinePrice).optional(),
})
const update = z.strictObject({
  ...fields,
  name: text.optional(),
  default_price: text.optional(),
  shippable: boolean.optional(),
  marketing_features: unvalidated.optional(),
})
export const productRoutes = [
  route('POST', '/v1/products', create, ({ context, params }) => {
    const { store, clock } = context
    const id = params.id ?? newId('prod')
    if (store.find('product', id)) throw invalid(`Product already exists.`, 'id', 'resource_already_exists')
    const now = clock.now()
    const product: Product = {
      object: 'product',
      id,
      active: params.active ?? true,
      created: now,
      updated: now,
      name: params.name,
      description: params.description ?? null,
      images: params.images ?? [],
      default_price: null,
      metadata: mergeMetadata({}, params.metadata),
      statement_descriptor: params.statement_descriptor ?? null,
      unit_label: params.unit_label ?? null,
      url: params.url ?? null,
      tax_code: params.tax_code ?? null,
    }
    store.put(product)
    emit(context, 'product.created', product)
    if (!params.default_price_data) return product
    const price = createPrice(context, { ...params.default_price_data, product: id })
    const withPrice = { ...product, default_price: price.id }
    store.put(withPrice)
    return withPrice
  }),

  route('POST', '/v1/products/:id', update, ({ context, params, id }) => {
    const before = getProduct(context, id)
    const { metadata: change, marketing_features: _features, shippable: _shippable, images, ...rest } = params
    if (params.default_price !== undefined) getPrice(context, params.default_price, 'default_price')
    const definedFields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    const after: Product = {
      ...before,
      ...definedFields,
      images: images === undefined ? before.images : (images ?? []),
      metadata: mergeMetadata(before.metadata, change),
      updated: context.clock.now(),
    }
    context.store.put(after)
    emit(context, 'product.updated', after, before)
    return after
  }),

  route('DELETE', '/v1/products/:id', z.strictObject({}), ({ context, id }) => {
    const product = getProduct(context, id)
    if (context.store.all('price', { product: id }).length > 0)
      throw invalid('This product cannot be deleted because it has one or more user-created prices.', 'id')
    context.store.delete('product', id)
    emit(context, 'product.deleted', product)
    return { id, object: 'product', deleted: true }
  }),

  ...readRoutes('product', {
    path: '/v1/products',
    filters: {
      active: filter<Product, boolean>(({ active }, value) => active === value, boolean),
      ids: filter<Product, string[]>(({ id }, ids) => ids.includes(id), z.array(text)),
    },
  }),
]
