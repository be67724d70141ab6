import { expect, inject, it } from 'vitest'
import { newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { findPageProblems, noProblems } from './testing/page-problems.ts'

it('a trainer creates a template, applies it to a client as a draft, and undoes it', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, 'trainer@kostbar.test')
  const name = `Probewoche ${Date.now()}`
  await openHydrated(page, '/template-management')
  await page.getByRole('button', { name: 'Neue Vorlage' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Anlegen und planen' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByRole('combobox', { name: 'Gericht oder Lebensmittel suchen' }).fill('Krautfleckerl')
  await page
    .getByRole('option', { name: /Krautfleckerl/ })
    .first()
    .waitFor()
  await page.getByRole('combobox', { name: 'Gericht oder Lebensmittel suchen' }).press('Enter')
  await page.locator('[data-save-state="saved"]').filter({ hasText: 'gespeichert' }).waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)

  await page.getByRole('link', { name: 'Anwenden' }).click()
  await page.getByRole('checkbox', { name: /^Sabine/ }).check()
  await page.getByRole('button', { name: 'Vorschau prüfen' }).click()
  await page.getByRole('region', { name: 'Vorschau' }).waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)
  await page.getByRole('button', { name: 'Für 1 Person als Entwurf speichern' }).click()
  await page.getByText('Bei 1 Person angewendet.').waitFor()
  expect(await findPageProblems(page)).toEqual(noProblems)
  await page.getByRole('button', { name: 'Rückgängig machen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rückgängig machen' }).click()
  await page.getByText('Wie vorher').waitFor()
  const find = async () => {
    const list = await page.request.get(`/api/templates?filter=${encodeURIComponent(name)}`)
    return ((await list.json()) as { items: { id: string; clients: number }[] }).items
  }
  await expect.poll(find).toMatchObject([{ clients: 0 }])
  const [{ id } = expect.fail()] = await find()
  const headers = { origin: inject('webUrl') }
  expect((await page.request.delete(`/api/templates/${id}`, { headers })).status()).toBe(200)
})
