import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Node loader, for `node --import`: `import text from './file.svg?raw'` gives the file's text, as in Vite. */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.svg?raw')) return nextLoad(url, context)
    const text = readFileSync(new URL(url), 'utf8')
    return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true }
  },
})
