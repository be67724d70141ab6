import { expect, it } from 'vitest'
import { basisMember, post } from './testing/basis-member.ts'
import { openHydrated } from './testing/browser-page.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

it('a member consents, records a day of the plan, also offline, and reads it in the history', async () => {
  const { page, id } = await basisMember('Dora')
  await post(page, `/users/${id}/makros`, { kcal: 2000, carbs: 225, proteins: 100, fats: 78 })
  await openHydrated(page, '/profile/ernaehrungsplan')
  await page.getByRole('button', { name: 'Mit einer fertigen Woche starten' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Mit dieser Woche starten' }).tap()
  await page.getByText('Deine Woche steht.').waitFor()

  await openHydrated(page, '/profile')
  const card = page.getByRole('region', { name: 'Dein Tag' })
  await card.getByRole('button', { name: 'Zur Einwilligung' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Ich willige ein' }).tap()
  const breakfast = card.getByRole('group', { name: /^Frühstück/ })
  const eaten = breakfast.getByRole('button', { name: 'gegessen' })
  await eaten.tap()
  await breakfast.getByRole('button', { name: 'gegessen', pressed: true }).waitFor()
  await card.getByRole('button', { name: 'Wie war dein Tag?' }).tap()
  await card.getByRole('button', { name: '250 ml mehr' }).tap()
  expect(await findPageProblems(page)).toEqual(noProblems)

  await page.context().setOffline(true)
  await card
    .getByRole('group', { name: /^Mittagessen/ })
    .getByRole('button', { name: 'anders' })
    .tap()
  await card.getByText('Wird gesendet, sobald du online bist.').waitFor()
  await page.context().setOffline(false)
  await card.getByText('Wird gesendet, sobald du online bist.').waitFor({ state: 'detached' })

  await openHydrated(page, '/profile')
  await breakfast.getByRole('button', { name: 'gegessen', pressed: true }).waitFor()
  await card
    .getByRole('group', { name: /^Mittagessen/ })
    .getByRole('button', { name: 'anders', pressed: true })
    .waitFor()
  await openHydrated(page, '/profile/verlauf')
  const days = page.getByRole('table', { name: 'Tage, neueste zuerst' })
  await days
    .getByRole('cell', { name: /^1 von \d$/ })
    .first()
    .waitFor()
  expect((await days.boundingBox())?.width).toBeLessThan(page.viewportSize()?.width ?? 0)
})
