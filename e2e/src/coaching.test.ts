import { expect, it } from 'vitest'
import { accountPassword, newPage, openHydrated, submitSignIn } from './testing/browser-page.ts'
import { createCoach, invite } from './testing/coach.ts'
import { createAccount } from './testing/create-account.ts'
import { mailTo, pathIn } from './testing/mailbox.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

const phone = { viewport: { width: 390, height: 844 } }
const consent = { name: 'Ich habe beides gelesen und willige ein.' }
const accept = { name: 'Einladung annehmen' }

it('an invited person signs up, has access at once, and changes the trainer later', async () => {
  const thea = await createCoach('Thea', 1)
  await openHydrated(thea, '/client-management')
  await thea.getByRole('button', { name: 'Einladen' }).first().click()
  const form = thea.getByRole('dialog')
  await form.getByLabel('E-Mail').fill('berta.neu@example.test')
  await form.getByLabel(/Vorname/).fill('Berta')
  await form.getByRole('textbox', { name: /^Nachricht/ }).fill('Ich freu mich auf dich!')
  await form.getByRole('button', { name: 'Einladung senden' }).click()
  await thea.getByText('Slots 1 von 1 belegt').waitFor()

  const berta = await newPage(phone)
  await openHydrated(berta, pathIn(await mailTo('berta.neu@example.test', 'Thea lädt dich zu Kostbar ein')))
  await berta.getByRole('heading', { name: 'Thea möchte dich begleiten' }).waitFor()
  await berta.getByText('Ich freu mich auf dich!').waitFor()
  expect(await findPageProblems(berta)).toEqual(noProblems)
  await berta.getByRole('link', { name: 'Registrieren & Einladung akzeptieren' }).click()
  await berta.getByLabel('Vorname').fill('Berta')
  await berta.getByLabel('E-Mail').fill('berta.neu@example.test')
  await berta.getByLabel('Passwort', { exact: true }).fill(accountPassword)
  await berta.getByRole('button', { name: 'Weiter' }).click()
  await berta.getByLabel('Telefonnummer').fill('0660 1234567')
  await berta.getByRole('checkbox', { name: /AGB/ }).check()
  await berta.getByRole('button', { name: /Registrieren/ }).click()
  // Nothing is shared before the consent.
  await expect.poll(() => berta.getByRole('checkbox', consent).getAttribute('aria-invalid')).toBe('true')
  await berta.getByRole('checkbox', consent).check()
  await berta.getByRole('button', { name: /Registrieren/ }).click()
  await berta.waitForURL('**/profile')
  await openHydrated(berta, '/profile/alternative-rezepte')
  await berta.getByRole('searchbox').first().waitFor()

  await openHydrated(thea, '/client-management')
  await thea.getByRole('link', { name: /Berta/ }).click()
  await thea.getByRole('heading', { level: 1, name: 'Berta' }).waitFor()

  const tilda = await createCoach('Tilda', 1)
  await openHydrated(berta, await invite(tilda, 'Tilda', 'berta.neu@example.test'))
  await berta.getByText(/Du wirst gerade von Thea begleitet\. Nimmst du an, endet diese Begleitung/).waitFor()
  await berta.getByRole('checkbox', consent).check()
  await berta.getByRole('button', accept).click()
  await berta.getByText('Bitte bestätige das zuerst.').waitFor()
  await berta.getByRole('checkbox', { name: 'Die Begleitung durch Thea soll enden.' }).check()
  await berta.getByRole('button', accept).click()
  await berta.getByRole('heading', { name: 'Tilda begleitet dich jetzt' }).waitFor()
  await thea.reload()
  await thea.getByText('Diese Person findest du hier nicht').waitFor()
  await openHydrated(tilda, '/client-management')
  await tilda.getByRole('link', { name: /Berta/ }).waitFor()
})

it('a member with an account accepts, writes, and the reply of the trainer ends the deadline without a reload', async () => {
  const tom = await createCoach('Tom', 1)
  const email = await createAccount('Bruno')
  const bruno = await newPage(phone)
  await openHydrated(bruno, await invite(tom, 'Tom', email))
  await bruno.getByRole('link', { name: 'Ich habe schon ein Konto' }).click()
  await submitSignIn(bruno, email)
  await bruno.getByRole('checkbox', consent).check()
  await bruno.getByRole('button', accept).click()
  await bruno.getByRole('heading', { name: 'Tom begleitet dich jetzt' }).waitFor()

  await openHydrated(bruno, '/profile/nachrichten')
  await bruno.getByRole('textbox', { name: 'Nachricht an Tom' }).fill('Darf ich abends Brot essen?')
  await bruno.getByRole('button', { name: 'Senden' }).click()
  await bruno.getByText(/Antwort bis/).waitFor()

  await openHydrated(tom, '/client-management')
  await tom.getByRole('link', { name: /Nachrichten.*1 ungelesene Unterhaltung/ }).click()
  await tom.waitForURL('**/nachrichten')
  await tom.getByRole('link', { name: /Bruno/ }).click()
  await tom.getByText('Darf ich abends Brot essen?').last().waitFor()
  await tom
    .getByText(/Antwort fällig bis/)
    .first()
    .waitFor()
  const answer = tom.getByRole('textbox', { name: 'Nachricht an Bruno' })
  await answer.waitFor()
  await tom.keyboard.press('r')
  await expect.poll(() => answer.evaluate((field) => field === document.activeElement)).toBe(true)
  await tom.keyboard.type('Gern, am besten Vollkorn.')
  await tom.keyboard.press('Control+Enter')
  await expect.poll(() => tom.getByText(/Antwort fällig bis/).count()).toBe(0)

  await bruno.getByText('Gern, am besten Vollkorn.').waitFor()
  await expect.poll(() => bruno.getByText(/Antwort bis/).count()).toBe(0)
  expect(await findPageProblems(bruno)).toEqual(noProblems)

  // A message to several clients at once, from the client list.
  await openHydrated(tom, '/client-management')
  await tom.getByRole('checkbox', { name: 'Bruno auswählen' }).check()
  await tom.getByRole('button', { name: 'Nachricht', exact: true }).click()
  const dialog = tom.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nachricht' }).fill('Hallo {vorname}, bis Montag!')
  expect(await findPageProblems(tom)).toEqual(noProblems)
  await dialog.getByRole('button', { name: 'An 1 Person senden' }).click()
  await tom.getByText('Nachricht an 1 Person gesendet.').waitFor()
  await bruno.getByText('Hallo Bruno, bis Montag!').waitFor()
})
