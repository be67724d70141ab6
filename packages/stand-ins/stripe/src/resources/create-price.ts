import { z } from 'zod'
import { getProduct } from '../billing/lookup.ts'
import type { Context } from '../context.ts'
import { emit } from '../events/emit.ts'
import { formatCents, parseCents } from '../money/amount.ts'
import type { Price, Tier } from '../objects/catalogue.ts'
import { newId } from '../wire/ids.ts'
import { boolean, decimal, integer, mergeMetadata, metadata, nonNegative, text } from '../wire/params.ts'
import { invalid } from '../wire/stripe-error.ts'

const tier = z.strictObject({
  up_to: z.union([z.literal('inf'), nonNegative]),
  unit_amount: integer.optional(),
  unit_amount_decimal: decimal.optional(),
  flat_amount: integer.optional(),
  flat_amount_decimal: decimal.optional(),
})

/** Parameters of `price_data`. */
export const inlinePrice = {
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  unit_amount: nonNegative.optional(),
  unit_amount_decimal: decimal.optional(),
  recurring: z
    .strictObject({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: integer.optional(),
      usage_type: z.literal('licensed').optional(),
    })
    .optional(),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
  metadata: metadata.optional(),
}

export const priceParams = {
  ...inlinePrice,
  active: boolean.optional(),
  billing_scheme: z.enum(['per_unit', 'tiered']).optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: boolean.optional(),
  nickname: text.optional(),
  tiers: z.array(tier).optional(),
  tiers_mode: z.enum(['graduated', 'volume']).optional(),
}
const newPrice = z.object({ ...priceParams, product: text })
export type PriceParams = z.infer<typeof newPrice>

/** `unit_amount` and `unit_amount_decimal` of an amount; the first is null for fractions of a cent. */
function amounts(whole: number | undefined, exact: string | undefined): [number | null, string | null] {
  if (whole !== undefined) return [whole, `${whole}`]
  if (exact === undefined) return [null, null]
  const canonical = formatCents(parseCents(exact))
  return [canonical.includes('.') ? null : Number(canonical), canonical]
}

function readTiers({ tiers = [], tiers_mode }: PriceParams): Tier[] {
  if (!tiers_mode) throw invalid('Missing required param: tiers_mode.', 'tiers_mode', 'parameter_missing')
  if (tiers.length === 0) throw invalid('Missing required param: tiers.', 'tiers', 'parameter_missing')
  const bounds = tiers.map(({ up_to }) => (up_to === 'inf' ? Number.POSITIVE_INFINITY : up_to))
  if (bounds.at(-1) !== Number.POSITIVE_INFINITY)
    throw invalid('The last tier must have `up_to` set to `inf`.', `tiers[${tiers.length - 1}][up_to]`)
  if (bounds.some((bound, index) => bound <= (bounds[index - 1] ?? 0)))
    throw invalid('Tiers must be in ascending order of `up_to`.', 'tiers')
  return tiers.map((tier, index) => {
    const [unit_amount, unit_amount_decimal] = amounts(tier.unit_amount, tier.unit_amount_decimal)
    const [flat_amount, flat_amount_decimal] = amounts(tier.flat_amount, tier.flat_amount_decimal)
    if (unit_amount_decimal === null && flat_amount_decimal === null)
      throw invalid('Each tier must have a `unit_amount` or a `flat_amount`.', `tiers[${index}]`)
    const up_to = tier.up_to === 'inf' ? null : tier.up_to
    return { up_to, unit_amount, unit_amount_decimal, flat_amount, flat_amount_decimal }
  })
}

function assignLookupKey({ store }: Context, key: string, isTransferred: boolean | undefined): void {
  const [owner] = store.all('price', { lookup_key: key })
  if (!owner) return
  if (!isTransferred)
    throw invalid(`A price (\`${owner.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists')
  store.put({ ...owner, lookup_key: null })
}

/** Creates a price. Product, amount and interval are immutable. */
export function createPrice(context: Context, params: PriceParams & { id?: string }): Price {
  const isTiered = params.billing_scheme === 'tiered'
  const [unit_amount, unit_amount_decimal] = amounts(params.unit_amount, params.unit_amount_decimal)
  if (!isTiered && unit_amount_decimal === null)
    throw invalid('Missing required param: unit_amount.', 'unit_amount', 'parameter_missing')
  if (isTiered && !params.recurring) throw invalid('Tiered prices must be recurring.', 'recurring')
  if (params.lookup_key) assignLookupKey(context, params.lookup_key, params.transfer_lookup_key)
  const { recurring } = params
  const price: Price = {
    object: 'price',
    id: params.id ?? newId('price'),
    active: params.active ?? true,
    created: context.clock.now(),
    currency: params.currency.toLowerCase(),
    product: getProduct(context, params.product, 'product').id,
    nickname: params.nickname ?? null,
    lookup_key: params.lookup_key ?? null,
    metadata: mergeMetadata({}, params.metadata),
    type: recurring ? 'recurring' : 'one_time',
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          usage_type: 'licensed',
          trial_period_days: null,
          meter: null,
        }
      : null,
    billing_scheme: isTiered ? 'tiered' : 'per_unit',
    tiers_mode: isTiered ? (params.tiers_mode ?? null) : null,
    tiers: isTiered ? readTiers(params) : null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
    unit_amount: isTiered ? null : unit_amount,
    unit_amount_decimal: isTiered ? null : unit_amount_decimal,
  }
  context.store.put(price)
  emit(context, 'price.created', price)
  return price
}
