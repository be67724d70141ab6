import type { PartStatus, StuckWork } from '@kostbar/contracts/status/schemas'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { admin, renderPage } from '../../lib/testing/render-page.tsx'
import { SystemStatusPage } from './system-status-page.tsx'

const part = (name: PartStatus['part'], more: Partial<PartStatus> = {}): PartStatus => ({
  part: name,
  state: 'OK',
  latencyMs: 12,
  lastOkAt: '2026-11-21T10:00:00.000Z',
  count: null,
  lastEventAt: null,
  ...more,
})
const answer = (...parts: PartStatus[]) => ({
  version: '1.2.3',
  startedAt: '2026-11-20T10:00:00.000Z',
  checkedAt: '2026-11-22T12:00:00.000Z',
  parts,
  stuck: [] as StuckWork[] | null,
})
const rows = () => within(screen.getByRole('list', { name: 'Teile' })).getAllByRole('listitem')

test('says in sentences what works, what is slow, down, or not set up', async () => {
  fakeApi({
    'GET /status': () =>
      answer(
        part('DATABASE'),
        part('JOBS', { state: 'SLOW', count: 180 }),
        part('STORAGE', { state: 'DOWN', latencyMs: 2000 }),
        part('CONTENT', { state: 'DOWN', latencyMs: 1500, lastOkAt: null }),
        part('PAYMENTS', { state: 'NOT_CONFIGURED', latencyMs: null, lastOkAt: null }),
      ),
  })
  renderPage(<SystemStatusPage />, { user: admin })
  expect(await screen.findByText('2 Teile sind ausgefallen, 1 Teil ist langsam.')).toBeTruthy()
  const [database, jobs, storage, content, payments] = rows().map((row) => row.textContent)
  const lastOk = 'Zuletzt in Ordnung am 21.11.2026 um 11:00 Uhr'
  expect(database).toBe(`DatenbankOKAntwortet.${lastOk}12 ms`)
  expect(jobs).toContain('LANGSAMDie älteste wartet seit 3 Minuten.')
  expect(jobs).toContain(`${lastOk}12 ms`)
  expect(storage).toContain('AUSFALLAntwortet nicht. Bilder und Dokumente fehlen')
  expect(storage).toContain(`${lastOk}2.000 ms`)
  expect(content).toContain('Seit dem Start noch nie in Ordnung1.500 ms')
  expect(payments).toBe('ZahlungenNICHT KONFIGURIERTEs ist kein Zahlungsdienst eingerichtet. Kaufen geht hier nicht.')
  expect(screen.getByText(/Version 1\.2\.3, läuft seit 2 Tagen/)).toBeTruthy()
})

test('says when messages of the payment service were refused', async () => {
  fakeApi({ 'GET /status': () => answer(part('PAYMENTS', { state: 'SLOW', count: 3 })) })
  renderPage(<SystemStatusPage />, { user: admin })
  await screen.findByText(/Meldungen wurden abgewiesen, weil ihre Unterschrift nicht stimmt, bisher 3\./)
})

test('says what was not done, how often, since when, and what to do', async () => {
  const oldestAt = '2026-11-21T10:00:00.000Z'
  fakeApi({
    'GET /status': () => ({
      ...answer(part('DATABASE')),
      stuck: [
        { kind: 'JOB', name: 'sync-subscription', count: 2, oldestAt },
        { kind: 'JOB', name: 'sweep-files', count: 1, oldestAt },
        { kind: 'PAYMENT_EVENT', name: 'invoice.paid', count: 1, oldestAt },
      ],
    }),
  })
  renderPage(<SystemStatusPage />, { user: admin })
  expect(await screen.findByText('Alle Teile laufen. 4 Aufgaben sind liegen geblieben: siehe unten.')).toBeTruthy()
  const list = within(screen.getByRole('region', { name: 'Liegen geblieben' }))
  const [subscription, sweep, event] = list.getAllByRole('listitem').map((row) => row.textContent)
  expect(subscription).toContain('Abo abgleichen2-mal, zuerst am 21.11.2026 um 11:00 Uhr')
  expect(subscription).toContain('bezahlt, aber nicht freigeschaltet')
  expect(sweep).toContain('Aufgabe im HintergrundEinmal, am 21.11.2026')
  expect(sweep).toContain('Im Protokoll: sweep-files')
  expect(event).toContain('Meldung des ZahlungsdienstesEinmal, am')
})

test('says that it is unknown what was not done', async () => {
  fakeApi({ 'GET /status': () => ({ ...answer(part('DATABASE', { state: 'DOWN' })), stuck: null }) })
  renderPage(<SystemStatusPage />, { user: admin })
  expect(await screen.findByText(/Ob etwas liegen geblieben ist, lässt sich gerade nicht sagen\./)).toBeTruthy()
})

test('keeps what was known when the server stops answering, with the database as down', async () => {
  let isDown = false
  fakeApi({ 'GET /status': () => (isDown ? new Error('no answer') : answer(part('DATABASE'), part('MAIL'))) })
  const { user } = renderPage(<SystemStatusPage />, { user: admin })
  await screen.findByText('Alles läuft.')
  isDown = true
  await user.click(screen.getByRole('button', { name: 'Jetzt prüfen' }))
  expect(await screen.findByText(/Der Server antwortet gerade nicht/)).toBeTruthy()
  expect(screen.getByText('1 Teil ist ausgefallen.')).toBeTruthy()
  expect(rows()[0]?.textContent).not.toContain('12 ms')
  expect(rows()[1]?.textContent).toContain('Der Mailserver nimmt Mails an.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Jetzt prüfen' }))
  expect(await screen.findByText('Alles läuft.')).toBeTruthy()
})

test('asks again every 30 seconds, only while the page is visible', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const calls = fakeApi({ 'GET /status': () => answer(part('DATABASE')) })
  renderPage(<SystemStatusPage />, { user: admin })
  await screen.findByText('Alles läuft.')
  await vi.advanceTimersByTimeAsync(30_500)
  expect(calls).toHaveLength(2)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls).toHaveLength(2)
  visibility.mockRestore()
})
