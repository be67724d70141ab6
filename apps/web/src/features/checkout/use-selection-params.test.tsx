import { act, fireEvent, screen } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type CheckoutSearchParams, parseCheckoutParams } from '../../domain/checkout/search-params.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { useSelectionParams } from './use-selection-params.ts'

/** Selection with a button that chooses 12 and one that renders it again, as an answer of the API does. */
function Selection({ urlParams }: { urlParams: CheckoutSearchParams }) {
  const [, setAnswers] = useState(0)
  const { select } = useSelectionParams(urlParams)
  return (
    <>
      <button type="button" onClick={() => select({ quantity: 12 })}>
        Zwölf
      </button>
      <button type="button" onClick={() => setAnswers((count) => count + 1)}>
        Antwort
      </button>
    </>
  )
}

function SelectionFromUrl() {
  const [search] = useSearchParams()
  const params = useMemo(() => parseCheckoutParams(search), [search])
  return params ? <Selection urlParams={params} /> : null
}

test('renders without a change of the selection do not delay its way into the URL', () => {
  vi.useFakeTimers()
  const { router } = renderPage(<SelectionFromUrl />, { at: '/sale?kaufen=prod_kostbar_slots' })
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  fireEvent.click(screen.getByRole('button', { name: 'Zwölf' }))
  pass(200)
  fireEvent.click(screen.getByRole('button', { name: 'Antwort' }))
  pass(100)
  expect(router.state.location.search).toBe('?kaufen=prod_kostbar_slots&menge=12')
})
