import { expect, it } from 'vitest'
import { demoPassword, newPage, signIn, submitSignIn } from './testing/browser-page.ts'
import { createAccount } from './testing/create-account.ts'
import { countRows } from './testing/database.ts'

it('redirects to the requested page after sign-in, and never to another site', async () => {
  const page = await newPage()
  await page.goto('/profile/einkauf-und-notizen')
  await page.waitForURL('**/login?weiter=*')
  await submitSignIn(page, 'neu@kostbar.test')
  await page.waitForURL('**/profile/einkauf-und-notizen')
  await page.goto('/login?weiter=//evil.example/')
  await page.waitForURL('**/profile')
})

it('keeps the focus in the field being typed in while the page hydrates', async () => {
  const page = await newPage()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-Mail').fill('neu@kostbar.test')
  await page.getByLabel('Passwort', { exact: true }).pressSequentially(demoPassword.slice(0, 6))
  scripts.resolve()
  await page.locator('main').getByRole('button', { name: 'Anmelden', exact: true, disabled: false }).waitFor()
  await page.keyboard.type(demoPassword.slice(6))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
})

it('redirects signed-in users from sign-in and sign-up to their profile', async () => {
  const page = await newPage()
  await signIn(page, 'neu@kostbar.test')
  for (const path of ['/login', '/signup', '/trainer/signup']) {
    await page.goto(path)
    await page.waitForURL('**/profile')
  }
})

/** Refresh tokens of the session that the given one belongs to: that of the sign-in, and one per refresh. */
const tokensOfSession = `SELECT FROM refresh_tokens WHERE session_id =
  (SELECT session_id FROM refresh_tokens WHERE hash = sha256(convert_to($1, 'UTF8')))`

it('refreshes an expired access token once, also with two tabs', async () => {
  const page = await newPage()
  await signIn(page, 'neu@kostbar.test')
  const refreshToken = (await page.context().cookies()).find(({ name }) => name === 'kostbar_refresh')?.value ?? ''
  expect(await countRows(tokensOfSession, refreshToken)).toBe(1)
  await page.context().clearCookies({ name: 'kostbar_access' })
  const second = await page.context().newPage()
  await Promise.all([page.goto('/profile/einkauf-und-notizen'), second.goto('/profile/einstellungen')])
  await page.getByRole('heading', { level: 1, name: 'Einkauf & Notizen' }).waitFor()
  await second.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor()
  expect(await countRows(tokensOfSession, refreshToken)).toBe(2)
})

it('scripts cannot read tokens', async () => {
  const page = await newPage()
  await signIn(page, 'neu@kostbar.test')
  await page.goto('/profile')
  const readable = await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(readable).not.toMatch(/eyJ|kostbar_access|kostbar_refresh/)
})

it('signing out in one tab signs out the other', async () => {
  const page = await newPage()
  await signIn(page, 'neu@kostbar.test')
  await page.goto('/profile')
  const second = await page.context().newPage()
  await second.goto('/profile/einkauf-und-notizen')
  await page
    .getByRole('button', { name: /Menü|Konto|Nora/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Ausloggen' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/profile'))
  await second.reload()
  await second.waitForURL('**/login*')
})

it('an admin locks and unlocks an account; others cannot open the user management', async () => {
  const email = await createAccount('Lukas')
  const page = await newPage()
  await signIn(page, 'admin@kostbar.test')
  await page.goto('/user-management')
  await page.getByLabel('Name oder E-Mail suchen').fill(email)
  await page.getByText('1 Konto gefunden').waitFor()
  await page.getByRole('button', { name: 'Konto von Lukas ansehen' }).click()
  await page.getByRole('button', { name: 'Konto sperren' }).click()
  await page.getByRole('button', { name: 'Jetzt sperren' }).click()
  await page.getByText(/^Lukas ist bis .* gesperrt\.$/).waitFor()

  const member = await newPage()
  await member.goto('/login')
  await submitSignIn(member, email)
  await member
    .getByText(/^Du bist nicht berechtigt dich einzuloggen/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Sperre aufheben' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sperre aufheben' }).click()
  await page.getByText('Lukas kann sich wieder anmelden.').waitFor()
  await member.goto('/login')
  await submitSignIn(member, email)
  await member.waitForURL('**/profile')
  await member.goto('/user-management')
  await member.waitForURL('**/profile')
  await member.getByText('Du bist dazu nicht berechtigt').waitFor()
})

it('an unknown path shows the not-found page with status 404', async () => {
  const page = await newPage()
  const response = await page.goto('/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await page.getByText('Ooops... Seite nicht gefunden.').waitFor()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.waitForURL('**/home')
})

it('without JavaScript, public pages are readable', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  for (const path of ['/', '/login', '/signup']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    expect((await page.getByRole('heading', { level: 1 }).innerText()).length).toBeGreaterThan(5)
  }
})
