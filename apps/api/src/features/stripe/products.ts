import type { Product } from '@kostbar/contracts/products/schemas'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'

/** Events of the payment service renew a product at once; should one be lost, it is looked up anew after a day. */
const maxAge = '1 day'

interface Kept {
  data: Product | null
  fresh: boolean
}

const findProduct = {
  name: 'payment_product',
  text: `SELECT data, fetched_at > now() - interval '${maxAge}' AS fresh FROM payment_products WHERE id = $1`,
}

const findOfKind = `SELECT id FROM payment_products WHERE kind = $1 AND data IS NOT NULL ORDER BY id LIMIT 1`

const keep = `INSERT INTO payment_products (id, data, kind) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET data = excluded.data, kind = excluded.kind, fetched_at = now()`

/** What is for sale, kept in the database for all processes, so that pages neither wait for the payment service nor need it. */
export function productsService({
  database: { pool },
  payments,
  rateLimits,
}: Pick<Infra, 'database' | 'payments' | 'rateLimits'>) {
  const kept = async (id: string) => (await pool.query<Kept>({ ...findProduct, values: [id] })).rows[0]

  /** Looks a product up and keeps it; an unknown one is kept only where it was known before. */
  const renew = async (id: string, wasKnown: boolean): Promise<Product | null> => {
    const product = await payments.product(id)
    if (product || wasKnown) await pool.query(keep, [id, product && JSON.stringify(product), product?.kind ?? null])
    return product
  }

  const find = async (id: string, ip: string): Promise<Product> => {
    const known = await kept(id)
    if (!known) await rateLimits.count('unknownProduct', ip)
    const product = known?.fresh ? known.data : await renew(id, Boolean(known)).catch(lastKnown(known))
    if (!product) throw new Problem('not_found')
    return product
  }

  /** Everybody may ask, and while there is no such product the payment service is asked each time. */
  const lookForSlots = async (ip: string): Promise<string | undefined> => {
    await rateLimits.count('unknownProduct', ip)
    return (await payments.productsOfKind('CLIENT_SLOTS'))[0]
  }

  return {
    /** @param ip of the caller, who may ask for a few unknown products only. @throws Problem `not_found` */
    find,

    /** The product trainers buy client slots with. @throws Problem `not_found` */
    ofClientSlots: async (ip: string): Promise<Product> => {
      const { rows } = await pool.query<{ id: string }>(findOfKind, ['CLIENT_SLOTS'])
      const id = rows[0]?.id ?? (await lookForSlots(ip))
      if (!id) throw new Problem('not_found')
      return find(id, ip)
    },

    /** Looks up anew what an event told of. */
    renew: async (id: string): Promise<void> => {
      await renew(id, true)
    },
  }
}

/** While the payment service is away, what it said last is good enough to look at. */
const lastKnown =
  (known: Kept | undefined) =>
  (error: unknown): Product => {
    if (known?.data) return known.data
    throw error
  }

export type Products = ReturnType<typeof productsService>
