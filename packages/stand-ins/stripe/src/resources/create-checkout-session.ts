import { z } from 'zod'
import { getCustomer, getPrice } from '../billing/lookup.ts'
import { recurrenceOf } from '../billing/subscriptions.ts'
import type { Context } from '../context.ts'
import { sameRecurrence } from '../money/interval.ts'
import { priceTotal } from '../money/price-total.ts'
import type { CheckoutSession, LineItem } from '../objects/checkout.ts'
import { newId, randomText } from '../wire/ids.ts'
import { boolean, integer, mergeMetadata, metadata, text, timestamp, unvalidated } from '../wire/params.ts'
import { invalid } from '../wire/stripe-error.ts'
import { createPrice, inlinePrice } from './create-price.ts'

const address = z.url({ protocol: /^https?$/, error: 'Not a valid URL' })

/** Parameters that only affect the page: stored and repeated in responses. */
const echoed = {
  allow_promotion_codes: boolean.optional(),
  automatic_tax: z.strictObject({ enabled: boolean }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  consent_collection: unvalidated.optional(),
  custom_text: unvalidated.optional(),
  customer_update: unvalidated.optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  phone_number_collection: z.strictObject({ enabled: boolean }).optional(),
  saved_payment_method_options: unvalidated.optional(),
  tax_id_collection: z.strictObject({ enabled: boolean }).optional(),
  adaptive_pricing: z.strictObject({ enabled: boolean }).optional(),
}
const lineItem = z.strictObject({
  price: text.optional(),
  price_data: z.strictObject({ ...inlinePrice, product: text }).optional(),
  quantity: integer.optional(),
  metadata: metadata.optional(),
  adjustable_quantity: unvalidated.optional(),
})
/** Parameters of a new session. */
export const checkoutSessionParams = z.strictObject({
  ...echoed,
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(lineItem),
  success_url: address,
  cancel_url: address.optional(),
  client_reference_id: text.max(200).optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  expires_at: timestamp.optional(),
  invoice_creation: z
    .strictObject({
      enabled: boolean,
      invoice_data: z
        .strictObject({ metadata: metadata.optional(), description: text.optional(), footer: text.optional() })
        .optional(),
    })
    .optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: text.optional(),
      receipt_email: text.optional(),
      setup_future_usage: text.optional(),
      shipping: unvalidated.optional(),
    })
    .optional(),
  submit_type: z.enum(['auto', 'pay', 'subscribe']).optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: text.optional(),
      trial_end: timestamp.optional(),
      trial_period_days: integer.optional(),
      billing_mode: unvalidated.optional(),
    })
    .optional(),
  ui_mode: z.literal('hosted_page').optional(),
})
type SessionParams = z.infer<typeof checkoutSessionParams>

function readLine(context: Context, params: z.infer<typeof lineItem>, index: number): LineItem {
  const at = `line_items[${index}]`
  if (!params.price && !params.price_data)
    throw invalid(`Missing required param: ${at}[price].`, `${at}[price]`, 'parameter_missing')
  const price = params.price_data
    ? createPrice(context, params.price_data)
    : getPrice(context, params.price ?? '', `${at}[price]`)
  if (!price.active)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, `${at}[price]`)
  if (params.quantity === undefined)
    throw invalid(`Missing required param: ${at}[quantity].`, `${at}[quantity]`, 'parameter_missing')
  if (params.quantity < 1)
    throw invalid('This value must be greater than or equal to 1.', `${at}[quantity]`, 'parameter_invalid_integer')
  const amount = priceTotal(price, params.quantity)
  return {
    object: 'item',
    id: newId('li'),
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: context.store.find('product', price.product)?.name ?? '',
    metadata: mergeMetadata({}, params.metadata),
    price: price.id,
    quantity: params.quantity,
  }
}

function checkLines(context: Context, lines: LineItem[], mode: SessionParams['mode']): void {
  if (lines.length === 0) throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing')
  const prices = lines.map(({ price }) => getPrice(context, price))
  const recurring = prices.filter((price) => price.type === 'recurring')
  if (mode === 'payment' && recurring.length > 0)
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'line_items',
    )
  if (mode === 'subscription' && recurring.length < prices.length)
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode when using prices.',
      'line_items',
    )
  const [first] = recurring
  if (first && recurring.some((price) => !sameRecurrence(recurrenceOf(price), recurrenceOf(first))))
    throw invalid('Checkout does not support multiple prices with different billing intervals.', 'line_items')
}

function expiry({ clock }: Context, expiresAt: number | undefined): number {
  const now = clock.now()
  if (expiresAt === undefined) return now + 86_400
  if (expiresAt < now + 1800 - 60)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    )
  if (expiresAt > now + 86_400 + 60)
    throw invalid('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', 'expires_at')
  return expiresAt
}

/** Refuses parameters of the other mode. */
function checkMode({
  mode,
  subscription_data,
  payment_intent_data,
  invoice_creation,
  customer_creation,
}: SessionParams): void {
  const wrong =
    mode === 'payment'
      ? Object.entries({ subscription_data })
      : Object.entries({ payment_intent_data, invoice_creation, customer_creation })
  for (const [name, value] of wrong)
    if (value !== undefined) throw invalid(`You can not pass \`${name}\` in \`${mode}\` mode.`, name)
}

/** Creates an open session. @throws StripeError for invalid parameters */
export function createCheckoutSession(context: Context, params: SessionParams): CheckoutSession {
  const lines = params.line_items.map((line, index) => readLine(context, line, index))
  checkMode(params)
  checkLines(context, lines, params.mode)
  if (params.customer && params.customer_email)
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer')
  const customer = params.customer ? getCustomer(context, params.customer, 'customer') : undefined
  const id = `cs_test_${randomText(58)}`
  const total = lines.reduce((sum, { amount_total }) => sum + amount_total, 0)
  const { invoice_creation: invoices, subscription_data: data, payment_intent_data: intent } = params
  const session: CheckoutSession = {
    object: 'checkout.session',
    id,
    created: context.clock.now(),
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    currency: lines[0]?.currency ?? 'eur',
    customer: customer?.id ?? null,
    customer_creation:
      params.mode === 'payment' ? (params.customer_creation ?? 'if_required') : customer ? null : 'always',
    customer_details: customer
      ? { address: customer.address, email: customer.email, name: customer.name, phone: customer.phone }
      : null,
    customer_email: params.customer_email ?? null,
    expires_at: expiry(context, params.expires_at),
    invoice: null,
    invoice_creation:
      params.mode === 'payment'
        ? {
            enabled: invoices?.enabled ?? false,
            invoice_data: {
              metadata: mergeMetadata({}, invoices?.invoice_data?.metadata),
              description: invoices?.invoice_data?.description ?? null,
            },
          }
        : null,
    line_items: { object: 'list', data: lines, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` },
    locale: params.locale ?? null,
    metadata: mergeMetadata({}, params.metadata),
    mode: params.mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: params.success_url,
    url: `${context.publicUrl}/c/pay/${id}`,
    submit_type: params.submit_type ?? null,
    _subscriptionData: {
      metadata: mergeMetadata({}, data?.metadata),
      description: data?.description ?? null,
      trialEnd: data?.trial_end ?? null,
      trialDays: data?.trial_period_days ?? null,
    },
    _paymentMetadata: mergeMetadata({}, intent?.metadata),
    _paymentDescription: intent?.description ?? null,
    _pendingMethod: null,
    _echo: Object.fromEntries(
      Object.keys(echoed).flatMap((name) => {
        const value = params[name as keyof typeof echoed]
        return value === undefined ? [] : [[name, value]]
      }),
    ),
  }
  context.store.put(session)
  return session
}
