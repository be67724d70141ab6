import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeReturnPath, purchaseReturnPath } from './return-params.ts'
import { withoutCheckoutParams } from './search-param-names.ts'
import { type CheckoutSearchParams, parseCheckoutParams, withCheckoutParams } from './search-params.ts'

const parse = (search: string) => parseCheckoutParams(new URLSearchParams(search))

const checkouts = fc.record<CheckoutSearchParams>({
  product: fc.string({ minLength: 1 }),
  price: fc.option(fc.string({ minLength: 1 })),
  quantity: fc.integer({ min: 1, max: 10_000 }),
  step: fc.constantFrom(0, 1, 2),
  returned: fc.boolean(),
})

test('every checkout state is read back from the address it was written to', () => {
  fc.assert(
    fc.property(checkouts, (checkout) => {
      const search = withCheckoutParams(new URLSearchParams(), checkout)
      expect(parse(String(search))).toEqual(checkout)
    }),
  )
})

test('closing the checkout restores the previous URL', () => {
  fc.assert(
    fc.property(checkouts, fc.string(), (checkout, term) => {
      const before = new URLSearchParams({ suche: term, seite: '2' })
      const open = withCheckoutParams(before, checkout)
      expect(open.get('suche')).toBe(term)
      expect(String(withoutCheckoutParams(open))).toBe(String(before))
    }),
  )
})

test('writing parameters does not change those that were given', () => {
  const before = new URLSearchParams('kaufen=a&preis=b')
  withoutCheckoutParams(before)
  withCheckoutParams(before, { product: 'c' })
  expect(String(before)).toBe('kaufen=a&preis=b')
})

test('the next product does not inherit price, quantity or step', () => {
  const open = withCheckoutParams(new URLSearchParams('kaufen=a&preis=b&menge=4&schritt=anmelden&zurueck=1'), {
    product: 'c',
  })
  expect(String(open)).toBe('kaufen=c')
})

test.each(['', 'preis=price_1', 'kaufen='])('"%s" opens no checkout', (search) => expect(parse(search)).toBeNull())

test.each(['0', '-1', '1.5', 'viele', '1e999', ''])('the quantity "%s" counts as one', (quantity) => {
  expect(parse(`kaufen=a&menge=${quantity}`)?.quantity).toBe(1)
})

test('an unknown step is the first', () => {
  expect(parse('kaufen=a&schritt=bezahlen')?.step).toBe(0)
})

test('return paths carry ids only, encoded', () => {
  const url = new URL(purchaseReturnPath('prod 1&x', 'price_1'), 'https://kostbar.test')
  expect([url.pathname, url.searchParams.get('success'), url.searchParams.get('track')]).toEqual([
    '/profile',
    'prod 1&x',
    'price_1',
  ])
  expect(changeReturnPath).toBe('/profile?success=changed')
})
