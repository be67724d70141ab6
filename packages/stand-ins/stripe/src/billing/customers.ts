import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { Metadata } from '../objects/catalogue.ts'
import type { Address, Customer } from '../objects/customer.ts'
import { newId, randomText } from '../wire/ids.ts'

export type CustomerDetails = {
  id?: string | undefined
  email?: string | null | undefined
  name?: string | null | undefined
  phone?: string | null | undefined
  description?: string | null | undefined
  address?: Address | null | undefined
  metadata?: Metadata | undefined
  balance?: number | undefined
  preferred_locales?: string[] | undefined
}

export function createCustomer(context: Context, details: CustomerDetails): Customer {
  const customer: Customer = {
    object: 'customer',
    id: details.id ?? newId('cus'),
    created: context.clock.now(),
    email: details.email ?? null,
    name: details.name ?? null,
    phone: details.phone ?? null,
    description: details.description ?? null,
    address: details.address ?? null,
    balance: details.balance ?? 0,
    currency: null,
    delinquent: false,
    metadata: details.metadata ?? {},
    preferred_locales: details.preferred_locales ?? [],
    invoice_prefix: randomText(8).toUpperCase(),
    next_invoice_sequence: 1,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  }
  context.store.put(customer)
  emit(context, 'customer.created', customer)
  return customer
}
