import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, renderPage } from '../../lib/testing/render-page.tsx'
import { trainerProfile } from './testing/trainer-profile.ts'
import { VerifyTrainer } from './verify-trainer.tsx'

const show = () => renderPage(<VerifyTrainer userId="t" />, { user: admin })

test('confirms the qualification that the admin sees, and revokes it', async () => {
  let verifiedAt: string | null = null
  const calls = fakeApi({
    'GET /trainers/t': () => ({ ...trainerProfile, verifiedAt }),
    'POST /trainers/t/verify': ({ body }) => {
      verifiedAt = (body as { verified: boolean }).verified ? '2026-11-22T10:00:00.000Z' : null
      return { ...trainerProfile, verifiedAt }
    },
  })
  const { user } = show()
  await screen.findByText('Diätologie')
  expect(screen.getByText('GBR 4711')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Qualifikation bestätigen' }))
  await screen.findByText('Qualifikation geprüft am 22. November 2026')
  await user.click(screen.getByRole('button', { name: 'Bestätigung zurücknehmen' }))
  await screen.findByText('Qualifikation noch nicht geprüft')
  expect(calls.flatMap(({ call, body }) => (call.startsWith('POST') ? [body] : []))).toEqual([
    { verified: true, qualificationVersion: 'v1' },
    { verified: false, qualificationVersion: 'v1' },
  ])
})

test('shows what has changed meanwhile, instead of confirming it unseen', async () => {
  let shown = trainerProfile
  const refused = 'Das Trainerprofil wurde inzwischen geändert.'
  const calls = fakeApi({
    'GET /trainers/t': () => shown,
    'POST /trainers/t/verify': ({ body }) => {
      const { qualificationVersion } = body as { qualificationVersion: string }
      return qualificationVersion === 'v2'
        ? { ...shown, verifiedAt: '2026-11-22T10:00:00.000Z' }
        : refusal(409, 'changed_meanwhile', refused)
    },
  })
  const { user } = show()
  const confirm = await screen.findByRole('button', { name: 'Qualifikation bestätigen' })
  shown = { ...trainerProfile, qualification: 'Wochenendkurs', qualificationVersion: 'v2' }
  await user.click(confirm)
  await screen.findByText(refused)
  await screen.findByText('Wochenendkurs')
  await user.click(screen.getByRole('button', { name: 'Qualifikation bestätigen' }))
  await screen.findByText('Die Qualifikation ist bestätigt.')
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2)
})

test('offers no confirmation while nothing is given that could be checked', async () => {
  fakeApi({ 'GET /trainers/t': () => ({ ...trainerProfile, qualification: '', registerNumber: '' }) })
  show()
  await screen.findByText('Bestätigen kannst du, sobald eine Qualifikation oder Registernummer angegeben ist.')
  expect(screen.queryByRole('button')).toBeNull()
})
