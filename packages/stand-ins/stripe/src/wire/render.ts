import type { Price } from '../objects/catalogue.ts'
import type { Customer, PaymentMethod } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Kinds } from '../objects/kinds.ts'
import type { Store } from '../store/store.ts'
import { constants } from './constants.ts'
import { invalid } from './stripe-error.ts'

/** Fields to expand, as a tree. */
export type Expansion = { [field: string]: Expansion }

const maxExpansionDepth = 4

/**
 * Parses `expand`: `['data.customer', 'data.items']`.
 * @throws StripeError when a path is too deep
 */
export function readExpansion(paths: unknown): Expansion {
  const tree: Expansion = {}
  for (const path of Object.values((typeof paths === 'object' && paths) || {})) {
    const fields = String(path).split('.')
    const depth = fields[0] === 'data' ? fields.length - 1 : fields.length
    if (depth > maxExpansionDepth)
      throw invalid(
        `You cannot expand more than ${maxExpansionDepth} levels of a property. Property: ${path}`,
        'expand',
      )
    let branch = tree
    for (const field of fields) {
      branch[field] ??= {}
      branch = branch[field]
    }
  }
  return tree
}

/** Fields that are always expanded. */
const inlined: Record<string, string[]> = { subscription_item: ['price'], item: ['price'] }

/** Fields omitted unless expanded. */
const hidden: Record<string, string[]> = { price: ['tiers'], 'checkout.session': ['line_items'] }

const list = (data: unknown[], url: string) => ({
  object: 'list',
  data,
  has_more: false,
  total_count: data.length,
  url,
})

/** Fields computed from other objects, only when expanded. */
const derived: Record<string, Record<string, (object: never, store: Store) => unknown>> = {
  customer: {
    subscriptions: ({ id }: Customer, store) =>
      list(
        store.all('subscription', { customer: id }).filter(({ status }) => status !== 'canceled'),
        `/v1/customers/${id}/subscriptions`,
      ),
  },
  invoice: {
    payments: ({ id }: Invoice, store) =>
      list(store.all('invoice_payment', { invoice: id }), `/v1/invoices/${id}/payments`),
    confirmation_secret: ({ id }: Invoice, store) => {
      const intent = store.all('invoice_payment', { invoice: id }).at(-1)?.payment.payment_intent
      const paymentIntent = intent && store.find('payment_intent', intent)
      return paymentIntent ? { client_secret: paymentIntent.client_secret, type: 'payment_intent' } : null
    },
  },
  charge: {
    refunds: ({ id }: Kinds['charge'], store) =>
      list(
        store
          .all('refund')
          .filter(({ charge }) => charge === id)
          .toReversed(),
        `/v1/charges/${id}/refunds`,
      ),
  },
}

/** Fields computed for every response of a kind. */
const computed: Record<string, (object: never, store: Store) => Record<string, unknown>> = {
  subscription_item: ({ price }: { price: string }, store) => ({ plan: planOf(store.find('price', price)) }),
  charge: ({ payment_method, status }: Kinds['charge'], store) => {
    const method = store.find('payment_method', payment_method)
    return {
      billing_details: method?.billing_details ?? null,
      payment_method_details: method ? { type: 'card', card: cardDetails(method) } : null,
      outcome: {
        network_status: status === 'succeeded' ? 'approved_by_network' : 'declined_by_network',
        type: 'authorized',
      },
    }
  },
  payment_method: (method: PaymentMethod) => ({ card: { ...method.card, ...cardConstants } }),
}

const cardConstants = {
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  networks: { available: ['visa'], preferred: null },
  three_d_secure_usage: { supported: true },
  wallet: null,
  generated_from: null,
  regulated_status: 'unregulated',
}
const cardDetails = ({ card }: PaymentMethod) => ({ ...card, ...cardConstants, network: card.brand })

/** The legacy `plan` of a subscription item. */
function planOf(price: Price | undefined): Record<string, unknown> | null {
  if (!price?.recurring) return null
  const { id, active, billing_scheme, created, currency, metadata, nickname, product, tiers_mode } = price
  return {
    id,
    object: 'plan',
    active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme,
    created,
    currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata,
    meter: null,
    nickname,
    product,
    tiers_mode,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Renders an object or list as the API's JSON, with expansions. */
export function render(value: unknown, expansion: Expansion, store: Store, path = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => render(entry, expansion, store, path))
  if (!isRecord(value)) return value
  const kind = typeof value.object === 'string' ? value.object : ''
  const source: Record<string, unknown> = {
    ...(kind ? { id: value.id, object: kind } : {}),
    ...constants[kind as keyof typeof constants],
    ...(isRecord(value._echo) ? value._echo : {}),
    ...value,
    ...(value.deleted ? {} : computed[kind]?.(value as never, store)),
  }
  const makeDerived = derived[kind] ?? {}
  for (const field of Object.keys(expansion)) {
    if (makeDerived[field]) source[field] = makeDerived[field](value as never, store)
    else if (!(field in source)) throw cannotExpand(path, field)
  }
  return Object.fromEntries(
    Object.entries(source).flatMap(([field, content]) => {
      const branch = expansion[field]
      if (field.startsWith('_') || (hidden[kind]?.includes(field) && !branch)) return []
      return [[field, renderField(content, field, kind, branch, store, path)]]
    }),
  )
}

const cannotExpand = (path: string, field: string) =>
  invalid(`This property cannot be expanded (${path ? `${path}.` : ''}${field}).`, 'expand')

function renderField(
  content: unknown,
  field: string,
  kind: string,
  branch: Expansion | undefined,
  store: Store,
  path: string,
): unknown {
  const wanted = branch ?? (inlined[kind]?.includes(field) ? {} : undefined)
  const here = path ? `${path}.${field}` : field
  if (wanted && typeof content === 'string') {
    const object = store.findAny(content)
    if (!object) throw cannotExpand(path, field)
    return render(object, wanted, store, here)
  }
  if (branch && !isRecord(content) && content !== null) throw cannotExpand(path, field)
  // Event snapshots are never expanded.
  if (kind === 'event' && field === 'data') return content
  return render(content, branch ?? {}, store, here)
}
