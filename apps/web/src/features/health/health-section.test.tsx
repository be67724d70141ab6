import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import type { HealthConsent } from '@kostbar/contracts/health/schemas'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { query } from '../../lib/api.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
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

/** Shows health data, as the section of the care profile does. */
function Likes() {
  const profileQuery = useQuery(query(careProfile.get, { params: { userId: member.id } }))
  return (
    <HealthQueryView userId={member.id} query={profileQuery} skeleton="Lädt">
      {({ likes }) => likes.join()}
    </HealthQueryView>
  )
}

const open = (consent: HealthConsent, beside?: ReactNode) => {
  let current = consent
  fakeApi({
    [`GET /care-profile/${member.id}`]: () =>
      current.given ? { likes: ['Linsen'] } : refusal(403, 'consent_needed', 'Ohne Einwilligung nicht.'),
    'GET /consents/health': () => current,
    'DELETE /consents/health': () => {
      current = { ...none, eraseAt: '2026-12-06T10:00:00.000Z', trainer: trainer && { ...trainer, mayRead: false } }
      return current
    },
    'POST /consents/health': () => {
      current = { ...consent, given, eraseAt: null, trainer: consent.trainer && trainer }
      return current
    },
  })
  return renderPage(
    <>
      <HealthSection id="gesundheitsdaten" />
      {beside}
    </>,
  )
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

test('hides health data in other sections as soon as the consent is revoked', async () => {
  const { user } = open({ ...none, given, trainer }, <Likes />)
  await screen.findByText('Linsen')
  await user.click(screen.getByRole('button', { name: 'Einwilligung widerrufen' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Widerrufen' }))
  const prompt = within(await screen.findByRole('region', { name: 'Dafür brauchen wir deine Einwilligung' }))
  // Both are on the page of settings.
  prompt.getByText(/sieht, steht unter/)
  expect(prompt.getByRole('link', { name: 'Gesundheitsdaten' }).getAttribute('href')).toMatch(/#gesundheitsdaten$/)
  expect(screen.queryByText('Linsen')).toBeNull()
})

test('agrees again before the erasure', async () => {
  const { user } = open({ ...none, eraseAt: '2026-12-06T10:00:00.000Z' })
  await user.click(await screen.findByRole('button', { name: 'Ich willige ein' }))
  await screen.findByText(/Du hast am 20\. November 2026 zugestimmt/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })))
})

test('offers the current version to those who agreed to an earlier one, and sharing with a new trainer', async () => {
  const { user } = open({ ...none, given: { ...given, version: '2026-01' }, trainer: { ...trainer, mayRead: false } })
  await screen.findByText(/Es gibt eine neue Fassung/)
  screen.getByText('Wenn Theresa deine Gesundheitsdaten sehen soll, stimme hier noch einmal zu.')
  await user.click(screen.getByRole('button', { name: 'Ich willige ein' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })))
})

test('shows why the consent cannot be loaded', async () => {
  fakeApi({ 'GET /consents/health': () => refusal(503, 'unavailable') })
  renderPage(<HealthSection id="gesundheitsdaten" />)
  await screen.findByRole('button', { name: 'Nochmal versuchen' })
})
