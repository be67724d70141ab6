import { type Html, html } from '@kostbar/stand-in-pages/html'
import { formatDay, intervalText } from '../billing/lines.ts'
import { getPrice, getProduct } from '../billing/lookup.ts'
import type { Context } from '../context.ts'
import { addIntervals } from '../money/interval.ts'
import { priceParts } from '../money/price-total.ts'
import type { Price } from '../objects/catalogue.ts'
import type { CheckoutSession, LineItem } from '../objects/checkout.ts'
import { cardFields, formProblem, testCardTable } from './card-fields.ts'
import type { CardInput, CardProblems } from './card-form.ts'
import { layout } from './layout.ts'
import { formatMoney, texts } from './texts.ts'

/** Tier breakdown of a price: `5 × € 9,90 + 5 × € 7,90`. */
function breakdown(price: Price, quantity: number): Html | string {
  const parts = priceParts(price, quantity)
  if (price.billing_scheme !== 'tiered' && quantity === 1) return ''
  const terms = parts.map(({ amount, quantity: units, unit }) =>
    unit === null ? formatMoney(amount, price.currency) : `${units} × ${formatMoney(Number(unit), price.currency)}`,
  )
  return html`<span class="detail">${terms.join(' + ')}</span>`
}

function orderLine(context: Context, { price: id, quantity, amount_total }: LineItem): Html {
  const price = getPrice(context, id)
  const { name, description } = getProduct(context, price.product)
  const every = price.recurring ? texts.pay.every(intervalText(price)) : texts.pay.once
  return html`<li>
<span class="name">${quantity > 1 ? `${quantity} × ` : ''}${name}</span>
<span class="amount">${formatMoney(amount_total, price.currency)}</span>
${description && html`<span class="detail">${description}</span>`}
${breakdown(price, quantity)}
<span class="detail">${every}</span>
</li>`
}

function trialEnd({ _subscriptionData: data }: CheckoutSession, now: number): number | null {
  return data.trialEnd ?? (data.trialDays ? now + data.trialDays * 86_400 : null)
}

/** Date and amount of the next charge. */
function renewal(context: Context, session: CheckoutSession): string {
  const [line] = session.line_items.data
  const price = line && getPrice(context, line.price)
  if (!price?.recurring) return ''
  const now = context.clock.now()
  const trial = trialEnd(session, now)
  const next = trial ?? addIntervals(now, price.recurring)
  const sentence = texts.pay.renews(
    formatMoney(session.amount_total, session.currency),
    intervalText(price),
    formatDay(next),
  )
  return trial ? `${texts.pay.trial(formatDay(trial))} ${sentence}` : sentence
}

function orderSummary(context: Context, session: CheckoutSession): Html {
  const isTrial = trialEnd(session, context.clock.now()) !== null
  const today = formatMoney(isTrial ? 0 : session.amount_total, session.currency)
  return html`<section class="card order" aria-labelledby="order">
<h2 id="order">${texts.pay.order}</h2>
<ul>${session.line_items.data.map((line) => orderLine(context, line))}</ul>
<p class="total"><span>${texts.pay.dueToday}</span> <strong>${today}</strong> <span class="vat">${texts.pay.vat}</span></p>
<p class="detail">${renewal(context, session)}</p>
</section>`
}

export type PayForm = { typed: CardInput; problems?: CardProblems; refusal?: string | undefined }

/** Pay page: line items, card form, test cards. */
export function payPage(
  context: Context,
  session: CheckoutSession,
  { typed, problems = {}, refusal }: PayForm,
): string {
  const known = session.customer_details?.email ?? session.customer_email
  const cancel = session.cancel_url && html`<a class="quiet" href="${session.cancel_url}">${texts.pay.cancel}</a>`
  return layout(
    texts.pay.title,
    html`<header><p class="seller">${texts.seller}</p><h1>${texts.pay.title}</h1></header>
<div class="columns">
${orderSummary(context, session)}
<section class="card" aria-labelledby="card">
<h2 id="card">${texts.pay.card}</h2>
${formProblem(refusal)}
<form method="post" action="/c/pay/${session.id}" class="card-form" novalidate>
${known && html`<p class="detail">${texts.pay.email}: ${known}</p>`}
${cardFields(typed, problems, !known)}
<button class="button">${texts.pay.submit} · ${formatMoney(session.amount_total, session.currency)}</button>
${cancel}
</form>
</section>
</div>
${testCardTable()}`,
    true,
  )
}

/** Authentication page (3-D Secure). */
export function confirmPage(session: CheckoutSession, last4: string): string {
  const amount = formatMoney(session.amount_total, session.currency)
  return layout(
    texts.confirm.title,
    html`<section class="card message"><h1>${texts.confirm.title}</h1>
<p>${texts.confirm.text(amount, last4)}</p>
<form method="post" class="choices">
<button class="button" name="answer" value="yes">${texts.confirm.accept}</button>
<button class="button second" name="answer" value="no">${texts.confirm.refuse}</button>
</form></section>`,
  )
}
