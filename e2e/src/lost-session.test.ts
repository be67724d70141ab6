import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { accountPassword, newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { createAccount } from './testing/create-account.ts'

/** Opens the settings of a new account and types a first name. */
async function typeName(name: string): Promise<Page> {
  const page = await newPage()
  await signIn(page, await createAccount('Mira'))
  await openHydrated(page, '/profile/einstellungen')
  await page.getByLabel('Vorname', { exact: true }).fill(name)
  return page
}

const save = (page: Page) => page.getByRole('button', { name: 'Daten speichern' }).click()

async function signInAgain(page: Page, dialog: string) {
  await page.getByRole('dialog', { name: dialog }).getByLabel('Passwort', { exact: true }).fill(accountPassword)
  await page.keyboard.press('Enter')
  await page.getByText('Deine Daten wurden gespeichert.').waitFor()
}

/** First name of the signed-in user. */
async function signedInName(page: Page): Promise<string> {
  const answer = await page.request.get(`${inject('apiUrl')}/users/info`)
  return (await answer.json()).firstName
}

it('what is typed outlasts the end of the session, and is saved after signing in on the page', async () => {
  const page = await typeName('Miriam')
  await page.request.post(`${inject('apiUrl')}/users/signout`, { data: {}, headers: { origin: inject('webUrl') } })
  await save(page)
  await signInAgain(page, 'Melde dich noch einmal an')
  expect(new URL(page.url()).pathname).toBe('/profile/einstellungen')
  expect(await signedInName(page)).toBe('Miriam')
})

it('what is typed is never saved for whoever has signed in meanwhile', async () => {
  const page = await typeName('Miriam')
  await signIn(page, await createAccount('Boris'))
  await save(page)
  await page.getByRole('dialog', { name: 'Hier ist jetzt jemand anderer angemeldet' }).waitFor()
  expect(await signedInName(page)).toBe('Boris')
  await signInAgain(page, 'Hier ist jetzt jemand anderer angemeldet')
  expect(await signedInName(page)).toBe('Miriam')
})
