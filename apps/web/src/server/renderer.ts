import type { RenderedPage, RenderRequest } from '../app/entry-server.tsx'
import type { PageAssets } from './document.ts'

/** Server rendering: the built app in production, sources through Vite in development. */
export interface Renderer {
  /** @returns the page or a redirect */
  render(request: RenderRequest): Promise<RenderedPage | Response>
  /** Built files of the entry and of the page's source files (`src/…`). */
  assets(files: readonly string[]): PageAssets
}
