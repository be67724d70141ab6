import { products } from '@kostbar/contracts/products/endpoints'
import { query } from '../../lib/api.ts'

/** Prices change rarely. */
const staleTimeMs = 5 * 60_000

/** A product with its prices. */
export const productQuery = (id: string) => ({ ...query(products.product, { params: { id } }), staleTime: staleTimeMs })

/** The product that trainers buy client slots with. */
export const clientSlotsQuery = { ...query(products.clientSlots), staleTime: staleTimeMs }
