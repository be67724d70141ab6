import { progressPrefix } from '../../lib/draft.ts'
import { paths } from '../../lib/paths.ts'

/** Search parameters of the checkout's return URL. Their values are ids and codes only; the page chooses the texts. */
export const returnParams = { success: 'success', error: 'error', track: 'track' } as const

/** Value of the `success` parameter after a subscription was changed in place; otherwise it is a product id. */
export const changedMarker = 'changed'

/** Key of the draft with the id of a bought product, kept until its payment is confirmed. */
export const pendingPurchaseDraft = `${progressPrefix}bought`

/** Return path after a checkout session; holds the ids of the product and the price. */
export const purchaseReturnPath = (productId: string, priceId: string) =>
  `${paths.profile}?${new URLSearchParams({ [returnParams.success]: productId, [returnParams.track]: priceId })}`

/** Return path after a subscription was changed in place. */
export const changeReturnPath = `${paths.profile}?${new URLSearchParams({ [returnParams.success]: changedMarker })}`
