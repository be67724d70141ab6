const prefix = 'shopping-ticks:'

/** localStorage key of an account's ticks on the shopping list that the API has not confirmed yet. */
export const pendingTicksKey = (userId: string): string => prefix + userId

/** Whether such ticks of any account are in this browser. */
export function hasPendingTicks(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
  } catch {
    // Storage is disabled: nothing is queued.
    return false
  }
}
