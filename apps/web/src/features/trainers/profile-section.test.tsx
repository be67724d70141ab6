import type { TrainerProfile } from '@kostbar/contracts/trainers/schemas'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { TrainerProfileSection } from './profile-section.tsx'
import { trainerProfile } from './testing/trainer-profile.ts'

const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  let profile: TrainerProfile = trainerProfile
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
  expect(save()).toHaveProperty('disabled', true)
  await user.clear(headline)
  await user.type(headline, 'Kochen ohne Stress')
  await user.selectOptions(screen.getByLabelText('Beruf'), 'Training')
  const preview = within(screen.getByRole('region', { name: 'So sehen dich deine Kunden' }))
  expect(preview.getByText('Kochen ohne Stress')).toBeTruthy()
  expect(preview.getByText('Training · BSc · GBR 4711')).toBeTruthy()
  await user.click(save())
  await screen.findByText('Dein Trainerprofil wurde gespeichert.')
  expect(posts('/trainers/me')).toEqual([
    {
      headline: 'Kochen ohne Stress',
      about: '',
      profession: 'TRAINING',
      qualification: 'BSc',
      registerNumber: 'GBR 4711',
      website: '',
      absence: null,
    },
  ])
  expect(save()).toHaveProperty('disabled', true)
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
  expect(posts('/trainers/me')).toMatchObject([{ absence: { from: '2099-02-10', until: '2099-02-20', text: '' } }])
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
