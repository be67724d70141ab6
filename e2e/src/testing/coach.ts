import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { newPage, openHydrated, signIn } from './browser-page.ts'
import { createTrainer } from './create-account.ts'
import { mailTo, pathIn } from './mailbox.ts'
import { cards, orderButton, payByCard } from './payment-steps.ts'

/** Calls the API as the person who is signed in on the page. */
async function callApi(page: Page, path: string, data: object): Promise<void> {
  const response = await page.request.post(`/api${path}`, { data, headers: { origin: inject('webUrl') } })
  expect(response.status()).toBe(200)
}

/** Token in the fragment of a mailed link. */
const tokenOf = (path: string) => new URLSearchParams(path.split('#')[1]).get('token') ?? ''

/**
 * Creates a trainer who can invite: with a confirmed address and bought client slots.
 * @param page becomes the trainer's; may open the payment service's pages
 */
export async function signInAsNewCoach(page: Page, firstName: string, slots: number): Promise<void> {
  const email = await createTrainer(firstName)
  await signIn(page, email)
  await callApi(page, '/users/email/confirm', { token: tokenOf(pathIn(await mailTo(email, 'Willkommen'))) })
  await openHydrated(page, `/sale?kaufen=prod_kostbar_slots&preis=price_slots_month&menge=${slots}`)
  await page.getByRole('button', orderButton).click()
  await payByCard(page, cards.good)
  await page.getByText('Du hast das Produkt Kunden-Slots erfolgreich gekauft.').waitFor()
}

/** `signInAsNewCoach` on a new page. @returns the page on which the trainer is signed in */
export async function createCoach(firstName: string, slots: number): Promise<Page> {
  const page = await newPage({ pays: true })
  await signInAsNewCoach(page, firstName, slots)
  return page
}

/** Invites a person by a call to the API. @returns path of the mailed link */
export async function invite(coach: Page, coachName: string, email: string): Promise<string> {
  await callApi(coach, '/invites', { invites: [{ email }] })
  return pathIn(await mailTo(email, `${coachName} lädt dich zu Kostbar ein`))
}
