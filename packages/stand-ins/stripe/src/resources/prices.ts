import { z } from 'zod'
import { getPrice } from '../billing/lookup.ts'
import { emit } from '../events/emit.ts'
import type { Price } from '../objects/catalogue.ts'
import { boolean, mergeMetadata, metadata, text } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { createPrice, priceParams } from './create-price.ts'
import { productRoutes } from './products.ts'
import { equal, filter, readRoutes } from './read-routes.ts'

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
const [createProduct] = productRoutes

export const priceRoutes = [
  route('POST', '/v1/prices', create, ({ context, params }) => {
    const { product, product_data, ...rest } = params
    if (product !== undefined) return createPrice(context, { ...rest, product })
    if (!product_data || !createProduct)
      throw invalid('Missing required param: product.', 'product', 'parameter_missing')
    const made = createProduct.run({ context, params: product_data, id: '', path: '/v1/products' }) as { id: string }
    return createPrice(context, { ...rest, product: made.id })
  }),

  route('POST', '/v1/prices/:id', update, ({ context, params, id }) => {
    const before = getPrice(context, id)
    const after: Price = {
      ...before,
      active: params.active ?? before.active,
      lookup_key: params.lookup_key ?? before.lookup_key,
      nickname: params.nickname ?? before.nickname,
      tax_behavior: params.tax_behavior ?? before.tax_behavior,
      metadata: mergeMetadata(before.metadata, params.metadata),
    }
    context.store.put(after)
    emit(context, 'price.updated', after, before)
    return after
  }),

  ...readRoutes('price', {
    path: '/v1/prices',
    filters: {
      ...equal<Price>('currency', 'product', 'type'),
      active: filter<Price, boolean>(({ active }, value) => active === value, boolean),
      lookup_keys: filter<Price, string[]>(({ lookup_key }, keys) => keys.includes(lookup_key ?? ''), z.array(text)),
    },
  }),
]
