/** Keys of localStorage under which something waits to be sent; not that of the cached list. */
export const waitingKeys = (): string[] => Object.keys(localStorage).filter((key) => !key.startsWith('shopping-list:'))
