import { paths } from './paths.ts'

/** What a page is told when it is opened after a purchase; the address only names it, the words are ours. */
export const returnNames = { success: 'success', error: 'error', track: 'track' } as const

/** In place of a product: the present subscription was changed. */
export const changed = 'changed'

/** Under this name the browser keeps which product it waits for (its id), until the payment is confirmed. */
export const boughtDraft = 'bought'

/** Where people arrive after buying. */
export const returnTo = {
  /** From the pay page: the bought product and price, by their ids. */
  bought: (product: string, price: string) =>
    `${paths.profile}?${new URLSearchParams({ [returnNames.success]: product, [returnNames.track]: price })}`,
  /** A subscription changed in place. */
  changed: `${paths.profile}?${new URLSearchParams({ [returnNames.success]: changed })}`,
}
