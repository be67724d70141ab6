import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newPage, openHydrated, signIn } from './testing/browser-page.ts'
import { runStatement } from './testing/database.ts'
import { openPushWorker, payloadsOf, subscribeAs } from './testing/push-device.ts'

const device = 'e2e-push'

/** Whether it is outside quiet hours, so that devices get messages at once; in quiet hours they get them at 07:00. */
function isDay(): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: 'Europe/Vienna' }).format())
  return hour >= 7 && hour < 21
}

async function enablePush(page: Page): Promise<void> {
  await openHydrated(page, '/profile/einstellungen#benachrichtigungen')
  await page.getByRole('button', { name: 'Benachrichtigungen aktivieren' }).click()
  await page.getByText('Dieses Gerät bekommt ab jetzt Benachrichtigungen.').waitFor()
}

async function sendMessage(trainer: Page): Promise<void> {
  await openHydrated(trainer, '/push-notifications')
  await trainer.getByRole('button', { name: 'Neue Mitteilung' }).click()
  const form = trainer.getByRole('dialog')
  await form.getByLabel('Titel').fill('Gute Woche, {vorname}')
  await form.getByLabel('Text', { exact: true }).fill('Am Freitag kochen wir gemeinsam.')
  await form.getByLabel('Seite, die sich öffnet').selectOption('Dokumente')
  await form.getByText('Ausgewählte Kunden').click()
  await form.getByRole('checkbox', { name: /^Anna/ }).check()
  await form.getByText('1 Person bekommt sie, 1 davon auch').waitFor()
  await form.getByRole('button', { name: 'Jetzt senden' }).click()
  await trainer.getByText('Die Mitteilung ist unterwegs.').waitFor()
}

/** Id of the notification in the client's inbox, which is written together with its push deliveries. */
async function notificationId(client: Page): Promise<string> {
  const find = async () => {
    const inbox = await client.request.get('/api/notifications')
    const { items } = (await inbox.json()) as { items: { id: string; text: string }[] }
    return items.find(({ text }) => text.startsWith('Gute Woche'))?.id
  }
  await expect.poll(find, { timeout: 90_000 }).toBeTruthy()
  return (await find()) ?? expect.fail()
}

/** Payloads of the message that the device received; other tests may notify the same person. */
const payloads = async () => (await payloadsOf(device)).filter((payload) => payload.includes('Gute Woche'))

/** Payload that the device received. In quiet hours, its time of delivery is moved from the morning to now. */
async function payload(client: Page): Promise<string> {
  const id = await notificationId(client)
  if (!isDay()) await runStatement(`UPDATE push_deliveries SET due_at = now() WHERE notification_id = $1::uuid`, id)
  await expect.poll(payloads, { timeout: 150_000 }).toHaveLength(1)
  const [delivered = expect.fail()] = await payloads()
  return delivered
}

it('a message reaches the service worker once, its click opens the page, and the opening is counted', async () => {
  const client = await newPage({ serviceWorkers: 'allow' })
  await subscribeAs(client, device)
  await signIn(client, 'mitglied@kostbar.test')
  await enablePush(client)
  const worker = await openPushWorker(client)
  const trainer = await newPage()
  await signIn(trainer, 'trainer@kostbar.test')
  await sendMessage(trainer)

  const data = await payload(client)
  await worker.deliver(data)
  // Delivered twice, as after a crash between the push service's answer and its record.
  await worker.deliver(data)
  await expect
    .poll(() => worker.shown())
    .toEqual([{ title: 'Gute Woche, Anna', body: 'Am Freitag kochen wir gemeinsam.' }])
  await worker.click()
  await client.waitForURL('**/profile/dokumente')
  expect(await worker.shown()).toEqual([])
  const sent = trainer.getByRole('row').filter({ hasText: 'Gute Woche' })
  await expect
    .poll(async () => {
      await trainer.reload()
      await sent.first().waitFor()
      return sent.first().getByText('1 geöffnet').count()
    })
    .toBe(1)
})

it('a push that cannot be read still shows a notification, which leads to the inbox', async () => {
  const client = await newPage({ serviceWorkers: 'allow' })
  await subscribeAs(client, 'e2e-push-unreadable')
  await signIn(client, 'jonas@kostbar.test')
  await enablePush(client)
  const worker = await openPushWorker(client)
  await worker.deliver('no JSON')
  await expect.poll(() => worker.shown()).toEqual([{ title: 'Neue Mitteilung', body: 'Es gibt etwas Neues für dich.' }])
  await worker.click()
  await client.waitForURL('**/profile/mitteilungen')
})

it('nobody is asked before the click, and public pages know no service worker', async () => {
  const page = await newPage({ serviceWorkers: 'allow' })
  await page.goto('/')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  const worker = await page.request.get('/service-worker.js')
  expect([worker.headers()['cache-control'], worker.headers()['content-type']]).toEqual([
    'no-cache',
    expect.stringContaining('javascript'),
  ])
})
