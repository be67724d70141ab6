const listPrefix = 'shopping-list:'

/** localStorage key of an account's shopping list as it was last loaded. */
export const cachedListKey = (userId: string): string => listPrefix + userId

/** Account whose list this browser has cached; null without any, or when storage is disabled. */
export function cachedListOwner(): string | null {
  try {
    const key = Object.keys(localStorage).find((one) => one.startsWith(listPrefix))
    return key?.slice(listPrefix.length) ?? null
  } catch {
    return null
  }
}

/** Deletes the cached list of anybody else, whose session may have ended without signing out. */
export function forgetListOfOthers(userId: string): void {
  const owner = cachedListOwner()
  if (owner !== null && owner !== userId) localStorage.removeItem(cachedListKey(owner))
}
