import type { RenderedPage, Visit } from '../app/entry-server.tsx'
import type { Assets } from './document.ts'

/** Turns a visit into a page; built code in production, Vite's in development. */
export interface Renderer {
  /** @returns the page or a redirect */
  render(visit: Visit): Promise<RenderedPage | Response>
  /** What the browser fetches for a page made of these source files. */
  assets(files: readonly string[]): Assets
}
