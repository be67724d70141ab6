import { BrowserIllustration } from './browser-illustration.tsx'
import { ServerIllustration } from './server-illustration.tsx'

/**
 * An illustration outside the first load: the server renders it, and hydration keeps its markup. The browser
 * loads it only on pages that were not rendered by the server.
 */
export const LazyIllustration = import.meta.env.SSR ? ServerIllustration : BrowserIllustration
