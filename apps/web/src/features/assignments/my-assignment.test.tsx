import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { query } from '../../lib/api.ts'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { MyAssignment } from './my-assignment.tsx'

const hourMs = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const wait = { offers: ['Kostbar Begleitung'], since: fromNow(-1), dueAt: fromNow(47), proposal: null }

const show = (waiting: object | null) => {
  fakeApi({ 'GET /clients/my-assignment': () => ({ waiting }) })
  return renderPage(<MyAssignment />)
}

test('after the purchase it says until when a person is proposed', async () => {
  show(wait)
  await screen.findByText('Danke für deinen Kauf: Kostbar Begleitung.')
  expect(screen.getByText(/schlagen dir bis \S+, \d\d:\d\d eine Person vor/)).toBeTruthy()
})

test('a promise that was not kept is admitted', async () => {
  show({ ...wait, dueAt: fromNow(-1) })
  await screen.findByText(/länger als die versprochenen 48 Stunden/)
})

test('links to the proposal with its token in the fragment', async () => {
  const proposal = { trainerFirstName: 'Theresa', expiresAt: '2099-12-03T10:00:00.000Z', token: 'abc.def' }
  show({ ...wait, dueAt: null, proposal })
  await screen.findByRole('heading', { name: 'Theresa möchte dich begleiten' })
  const link = screen.getByRole('link', { name: 'Vorschlag ansehen' })
  expect(link.getAttribute('href')).toBe('/accept-invite#token=abc.def')
})

test('shows nothing to whoever does not wait', async () => {
  const { queries } = show(null)
  await waitFor(() => expect(queries.getQueryData(query(assignments.mine).queryKey)).toEqual({ waiting: null }))
  expect(screen.queryByRole('heading')).toBeNull()
})
