import { cardOf } from '../billing/cards.ts'
import { createCustomer } from '../billing/customers.ts'
import { runDue } from '../billing/due.ts'
import { getPrice } from '../billing/lookup.ts'
import { attach, createPaymentMethod, makeDefault } from '../billing/payment-methods.ts'
import { startSubscription } from '../billing/subscriptions.ts'
import { addIntervals } from '../money/interval.ts'
import type { World } from '../world.ts'

type DemoSubscription = {
  name: 'anna' | 'trainer'
  email: string
  holder: string
  price: string
  quantity: number
  /** The running period began so many days before the first start … */
  days: number
  /** … after so many months that are paid already. */
  months: number
}

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
]

function begin(world: World, { name, email, holder, price, quantity }: DemoSubscription): void {
  const card = cardOf('4242424242424242')
  if (!card) return
  const metadata = { demo: 'yes' }
  const customer = createCustomer(world, { id: `cus_demo_${name}`, email, name: holder, metadata })
  const method = attach(world, createPaymentMethod(world, card, { name: holder, email }), customer.id)
  makeDefault(world, customer, method.id)
  const order = {
    id: `sub_demo_${name}`,
    customer: customer.id,
    items: [{ id: `si_demo_${name}`, price: getPrice(world, price), quantity, metadata: {} }],
    metadata,
    description: null,
    trialEnd: null,
    defaultMethod: method.id,
  }
  startSubscription(world, order, method, 'nobody')
}

/** The demo accounts' subscriptions, begun some months ago and paid since; only where they have never been. */
export function seedDemo(world: World): void {
  const { store, clock } = world
  const now = clock.now()
  for (const subscription of demo) {
    if (store.find('customer', `cus_demo_${subscription.name}`)) continue
    const started = addIntervals(now, { interval: 'day', interval_count: -subscription.days })
    const first = addIntervals(started, { interval: 'month', interval_count: -subscription.months })
    clock.at(first, () => store.transaction(() => begin(world, subscription)))
  }
  runDue(world, now)
}
