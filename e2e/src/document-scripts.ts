/** Scripts that run before a page is hydrated: those in its document, and those that it names. */
export interface DocumentScripts {
  /** Code of the module scripts inside the document. */
  readonly inline: readonly string[]
  /** Paths of the entry and its preloaded modules, each once. */
  readonly paths: readonly string[]
}

/** @param html - A document of the web app. */
export function documentScripts(html: string): DocumentScripts {
  const inline = [...html.matchAll(/<script type="module"[^>]*>([^<]+)/g)].map(([, code = '']) => code)
  const paths = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  return { inline, paths: [...new Set(paths)] }
}
