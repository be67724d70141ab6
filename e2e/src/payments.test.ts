import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { mailTo } from './testing/mailbox.ts'
import {
  advanceOneMonth,
  cards,
  order,
  orderButton,
  payByCard,
  register,
  registerAndBuy,
  requestStart,
  waitForPayPage,
} from './testing/payment-steps.ts'

const change = { name: 'Jetzt kostenpflichtig ändern' }

/** Reloads the settings until they show the effect of a webhook. */
const soonInSettings = (page: Page, find: (page: Page) => Locator) =>
  expect
    .poll(async () => {
      await openHydrated(page, '/profile/einstellungen')
      const shown = find(page).waitFor({ timeout: 3000 })
      return shown.then(() => true).catch(() => false)
    })
    .toBe(true)

it('a visitor picks a price, registers, is declined once, pays, and is a member', async () => {
  const page = await newPage({ pays: true, viewport: { width: 390, height: 844 } })
  await page.goto('/sale')
  const basis = page.getByRole('article', { name: 'Kostbar Basis' })
  // Monthly is preselected.
  await basis.getByText(/14,90/).first().waitFor()
  await basis.getByRole('button', { name: /Jetzt Kaufen/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt Kaufen' }).click()
  await page.reload()
  await register(page, 'Paula', 'paula@example.test')
  await page.getByText(/Verlängert sich jeweils um 1 Monat zu €.14,90/).waitFor()
  await order(page)

  await payByCard(page, cards.declined)
  await page.getByText(/Deine Karte wurde abgelehnt/).waitFor()
  await page.getByRole('link', { name: /Abbrechen/ }).click()
  await page.getByText(/Die Zahlung wurde nicht abgeschlossen/).waitFor()
  expect(
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /Monatlich/ })
      .isChecked(),
  ).toBe(true)

  await order(page)
  await payByCard(page, cards.good)
  await page.waitForURL('**/profile')
  await page.getByText('Du hast das Produkt Kostbar Basis erfolgreich gekauft.').waitFor()
  await page.getByText('Zugang aktiv').waitFor()
  await openHydrated(page, '/profile/alternative-rezepte')
  await page.getByRole('searchbox').waitFor()
  await mailTo('paula@example.test', 'Kostbar Basis')
})

it('a success URL without a payment grants no access', async () => {
  const page = await newPage()
  await signIn(page, 'neu@kostbar.test')
  await openHydrated(page, '/profile?success=prod_kostbar_basis')
  await page.getByText(/Wir warten noch auf die Bestätigung der Zahlung/).waitFor()
  await page.getByText('Zahlung wird bestätigt').waitFor()
  await openHydrated(page, '/profile/alternative-rezepte')
  await page.getByRole('link', { name: 'Zu den Angeboten' }).waitFor()
})

it('an upgrade shows what it costs now; it is cancelled, taken back, cancelled again, and ends', async () => {
  const page = await newPage({ pays: true })
  await registerAndBuy(page, 'Ulla', 'ulla@example.test', 'price_basis_week')

  await openHydrated(page, '/profile/einstellungen')
  await page.getByRole('button', { name: 'Abo ändern' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Genau dieses Abo hast du schon.').waitFor()
  await dialog.getByRole('radio', { name: /Monatlich/ }).check()
  await dialog.getByText('Jetzt fällig').waitFor()
  await dialog.getByText(/€.10,00, inkl. USt./).waitFor()
  await requestStart(page)
  await dialog.getByRole('button', change).click()
  await page.waitForURL('**/profile')
  await page.getByText('Wir haben dein Abo erfolgreich geändert.').waitFor()

  await openHydrated(page, '/profile/einstellungen')
  await page
    .getByText(/€.14,90 pro Monat/)
    .first()
    .waitFor()
  const cancel = async () => {
    await page.getByRole('button', { name: 'Abo kündigen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abo kündigen' }).click()
    await page.getByRole('button', { name: 'Kündigung zurücknehmen' }).waitFor()
  }
  await cancel()
  await page.getByRole('button', { name: 'Kündigung zurücknehmen' }).click()
  await page.getByRole('button', { name: 'Abo kündigen' }).waitFor()
  await cancel()
  await mailTo('ulla@example.test', 'Deine Kündigung ist angekommen')

  await advanceOneMonth()
  await advanceOneMonth()
  await soonInSettings(page, (settings) => settings.getByText('Du hast noch kein Abo'))
  await openHydrated(page, '/profile/alternative-rezepte')
  await page.getByRole('link', { name: 'Zu den Angeboten' }).waitFor()
})

it('a trainer buys ten slots, then twelve, each at the price of its tiers', async () => {
  const page = await newPage({ pays: true })
  await signIn(page, 'trainer2@kostbar.test')
  await openHydrated(page, '/profile/einstellungen')
  await page.getByRole('button', { name: 'Slots kaufen' }).click()
  const dialog = page.getByRole('dialog')
  const count = dialog.getByRole('spinbutton', { name: 'Anzahl der Slots' })
  await count.fill('10')
  await dialog.getByRole('radio', { name: /Monatlich/ }).check()
  // 5 × 9,90 + 5 × 7,90
  await dialog
    .getByText(/€.89,00/)
    .first()
    .waitFor()
  await dialog.getByRole('button', orderButton).click()
  await payByCard(page, cards.good)
  await page.getByText('Du hast das Produkt Kunden-Slots erfolgreich gekauft.').waitFor()

  await openHydrated(page, '/profile/einstellungen')
  await page.getByText('Slots 0 von 10 belegt').waitFor()
  await page.getByRole('button', { name: 'Mehr Slots kaufen' }).click()
  await count.fill('12')
  // Two more slots at 7,90 each, charged in full because the period has only just begun.
  await dialog.getByText(/€.15,80, inkl. USt./).waitFor()
  await dialog
    .getByText(/€.104,80/)
    .first()
    .waitFor()
  await dialog.getByRole('button', change).click()
  await page.getByText('Wir haben dein Abo erfolgreich geändert.').waitFor()
  await openHydrated(page, '/profile/einstellungen')
  await page.getByText('Slots 0 von 12 belegt').waitFor()
})

it('fewer slots than are in use are refused, and nothing changes', async () => {
  const page = await newPage()
  await signIn(page, 'trainer@kostbar.test')
  await openHydrated(page, '/profile/einstellungen')
  await page.getByText(/Slots \d von 10 belegt/).waitFor()
  await page.getByRole('button', { name: 'Anzahl oder Zahlungsweise ändern' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: 'Anzahl der Slots' }).fill('1')
  await dialog.getByText(/Archiviere Kunden oder zieh Einladungen zurück, .+ dann reicht 1 Slot\./).waitFor()
  expect(await dialog.getByRole('button', change).count()).toBe(0)
  await openHydrated(page, '/profile/einstellungen')
  await page.getByText(/Slots \d von 10 belegt/).waitFor()
})

it('refuses slots to members and prices that no longer exist, and removes the result from the URL', async () => {
  const page = await newPage()
  await signIn(page, 'neu@kostbar.test')
  await openHydrated(page, '/sale?kaufen=prod_kostbar_slots&preis=price_slots_month&menge=5')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Du bist kein Trainer und kannst somit keine Kunden Slots kaufen.').waitFor()
  expect(await dialog.getByRole('button', orderButton).count()).toBe(0)

  await openHydrated(page, '/sale?kaufen=prod_kostbar_basis&preis=price_gone')
  await dialog.getByText('Diesen Preis gibt es nicht mehr. Bitte wähle einen anderen.').waitFor()
  await openHydrated(page, '/sale?kaufen=prod_kostbar_basis')
  await dialog.getByRole('button', orderButton).click()
  await dialog.getByText('Bitte wähle einen Preis aus.').waitFor()

  await openHydrated(page, '/profile?error=1&track=price_basis_month')
  await page.getByText('Beim Kauf ist etwas schief gelaufen.').waitFor()
  await page.waitForURL((url) => url.pathname === '/profile' && url.search === '')
})

it('a double click, the back button and a second tab lead to one subscription', async () => {
  const page = await newPage({ pays: true })
  await openHydrated(page, '/sale?kaufen=prod_kostbar_basis&preis=price_basis_month&schritt=registrieren')
  await register(page, 'Dora', 'dora@example.test')
  await requestStart(page)
  await page.getByRole('button', orderButton).dblclick()
  const first = await waitForPayPage(page)
  await page.goBack()
  await order(page)
  expect(await waitForPayPage(page)).toBe(first)

  const tab = await page.context().newPage()
  await openHydrated(tab, '/sale?kaufen=prod_kostbar_basis&preis=price_basis_year')
  await order(tab)
  const second = await waitForPayPage(tab)
  expect(second).not.toBe(first)
  await payByCard(page, cards.good)
  await page.getByText('Diese Bestellung ist abgelaufen. Es wurde nichts abgebucht.').waitFor()
  await payByCard(tab, cards.good)
  await tab.getByText('Zugang aktiv').waitFor()
  await tab.goto(second)
  await tab.getByRole('heading', { name: 'Schon bezahlt' }).waitFor()

  await openHydrated(page, '/profile/einstellungen')
  await page
    .getByText(/€.149,00 pro Jahr/)
    .first()
    .waitFor()
  const invoices = page.getByText(/^Rechnung /)
  await invoices.first().waitFor()
  expect(await invoices.count()).toBe(1)
})

it("changes on the payment service's pages show in the settings", async () => {
  const page = await newPage({ pays: true })
  await registerAndBuy(page, 'Petra', 'petra@example.test', 'price_basis_month')
  const openPortal = async () => {
    await openHydrated(page, '/profile/einstellungen')
    // Waits for the invoices, which move the button down when they load.
    await page
      .getByText(/^Rechnung /)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Zahlungsdaten verwalten' }).click()
    await page.getByRole('heading', { name: 'Deine Zahlungen' }).waitFor()
  }
  await openPortal()
  await page.getByText('Karte ändern').click()
  await page.getByLabel('Kartennummer').fill(cards.declined)
  await page.getByRole('button', { name: 'Karte speichern' }).click()
  await page.getByText(/Deine Karte wurde abgelehnt/).waitFor()
  await page.getByLabel('Kartennummer').fill(cards.other)
  await page.getByRole('button', { name: 'Karte speichern' }).click()
  await page.getByText(/Mastercard •••• 4444/).waitFor()
  await page.getByRole('button', { name: 'Zum Ende des Zeitraums kündigen' }).click()
  await page.getByText(/Gekündigt. Endet am/).waitFor()
  await page.getByRole('link', { name: 'Zurück zu Kostbar' }).click()
  await page.waitForURL('**/profile/einstellungen')
  await soonInSettings(page, (settings) => settings.getByRole('button', { name: 'Kündigung zurücknehmen' }))

  await openPortal()
  await page.getByRole('button', { name: 'Doch weiterführen' }).click()
  await page.getByText(/Verlängert sich am/).waitFor()
  await soonInSettings(page, (settings) => settings.getByRole('button', { name: 'Abo kündigen' }))
})

it('a contract is withdrawn from without an account, with a receipt on screen and by mail', async () => {
  const page = await newPage()
  await page.goto('/widerruf')
  await page.getByLabel('Dein Name').fill('Paula Demo')
  await page.getByLabel('E-Mail-Adresse').fill('paula.widerruf@example.test')
  await page.getByLabel('Welchen Vertrag widerrufst du?').fill('Kostbar Basis vom 21. November')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByText('Hiermit widerrufe ich den folgenden Vertrag:').waitFor()
  await page.goBack()
  expect(await page.getByLabel('Dein Name').inputValue()).toBe('Paula Demo')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click()
  await page.getByRole('heading', { name: 'Dein Widerruf ist eingegangen' }).waitFor()
  await page.getByText(/Eingegangen am \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr\./).waitFor()
  await mailTo('paula.widerruf@example.test', 'Widerruf')
})
