import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ProblemError } from '../lib/problem-error.ts'
import type { QueryErrorTexts } from './query-error.tsx'
import { QueryView, type ViewedQuery } from './query-view.tsx'

const problem = new ProblemError({ code: 'unavailable', msg: 'Gerade nicht erreichbar.' }, 503)
const refetch = vi.fn(async () => undefined)

const view = (query: Partial<ViewedQuery<string>>, texts: QueryErrorTexts = {}) => (
  <QueryView
    query={{ data: undefined, error: null, isRefetching: false, refetch, ...query }}
    skeleton={<p>Lädt</p>}
    {...texts}
  >
    {(data) => <p>Da ist: {data}</p>}
  </QueryView>
)

test('shows the skeleton until the first answer', () => {
  const { rerender } = render(view({}))
  expect(screen.getByText('Lädt')).toBeTruthy()
  rerender(view({ data: '' }))
  expect(screen.getByText('Da ist:')).toBeTruthy()
  expect(screen.queryByText('Lädt')).toBeNull()
})

test('what is known stays when loading it again fails', () => {
  render(view({ data: 'Brot', error: problem }))
  expect(screen.getByText('Da ist: Brot')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failure says why and can be tried again', async () => {
  refetch.mockClear()
  const { rerender } = render(view({ error: problem }))
  expect(screen.getByRole('alert').textContent).toContain('Gerade nicht erreichbar.')
  await userEvent.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  expect(refetch).toHaveBeenCalledOnce()
  rerender(view({ error: problem, isRefetching: true }))
  await userEvent.click(screen.getByRole('button'))
  expect(refetch).toHaveBeenCalledOnce()
  expect(screen.getByText('Einen Moment …')).toBeTruthy()
})

test('a page has a picture and a heading over the reason, a card has words of its own', async () => {
  const { container, rerender } = render(
    view({ error: problem }, { errorTitle: 'Die Rezepte fehlen', headingLevel: 3 }),
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Die Rezepte fehlen' })).toBeTruthy()
  expect(screen.getByText('Gerade nicht erreichbar.')).toBeTruthy()
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull())
  rerender(view({ error: problem }, { errorText: 'Die Links fehlen.' }))
  expect(screen.getByRole('alert').textContent).toContain('Die Links fehlen.')
  expect(screen.queryByText('Gerade nicht erreichbar.')).toBeNull()
})

test('a bug has the general sentence, never its own words', () => {
  render(view({ error: new TypeError('x is undefined') }))
  expect(screen.getByRole('alert').textContent).toContain('Es ist etwas schief gelaufen')
  expect(screen.queryByText(/undefined/)).toBeNull()
})
