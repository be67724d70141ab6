import { emailAddress } from '@kostbar/contracts/email-address/endpoints'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { query } from '../../lib/api.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PasswordSection } from './password-section.tsx'

describe('the password', () => {
  const field = (label: string) => screen.getByLabelText(label)
  const fill = async (user: ReturnType<typeof renderPage>['user'], values: [string, string, string]) => {
    await user.type(field('Aktuelles Passwort'), values[0])
    await user.type(field('Neues Passwort'), values[1])
    await user.type(field('Neues Passwort wiederholen'), values[2])
    await user.click(screen.getByRole('button', { name: 'Passwort ändern' }))
  }

  test('is changed, and the form is reset', async () => {
    const calls = fakeApi({ 'POST /users/change-password': () => ({ success: true }) })
    const { user, queries } = renderPage(<PasswordSection id="passwort" />)
    const change = { email: 'neu@kostbar.test', expiresAt: '2026-11-23T10:00:00.000Z' }
    const { queryKey } = query(emailAddress.mine)
    queries.setQueryData(queryKey, { email: member.email, confirmed: true, change })
    await fill(user, ['Kostbar-Demo-1', 'Ganz-neu-22', 'Ganz-neu-22'])
    await screen.findByText('Dein Passwort wurde geändert. Deine anderen Geräte sind abgemeldet.')
    expect(calls.filter(({ call }) => call === 'POST /users/change-password')).toHaveLength(1)
    // It also cancels a requested change of address.
    expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
    expect(field('Aktuelles Passwort')).toHaveProperty('value', '')
    expect(field('Neues Passwort')).toHaveProperty('value', '')
  })

  test('shows a refusal at its field', async () => {
    const fields = { currentPassword: 'Das ist nicht dein derzeitiges Passwort.' }
    const calls = fakeApi({ 'POST /users/change-password': () => refusal(400, 'invalid_input', 'Nein', fields) })
    const { user } = renderPage(<PasswordSection id="passwort" />)
    await fill(user, ['geraten', 'kurz', 'kurz'])
    await screen.findByText('Das Passwort muss mindestens 8 Zeichen lang sein.')
    expect(calls).toEqual([])
    await user.type(field('Neues Passwort'), '-aber-lang')
    await user.type(field('Neues Passwort wiederholen'), '-aber-lang')
    await user.click(screen.getByRole('button', { name: 'Passwort ändern' }))
    await screen.findByText('Das ist nicht dein derzeitiges Passwort.')
    expect(document.activeElement).toBe(field('Aktuelles Passwort'))
  })
})

describe('notifications', () => {
  test('are toggled immediately', async () => {
    let muted = ['PLAN']
    const calls = fakeApi({
      'GET /users/notifications': () => ({ muted }),
      'POST /users/notifications': ({ body }) => {
        muted = (body as { muted: string[] }).muted
        return { muted }
      },
    })
    const { user } = renderPage(<NotificationsSection id="mitteilungen" />)
    const documents = await screen.findByRole('checkbox', { name: 'Neue Dokumente' })
    const plan = screen.getByRole('checkbox', { name: 'Neues in deinem Ernährungsplan' })
    expect([documents, plan].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false])
    await user.click(documents)
    await user.click(plan)
    await waitFor(() => expect(muted).toEqual(['DOCUMENTS']))
    expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2)
    await screen.findByText('Deine Auswahl ist gespeichert.')
  })

  test('keep a choice when another one follows before the page has time to render', async () => {
    let muted: string[] = []
    fakeApi({
      'GET /users/notifications': () => ({ muted }),
      'POST /users/notifications': ({ body }) => {
        muted = (body as { muted: string[] }).muted
        return { muted }
      },
    })
    renderPage(<NotificationsSection id="mitteilungen" />)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Neue Dokumente' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Neues in deinem Ernährungsplan' }))
    await waitFor(() => expect(muted).toHaveLength(2))
    await screen.findByText('Deine Auswahl ist gespeichert.')
    expect([...muted].sort()).toEqual(['DOCUMENTS', 'PLAN'])
  })

  test.each([
    ['trainers', { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }],
    ['admins', admin],
  ])('of %s are about what can happen to them: nobody coaches them', async (_role, user) => {
    fakeApi({ 'GET /users/notifications': () => ({ muted: ['NEWS'] }) })
    renderPage(<NotificationsSection id="mitteilungen" />, { user })
    const news = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Mitteilungen von uns' })
    expect(news.checked).toBe(false)
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Neue Dokumente',
      'Challenges und Erinnerungen',
      'Mitteilungen von uns',
    ])
  })

  test('are reverted when saving fails', async () => {
    fakeApi({
      'GET /users/notifications': () => ({ muted: [] }),
      'POST /users/notifications': () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.'),
    })
    const { user } = renderPage(<NotificationsSection id="mitteilungen" />)
    const documents = await screen.findByRole('checkbox', { name: 'Neue Dokumente' })
    await user.click(documents)
    await screen.findByText('Gerade nicht erreichbar.')
    await waitFor(() => expect(documents).toHaveProperty('checked', true))
  })
})
