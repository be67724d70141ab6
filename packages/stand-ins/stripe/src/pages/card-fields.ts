import { type Html, html } from '@kostbar/stand-in-pages/html'
import { testCards } from '../billing/cards.ts'
import type { CardField, CardInput, CardProblems } from './card-form.ts'
import { texts } from './texts.ts'

type Field = { name: CardField; label: string; attributes: Html }

const fields: readonly Field[] = [
  { name: 'email', label: texts.pay.email, attributes: html`type="email" autocomplete="email"` },
  {
    name: 'number',
    label: texts.pay.number,
    attributes: html`inputmode="numeric" autocomplete="cc-number" list="test-cards" placeholder="4242 4242 4242 4242"`,
  },
  { name: 'expiry', label: texts.pay.expiry, attributes: html`autocomplete="cc-exp" placeholder="MM/JJ"` },
  {
    name: 'code',
    label: texts.pay.code,
    attributes: html`inputmode="numeric" autocomplete="cc-csc" placeholder="123"`,
  },
  { name: 'holder', label: texts.pay.holder, attributes: html`autocomplete="cc-name"` },
]

function field({ name, label, attributes }: Field, typed: CardInput, problems: CardProblems): Html {
  const problem = problems[name]
  const invalid = problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  return html`<div class="field ${name}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${typed[name]}" required maxlength="200" ${attributes}${invalid}>
${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
</div>`
}

/** Card number in groups: `4242 4242 4242 4242`. */
const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/**
 * Card fields with validation messages.
 * @param withEmail whether to include the e-mail field
 */
export function cardFields(typed: CardInput, problems: CardProblems, withEmail: boolean): Html {
  const shown = fields.filter(({ name }) => withEmail || name !== 'email')
  const options = testCards.map(
    ({ number }) => html`<option value="${grouped(number)}">${texts.cards[number]}</option>`,
  )
  return html`${withEmail ? '' : html`<input type="hidden" name="email" value="${typed.email}">`}
${shown.map((one) => field(one, typed, problems))}<datalist id="test-cards">${options}</datalist>`
}

/** Table of test cards. */
export const testCardTable = (): Html => html`<details class="test-cards" open>
<summary>${texts.pay.testCards}</summary>
<p>${texts.pay.testCardsHint}</p>
<table>
<thead><tr><th scope="col">${texts.pay.testCard}</th><th scope="col">${texts.pay.testEffect}</th></tr></thead>
<tbody>${testCards.map(({ number }) => html`<tr><td class="number">${grouped(number)}</td><td>${texts.cards[number]}</td></tr>`)}</tbody>
</table>
</details>`

/** Error message above the form. */
export const formProblem = (sentence: string | undefined): Html | undefined =>
  sentence === undefined ? undefined : html`<p class="refusal" role="alert">${sentence}</p>`
