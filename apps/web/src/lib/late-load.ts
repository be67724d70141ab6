import { firstInteraction } from './first-interaction.ts'

/** Longest delay in ms of an import that waits for an interaction with the page. */
const maxDelayMs = 3_000

/**
 * Deferred imports: resolves when code that is not needed for the first view may be loaded, at the first interaction
 * with the page or three seconds after the call.
 */
export const lateLoad = (): Promise<void> =>
  Promise.race([firstInteraction(), new Promise<void>((resolve) => setTimeout(resolve, maxDelayMs))])
