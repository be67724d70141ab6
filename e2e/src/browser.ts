import { existsSync } from 'node:fs'

export type Browser = {
  /** Absolute path of a Chromium. */
  executablePath: string
  /** What it must be started with. */
  args: string[]
}

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

/** No sandbox, because as root Chromium has none; no talking to the world, because tests have no business there. */
const plainArgs = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking']

async function packagedChromium(): Promise<Browser> {
  // The package only unpacks its own shared libraries where it believes to be in this place.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args: [...chromium.args, ...plainArgs] }
}

/**
 * A Chromium for tests: the one CHROMIUM_PATH names, else the system's, else npm's.
 * @throws Error in one sentence when there is none
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is '${chosen}', but there is no file.`)
  const executablePath = chosen || installed.find((path) => existsSync(path))
  if (executablePath) return { executablePath, args: plainArgs }
  try {
    return await packagedChromium()
  } catch (cause) {
    throw new Error('There is no Chromium for the tests: install one, or set CHROMIUM_PATH to where it is.', { cause })
  }
}
