import { expect, it } from 'vitest'
import { newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { createTrainer } from './testing/create-account.ts'
import { mailTo } from './testing/mailbox.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'
import { cards, order, payByCard, register } from './testing/payment-steps.ts'

it('coaching is bought, an admin proposes a trainer, the member consents, and the two write to each other', async () => {
  const trainerEmail = await createTrainer('Wilma')
  const member = await newPage({ pays: true, viewport: { width: 390, height: 844 } })
  await openHydrated(member, '/sale?kaufen=prod_kostbar_begleitung&preis=price_begleitung_month&schritt=registrieren')
  await register(member, 'Wanda', 'wanda@example.test')
  await order(member)
  await payByCard(member, cards.good)
  await member.getByText('Du hast das Produkt Kostbar Begleitung erfolgreich gekauft.').waitFor()
  await member.getByRole('heading', { name: 'Deine Begleitung' }).waitFor()
  await member.getByText(/schlagen dir bis .+ eine Person vor/).waitFor()
  expect((await mailTo('wanda@example.test', 'Deine Bestellung')).text).toContain('Innerhalb von 48 Stunden')

  const admin = await newPage()
  await signIn(admin, 'admin@kostbar.test')
  await openHydrated(admin, '/profile')
  await admin.getByRole('link', { name: 'Zur ganzen Liste' }).click()
  await admin.getByRole('heading', { name: 'Wartet auf Begleitung', level: 1 }).waitFor()
  await admin.getByRole('button', { name: 'Wanda jemanden vorschlagen' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('wilma')
  await dialog.getByRole('radio', { name: /Wilma/ }).check()
  expect(await findPageProblems(admin)).toEqual(noProblems)
  await dialog.getByRole('button', { name: 'Vorschlagen' }).click()
  await admin.getByText('Wilma ist Wanda vorgeschlagen.').waitFor()

  const trainer = await newPage()
  await signIn(trainer, trainerEmail)
  await openHydrated(trainer, '/client-management?ansicht=einladungen')
  await trainer.getByText('w…@example.test').waitFor()
  expect(await trainer.getByText('Wanda').count()).toBe(0)

  await mailTo('wanda@example.test', 'Wilma möchte dich begleiten')
  await openHydrated(member, '/profile')
  await member.getByRole('link', { name: 'Vorschlag ansehen' }).click()
  await member.getByRole('checkbox', { name: /willige ein/ }).check()
  await member.getByRole('button', { name: 'Vorschlag annehmen' }).click()
  await member.getByRole('heading', { name: 'Wilma begleitet dich jetzt' }).waitFor()

  await openHydrated(trainer, '/client-management')
  await trainer.getByRole('link', { name: /Wanda/ }).first().click()
  await trainer.waitForURL(/\/user\//)
  await openHydrated(trainer, `${new URL(trainer.url()).pathname}/nachrichten`)
  await trainer.getByRole('textbox', { name: /^Nachricht an/ }).fill('Schön, dass du da bist, Wanda!')
  await trainer.getByRole('button', { name: 'Senden' }).click()
  await openHydrated(member, '/profile/nachrichten')
  await member.getByText('Schön, dass du da bist, Wanda!').waitFor()

  await openHydrated(admin, '/client-assignment')
  await admin.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => admin.getByText('Wanda').count()).toBe(0)
})
