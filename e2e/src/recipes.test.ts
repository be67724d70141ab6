import { expect, it } from 'vitest'
import { newPage, signIn, useBrowser } from './testing/browser-page.ts'

useBrowser()

const photo = {
  name: 'eintopf.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

it('a trainer writes a recipe with a photo, though the storage was away at first, and the client finds it', async () => {
  const trainer = await newPage()
  await signIn(trainer, 'trainer@kostbar.test')
  await trainer.goto('/profile/alternative-rezepte')
  await trainer.getByRole('link', { name: 'Neues Rezept' }).click()
  await trainer.getByLabel('Name').fill('Linsensuppe vom Trainer')
  await trainer.route('**/recipes/*/*.png**', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await trainer.getByLabel('Foto wählen').setInputFiles(photo)
  await trainer.getByText('Unsere Bild-Services sind derzeit nicht erreichbar.').first().waitFor()
  await trainer.getByRole('button', { name: 'Nochmal versuchen' }).click()
  await trainer.getByRole('img', { name: 'Das gewählte Foto' }).waitFor()
  await trainer.getByLabel('Menge der 1. Zutat').fill('120')
  await trainer.getByLabel('1. Zutat', { exact: true }).fill('Rote Linsen')
  await trainer.getByLabel('1. Schritt').fill('Alles weich kochen.')
  for (const [label, value] of Object.entries({ Energie: '337,5', Kohlenhydrate: '50', Proteine: '23', Fette: '5' }))
    await trainer.getByLabel(new RegExp(`^${label}`)).fill(value)
  await trainer.getByRole('button', { name: 'Rezept speichern' }).click()
  await trainer.getByRole('dialog', { name: 'Linsensuppe vom Trainer' }).waitFor()

  const member = await newPage()
  await signIn(member, 'mitglied@kostbar.test')
  await member.goto('/profile/alternative-rezepte')
  await member.getByLabel('Rezept suchen').fill('linsensuppe vom')
  await member.getByRole('link', { name: 'Linsensuppe vom Trainer' }).click()
  const dialog = member.getByRole('dialog', { name: 'Linsensuppe vom Trainer' })
  await dialog.getByText('Alles weich kochen.').waitFor()
  const image = dialog.locator('img[src^="/api/recipes/"]')
  await expect.poll(() => image.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBe(1)
  expect(await dialog.getByRole('button', { name: 'Zurückziehen' }).count()).toBe(0)

  await trainer.getByRole('button', { name: 'Zurückziehen' }).click()
  await trainer.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await trainer.getByText('„Linsensuppe vom Trainer“ ist zurückgezogen.').waitFor()
  await member.reload()
  await member
    .getByText('Das haben wir nicht gefunden.')
    .or(member.getByText(/nicht öffnen/))
    .first()
    .waitFor()
})
