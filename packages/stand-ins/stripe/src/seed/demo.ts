import { cardOf } from '../billing/cards.ts'
import { createCustomer } from '../billing/customers.ts'
import { runDue } from '../billing/due.ts'
import { getPrice } from '../billing/lookup.ts'
import { attach, createPaymentMethod, makeDefault } from '../billing/payment-methods.ts'
import { startSubscription } from '../billing/subscriptions.ts'
import type { Context } from '../context.ts'
import { addIntervals } from '../money/interval.ts'

type DemoSubscription = {
  name: string
  email: string
  holder: string
  price: string
  quantity: number
  /** Days between the start of the current period and the first start of the stack. */
  days: number
  /** Paid months before the current period. */
  months: number
}

/** A subscription of personal coaching. */
const coached = (name: string, holder: string, days: number, months: number): DemoSubscription => ({
  name,
  email: `${name}@kostbar.test`,
  holder: `${holder} (Demo)`,
  price: 'price_begleitung_month',
  quantity: 1,
  days,
  months,
})

const demo: readonly DemoSubscription[] = [
  {
    name: 'anna',
    email: 'mitglied@kostbar.test',
    holder: 'Anna Demo',
    price: 'price_basis_month',
    quantity: 1,
    days: 12,
    months: 2,
  },
  {
    name: 'trainer',
    email: 'trainer@kostbar.test',
    holder: 'Theresa Demo',
    price: 'price_slots_month',
    quantity: 10,
    days: 5,
    months: 3,
  },
  coached('katharina', 'Katharina Steiner', 21, 1),
  coached('elif', 'Elif Kaya', 9, 3),
  coached('georg', 'Georg Lang', 14, 0),
  // These wait for a trainer.
  coached('verena', 'Verena Haas', 1, 0),
  coached('ines', 'Ines Auer', 3, 0),
]

function begin(context: Context, { name, email, holder, price, quantity }: DemoSubscription): void {
  const card = cardOf('4242424242424242')
  if (!card) return
  const metadata = { demo: 'yes' }
  const customer = createCustomer(context, { id: `cus_demo_${name}`, email, name: holder, metadata })
  const method = attach(context, createPaymentMethod(context, card, { name: holder, email }), customer.id)
  makeDefault(context, customer, method.id)
  const params = {
    id: `sub_demo_${name}`,
    customer: customer.id,
    items: [{ id: `si_demo_${name}`, price: getPrice(context, price), quantity, metadata: {} }],
    metadata,
    description: null,
    trialEnd: null,
    defaultMethod: method.id,
  }
  startSubscription(context, params, method, 'off_session')
}

/** Subscriptions of the demo accounts, with paid invoices of past months; created once. */
export function seedDemo(context: Context): void {
  const { store, clock } = context
  const now = clock.now()
  for (const subscription of demo) {
    if (store.find('customer', `cus_demo_${subscription.name}`)) continue
    const started = addIntervals(now, { interval: 'day', interval_count: -subscription.days })
    const first = addIntervals(started, { interval: 'month', interval_count: -subscription.months })
    clock.at(first, () => store.transaction(() => begin(context, subscription)))
  }
  runDue(context, now)
}
