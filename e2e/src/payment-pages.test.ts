import { type RunningStripeServer, startStripeServer } from '@kostbar/stand-in-stripe/listen'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPage } from './testing/browser-page.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'
import { cards } from './testing/payment-steps.ts'

/** Pages of the payment stand-in, on an instance of their own because the tests move its clock. */

const secretKey = 'sk_test_of_the_pages'
let payments: RunningStripeServer
beforeAll(async () => {
  payments = await startStripeServer({ secretKey, demo: true }, 0)
})
afterAll(() => payments.close())

interface Session {
  id: string
  url: string
}

/** Opens a checkout session to be paid. */
async function openSession(price: string, mode: 'subscription' | 'payment'): Promise<Session> {
  const home = `${payments.url}/`
  const body = new URLSearchParams({
    mode,
    success_url: home,
    cancel_url: home,
    'line_items[0][price]': price,
    'line_items[0][quantity]': '1',
  })
  const headers = { authorization: `Bearer ${secretKey}` }
  return (await fetch(`${payments.url}/v1/checkout/sessions`, { method: 'POST', body, headers })).json()
}

const goToPayPage = async (
  page: Page,
  price = 'price_basis_month',
  mode: 'subscription' | 'payment' = 'subscription',
) => page.goto((await openSession(price, mode)).url)

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill('karte@example.test')
  await page.getByLabel('Kartennummer').fill(number)
  await page.getByLabel('Name auf der Karte').fill('Karla Karte')
  await page.getByRole('button', { name: /Zahlungspflichtig bestellen/ }).click()
}

async function goToPortal(page: Page): Promise<void> {
  await page.goto(payments.url)
  await page.getByRole('button', { name: 'Portal öffnen' }).first().click()
  await page.getByRole('heading', { name: 'Deine Zahlungen' }).waitFor()
}

/** Every page and how to open it. */
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  overview: (page) => page.goto(payments.url),
  'overview after moving the clock backwards': async (page) => {
    await page.goto(payments.url)
    await page.getByLabel('Bis zum').evaluate((field) => field.removeAttribute('min'))
    await page.getByLabel('Bis zum').fill('2020-01-01')
    await page.getByRole('button', { name: 'Vorstellen' }).click()
    await page.getByRole('alert').waitFor()
  },
  'pay page': (page) => goToPayPage(page),
  'pay page of slots': (page) => goToPayPage(page, 'price_slots_month'),
  'pay page of something bought once': (page) => goToPayPage(page, 'price_analyse', 'payment'),
  'pay page with nothing filled in': async (page) => {
    await goToPayPage(page)
    await page.getByRole('button', { name: /Zahlungspflichtig bestellen/ }).click()
    await page.getByText('Bitte gib den Namen auf der Karte an.').waitFor()
  },
  'pay page after a declined card': async (page) => {
    await goToPayPage(page)
    await fillCard(page, cards.declined)
    await page.getByText(/Deine Karte wurde abgelehnt. Es wurde nichts abgebucht./).waitFor()
  },
  'confirmation of a card': async (page) => {
    await goToPayPage(page)
    await fillCard(page, '4000 0025 0000 3155')
    await page.getByRole('heading', { name: 'Zahlung bestätigen' }).waitFor()
  },
  'pay page that was paid': async (page) => {
    const { id, url } = await openSession('price_basis_month', 'subscription')
    payments.pay(id)
    await page.goto(url)
    await page.getByRole('heading', { name: 'Schon bezahlt' }).waitFor()
  },
  portal: (page) => goToPortal(page),
  'portal with a declined card': async (page) => {
    await goToPortal(page)
    await page.getByText('Karte ändern').click()
    await page.getByLabel('Kartennummer').fill(cards.declined)
    await page.getByRole('button', { name: 'Karte speichern' }).click()
    await page.getByText(/Deine Karte wurde abgelehnt/).waitFor()
  },
  invoice: async (page) => {
    await goToPortal(page)
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Rechnung' }).waitFor()
  },
  'invoice to be printed': async (page) => {
    await goToPortal(page)
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByRole('link', { name: 'Zum Drucken' }).click()
    await page.getByRole('heading', { name: /Rechnung \S+/ }).waitFor()
  },
  'not found': (page) => page.goto(`${payments.url}/nirgends`),
  // Last, because it advances the clock by a day, which expires open sessions.
  'pay page that has expired': async (page) => {
    const { url } = await openSession('price_basis_month', 'subscription')
    payments.clock.advance({ interval: 'day', interval_count: 1 })
    await page.goto(url)
    await page.getByRole('heading', { name: 'Abgelaufen' }).waitFor()
  },
}

it.each(Object.entries(pages))('%s: accessible, German, and says that it is the stand-in', async (_name, go) => {
  // One width is enough: the layout is the same at every width.
  const page = await newPage({ allowedSite: payments.url, viewport: { width: 390, height: 844 } })
  await go(page)
  expect(await findPageProblems(page)).toEqual(noProblems)
  expect(await page.getByText('Lokaler Ersatz für den Zahlungsdienst – hier fließt kein Geld').isVisible()).toBe(true)
})

it('charges a card that requires confirmation only once it is confirmed', async () => {
  const page = await newPage({ allowedSite: payments.url })
  await goToPayPage(page, 'price_analyse', 'payment')
  await fillCard(page, '4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  await page.getByText('Du hast die Zahlung nicht bestätigt. Es wurde nichts abgebucht.').waitFor()
  await fillCard(page, '4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Zahlung bestätigen' }).click()
  await page.getByRole('heading', { name: 'Zahlungen' }).waitFor()
})
