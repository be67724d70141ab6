import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accountPassword, newPage, openHydrated, signIn, submitSignIn } from './testing/browser-page.ts'
import { createAccount } from './testing/create-account.ts'
import { mailTo } from './testing/mailbox.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

/** Code of a secret, some steps of 30 seconds ahead, because no code is accepted twice. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Sets up the second factor in the settings. @returns its secret and recovery codes */
async function setUp(page: Page) {
  const section = page.locator('#zweiter-schritt')
  await section.getByRole('button', { name: 'Einrichten' }).click()
  await section.getByLabel('Aktuelles Passwort', { exact: true }).fill(accountPassword)
  await section.getByRole('button', { name: 'Weiter' }).click()
  await section.getByRole('img', { name: 'QR-Code für deine Authenticator-App' }).waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)
  const secret = (await section.locator('.select-all').innerText()).replaceAll(' ', '')
  await section.getByLabel('Code aus der App').fill(codeOf(secret))
  await section.getByRole('button', { name: 'Einschalten' }).click()
  await section.getByRole('heading', { name: 'Deine Wiederherstellungscodes' }).waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)
  const recoveryCodes = await section.getByRole('listitem').allInnerTexts()
  await section.getByLabel('Ich habe die Codes aufbewahrt.').check()
  await section.getByRole('button', { name: 'Fertig' }).click()
  await section.getByText(/^Eingerichtet am/).waitFor()
  return { secret, recoveryCodes }
}

it('asks for a code after the password, from the app or of the stored ones, until it is switched off', async () => {
  const email = await createAccount('Sigrid')
  const page = await newPage()
  await signIn(page, email)
  await openHydrated(page, '/profile/einstellungen#zweiter-schritt')
  const { secret, recoveryCodes } = await setUp(page)
  expect(recoveryCodes).toHaveLength(10)
  await mailTo(email, 'Dein zweiter Schritt ist eingeschaltet')

  const phone = await newPage({ viewport: { width: 390, height: 844 } })
  await openHydrated(phone, '/login?weiter=%2Fprofile%2Feinstellungen')
  await submitSignIn(phone, email)
  await phone.getByText(/^Dein Passwort stimmt/).waitFor()
  expect(await findPageProblems(phone)).toEqual(noProblems)
  await phone.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
  await phone.keyboard.press('Enter')
  await phone.waitForURL('**/profile/einstellungen')

  const tablet = await newPage()
  await openHydrated(tablet, '/login')
  await submitSignIn(tablet, email)
  await tablet.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '')
  await tablet.locator('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await tablet.waitForURL('**/profile')

  await phone.reload()
  const section = phone.locator('#zweiter-schritt')
  await section.getByText('9 Wiederherstellungscodes übrig').waitFor()
  await section.getByRole('button', { name: 'Ausschalten' }).click()
  await section.getByLabel('Aktuelles Passwort', { exact: true }).fill(accountPassword)
  await section.getByLabel('Code', { exact: true }).fill(recoveryCodes[1] ?? '')
  await section.getByRole('button', { name: 'Zweiten Schritt ausschalten' }).click()
  await section.getByText('Ausgeschaltet', { exact: true }).waitFor()
  await signIn(tablet, email)
})
