import { z } from 'zod'
import { getPrice } from '../billing/lookup.ts'
import { emit } from '../events/emit.ts'
import type { Price } from '../objects/catalogue.ts'
import { listPage, listParams } from '../wire/list.ts'
import { boolean, mergeMetadata, metadata, text } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { createPrice, priceParams } from './create-price.ts'
import { productRoutes } from './products.ts'

const create = z.strictObject({
  ...priceParams,
  product: text.optional(),
  product_data: z
    .strictObject({ id: text.optional(), name: text, metadata: metadata.optional(), active: boolean.optional() })
    .optional(),
})
const update = z.strictObject({
  active: boolean.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: boolean.optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
})
const list = z.strictObject({
  ...listParams,
  active: boolean.optional(),
  currency: text.optional(),
  lookup_keys: z.array(text).optional(),
  product: text.optional(),
  recurring: z.strictObject({ interval: text.optional(), usage_type: text.optional() }).optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
})

type Filter = z.infer<typeof list>
const matches = (price: Price, { active, currency, lookup_keys, product, recurring, type }: Filter): boolean =>
  (active === undefined || price.active === active) &&
  (!currency || price.currency === currency) &&
  (!lookup_keys || (price.lookup_key !== null && lookup_keys.includes(price.lookup_key))) &&
  (!product || price.product === product) &&
  (!recurring?.interval || price.recurring?.interval === recurring.interval) &&
  (!type || price.type === type)

const [createProduct] = productRoutes

export const priceRoutes = [
  route('POST', '/v1/prices', create, ({ world, params }) => {
    const { product, product_data, ...rest } = params
    if (product !== undefined) return createPrice(world, { ...rest, product })
    if (!product_data || !createProduct)
      throw invalid('Missing required param: product.', 'product', 'parameter_missing')
    const made = createProduct.run({ world, params: product_data, id: '', path: '/v1/products' }) as { id: string }
    return createPrice(world, { ...rest, product: made.id })
  }),

  route('GET', '/v1/prices/:id', z.strictObject({}), ({ world, id }) => getPrice(world, id)),

  route('POST', '/v1/prices/:id', update, ({ world, params, id }) => {
    const before = getPrice(world, id)
    const after: Price = {
      ...before,
      active: params.active ?? before.active,
      lookup_key: params.lookup_key ?? before.lookup_key,
      nickname: params.nickname ?? before.nickname,
      tax_behavior: params.tax_behavior ?? before.tax_behavior,
      metadata: mergeMetadata(before.metadata, params.metadata),
    }
    world.store.put(after)
    emit(world, 'price.updated', after, before)
    return after
  }),

  route('GET', '/v1/prices', list, ({ world, params, path }) =>
    listPage(
      world.store.all('price').filter((price) => matches(price, params)),
      params,
      path,
    ),
  ),
]
