import { type Html, html } from '@kostbar/stand-in-pages/html'
import { formatDay } from '../billing/lines.ts'
import type { Invoice } from '../objects/invoice.ts'
import { cardFields, formProblem, testCardTable } from './card-fields.ts'
import type { CardInput, CardProblems } from './card-form.ts'
import { layout } from './layout.ts'
import { formatMoney, texts } from './texts.ts'

const t = texts.invoice

const sumRow = (label: string, amount: number, currency: string): Html =>
  html`<tr><th scope="row">${label}</th><td class="amount">${formatMoney(amount, currency)}</td></tr>`

function linesTable(invoice: Invoice): Html {
  const { currency, lines } = invoice
  const rows = lines.data.map(
    ({ description, period, amount }) => html`<tr>
<td>${description}${period.end > period.start && html`<span class="detail">${formatDay(period.start)} – ${formatDay(period.end)}</span>`}</td>
<td class="amount">${formatMoney(amount, currency)}</td></tr>`,
  )
  const credit = invoice.starting_balance < 0 && invoice.total > 0 ? invoice.amount_due - invoice.total : 0
  return html`<table class="invoice">
<thead><tr><th scope="col">${t.what}</th><th scope="col" class="amount">${t.amount}</th></tr></thead>
<tbody>${rows}</tbody>
<tfoot>
${sumRow(t.total, invoice.total, currency)}
${credit !== 0 && sumRow(t.credit, credit, currency)}
${sumRow(invoice.status === 'paid' ? t.paid : t.due, invoice.amount_due, currency)}
</tfoot></table>
<p class="detail">${texts.pay.vat}</p>`
}

const facts = (invoice: Invoice): Html => html`<dl>
<dt>${t.number}</dt><dd>${invoice.number}</dd>
<dt>${t.date}</dt><dd>${formatDay(invoice.status_transitions.finalized_at ?? invoice.created)}</dd>
<dt>${t.to}</dt><dd>${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}</dd>
<dt>${t.status}</dt><dd>${t.statuses[invoice.status]}</dd>
</dl>`

export type InvoiceForm = { typed: CardInput; problems?: CardProblems; refusal?: string | undefined }

/** Invoice page; an open invoice can be paid there. */
export function invoicePage(invoice: Invoice, { typed, problems = {}, refusal }: InvoiceForm): string {
  const form = html`<section class="card" aria-labelledby="pay"><h2 id="pay">${t.pay}</h2>
${formProblem(refusal)}
<form method="post" class="card-form" novalidate>${cardFields(typed, problems, false)}
<button class="button">${t.submit} · ${formatMoney(invoice.amount_due, invoice.currency)}</button></form></section>
${testCardTable()}`
  return layout(
    t.title,
    html`<header><p class="seller">${texts.seller}</p><h1>${t.title}</h1></header>
<section class="card">${facts(invoice)}${linesTable(invoice)}
<p><a href="/i/${invoice.id}/pdf">${t.print}</a></p></section>
${invoice.status === 'open' && form}`,
  )
}

/** Printable invoice. */
export const printedInvoice = (invoice: Invoice): string =>
  layout(
    `${t.title} ${invoice.number}`,
    html`<article class="paper"><header><p class="seller">${texts.seller}</p><h1>${t.title} ${invoice.number}</h1></header>
${facts(invoice)}${linesTable(invoice)}<p class="screen-only detail">${t.printHint}</p></article>`,
  )
