import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of this clone. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/** Where a stack keeps everything it writes, unless told otherwise. */
export const defaultDataDirectory = join(repositoryRoot, '.data')
