const ticksPrefix = 'shopping-ticks:'
const additionsPrefix = 'shopping-additions:'

/** localStorage key of an account's ticks on the shopping list that the API has not confirmed yet. */
export const pendingTicksKey = (userId: string): string => ticksPrefix + userId

/** localStorage key of an account's new items of the shopping list that the API has not confirmed yet. */
export const pendingAdditionsKey = (userId: string): string => additionsPrefix + userId

const queueKeys = [pendingTicksKey, pendingAdditionsKey]

/** Whether an account has such ticks or items in this browser. */
export function hasPendingShopping(userId: string): boolean {
  try {
    return queueKeys.some((keyOf) => localStorage.getItem(keyOf(userId)) !== null)
  } catch {
    // Storage is disabled: nothing is queued.
    return false
  }
}

/** Whether a key of localStorage has such ticks or items of another account. */
export const isPendingShoppingOfOther = (key: string, userId: string): boolean =>
  (key.startsWith(ticksPrefix) || key.startsWith(additionsPrefix)) && !queueKeys.some((keyOf) => key === keyOf(userId))
