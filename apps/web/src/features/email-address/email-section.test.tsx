import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ConfirmReminder } from './confirm-reminder.tsx'
import { EmailSection } from './email-section.tsx'

const confirmed = { email: member.email, confirmed: true, change: null }
const unconfirmed = { ...confirmed, confirmed: false }
const changing = { ...confirmed, change: { email: 'neu@kostbar.test', expiresAt: '2026-11-23T10:00:00.000Z' } }

describe('the section in the settings', () => {
  let state: object
  let answerChange: () => unknown
  let answerResend: () => unknown
  beforeEach(() => {
    state = confirmed
    answerResend = () => ({ success: true })
    answerChange = () => {
      state = changing
      return changing
    }
  })

  function open() {
    const calls = fakeApi({
      'GET /users/email': () => state,
      'GET /users/info': () => member,
      'POST /users/email/resend': () => answerResend(),
      'POST /users/email/change': () => answerChange(),
      'DELETE /users/email/change': () => {
        state = confirmed
        return confirmed
      },
    })
    return { calls, ...renderPage(<EmailSection id="e-mail" />) }
  }
  const fill = async (user: ReturnType<typeof open>['user']) => {
    await user.type(await screen.findByLabelText('Neue E-Mail-Adresse'), ' Neu@kostbar.test')
    await user.type(screen.getByLabelText('Dein Passwort zur Bestätigung'), 'Kostbar-Demo-1')
    await user.click(screen.getByRole('button', { name: 'Adresse ändern' }))
  }

  test('asks for another address, which can be given up again', async () => {
    const { user, calls } = open()
    await fill(user)
    await screen.findByText('Wir haben dir einen Link an die neue Adresse geschickt.')
    const body = { email: 'neu@kostbar.test', currentPassword: 'Kostbar-Demo-1' }
    expect(calls).toContainEqual({ call: 'POST /users/email/change', body })
    await screen.findByText(/^Fast geschafft: Öffne den Link in der E-Mail an/)
    await user.click(screen.getByRole('button', { name: 'Änderung abbrechen' }))
    await screen.findByText('Die Änderung ist abgebrochen, es bleibt bei deiner Adresse.')
    expect(screen.queryByRole('button', { name: 'Änderung abbrechen' })).toBeNull()
  })

  test.each([
    [
      refusal(409, 'email_taken', 'E-Mail wird bereits verwendet.'),
      'E-Mail wird bereits verwendet.',
      'Neue E-Mail-Adresse',
    ],
    [
      refusal(400, 'invalid_input', 'Nein', { currentPassword: 'Das ist nicht dein derzeitiges Passwort.' }),
      'Das ist nicht dein derzeitiges Passwort.',
      'Dein Passwort zur Bestätigung',
    ],
  ])('shows a refusal at its field (%#)', async (answer, text, field) => {
    answerChange = () => answer
    const { user } = open()
    await fill(user)
    await screen.findByText(text)
    expect(document.activeElement).toBe(screen.getByLabelText(field))
  })

  test('mails the link again while the address is not confirmed', async () => {
    state = unconfirmed
    const { user } = open()
    await screen.findByText('Noch nicht bestätigt')
    await user.click(screen.getByRole('button', { name: 'Neuen Link schicken' }))
    await screen.findByText('Der neue Link ist unterwegs. Sieh auch im Spam-Ordner nach.')
  })

  test('shows what has become of the address when there is nothing to confirm any more', async () => {
    state = changing
    answerResend = () => {
      state = confirmed
      return refusal(409, 'email_confirmed', 'Deine Adresse ist bestätigt.')
    }
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Neuen Link schicken' }))
    await screen.findByText('Deine Adresse ist bestätigt.')
    await waitFor(() => expect(screen.queryByText('neu@kostbar.test')).toBeNull())
    expect(screen.queryByText('Der neue Link ist unterwegs. Sieh auch im Spam-Ordner nach.')).toBeNull()
  })

  test('shows a confirmed address as such', async () => {
    open()
    await screen.findByText('Bestätigt')
    expect(screen.queryByRole('button', { name: 'Neuen Link schicken' })).toBeNull()
  })
})

describe('the reminder', () => {
  test('mails the link again, and says when that is too often', async () => {
    fakeApi({
      'GET /users/email': () => unconfirmed,
      'POST /users/email/resend': () => refusal(429, 'too_many_requests', 'Das waren zu viele Versuche.'),
    })
    const { user } = renderPage(<ConfirmReminder />, { user: { ...member, emailConfirmed: false } })
    expect(screen.getByRole('link', { name: 'Adresse ändern' }).getAttribute('href')).toBe(
      '/profile/einstellungen#e-mail',
    )
    await user.click(screen.getByRole('button', { name: 'Neuen Link schicken' }))
    await waitFor(() => expect(screen.getByText('Das waren zu viele Versuche.')).toBeTruthy())
  })

  test('names the address to which the link goes: the new one during a change', async () => {
    fakeApi({ 'GET /users/email': () => ({ ...changing, confirmed: false }) })
    renderPage(<ConfirmReminder />, { user: { ...member, emailConfirmed: false } })
    expect(await screen.findByText('neu@kostbar.test')).toBeTruthy()
    expect(screen.queryByText(member.email)).toBeNull()
  })

  test('is not shown once the address is confirmed', () => {
    renderPage(<ConfirmReminder />, { user: member })
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
