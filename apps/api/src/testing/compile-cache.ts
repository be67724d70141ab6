import { fileURLToPath } from 'node:url'

/**
 * Environment variable with Node's cache of compiled modules, for processes that tests start with an environment of
 * their own: loading modules and stripping types take half of their start. `pnpm test` sets it, too.
 */
export const compileCache = {
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ??
    fileURLToPath(new URL('../../../../node_modules/.cache/node-compile', import.meta.url)),
}
