import { stripe } from '@kostbar/contracts/stripe'
import { query } from './api.ts'

/** How long a product counts as fresh in the browser, in milliseconds; prices change rarely. */
const staleTime = 5 * 60_000

/** A product with its prices. */
export const productQuery = (id: string) => ({ ...query(stripe.product, { params: { id } }), staleTime })

/** The product that trainers buy client slots with. */
export const slotsQuery = { ...query(stripe.clientSlots), staleTime }
