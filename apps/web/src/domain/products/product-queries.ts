import { products } from '@kostbar/contracts/products/endpoints'
import { query } from '../../lib/api.ts'

/** Milliseconds for which prices count as fresh; they change rarely. */
const staleTimeMs = 5 * 60_000

/** Query of a product with its prices. */
export const productQuery = (id: string) => ({ ...query(products.get, { params: { id } }), staleTime: staleTimeMs })

/** Query of the product with which trainers buy client slots. */
export const clientSlotsQuery = { ...query(products.clientSlots), staleTime: staleTimeMs }
