import type { Plugin } from 'vite'

/**
 * Vite plugin: the browser gets React Router's production build. Its package exports the development build to bundlers,
 * which also warns on the console.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(id, importer, options) {
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true })
        return resolved && { ...resolved, id: resolved.id.replace(/([\\/]dist[\\/])development/, '$1production') }
      },
    },
  }
}
