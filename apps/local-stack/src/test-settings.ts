import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { hasCode } from '@kostbar/machine/setup-error'

/** Settings that tests take from `.env`: on which server they run, and in which browser. Others change what is tested. */
const names = ['DATABASE_URL', 'CHROMIUM_PATH']

async function readIfAny(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}

/**
 * Settings of tests that an environment file adds to the environment variables. Those that are set there already keep
 * their value; empty ones count as unset.
 * @param envFile path of the file, which may be missing
 */
export async function readTestSettings(envFile: string, env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const inFile = parseEnv(await readIfAny(envFile))
  const settings = names.map((name) => [name, inFile[name]?.trim()] as const)
  return Object.fromEntries(
    settings.flatMap(([name, value]) => (value && !env[name]?.trim() ? [[name, value] as const] : [])),
  )
}
