import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, it, onTestFinished } from 'vitest'
import { hydrated, newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { startOutage } from './testing/outage.ts'

const plan = {
  name: 'Wochenplan für Anna.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4 Montag: Suppe'),
}
const picture = {
  name: 'anna.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Writes a picture of 30 MB to a temporary file. @returns its path */
async function largePicture(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'kostbar-picture-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const path = join(directory, 'ich.png')
  await writeFile(path, picture.buffer)
  await truncate(path, 30_000_000)
  return path
}

/** Downloads the target of a link, which must be saved as a file and not shown as a page. */
async function download(page: Page, name: string) {
  const link = page.getByRole('link', { name })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  const disposition = answer.headers()['content-disposition'] ?? ''
  expect(disposition).toMatch(/^attachment;/)
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? ''
  return { name: decodeURIComponent(encoded), content: await answer.body() }
}

/** Link to a tab of the client's page. */
const clientTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche dieser Person' }).getByRole('link', { name })

async function openClient(page: Page, name: string) {
  await openHydrated(page, '/client-management')
  await page.getByText(/^Slots \d+ von 10 belegt$/).waitFor()
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

it('the demo documents open', async () => {
  const member = await newPage()
  await signIn(member, 'mitglied@kostbar.test')
  await openHydrated(member, '/profile/dokumente')
  const { name, content } = await download(member, 'Dein Teller als Maß.pdf herunterladen')
  expect(name).toBe('Dein Teller als Maß.pdf')
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
})

it('a trainer uploads a document after a storage outage; the client downloads it', async () => {
  const trainer = await newPage()
  await signIn(trainer, 'trainer@kostbar.test')
  await openClient(trainer, 'Anna Demo')
  await clientTab(trainer, 'Dokumente').click()
  await trainer.getByText(/^\d+ Dokumente$/).waitFor()

  const endOutage = await startOutage(trainer, `${inject('storageUrl')}/**`)
  const field = trainer.getByLabel('Dokument hochladen')
  await field.setInputFiles(plan)
  await trainer.getByText('Unsere Upload-Services sind derzeit nicht erreichbar.').first().waitFor()
  await trainer.getByText(plan.name).waitFor()
  endOutage()
  await trainer.getByRole('button', { name: 'Nochmal versuchen' }).click()
  await trainer.getByText('Das Dokument wurde hochgeladen.').waitFor()
  await trainer.getByRole('link', { name: `${plan.name} herunterladen` }).waitFor()

  await field.setInputFiles({ name: 'programm.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ program') })
  await trainer
    .getByText(/^Bitte wähle ein PDF, ein Bild/)
    .first()
    .waitFor()
  expect(await trainer.getByRole('link', { name: 'programm.pdf herunterladen' }).count()).toBe(0)

  const member = await newPage()
  await signIn(member, 'mitglied@kostbar.test')
  await openHydrated(member, '/profile/dokumente')
  expect(await download(member, `${plan.name} herunterladen`)).toEqual({ name: plan.name, content: plan.buffer })
  expect(
    await member
      .getByRole('table')
      .getByRole('button', { name: /löschen/ })
      .count(),
  ).toBe(0)

  await trainer.getByRole('button', { name: 'Dokument „Wochenplan für Anna“ löschen' }).click()
  await trainer.getByRole('alertdialog').getByRole('button', { name: 'Dokument löschen' }).click()
  await trainer.getByText('Erfolgreich gelöscht!').waitFor()
  await member.reload()
  await member.getByText(/^\d+ Dokumente$/).waitFor()
  expect(await member.getByRole('link', { name: `${plan.name} herunterladen` }).count()).toBe(0)
})

it('refuses files that are not images, in German, whatever their name', async () => {
  const page = await newPage()
  await signIn(page, 'trainer2@kostbar.test')
  await openHydrated(page, '/profile')
  await hydrated(page)
  await page.getByText('Profilbild ändern').click()
  const image = { name: 'ich.png', mimeType: 'image/png' }
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const format = 'Bitte wähle ein Bild im Format PNG oder JPG.'
  const refused = [
    [await largePicture(), /höchstens 10 MB groß sein/],
    [{ ...image, buffer: Buffer.from('MZ program') }, format],
    [{ name: 'ich.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(script) }, format],
    [{ ...image, buffer: Buffer.from(script) }, format],
  ] as const
  for (const [file, sentence] of refused) {
    await page.getByLabel('Profilbild wählen').setInputFiles(file)
    await page.getByRole('status').filter({ hasText: sentence }).first().waitFor()
    await page.reload()
    await hydrated(page)
    await page.getByText('Profilbild ändern').click()
  }
  expect((await (await page.request.get('/api/users/info')).json()).profileImage).toBeNull()
})

it('retries a profile image after a storage outage, and shows it at once and after a reload', async () => {
  const page = await newPage()
  await signIn(page, 'neu@kostbar.test')
  await openHydrated(page, '/profile')
  await hydrated(page)
  await page.getByText('Profilbild ändern').click()
  const endOutage = await startOutage(page, `${inject('storageUrl')}/**`)
  await page.getByLabel('Profilbild wählen').setInputFiles(picture)
  await page.getByText('Unsere Bild-Services sind derzeit nicht erreichbar.').first().waitFor()
  endOutage()
  await page.getByRole('button', { name: 'Nochmal versuchen' }).click()
  await page.getByText('Das Bild wurde hochgeladen').waitFor()
  const shown = () => page.locator(`img[src^="${inject('storageUrl')}"]`).count()
  await expect.poll(shown).toBeGreaterThanOrEqual(2)
  await page.reload()
  await expect.poll(shown).toBeGreaterThanOrEqual(2)
})

it("a trainer sets a client's targets; other trainers cannot open the client", async () => {
  const trainer = await newPage()
  await signIn(trainer, 'trainer@kostbar.test')
  await openClient(trainer, 'Paul Demo')
  await clientTab(trainer, 'Makros').click()
  const values = { 'Energie in kcal': '1.900', 'Kohlenhydrate in g': '100', 'Proteine in g': '110', 'Fette in g': '65' }
  for (const [label, value] of Object.entries(values)) await trainer.getByLabel(label).fill(value)
  await trainer.getByRole('button', { name: 'Kohlenhydrate anpassen' }).click()
  await trainer.getByText(/Das passt zum Ziel/).waitFor()
  await trainer.getByRole('button', { name: 'Ziele speichern' }).click()
  await trainer.getByText('Die Tagesziele sind gespeichert.').waitFor()
  await trainer.getByRole('cell', { name: 'Theresa' }).waitFor()

  const foreign = await newPage()
  await signIn(foreign, 'trainer2@kostbar.test')
  await foreign.goto(new URL(trainer.url()).pathname)
  await foreign.getByText('Diese Person findest du hier nicht').waitFor()
})
