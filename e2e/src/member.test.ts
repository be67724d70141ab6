import { expect, it } from 'vitest'
import { newPage, openHydrated, signIn, submitSignIn } from './testing/browser-page.ts'
import { createAccount } from './testing/create-account.ts'
import { mailTo, pathIn } from './testing/mailbox.ts'

it('from sign-up to a ticked shopping item, on a phone', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } })
  await openHydrated(page, '/signup')
  await page.getByLabel('Vorname').fill('Leni')
  await page.getByLabel('E-Mail').fill('leni@example.test')
  await page.getByLabel('Passwort', { exact: true }).fill('kurz')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByText('Das Passwort muss mindestens 8 Zeichen lang sein.').waitFor()
  await page.getByLabel('Passwort', { exact: true }).fill('lang-genug-1')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Telefonnummer').fill('0660 1234567')
  await page.getByRole('button', { name: 'Registrieren' }).click()
  await page.getByText('Bitte stimme den AGB zu und lies die Datenschutzerklärung.').waitFor()
  await page.getByRole('checkbox', { name: /AGB/ }).check()
  await page.getByRole('button', { name: 'Registrieren' }).click()
  await page.waitForURL('**/profile')
  await page.getByRole('heading', { level: 1, name: /Leni/ }).waitFor()

  await page
    .getByRole('link', { name: /Einkauf/ })
    .first()
    .click()
  const field = page.getByLabel('Was fehlt zu Hause?')
  await field.fill('Haferflocken')
  await field.press('Enter')
  await field.pressSequentially('Milch')
  await field.press('Enter')
  // A tick is shown optimistically; it is saved once the API has answered.
  const ticked = page.waitForResponse((response) => !!response.request().postData()?.includes('"checked":true'))
  await page.getByRole('checkbox', { name: 'Haferflocken', exact: true }).click()
  await page.getByText('Erledigt (1)').waitFor()
  expect((await ticked).status()).toBe(200)
  await page.reload()
  expect(await page.getByRole('checkbox', { name: 'Haferflocken', exact: true }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Milch', exact: true }).isChecked()).toBe(false)

  // The name appears in mails once the address is confirmed.
  expect((await mailTo('leni@example.test', 'Willkommen')).html).not.toContain('Leni')
  await openHydrated(page, pathIn(await mailTo('leni@example.test', 'Newsletter')))
  await page.getByRole('button', { name: 'Newsletter bestätigen' }).click()
  await page.getByText('Du bist dabei').waitFor()
})

it('reverts a tick the server refuses, and says so', async () => {
  const page = await newPage()
  await signIn(page, 'mitglied@kostbar.test')
  await openHydrated(page, '/profile/einkauf-und-notizen')
  const bread = page.getByRole('checkbox', { name: 'Vollkornbrot', exact: true })
  await bread.waitFor()
  await page.route('**/api/shopping', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 404,
          json: { success: false, code: 'not_found', msg: 'Das haben wir nicht gefunden.' },
        })
      : route.continue(),
  )
  await bread.click()
  await page.getByText('Das haben wir nicht gefunden.').waitFor()
  await expect.poll(() => bread.isChecked()).toBe(false)
})

it("writes, changes and deletes a note; the trainer's can only be read", async () => {
  const page = await newPage()
  await signIn(page, 'mitglied@kostbar.test')
  await openHydrated(page, '/profile/einkauf-und-notizen')
  await page.getByRole('button', { name: 'Notiz schreiben' }).click()
  await page.getByLabel('Titel').fill('Mohnzelten')
  await page
    .getByRole('dialog')
    .getByLabel(/^Notiz/)
    .fill('Omas Rezept suchen')
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await page.getByText('Notiz hinzugefügt!').waitFor()
  await page.getByRole('button', { name: 'Notiz „Mohnzelten“ bearbeiten' }).click()
  await page.getByLabel('Titel').fill('Mohnzelten von Oma')
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await page.getByText('Notiz aktualisiert!').waitFor()
  await page.getByRole('button', { name: 'Notiz „Mohnzelten von Oma“ löschen' }).click()
  await page.getByText('Möchtest du die Notiz „Mohnzelten von Oma“ wirklich löschen?').waitFor()
  await page.getByRole('button', { name: 'Notiz löschen', exact: true }).click()
  await page.getByText('Erfolgreich gelöscht!').waitFor()
  await expect.poll(() => page.getByRole('heading', { name: /Mohnzelten/ }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Notiz „Willkommen bei Kostbar“ löschen' }).count()).toBe(0)
  await page.getByRole('heading', { name: 'Willkommen bei Kostbar' }).waitFor()
})

it('sets a new password by a mailed link that works once', async () => {
  const email = await createAccount('Gerda')
  const page = await newPage()
  await openHydrated(page, '/login')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await page.getByRole('button', { name: 'Link anfordern' }).waitFor()
  await page.getByLabel('E-Mail').fill(email)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await page.getByText('Schau in dein Postfach').waitFor()
  const path = pathIn(await mailTo(email, 'Neues Passwort'))
  await openHydrated(page, path)
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Ganz-neu-22')
  await page.getByLabel('Neues Passwort wiederholen').fill('Ganz-neu-22')
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await page.getByText('Dein neues Passwort gilt').waitFor()
  // Another page first: a browser does not reload an address that differs only in its fragment.
  await openHydrated(page, '/login')
  await openHydrated(page, path)
  await page.getByText('Dieser Link gilt nicht mehr').waitFor()
  await openHydrated(page, '/login')
  await submitSignIn(page, email, 'Ganz-neu-22')
  await page.waitForURL('**/profile')
})

it('reports a wrong password and keeps the typed values', async () => {
  const page = await newPage()
  await openHydrated(page, '/login')
  await submitSignIn(page, 'mitglied@kostbar.test', 'falsch-falsch')
  await page.getByText('E-Mail oder Passwort ist falsch').first().waitFor()
  expect(await page.getByLabel('E-Mail').inputValue()).toBe('mitglied@kostbar.test')
  expect(await page.getByLabel('Passwort', { exact: true }).inputValue()).toBe('falsch-falsch')
})

it('deletes the account with the exact sentence', async () => {
  const page = await newPage()
  const email = await createAccount('Erna')
  await signIn(page, email)
  await openHydrated(page, '/profile/einstellungen')
  await page.getByRole('button', { name: 'Konto löschen' }).first().click()
  await page.getByLabel(/Tippe zur Bestätigung/).fill('Ja, ich bin mir sicher')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /löschen/ })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await openHydrated(page, '/login')
  await submitSignIn(page, email)
  await page.getByText('E-Mail oder Passwort ist falsch').first().waitFor()
})
