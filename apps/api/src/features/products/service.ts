import type { Product, ProductKind } from '@kostbar/contracts/products/schemas'
import { texts } from '@kostbar/contracts/texts'
import { sql } from 'kysely'
import { type Actor, isAdmin, isTrainer } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Offer } from '../../infra/payments/mapping.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { json, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'

interface CachedProduct {
  data: Product | null
  isFresh: boolean
}

/** Cached product. Webhooks refresh it at once; it expires after a day in case a webhook was lost. */
const findCached = prepared((db, { id }: Params<{ id: string }>) =>
  db
    .selectFrom('payment_products')
    .select((eb) => [
      // Rows cached before `includesCoaching` existed lack it.
      sql<Product | null>`'{"includesCoaching": false}'::jsonb || ${eb.ref('data')}`.as('data'),
      sql<boolean>`fetched_at > now() - interval '1 day'`.as('isFresh'),
    ])
    .where('id', '=', id),
)

/** Products, cached in the database: pages neither wait for the payment service nor fail with it. */
export function productsService({
  database: { kysely },
  payments,
  rateLimits,
}: Pick<Infra, 'database' | 'payments' | 'rateLimits'>) {
  const cache = async (id: string, product: Product | null): Promise<void> => {
    const row = { data: product && json(product), kind: product?.kind ?? null }
    await kysely
      .insertInto('payment_products')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, fetched_at: now }))
      .execute()
  }

  /**
   * Fetches and caches a product; null when it is not for sale. An unknown id is only cached if it was known before, so
   * that callers cannot fill the cache.
   */
  const refresh = async (id: string, isKnown: boolean): Promise<Product | null> => {
    const product = await payments.product(id)
    if (product || isKnown) await cache(id, product)
    return product
  }

  const find = async (id: string, ip: string): Promise<Product> => {
    const [cached] = await findCached(kysely, { id })
    if (!cached) await rateLimits.count('unknownProduct', ip)
    const product = cached?.isFresh ? cached.data : await refresh(id, Boolean(cached)).catch(staleData(cached))
    if (!product) throw new Problem('not_found')
    return product
  }

  /** Rate limited, because every call reaches the payment service while there is no such product. */
  const fetchIdOfKind = async (kind: ProductKind, ip: string): Promise<string | undefined> => {
    await rateLimits.count('unknownProduct', ip)
    return (await payments.productIdsOfKind(kind))[0]
  }

  return {
    /**
     * Finds a product that is for sale.
     * @param ip of the caller, rate limited for unknown products
     * @throws Problem `not_found`
     */
    find,

    /** The product that trainers buy client slots with. @throws Problem `not_found` */
    clientSlots: async (ip: string): Promise<Product> => {
      const cached = await kysely
        .selectFrom('payment_products')
        .select('id')
        .where('kind', '=', 'CLIENT_SLOTS')
        .where('data', 'is not', null)
        .orderBy('id')
        .executeTakeFirst()
      const id = cached?.id ?? (await fetchIdOfKind('CLIENT_SLOTS', ip))
      if (!id) throw new Problem('not_found')
      return find(id, ip)
    },

    /** Fetches a product again after a webhook. @returns null when it is not for sale */
    refresh: (id: string): Promise<Product | null> => refresh(id, true),

    /**
     * Product and price for a purchase by the actor.
     * @throws Problem `price_gone` when not for sale, `not_a_trainer` for client slots, `coaching_not_for_staff`,
     * `invalid_input` for a quantity other than 1 of anything but client slots
     */
    offerFor: async (actor: Actor, priceId: string, quantity: number): Promise<Offer> => {
      const offer = await payments.offer(priceId)
      if (!offer?.active) throw new Problem('price_gone')
      const isForSlots = offer.product.kind === 'CLIENT_SLOTS'
      if (isForSlots && !isTrainer(actor)) throw new Problem('not_a_trainer')
      // Trainers and admins never become waiting members, so no trainer would be proposed to them.
      if (offer.product.includesCoaching && (isTrainer(actor) || isAdmin(actor)))
        throw new Problem('coaching_not_for_staff')
      if (!isForSlots && quantity !== 1) throw new Problem('invalid_input', { fields: { quantity: texts.oneOnly } })
      const isSubscription = offer.product.kind !== 'ONE_TIME'
      if (isSubscription !== (offer.price.type === 'recurring')) throw new Problem('price_gone')
      return offer
    },
  }
}

/** Error handler for a failed refresh: returns the expired cache entry, or throws again without one. */
const staleData =
  (cached: CachedProduct | undefined) =>
  (error: unknown): Product => {
    if (cached?.data) return cached.data
    throw error
  }

export type Products = ReturnType<typeof productsService>
