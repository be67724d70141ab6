import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../../lib/testing/render-page.tsx'
import { ClientNeighbours } from './client-neighbours.tsx'

const person = (id: string, firstName: string) => ({ id, firstName, lastName: 'Muster' })

function show(answer: object, at = '/user/me/notizen?gruppe=inaktiv') {
  const calls = fakeApi({ 'GET /clients/me/neighbours': () => answer })
  const user = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
  return { calls, ...renderPage(<ClientNeighbours userId="me" />, { at, user }) }
}

test('leads to the same tab of the clients before and after this one in the filtered list, also by keyboard', async () => {
  const answer = { previous: person('1', 'Anna'), next: person('3', 'Carla'), position: 2, total: 3 }
  const { calls, user, router } = show(answer)
  await screen.findByText('2 von 3')
  expect(calls[0]?.call).toContain('group=INACTIVE')
  const previous = screen.getByRole('link', { name: 'Vorige Person: Anna Muster' })
  expect(previous.getAttribute('href')).toBe('/user/1/notizen?gruppe=inaktiv')
  await user.keyboard('j')
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/3/notizen'))
  expect(router.state.location.search).toBe('?gruppe=inaktiv')
})

test('has no link past the ends of the list', async () => {
  const { user, router } = show({ previous: null, next: person('2', 'Ben'), position: 1, total: 2 })
  await screen.findByRole('link', { name: 'Nächste Person: Ben Muster' })
  expect(screen.queryByRole('link', { name: /Vorige/ })).toBeNull()
  await user.keyboard('k')
  expect(router.state.location.pathname).toBe('/user/me/notizen')
})

test('shows nothing for somebody whom the filters leave out', async () => {
  const { calls } = show({ previous: null, next: null, position: null, total: 5 })
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('navigation')).toBeNull()
})
