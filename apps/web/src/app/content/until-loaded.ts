/**
 * Loads what a page that stands already is to be made alive with. Without a connection it is loaded once there is one
 * again: what the server has drawn stays until then.
 */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}
