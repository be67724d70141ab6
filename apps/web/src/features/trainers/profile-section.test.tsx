import { agreementVersion } from '@kostbar/contracts/trainers/agreement'
import { trainers } from '@kostbar/contracts/trainers/endpoints'
import type { TrainerProfile } from '@kostbar/contracts/trainers/schemas'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { query } from '../../lib/api.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { TrainerProfileSection } from './profile-section.tsx'
import { trainerProfile } from './testing/trainer-profile.ts'

const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }

function show(answers: Parameters<typeof fakeApi>[0] = {}, stored: Partial<TrainerProfile> = {}) {
  let profile: TrainerProfile = { ...trainerProfile, ...stored }
  const calls = fakeApi({
    'GET /trainers/me': () => profile,
    'POST /trainers/me': ({ body }: FakeCall) => {
      profile = { ...profile, ...(body as Partial<TrainerProfile>) }
      return profile
    },
    'POST /trainers/me/agreement': ({ body }: FakeCall) => {
      const acceptedVersion = (body as { version: string }).version
      const acceptedAt = '2026-11-22T10:00:00.000Z'
      profile = { ...profile, agreement: { ...profile.agreement, acceptedVersion, acceptedAt } }
      return profile
    },
    ...answers,
  })
  const posts = (path: string) => calls.flatMap(({ call, body }) => (call === `POST ${path}` ? [body] : []))
  return { ...renderPage(<TrainerProfileSection id="trainerprofil" />, { user: trainer }), posts }
}
const save = () => screen.getByRole('button', { name: 'Profil speichern' })

test('saves the profile, with a preview of what clients read', async () => {
  const { user, posts } = show()
  const headline = await screen.findByLabelText(/Überschrift/)
  expect(save().getAttribute('aria-disabled')).toBe('true')
  await user.click(save())
  expect(posts('/trainers/me')).toEqual([])
  await user.clear(headline)
  await user.type(headline, 'Kochen ohne Stress')
  await user.selectOptions(screen.getByLabelText('Beruf'), 'Training')
  const preview = within(screen.getByRole('region', { name: 'So sehen dich deine Kunden' }))
  expect(preview.getByText('Kochen ohne Stress')).toBeTruthy()
  expect(preview.getByText('Training · BSc · GBR 4711')).toBeTruthy()
  await user.click(save())
  await screen.findByText('Dein Trainerprofil wurde gespeichert.')
  // The rest may have been changed in another tab since this one was opened.
  expect(posts('/trainers/me')).toEqual([{ headline: 'Kochen ohne Stress', profession: 'TRAINING' }])
  expect(save().getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(save())
})

test('a website typed without https is shown and saved with it', async () => {
  const { user, posts } = show()
  await user.clear(await screen.findByLabelText(/Website/))
  await user.type(screen.getByLabelText(/Website/), 'www.beispiel.at')
  expect(screen.getByRole('link', { name: /Website|beispiel/ }).getAttribute('href')).toBe('https://www.beispiel.at')
  await user.click(save())
  await screen.findByText('Dein Trainerprofil wurde gespeichert.')
  expect(posts('/trainers/me')).toEqual([{ website: 'https://www.beispiel.at' }])
})

test('announces an absence, and refuses one that ends before it begins', async () => {
  const { user, posts } = show()
  await user.click(await screen.findByRole('checkbox', { name: /nicht da/ }))
  const from = screen.getByLabelText('Erster Tag')
  const until = screen.getByLabelText('Letzter Tag')
  await user.clear(from)
  await user.type(from, '2099-02-10')
  await user.clear(until)
  await user.type(until, '2099-02-01')
  await user.click(save())
  await screen.findByText(/letzte Tag|Ende/i, { selector: '[id$="-message"] *, [id$="-message"]' })
  expect(posts('/trainers/me')).toEqual([])
  await user.clear(until)
  await user.type(until, '2099-02-20')
  expect(screen.getByText(/^Von 10\.02\.2099 bis 20\.02\.2099 nicht da\./)).toBeTruthy()
  await user.click(save())
  await screen.findByText('Dein Trainerprofil wurde gespeichert.')
  expect(posts('/trainers/me')).toEqual([{ absence: { from: '2099-02-10', until: '2099-02-20', text: '' } }])
  await user.clear(await screen.findByLabelText(/Überschrift/))
  await user.click(save())
  await waitFor(() => expect(posts('/trainers/me')).toHaveLength(2))
  expect(posts('/trainers/me')[1]).toEqual({ headline: '' })
})

test('keeps the input when saving fails', async () => {
  const { user } = show({ 'POST /trainers/me': () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.') })
  const about = await screen.findByLabelText(/Über dich/)
  await user.type(about, 'Ich koche gern.')
  await user.click(save())
  await screen.findByText('Gerade nicht erreichbar.')
  expect(about).toHaveProperty('value', 'Ich koche gern.')
})

test('shows the agreement on data processing and accepts it', async () => {
  const { user, posts } = show()
  await user.click(await screen.findByRole('button', { name: 'Vereinbarung lesen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Ich nehme die Vereinbarung an' }))
  await screen.findByText(/^Fassung .* angenommen am 22\. November 2026\.$/)
  expect(posts('/trainers/me/agreement')).toEqual([{ version: trainerProfile.agreement.version }])
})

test('the agreement says what is stored unencrypted, what is recorded and what a revocation erases', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Vereinbarung lesen' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(/auch in der Datenbank, .+ Fotos, PDFs und Dokumente liegen in einem zugriffsgeschützten Speicher/)
  dialog.getByText(/Jeder Zugriff unseres Teams auf die Daten einer einzelnen Person/)
  dialog.getByText(/Widerruft sie ihre Einwilligung, löschen wir .+ deine private Notiz nach 14 Tagen/)
})

test('after a new version, the accepted one can still be read, and only the new one accepted', async () => {
  const agreement = { version: agreementVersion, acceptedVersion: '2026-11', acceptedAt: '2026-11-20T10:00:00.000Z' }
  const { user, posts } = show({}, { agreement })
  await screen.findByText('Es gibt eine neue Fassung. Bitte lies sie und nimm sie an.')
  await user.click(screen.getByRole('button', { name: 'Angenommene Fassung lesen' }))
  const earlier = within(await screen.findByRole('dialog'))
  earlier.getByText(/Jeder Zugriff unseres Teams steht im Zugriffsprotokoll/)
  expect(earlier.queryByRole('button', { name: 'Ich nehme die Vereinbarung an' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Vereinbarung lesen' }))
  const current = within(await screen.findByRole('dialog'))
  await user.click(current.getByRole('button', { name: 'Ich nehme die Vereinbarung an' }))
  await screen.findByText('Danke, deine Zustimmung ist gespeichert.')
  expect(posts('/trainers/me/agreement')).toEqual([{ version: agreementVersion }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Angenommene Fassung lesen' })).toBeNull())
})

test('accepts the version that was read, also when another one is published meanwhile', async () => {
  const { user, posts, queries } = show()
  await user.click(await screen.findByRole('button', { name: 'Vereinbarung lesen' }))
  const dialog = within(await screen.findByRole('dialog'))
  const agreement = { ...trainerProfile.agreement, version: '2099-01' }
  act(() => void queries.setQueryData(query(trainers.mine).queryKey, { ...trainerProfile, agreement }))
  await user.click(dialog.getByRole('button', { name: 'Ich nehme die Vereinbarung an' }))
  await waitFor(() => expect(posts('/trainers/me/agreement')).toEqual([{ version: agreementVersion }]))
})

test('a version whose text this page does not have cannot be accepted', async () => {
  const { user } = show({}, { agreement: { ...trainerProfile.agreement, version: '2099-01' } })
  await user.click(await screen.findByRole('button', { name: 'Vereinbarung lesen' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText('Bitte lade die Seite neu, um diese Fassung zu lesen.')
  expect(dialog.queryByRole('button', { name: 'Ich nehme die Vereinbarung an' })).toBeNull()
})
