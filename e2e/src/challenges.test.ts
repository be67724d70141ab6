import { expect, it } from 'vitest'
import { newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { runStatement } from './testing/database.ts'

const title = 'Eine Runde um den Block'

it('a challenge goes from the form to its end with two members', async () => {
  const trainer = await newPage()
  await signIn(trainer, 'trainer@kostbar.test')
  await openHydrated(trainer, '/challenge-management')
  await trainer.getByRole('button', { name: 'Neue Challenge' }).click()
  const form = trainer.getByRole('dialog', { name: 'Neue Challenge' })
  await form.getByLabel(/^Titel/).fill(title)
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' })
  await form.getByLabel(/^Beginn/).fill(today)
  await form.getByLabel(/^Letzter Tag/).fill(today)
  await form.getByText('1 Tag zum Mitmachen').waitFor()
  await form.getByLabel(/^Zum Gewinnen nötig/).fill('1')
  for (const name of [/^Anna/, /^Jonas/]) await form.getByRole('checkbox', { name }).check()
  await form.getByRole('button', { name: 'Veröffentlichen' }).click()
  await trainer.getByText('Die Challenge ist veröffentlicht.').waitFor()

  const [anna, jonas] = [await newPage({ viewport: { width: 390, height: 844 } }), await newPage()]
  for (const [page, name] of [
    [anna, 'mitglied'],
    [jonas, 'jonas'],
  ] as const) {
    await signIn(page, `${name}@kostbar.test`)
    await openHydrated(page, '/profile')
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await card.getByText('Die anderen lesen deinen Vornamen').waitFor()
    await card.getByRole('button', { name: 'Mitmachen' }).click()
    await card.getByText('0 von 1 Tag geschafft').waitFor()
  }
  const card = anna.getByRole('listitem').filter({ has: anna.getByRole('heading', { name: title }) })
  // Not `check()`: it expects the tick in the turn of the click, but the pending save shows it in the next one.
  await card.getByRole('checkbox', { name: /^Heute/ }).click()
  await card.getByText('1 von 1 Tag geschafft').waitFor()

  await trainer.reload()
  const panel = trainer.getByRole('dialog', { name: title })
  await panel.getByText('1 von 1 Tag geschafft').waitFor()
  await panel.getByText('0 von 1 Tag geschafft').waitFor()

  // Moves the challenge three days into the past.
  await runStatement(
    `WITH moved AS (UPDATE challenges SET starts_on = starts_on - 3, ends_on = ends_on - 3 WHERE title = $1 RETURNING id)
     UPDATE challenge_entries e SET day = day - 3 FROM moved WHERE e.challenge_id = moved.id`,
    title,
  )
  await openHydrated(anna, '/profile')
  await anna.getByRole('link', { name: `„${title}“ ansehen` }).click()
  await anna.getByRole('heading', { name: 'Du hast es geschafft' }).waitFor()
  await anna.getByRole('listitem').filter({ hasText: 'Jonas' }).waitFor()
  await openHydrated(jonas, '/profile')
  await jonas.getByRole('link', { name: `„${title}“ ansehen` }).click()
  await jonas.getByRole('heading', { name: 'Die Challenge ist zu Ende' }).waitFor()
  const other = jonas.getByRole('listitem').filter({ hasText: 'Anna' })
  await other.getByText('Ziel erreicht').waitFor()
  expect(await jonas.getByRole('checkbox').count()).toBe(0)
})
