import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/** Default data directory of a stack. */
export const defaultDataDirectory = join(repositoryRoot, '.data')

/** Files of the public site. */
export const contentDirectory = join(repositoryRoot, 'content')
