import { z } from 'zod'
import { endSubscription } from '../billing/cancel.ts'
import { createCustomer } from '../billing/customers.ts'
import { getCustomer, getPaymentMethod } from '../billing/lookup.ts'
import { attach } from '../billing/payment-methods.ts'
import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import type { Address, Customer } from '../objects/customer.ts'
import { listPage, listParams } from '../wire/list.ts'
import { address, emptyable, integer, mergeMetadata, metadata, text, unvalidated } from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid, missing } from '../wire/stripe-error.ts'
import { findPaymentMethod } from './payment-methods.ts'

const fields = {
  address: emptyable(address).optional(),
  balance: integer.optional(),
  description: text.optional(),
  email: text.max(512).optional(),
  invoice_settings: z
    .strictObject({
      default_payment_method: text.optional(),
      footer: text.optional(),
      custom_fields: unvalidated.optional(),
    })
    .optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  phone: text.optional(),
  preferred_locales: z.array(text).optional(),
  tax: unvalidated.optional(),
  tax_exempt: text.optional(),
}
const create = z.strictObject({ ...fields, id: text.optional(), payment_method: text.optional() })
const update = z.strictObject(fields)
const list = z.strictObject({ ...listParams, email: text.optional() })

const emptyAddress: Address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }

function completeAddress(
  address: Partial<Record<keyof Address, string | undefined>> | null | undefined,
): Address | null {
  if (!address) return null
  const known = Object.entries(address).filter(([, value]) => value !== undefined)
  return { ...emptyAddress, ...Object.fromEntries(known) }
}

function setDefaultMethod(context: Context, customer: Customer, id: string | undefined): Customer {
  if (id === undefined) return customer
  const method = id ? getPaymentMethod(context, id, 'invoice_settings[default_payment_method]') : undefined
  if (method && method.customer !== customer.id)
    throw invalid(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      'invoice_settings[default_payment_method]',
      'resource_missing',
    )
  return { ...customer, invoice_settings: { ...customer.invoice_settings, default_payment_method: method?.id ?? null } }
}

export const customerRoutes = [
  route('POST', '/v1/customers', create, ({ context, params }) => {
    if (params.id && context.store.find('customer', params.id))
      throw invalid('Customer already exists.', 'id', 'resource_already_exists')
    const { id, email, name, phone, description, balance, preferred_locales, payment_method, invoice_settings } = params
    const customer = createCustomer(context, {
      id,
      email,
      name,
      phone,
      description,
      balance,
      preferred_locales,
      address: completeAddress(params.address),
      metadata: mergeMetadata({}, params.metadata),
    })
    const attached = payment_method && attach(context, findPaymentMethod(context, payment_method), customer.id).id
    const chosen = invoice_settings?.default_payment_method
    // `pm_card_visa` in both parameters means the same new payment method.
    const complete = setDefaultMethod(context, customer, chosen === payment_method ? attached : chosen)
    context.store.put(complete)
    return complete
  }),

  route('POST', '/v1/customers/:id', update, ({ context, params, id }) => {
    const before = getCustomer(context, id)
    const after: Customer = {
      ...setDefaultMethod(context, before, params.invoice_settings?.default_payment_method),
      address: params.address === undefined ? before.address : completeAddress(params.address),
      balance: params.balance ?? before.balance,
      description: (params.description ?? before.description) || null,
      email: (params.email ?? before.email) || null,
      name: (params.name ?? before.name) || null,
      phone: (params.phone ?? before.phone) || null,
      preferred_locales: params.preferred_locales ?? before.preferred_locales,
      metadata: mergeMetadata(before.metadata, params.metadata),
    }
    context.store.put(after)
    emit(context, 'customer.updated', after, before)
    return after
  }),

  route('DELETE', '/v1/customers/:id', z.strictObject({}), ({ context, id }) => {
    const customer = getCustomer(context, id)
    const { store } = context
    for (const subscription of store.all('subscription', { customer: id }))
      if (!['canceled', 'incomplete_expired'].includes(subscription.status))
        endSubscription(context, subscription, 'cancellation_requested')
    store.put({ ...customer, deleted: true })
    emit(context, 'customer.deleted', customer)
    return { id, object: 'customer', deleted: true }
  }),

  route('GET', '/v1/customers/:id', z.strictObject({}), ({ context, id }) => {
    const customer = context.store.find('customer', id)
    if (!customer) throw missing('customer', id)
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer
  }),

  route('GET', '/v1/customers', list, ({ context, params, path }) =>
    listPage(
      context.store.all('customer').filter(({ deleted, email }) => !deleted && (params.email ?? email) === email),
      params,
      path,
    ),
  ),
]
