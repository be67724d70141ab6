import { paths } from '../../lib/paths.ts'

/** Search parameters of the return URL. They hold ids and codes only; the page chooses the words. */
export const returnParams = { success: 'success', error: 'error', track: 'track' } as const

/** Value of `success` after a change in place, instead of a product id. */
export const changedMarker = 'changed'

/** Draft that holds the id of a bought product until its payment is confirmed. */
export const pendingPurchaseDraft = 'bought'

/** Where the browser arrives after a checkout session: names the product and price by their ids. */
export const purchaseReturnPath = (productId: string, priceId: string) =>
  `${paths.profile}?${new URLSearchParams({ [returnParams.success]: productId, [returnParams.track]: priceId })}`

/** Where the browser arrives after a change in place. */
export const changeReturnPath = `${paths.profile}?${new URLSearchParams({ [returnParams.success]: changedMarker })}`
