import { BrowserIllustration } from './browser-illustration.tsx'
import { ServerIllustration } from './server-illustration.tsx'

/**
 * Illustration outside the first load: the server renders it, and hydration keeps its markup. The browser loads it only
 * on pages that the server did not render.
 */
export const LazyIllustration = import.meta.env.SSR ? ServerIllustration : BrowserIllustration
