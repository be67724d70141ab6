import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useHistoryBack } from './use-history-back.ts'

function BackButton() {
  const back = useHistoryBack()
  return (
    <button type="button" onClick={back}>
      {useLocation().pathname}
    </button>
  )
}

test('ignores a second click until the location has changed', async () => {
  const loads: (() => void)[] = []
  const loader = () => new Promise<null>((resolve) => loads.push(() => resolve(null)))
  const router = createMemoryRouter([{ path: '*', loader, element: <BackButton /> }], {
    initialEntries: ['/erste', '/zweite', '/dritte'],
    hydrationData: { loaderData: { '0': null } },
  })
  render(<RouterProvider router={router} />)
  await userEvent.dblClick(screen.getByText('/dritte'))
  loads.at(-1)?.()
  const second = await screen.findByText('/zweite')
  await userEvent.click(second)
  loads.at(-1)?.()
  await waitFor(() => expect(router.state.location.pathname).toBe('/erste'))
})
