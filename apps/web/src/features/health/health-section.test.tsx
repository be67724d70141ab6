import type { HealthConsent } from '@kostbar/contracts/health/schemas'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { HealthSection } from './health-section.tsx'

const none: HealthConsent = {
  version: '2026-11',
  texts: { HEALTH: 'Satz über die Verarbeitung.', COACHING: 'Satz über die Begleitung.' },
  given: null,
  eraseAt: null,
  trainer: null,
}
const given = { version: '2026-11', at: '2026-11-20T10:00:00.000Z' }
const trainer = { firstName: 'Theresa', mayRead: true }

const open = (consent: HealthConsent) => {
  let current = consent
  fakeApi({
    'GET /consents/health': () => current,
    'DELETE /consents/health': () => {
      current = { ...none, eraseAt: '2026-12-06T10:00:00.000Z', trainer: trainer && { ...trainer, mayRead: false } }
      return current
    },
    'POST /consents/health': () => {
      current = { ...consent, given, eraseAt: null }
      return current
    },
  })
  return renderPage(<HealthSection id="gesundheitsdaten" />)
}

test('says that nothing is stored without consent, and shows what would be agreed to', async () => {
  open(none)
  await screen.findByText('Du hast nicht zugestimmt. Wir speichern keine Gesundheitsdaten von dir.')
  screen.getByText('Satz über die Verarbeitung.')
  expect(screen.queryByText('Satz über die Begleitung.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Einwilligung widerrufen' })).toBeNull()
})

test('names who reads, the day and the version, and revokes after saying what follows', async () => {
  const { user } = open({ ...none, given, trainer })
  await screen.findByText('Du und Theresa, deine Begleitung, solange sie dauert.')
  screen.getByText(/^Du hast am 20\. November 2026 zugestimmt \(Fassung 2026-11\)\.$/)
  await user.click(screen.getByRole('button', { name: 'Einwilligung widerrufen' }))
  const dialog = await screen.findByRole('alertdialog')
  within(dialog).getByText(/nach 14 Tagen löschen wir alles endgültig/)
  await user.click(within(dialog).getByRole('button', { name: 'Widerrufen' }))
  await screen.findByText(/am 6\. Dezember 2026 löschen wir sie endgültig/)
  screen.getByText('Im Moment niemand.')
})

test('agrees again before the erasure', async () => {
  const { user } = open({ ...none, eraseAt: '2026-12-06T10:00:00.000Z' })
  await user.click(await screen.findByRole('button', { name: 'Ich willige ein' }))
  await screen.findByText(/Du hast am 20\. November 2026 zugestimmt/)
})

test('offers the present version to those who agreed to an earlier one, and sharing with a new trainer', async () => {
  open({ ...none, given: { ...given, version: '2026-01' }, trainer: { ...trainer, mayRead: false } })
  await screen.findByText(/Es gibt eine neue Fassung/)
  screen.getByText('Wenn Theresa deine Gesundheitsdaten sehen soll, stimme hier noch einmal zu.')
  screen.getByRole('button', { name: 'Ich willige ein' })
})

test('shows why the consent cannot be loaded', async () => {
  fakeApi({ 'GET /consents/health': () => refusal(503, 'unavailable') })
  renderPage(<HealthSection id="gesundheitsdaten" />)
  await screen.findByRole('button', { name: 'Nochmal versuchen' })
})
