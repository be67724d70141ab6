const ticksPrefix = 'shopping-ticks:'
const additionsPrefix = 'shopping-additions:'

/** localStorage key of an account's ticks on the shopping list that the API has not confirmed yet. */
export const pendingTicksKey = (userId: string): string => ticksPrefix + userId

/** localStorage key of an account's new items of the shopping list that the API has not confirmed yet. */
export const pendingAdditionsKey = (userId: string): string => additionsPrefix + userId

/** Whether such ticks or items of any account are in this browser. */
export function hasPendingShopping(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(ticksPrefix) || key.startsWith(additionsPrefix))
  } catch {
    // Storage is disabled: nothing is queued.
    return false
  }
}
