import { describe, expect, it } from 'vitest'
import { newPage, openHydrated, sharedPage, signIn } from './testing/browser-page.ts'
import { invite, signInAsNewCoach } from './testing/coach.ts'
import { createAccount, createTrainer } from './testing/create-account.ts'
import { runStatement } from './testing/database.ts'
import { mailTo, pathIn } from './testing/mailbox.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

const phone = { viewport: { width: 390, height: 844 } }
const consent = { name: 'Ich habe beides gelesen und willige ein.' }
const accept = { name: 'Einladung annehmen' }
const signUpLink = { name: 'Registrieren & Einladung akzeptieren' }

/** Opens a link as a visitor and expects this heading and sentence, and no way to accept. */
async function expectClosed(path: string, title: string, sentence: string): Promise<void> {
  const visitor = await newPage(phone)
  await openHydrated(visitor, path)
  await visitor.getByRole('heading', { name: title }).waitFor()
  await visitor.getByText(sentence).waitFor()
  expect(await visitor.getByRole('link', signUpLink).count()).toBe(0)
}

describe('states of the page of a mailed invitation', () => {
  const wanda = sharedPage({ pays: true }, (page) => signInAsNewCoach(page, 'Wanda', 6))
  const inviteByWanda = (email: string) => invite(wanda(), 'Wanda', email)
  const openInvites = () => openHydrated(wanda(), '/client-management?ansicht=einladungen')

  it('revoked', async () => {
    const path = await inviteByWanda('zurueck@example.test')
    await openInvites()
    await wanda().getByRole('button', { name: 'Einladung an zurueck@example.test zurückziehen' }).click()
    await wanda().getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
    await wanda().getByText('Die Einladung ist zurückgezogen.').waitFor()
    await expectClosed(path, 'Diese Einladung gilt nicht mehr', 'Wanda hat diese Einladung zurückgezogen.')
  })

  it('declined', async () => {
    const path = await inviteByWanda('nein@example.test')
    const visitor = await newPage(phone)
    await openHydrated(visitor, path)
    await visitor.getByRole('button', { name: 'Ablehnen' }).click()
    await visitor.getByRole('alertdialog').getByRole('button', { name: 'Ablehnen' }).click()
    await visitor.getByRole('heading', { name: 'Du hast abgelehnt' }).waitFor()
    await expectClosed(path, 'Abgelehnt', 'Möchtest du sie doch annehmen, bitte Wanda um eine neue.')
  })

  it('unknown: a garbled link, one without a code, and a garbled code at sign-up', async () => {
    const path = await inviteByWanda('verstuemmelt@example.test')
    await expectClosed(`${path}x`, 'Diese Einladung kennen wir nicht', 'Diesen Einladungslink kennen wir nicht.')
    await expectClosed('/accept-invite', 'Diese Einladung kennen wir nicht', 'In dieser Adresse fehlt der Code')
    const stranger = await newPage(phone)
    await openHydrated(stranger, '/signup#inviteId=kein-echter-code')
    await stranger.getByText('Diesen Einladungslink kennen wir nicht.').waitFor()
  })

  it('expired; sent again, the new link replaces the old one', async () => {
    const email = 'spaet@example.test'
    const first = await inviteByWanda(email)
    await runStatement(`UPDATE invites SET expires_at = now() - interval '1 minute' WHERE email = $1`, email)
    await expectClosed(first, 'Diese Einladung ist abgelaufen', 'Bitte Wanda um eine neue.')

    await runStatement(`UPDATE invites SET last_sent_at = now() - interval '11 minutes' WHERE email = $1`, email)
    await openInvites()
    await wanda()
      .getByRole('button', { name: `Einladung an ${email} erneut senden` })
      .click()
    const newestLink = async () => pathIn(await mailTo(email, 'Wanda lädt dich'))
    await expect.poll(newestLink).not.toBe(first)
    await expectClosed(first, 'Es gibt eine neuere Einladung', 'Öffne bitte den Link aus der neuesten E-Mail.')
    const visitor = await newPage(phone)
    await visitor.goto(await newestLink())
    await visitor.getByRole('link', signUpLink).waitFor()
  })

  it('unavailable while the slots of the trainer have lapsed', async () => {
    const path = await inviteByWanda('wartet@example.test')
    const setPayment = (change: string) =>
      runStatement(
        `UPDATE subscriptions SET ${change} WHERE user_id = (SELECT trainer_id FROM invites WHERE email = $1)`,
        'wartet@example.test',
      )
    await setPayment(`status = 'PAST_DUE', past_due_since = now() - interval '8 days'`)
    await expectClosed(path, 'Das geht gerade nicht', 'Wanda kann gerade niemanden neu begleiten.')
    await setPayment(`status = 'ACTIVE', past_due_since = NULL`)
    const visitor = await newPage(phone)
    await openHydrated(visitor, path)
    await visitor.getByRole('link', signUpLink).waitFor()
  })

  it('another address, confirmed in two tabs; accepted', async () => {
    const path = await inviteByWanda('andere.adresse@example.test')
    const email = await createAccount('Wolfgang')
    const wolfgang = await newPage(phone)
    await signIn(wolfgang, email)
    const tabs = [wolfgang, await wolfgang.context().newPage()]
    for (const tab of tabs) {
      await openHydrated(tab, path)
      await tab.getByText(/Die Einladung ging an a.*@example\.test, also an eine andere Adresse\./).waitFor()
      await tab.getByRole('checkbox', consent).check()
      await tab.getByRole('checkbox', { name: `Ich möchte sie mit ${email} annehmen.` }).check()
    }
    expect(await findPageProblems(wolfgang)).toEqual(noProblems)
    for (const tab of tabs) {
      await tab.getByRole('button', accept).click()
      await tab.getByRole('heading', { name: 'Wanda begleitet dich jetzt' }).waitFor()
    }
    await expectClosed(path, 'Schon angenommen', 'Diese Einladung wurde schon angenommen.')
  })

  it.each([
    ['a trainer', () => createTrainer('Winfried')],
    ['an admin', async () => 'admin@kostbar.test'],
  ])('%s cannot accept, and reads why', async (who, account) => {
    const path = await inviteByWanda(`${who.replace(/\W/g, '.')}@example.test`)
    const page = await newPage(phone)
    await signIn(page, await account())
    await openHydrated(page, path)
    await page.getByText('Mit einem Trainer- oder Admin-Konto kannst du keine Einladung annehmen.').waitFor()
    expect(await page.getByRole('button', accept).count()).toBe(0)
    expect(await findPageProblems(page)).toEqual(noProblems)
  })
})
