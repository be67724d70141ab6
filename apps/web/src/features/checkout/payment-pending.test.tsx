import { stripe } from '@kostbar/contracts/stripe'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from '../../lib/draft.ts'
import { boughtDraft } from '../../lib/purchase-return.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { basis } from '../../lib/testing/products.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { PaymentPending } from './payment-pending.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const basisPath = `GET ${stripe.product.path.replace(':id', basis.id)}`

test('goes on waiting while nobody answers, and gives up where nothing of ours was bought', async () => {
  writeDraft(boughtDraft, basis.id)
  const calls = fakeApi({ [basisPath]: () => refusal(503, 'unavailable') })
  const { queries } = renderPage(<PaymentPending />)
  await waitFor(() => expect(calls).toHaveLength(1))
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(readDraft(boughtDraft)).toBe(basis.id)
  fakeApi({ [basisPath]: () => refusal(404, 'not_found') })
  await queries.refetchQueries()
  await waitFor(() => expect(readDraft(boughtDraft)).toBe(''))
})
