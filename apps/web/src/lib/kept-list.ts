const listPrefix = 'shopping-list:'

/** localStorage key of an account's shopping list as it was last loaded. */
export const keptListKey = (userId: string): string => listPrefix + userId

/** Account whose list this browser has kept; null without any, or when storage is disabled. */
export function keptListOwner(): string | null {
  try {
    const key = Object.keys(localStorage).find((one) => one.startsWith(listPrefix))
    return key?.slice(listPrefix.length) ?? null
  } catch {
    return null
  }
}

/** Deletes the kept list of anybody else, whose session may have ended without signing out. */
export function forgetListOfOthers(userId: string): void {
  const owner = keptListOwner()
  if (owner !== null && owner !== userId) localStorage.removeItem(keptListKey(owner))
}
