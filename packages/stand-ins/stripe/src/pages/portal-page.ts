import { type Html, html } from '@kostbar/stand-in-pages/html'
import { formatDay, intervalText } from '../billing/lines.ts'
import { getPrice, getProduct } from '../billing/lookup.ts'
import { methodFor } from '../billing/payment-methods.ts'
import { currentPeriod } from '../billing/subscriptions.ts'
import type { Context } from '../context.ts'
import { priceTotal } from '../money/price-total.ts'
import type { PortalSession } from '../objects/checkout.ts'
import type { Customer, PaymentMethod } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { cardFields, formProblem, testCardTable } from './card-fields.ts'
import type { CardInput, CardProblems } from './card-form.ts'
import { layout } from './layout.ts'
import { formatMoney, texts } from './texts.ts'

const t = texts.portal

/** `Visa •••• 4242, gültig bis 12/2030`. */
export const describeCard = ({ card }: PaymentMethod): string =>
  t.cardIs(
    card.brand === 'visa' ? 'Visa' : 'Mastercard',
    card.last4,
    `${`${card.exp_month}`.padStart(2, '0')}/${card.exp_year}`,
  )

/** `10 × Kunden-Slots` with price and interval. */
function describeItems(context: Context, { items }: Subscription): Html[] {
  return items.data.map(({ price: id, quantity }) => {
    const price = getPrice(context, id)
    const { name } = getProduct(context, price.product)
    const amount = formatMoney(priceTotal(price, quantity), price.currency)
    return html`<h3>${quantity > 1 ? `${quantity} × ` : ''}${name}</h3>
<p>${amount} ${texts.pay.vat} ${texts.pay.every(intervalText(price))}</p>`
  })
}

const amountOf = (context: Context, { items }: Subscription): number =>
  items.data.reduce((sum, { price, quantity }) => sum + priceTotal(getPrice(context, price), quantity), 0)

function subscriptionCard(context: Context, here: string, subscription: Subscription): Html {
  const { id, cancel_at_period_end: isEnding, currency, status } = subscription
  const end = formatDay(currentPeriod(subscription).end)
  const next = isEnding ? t.ends(end) : t.renews(end, formatMoney(amountOf(context, subscription), currency))
  return html`<section class="card">${describeItems(context, subscription)}
<p class="${isEnding ? 'ending' : 'detail'}">${next}</p>
${status === 'past_due' && html`<p class="refusal">${t.pastDue}</p>`}
<form method="post" action="${here}/subscriptions/${id}">
<button class="button second" name="action" value="${isEnding ? 'reactivate' : 'cancel'}">${isEnding ? t.reactivate : t.cancel}</button>
</form></section>`
}

const invoiceRow = (invoice: Invoice): Html => html`<tr>
<td><a href="/i/${invoice.id}">${formatDay(invoice.created)}</a><span class="detail">${invoice.number}</span></td>
<td>${texts.invoice.statuses[invoice.status]}</td>
<td class="amount">${formatMoney(invoice.total, invoice.currency)}</td></tr>`

const invoiceTable = (invoices: Invoice[]): Html =>
  invoices.length === 0
    ? html`<p class="detail">${t.noInvoices}</p>`
    : html`<table><thead><tr><th scope="col">${t.date}</th><th scope="col">${texts.invoice.status}</th>
<th scope="col" class="amount">${texts.invoice.amount}</th></tr></thead><tbody>${invoices.map(invoiceRow)}</tbody></table>`

export type CardForm = { typed: CardInput; problems?: CardProblems; refusal?: string | undefined; isOpen: boolean }

function cardSection(here: string, method: PaymentMethod | undefined, form: CardForm): Html {
  const { typed, problems = {}, refusal, isOpen } = form
  return html`<section class="card" aria-labelledby="card"><h2 id="card">${t.card}</h2>
<p>${method ? describeCard(method) : t.noCard}</p>
<details${isOpen ? html` open` : ''}><summary>${t.changeCard}</summary>
${formProblem(refusal)}
<form method="post" action="${here}/card" class="card-form" novalidate>
${cardFields(typed, problems, false)}<button class="button">${t.saveCard}</button></form>
${testCardTable()}</details></section>`
}

/** Portal page: subscriptions, card, invoices. */
export function portalPage(
  context: Context,
  session: PortalSession,
  customer: Customer,
  here: string,
  form: CardForm,
): string {
  const { store } = context
  const running = store
    .all('subscription', { customer: customer.id })
    .filter(({ status }) => ['active', 'trialing', 'past_due'].includes(status))
  const invoices = store
    .all('invoice', { customer: customer.id })
    .filter(({ status }) => status !== 'draft')
    .toReversed()
  const [first] = running
  const back = session.return_url && html`<p><a href="${session.return_url}">${t.back}</a></p>`
  const none = html`<p class="card detail">${t.noSubscriptions}</p>`
  return layout(
    t.title,
    html`${back}<header><p class="seller">${texts.seller}</p><h1>${t.title}</h1><p class="detail">${customer.name} ${customer.email}</p></header>
<h2>${t.subscriptions}</h2>
${running.length > 0 ? running.map((one) => subscriptionCard(context, here, one)) : none}
${cardSection(here, methodFor(context, customer.id, first), form)}
<section class="card" aria-labelledby="invoices"><h2 id="invoices">${t.invoices}</h2>${invoiceTable(invoices)}</section>`,
  )
}
