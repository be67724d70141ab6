import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { accountPassword, newPage, openHydrated, signIn, submitSignIn } from './testing/browser-page.ts'
import { createAccount } from './testing/create-account.ts'
import { mailTo, pathIn } from './testing/mailbox.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

const settingsPath = '/profile/einstellungen'

async function typePasswords(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('Aktuelles Passwort', { exact: true }).fill(from)
  await page.getByLabel('Neues Passwort', { exact: true }).fill(to)
  await page.getByLabel('Neues Passwort wiederholen', { exact: true }).fill(to)
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  await typePasswords(page, from, to)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
}

it('a new password ends the other sessions, and so does signing out a device', async () => {
  const email = await createAccount('Paula')
  const [page, phone] = [await newPage(), await newPage({ viewport: { width: 390, height: 844 } })]
  await signIn(page, email)
  await signIn(phone, email)
  await openHydrated(page, `${settingsPath}#passwort`)
  await changePassword(page, 'geraten-geraten', 'Ganz-neu-22')
  await page.getByText('Das ist nicht dein derzeitiges Passwort.').waitFor()
  await changePassword(page, accountPassword, 'Ganz-neu-22')
  await page.getByText('Dein Passwort wurde geändert. Deine anderen Geräte sind abgemeldet.').waitFor()
  await mailTo(email, 'Dein Passwort wurde geändert')
  await openHydrated(phone, settingsPath)
  await phone.waitForURL('**/login*')

  await signIn(phone, email, 'Ganz-neu-22')
  await page.reload()
  const devices = page.locator('#geraete')
  await devices.getByText('Dieses Gerät').waitFor()
  await devices
    .getByRole('button', { name: /abmelden$/ })
    .first()
    .click()
  await page.getByText('Das Gerät ist abgemeldet.').waitFor()
  await openHydrated(phone, settingsPath)
  await phone.waitForURL('**/login*')
})

it('keeps input and replays clicks made before hydration', async () => {
  const page = await newPage()
  await signIn(page, await createAccount('Frieda'))
  const delayedScript = Promise.withResolvers<void>()
  await page.route('**/assets/settings-page-*.js', async (route) => {
    await delayedScript.promise
    await route.continue()
  })
  await page.goto(settingsPath, { waitUntil: 'domcontentloaded' })
  await typePasswords(page, 'geraten-geraten', 'Ganz-neu-22')
  await page.getByRole('button', { name: 'Konto löschen' }).click()
  delayedScript.resolve()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await page.getByText('Das ist nicht dein derzeitiges Passwort.').waitFor()
})

it('keeps saved data after a reload, and asks before unsaved input is lost', async () => {
  const page = await newPage()
  await signIn(page, await createAccount('Vera'))
  await openHydrated(page, settingsPath)
  await page.getByLabel(/^Nachname/).fill('Übermüller')
  await page.getByRole('link', { name: 'Übersicht' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click()
  await page.getByRole('button', { name: 'Daten speichern' }).click()
  await page.getByText('Deine Daten wurden gespeichert.').waitFor()
  await page.getByRole('checkbox', { name: 'Neue Dokumente' }).click()
  await page.getByText('Deine Auswahl ist gespeichert.').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel(/^Nachname/).inputValue()).toBe('Übermüller')
  await expect.poll(() => page.getByRole('checkbox', { name: 'Neue Dokumente' }).isChecked()).toBe(false)
})

it('confirms the address by the link in the welcome mail; until then the profile reminds of it', async () => {
  const email = await createAccount('Olga')
  const page = await newPage()
  await openHydrated(page, pathIn(await mailTo(email, 'Willkommen')))
  await page.getByRole('link', { name: 'Anmelden', exact: true }).last().click()
  await submitSignIn(page, email)
  await page.getByRole('heading', { name: 'Deine Adresse ist bestätigt' }).waitFor()
  await page.getByRole('link', { name: 'Zu deinem Bereich' }).click()
  await page.getByRole('heading', { level: 1, name: /Olga/ }).waitFor()
  expect(await page.getByText('Bitte bestätige noch deine E-Mail-Adresse').count()).toBe(0)
})

it('changes the address: the new one is confirmed, the old one told, other devices signed out', async () => {
  const email = await createAccount('Hanna')
  const [page, phone] = [await newPage(), await newPage()]
  for (const device of [page, phone]) await signIn(device, email)
  await openHydrated(page, '/profile')
  await page.getByRole('heading', { name: 'Bitte bestätige noch deine E-Mail-Adresse' }).waitFor()
  await page.getByRole('link', { name: 'Adresse ändern' }).click()
  const section = page.locator('#e-mail')
  await section.getByText('Noch nicht bestätigt').waitFor()
  await section.getByLabel('Neue E-Mail-Adresse').fill('hanna.neu@example.test')
  await section.getByLabel('Dein Passwort zur Bestätigung').fill(accountPassword)
  await section.getByRole('button', { name: 'Adresse ändern' }).click()
  await section.getByText(/^Fast geschafft/).waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)

  await openHydrated(page, pathIn(await mailTo('hanna.neu@example.test', 'Bitte bestätige')))
  await page.getByRole('heading', { name: 'Deine neue Adresse gilt' }).waitFor()
  await mailTo(email, 'wurde geändert')
  await openHydrated(phone, '/profile')
  await phone.waitForURL('**/login*')
  await submitSignIn(phone, 'hanna.neu@example.test')
  await phone.waitForURL('**/profile')
})

it('requests a data export, receives a mail, and downloads it complete', async () => {
  const email = await createAccount('Edith')
  const page = await newPage()
  await signIn(page, email)
  await openHydrated(page, settingsPath)
  await page.getByRole('button', { name: 'Datenexport anfordern' }).click()
  const { text } = await mailTo(email, 'Dein Datenexport ist bereit')
  const link = /https?:\/\/\S+#datenexport/.exec(text)?.[0] ?? ''

  // The mail is opened in a browser without a session.
  const other = await newPage()
  await other.goto(link)
  await other.waitForURL('**/login*')
  await submitSignIn(other, email)
  await other.waitForURL('**/profile/einstellungen#datenexport')
  const download = other.waitForEvent('download')
  await other.getByRole('button', { name: 'ZIP herunterladen' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toMatch(/^Kostbar-Daten-[\d-]+\.zip$/)
  // The archive is uncompressed, so its text can be searched.
  const zip = (await readFile(await saved.path())).toString()
  for (const part of [
    'LIES-MICH.txt',
    'daten/profil.csv',
    `E-Mail;Vorname;`,
    `${email};Edith;`,
    '"firstName": "Edith"',
  ])
    expect(zip).toContain(part)
  expect(other.url()).toContain(settingsPath)
})
