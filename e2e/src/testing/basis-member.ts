import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newPage, openHydrated, signIn } from './browser-page.ts'
import { callApi } from './call-api.ts'
import { createAccount } from './create-account.ts'
import { cards, order, payByCard } from './payment-steps.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Creates a member with the Basis membership and without a trainer, signed in on a phone. */
export async function basisMember(name: string): Promise<{ page: Page; id: string }> {
  const page = await newPage({ ...phone, pays: true })
  await signIn(page, await createAccount(name))
  await openHydrated(page, '/sale?kaufen=prod_kostbar_basis&preis=price_basis_month')
  await order(page)
  await payByCard(page, cards.good)
  await page.getByText(/^Du hast das Produkt .* erfolgreich gekauft\.$/).waitFor()
  const { id } = (await (await callApi(page, '/users/info')).json()) as { id: string }
  return { page, id }
}

/** Posts to the API and expects success. */
export async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await callApi(page, path, data)
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Sets a nut allergy in the member's care profile, after the consent to the processing of health data. */
export async function setNutAllergy(page: Page, id: string): Promise<void> {
  const consent = (await (await callApi(page, '/consents/health')).json()) as { version: string }
  await post(page, '/consents/health', { version: consent.version })
  const profile = { allergens: ['H'], intolerances: [], diet: null, likes: [], dislikes: [], rev: 0 }
  await post(page, `/care-profile/${id}`, profile)
}
