import { type Html, html } from '@kostbar/stand-in-pages/html'
import { formatDay } from '../billing/lines.ts'
import { getPrice, getProduct } from '../billing/lookup.ts'
import { methodFor } from '../billing/payment-methods.ts'
import { currentPeriod } from '../billing/subscriptions.ts'
import type { Context } from '../context.ts'
import type { Customer } from '../objects/customer.ts'
import type { Delivery, Event } from '../objects/event.ts'
import type { Subscription } from '../objects/subscription.ts'
import { layout } from './layout.ts'
import { describeCard } from './portal-page.ts'
import { formatMoment, formatMoney, texts } from './texts.ts'

const t = texts.overview
const shownEvents = 50

/** Table that scrolls on narrow screens, also by keyboard. */
const table = (name: string, headings: string[], rows: Html[], empty: string): Html =>
  rows.length === 0
    ? html`<p class="detail">${empty}</p>`
    : html`<div class="scroll" role="group" aria-label="${name}" tabindex="0"><table><thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`

const aheadText = (seconds: number): string =>
  new Intl.NumberFormat('de-AT', { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 }).format(
    seconds / 86_400,
  )

function clockSection({ clock }: Context, problem: string | undefined): Html {
  const now = clock.now()
  const tomorrow = new Date((now + 86_400) * 1000).toISOString().slice(0, 10)
  return html`<section class="card" aria-labelledby="clock"><h2 id="clock">${t.clock}</h2>
<p>${t.now(formatMoment(now))} ${clock.ahead() > 0 && t.ahead(aheadText(clock.ahead()))}</p>
${problem && html`<p class="refusal" role="alert">${problem}</p>`}
<div class="choices">
<form method="post" action="/clock"><button class="button second" name="by" value="day">${t.day}</button></form>
<form method="post" action="/clock"><button class="button second" name="by" value="month">${t.month}</button></form>
<form method="post" action="/clock" class="date"><label for="to">${t.date}</label>
<input id="to" name="to" type="date" min="${tomorrow}" value="${tomorrow}" required><button class="button second">${t.go}</button></form>
</div><p class="detail">${t.clockHint}</p></section>`
}

const nameOf = (customer: Customer | undefined, id: string): Html =>
  html`${customer?.name ?? customer?.email ?? id}<span class="detail">${customer?.email}</span>`

function subscriptionRow(context: Context, subscription: Subscription): Html {
  const { id, customer, items, status, cancel_at_period_end: isEnding } = subscription
  const products = items.data.map(({ price, quantity }) => {
    const { name } = getProduct(context, getPrice(context, price).product)
    return quantity > 1 ? `${quantity} × ${name}` : name
  })
  return html`<tr><td>${nameOf(context.store.find('customer', customer), customer)}</td>
<td>${products.join(', ')}<span class="detail">${id}</span></td>
<td>${isEnding && status !== 'canceled' ? texts.statuses.cancels : texts.statuses[status]}</td>
<td>${formatDay(subscription.ended_at ?? currentPeriod(subscription).end)}</td></tr>`
}

function customerRow(context: Context, customer: Customer): Html {
  const method = methodFor(context, customer.id)
  return html`<tr><td>${nameOf(customer, customer.id)}</td><td>${method ? describeCard(method) : ''}</td>
<td class="amount">${formatMoney(Math.max(0, 0 - customer.balance), customer.currency ?? 'eur')}</td>
<td><form method="post" action="/customers/${customer.id}/portal"><button class="link">${t.portal}</button></form></td></tr>`
}

function deliveryText(deliveries: Delivery[]): string {
  if (deliveries.length === 0) return t.notSent
  const open = deliveries.find(({ delivered }) => !delivered)
  if (!open) return t.delivered
  if (open.outcome === null) return t.waiting
  return t.failed(t.outcomes[open.outcome] ?? open.outcome, open.attempts)
}

function eventRow({ id, type, created, data }: Event, deliveries: Delivery[]): Html {
  const resend = html`<form method="post" action="/events/${id}/resend"><button class="link">${t.resend}</button></form>`
  return html`<tr><td><span lang="en">${type}</span><span class="detail">${id}</span></td><td>${`${data.object.id ?? ''}`}</td>
<td>${formatMoment(created)}</td><td>${deliveryText(deliveries)}${deliveries.length > 0 && resend}</td></tr>`
}

/** Overview page: clock, subscriptions, customers, events with delivery state. */
export function overviewPage(context: Context, problem?: string): string {
  const { store } = context
  const events = store.all('event')
  const latest = events
    .toReversed()
    .toSorted((a, b) => b.created - a.created)
    .slice(0, shownEvents)
  const deliveries = Map.groupBy(store.all('delivery'), ({ event }) => event)
  const subscriptions = store
    .all('subscription')
    .toReversed()
    .map((one) => subscriptionRow(context, one))
  const customers = store.all('customer').filter(({ deleted }) => !deleted)
  const customerRows = customers.toReversed().map((one) => customerRow(context, one))
  const eventRows = latest.map((event) => eventRow(event, deliveries.get(event.id) ?? []))
  return layout(
    t.title,
    html`<header><p class="seller">${texts.seller}</p><h1>${t.title}</h1><p>${t.subtitle}</p></header>
${clockSection(context, problem)}
<section class="card" aria-labelledby="subscriptions"><h2 id="subscriptions">${t.subscriptions}</h2>
${table(t.subscriptions, [t.customer, t.product, t.status, t.until], subscriptions, t.noSubscriptions)}</section>
<section class="card" aria-labelledby="customers"><h2 id="customers">${t.customers}</h2>
${table(t.customers, [t.customer, t.card, t.balance, t.portal], customerRows, t.noCustomers)}</section>
<section class="card" aria-labelledby="events"><h2 id="events">${t.events}</h2>
${events.length > shownEvents && html`<p class="detail">${t.eventsHint(shownEvents, events.length)}</p>`}
${table(t.events, [t.event, t.object, t.moment, t.delivery], eventRows, t.noEvents)}</section>`,
    true,
  )
}
