import { useSearchParams } from 'react-router-dom'
import { useDraft } from '../../lib/draft.ts'
import { changedMarker, pendingPurchaseDraft, returnParams } from './return-params.ts'

/**
 * Whether something was bought in this tab whose payment the API has not confirmed yet. The server knows it from the URL
 * to which the payment page returns, so that nobody who has just paid is offered a subscription.
 */
export function useIsPurchasePending(): boolean {
  const [search] = useSearchParams()
  const [productId] = useDraft(pendingPurchaseDraft)
  const bought = search.get(returnParams.success)
  return productId !== '' || (bought !== null && bought !== changedMarker)
}
