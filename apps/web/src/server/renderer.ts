import type { RenderedPage, RenderRequest } from '../app/entry-server.tsx'
import type { PageAssets } from './document.ts'

/** Server rendering: from the built app in production, from sources through Vite in development. */
export interface Renderer {
  /**
   * Renders a page.
   * @returns the page or a redirect
   */
  render(request: RenderRequest): Promise<RenderedPage | Response>
  /** Built files of the entry and of the page's source files (paths `src/…`). */
  assets(files: readonly string[]): PageAssets
}
