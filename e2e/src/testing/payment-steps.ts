import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { openHydrated } from './browser-page.ts'

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  other: '5555 5555 5555 4444',
} as const

/** Accessible name of the order button in the checkout dialog. */
export const orderButton = { name: 'Zahlungspflichtig bestellen' } as const

/** Requests in the checkout dialog that the service starts at once, as everything but client slots requires. */
export const requestStart = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: /Ich verlange ausdrücklich/ }).check()

/** Orders in the checkout dialog, with the request that the service starts at once. */
export async function order(page: Page): Promise<void> {
  await requestStart(page)
  await page.getByRole('button', orderButton).click()
}

/** Waits for the payment service's page. @returns its URL */
export async function waitForPayPage(page: Page): Promise<string> {
  await page.waitForURL((url) => url.href.startsWith(inject('paymentsUrl')))
  return page.url()
}

/** Fills in a card on the payment service's page and submits it. */
export async function payByCard(page: Page, card: string): Promise<void> {
  await waitForPayPage(page)
  await page.getByLabel('Kartennummer').fill(card)
  await page.getByRole('button', { name: /Zahlungspflichtig bestellen/ }).click()
}

/** Advances the payment service's clock by a month: subscriptions renew or end. */
export async function advanceOneMonth(): Promise<void> {
  const url = inject('paymentsUrl')
  const body = new URLSearchParams({ by: 'month' })
  const response = await fetch(`${url}/clock`, { method: 'POST', body, redirect: 'manual', headers: { origin: url } })
  if (response.status !== 303) throw new Error(`The clock did not move: ${response.status}`)
}

/** Completes both steps of the sign-up form on the current page. */
export async function register(page: Page, firstName: string, email: string): Promise<void> {
  await page.getByLabel('Vorname').fill(firstName)
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('lang-genug-1')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Telefonnummer').fill('0660 1234567')
  await page.getByRole('checkbox', { name: /AGB/ }).check()
  await page.getByRole('button', { name: 'Registrieren' }).click()
}

/** Signs up and buys a subscription at this price. */
export async function registerAndBuy(page: Page, firstName: string, email: string, price: string): Promise<void> {
  await openHydrated(page, `/sale?kaufen=prod_kostbar_basis&preis=${price}&schritt=registrieren`)
  await register(page, firstName, email)
  await order(page)
  await payByCard(page, cards.good)
  await page.getByText('Zugang aktiv').waitFor()
}
