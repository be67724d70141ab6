import { health } from '@kostbar/contracts/health/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { MyCoachingSection } from './my-coaching-section.tsx'

const eva = {
  firstName: 'Eva',
  lastName: 'Koch',
  profileImage: null,
  headline: 'Essen mit Freude',
  about: '',
  profession: 'DIAETOLOGIE',
  qualification: 'BSc',
  registerNumber: '',
  website: '',
  isVerified: true,
  absence: null,
  startedAt: '2026-03-01T10:00:00.000Z',
  isPaused: false,
  answer: null,
}

test('says who coaches me and what they see, and ends it after a confirmation', async () => {
  let trainer: typeof eva | null = eva
  const calls = fakeApi({
    'GET /clients/my-trainer': () => ({ trainer }),
    'POST /clients/my-trainer/end': () => {
      trainer = null
      return { success: true }
    },
  })
  const { user, queries } = renderPage(<MyCoachingSection id="begleitung" />)
  queries.setQueryData([health.consent.path], 'Eva reads it')
  const card = within(await screen.findByRole('region', { name: 'Eva Koch' }))
  expect(card.getByText('Diätologie · BSc')).toBeTruthy()
  expect(card.getByText('Qualifikation geprüft')).toBeTruthy()
  const visible = within(screen.getByRole('region', { name: 'Das sieht Eva von dir' }))
  expect(visible.getByText(/^Gesundheitsdaten .*Fotos, .*solange du dem zustimmst$/)).toBeTruthy()
  expect(visible.getByText(/^Deine Einträge in Challenges/)).toBeTruthy()
  expect(visible.getByText(/deine Zahlungsdaten und Rechnungen und deine Geräte/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Begleitung beenden' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Begleitung beenden?' }))
  expect(dialog.getByText(/Eva sieht deine Daten ab sofort nicht mehr/)).toBeTruthy()
  expect(dialog.getByText(/Hast du eine Ernährungsanalyse gekauft, ist sie damit verbraucht/)).toBeTruthy()
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Ja, beenden' }))
  await screen.findByText(/^Gerade begleitet dich niemand/)
  await screen.findByText('Die Begleitung ist beendet.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(queries.getQueryState([health.consent.path])?.isInvalidated).toBe(true)
})

test('names the deadline of an answer, and a pause instead of it', async () => {
  const answer = { state: 'RUNNING', dueAt: '2099-01-02T16:00:00.000Z' }
  let trainer: object = { ...eva, answer }
  fakeApi({ 'GET /clients/my-trainer': () => ({ trainer }) })
  const { unmount } = renderPage(<MyCoachingSection id="begleitung" />)
  await screen.findByText(/Ihr arbeitet seit 1\. März 2026 zusammen\. Antwort bis /)
  unmount()
  trainer = { ...eva, answer, isPaused: true }
  renderPage(<MyCoachingSection id="begleitung" />)
  const line = await screen.findByText(/Die Begleitung ist gerade pausiert/)
  expect(line.textContent).not.toContain('Antwort bis')
})

test('says that nothing is read without consent, and where to give it', async () => {
  const answer = { state: 'NO_CONSENT', dueAt: null }
  fakeApi({ 'GET /clients/my-trainer': () => ({ trainer: { ...eva, answer } }) })
  renderPage(<MyCoachingSection id="begleitung" />)
  await screen.findByText(/zusammen\. Eva sieht deine Nachrichten und Gesundheitsdaten erst, wenn du zustimmst\.$/)
  const link = screen.getByRole('link', { name: 'Zur Einwilligung' })
  expect(link.getAttribute('href')).toBe('/profile/einstellungen#gesundheitsdaten')
})

test('stays when it could not be ended, and can be loaded again', async () => {
  let works = false
  fakeApi({
    'GET /clients/my-trainer': () => (works ? { trainer: eva } : refusal(503, 'unavailable')),
    'POST /clients/my-trainer/end': () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.'),
  })
  const { user } = renderPage(<MyCoachingSection id="begleitung" />)
  const again = await screen.findByRole('button', { name: 'Nochmal versuchen' })
  works = true
  await user.click(again)
  await user.click(await screen.findByRole('button', { name: 'Begleitung beenden' }))
  await user.click(await screen.findByRole('button', { name: 'Ja, beenden' }))
  await screen.findByText('Gerade nicht erreichbar.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await screen.findByRole('button', { name: 'Begleitung beenden' })
})
