import { type Interval, totalAmount } from '@kostbar/contracts/pricing'
import type { Price, Product } from '@kostbar/contracts/products/schemas'
import type { Thing } from './thing.ts'

/** A product as the content of a page offers it. */
export interface OfferedProduct {
  /** Id of the product at Stripe. */
  readonly product: string
  /** Name on the page; by default that of the product. */
  readonly name?: string | undefined
  /** Included features, separated by semicolons. */
  readonly included?: string | undefined
}

interface OfferPage {
  readonly url: string
  readonly brand: string
  /** Absolute URL of a picture. */
  readonly image: string | undefined
}

/** Structured data of an offered product: one offer per price; empty without a price. */
export function productThing(offered: OfferedProduct, product: Product, { url, brand, image }: OfferPage): Thing[] {
  if (product.productPrices.length === 0) return []
  return [
    {
      '@type': 'Product',
      name: offered.name ?? product.name,
      description: includedText(offered.included) || product.description || offered.name || product.name,
      brand: { '@type': 'Brand', name: brand },
      ...(image ? { image } : {}),
      offers: product.productPrices.map((price) => ({
        '@type': 'Offer',
        url,
        availability: 'https://schema.org/InStock',
        ...amount(price),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...amount(price),
          valueAddedTaxIncluded: true,
          ...billingPeriod(price),
        },
      })),
    },
  ]
}

const includedText = (included: string | undefined) =>
  (included ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')

const amount = (price: Price) => ({ price: (totalAmount(price, 1) / 100).toFixed(2), priceCurrency: 'EUR' })

/** Unit codes of UN/CEFACT, which schema.org uses. */
const unitCodes: Record<Interval, string> = { DAY: 'DAY', WEEK: 'WEE', MONTH: 'MON', YEAR: 'ANN' }

const billingPeriod = ({ interval, intervalCount }: Price) =>
  interval ? { unitCode: unitCodes[interval], billingIncrement: intervalCount ?? 1 } : {}
