import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Options for playwright's `chromium.launch()`. */
export type Browser = {
  /** Absolute path of a Chromium. */
  executablePath: string
  args: string[]
  env: Record<string, string | undefined>
}

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser']

/** Chromium has no sandbox for root. Background networking is off: tests call local services only. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking']

/** Directory of the unpacked Chromium, inside the package so that an update removes it. */
const unpacked = fileURLToPath(new URL('../node_modules/@sparticuz/chromium/unpacked', import.meta.url))

/**
 * Unpacks Chromium with its shared libraries. The package unpacks to TMPDIR, the libraries only on AWS Lambda, and sets
 * variables of this process: both are simulated by environment variables, which are restored afterwards.
 */
async function unpackTo(directory: string): Promise<void> {
  const { TMPDIR, AWS_EXECUTION_ENV, LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env
  Object.assign(process.env, { TMPDIR: directory, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' })
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    for (const [name, value] of Object.entries({ TMPDIR, AWS_EXECUTION_ENV, LD_LIBRARY_PATH, FONTCONFIG_PATH })) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** Unpacks once, to a temporary directory first: safe for interrupted and concurrent runs. */
async function ensureUnpacked(): Promise<void> {
  if (existsSync(unpacked)) return
  const temporary = `${unpacked}.${process.pid}`
  await mkdir(temporary, { recursive: true })
  try {
    await unpackTo(temporary)
    const fontSettings = join(temporary, 'fonts', 'fonts.conf')
    const settings = await readFile(fontSettings, 'utf8')
    await writeFile(fontSettings, settings.replaceAll('/tmp/fonts', join(unpacked, 'fonts')))
    await rename(temporary, unpacked)
  } catch (error) {
    if (!existsSync(unpacked)) throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function packagedChromium(): Promise<Browser> {
  await ensureUnpacked()
  const libraries = { LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'), FONTCONFIG_PATH: join(unpacked, 'fonts') }
  return { executablePath: join(unpacked, 'chromium'), args, env: { ...process.env, ...libraries } }
}

/**
 * Finds a Chromium for tests: the one that CHROMIUM_PATH names, else the system's, else the one from npm.
 * @throws Error with a one-sentence message when there is none
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is '${chosen}', but there is no such file.`)
  const executablePath = chosen || installed.find((path) => existsSync(path))
  if (executablePath) return { executablePath, args, env: process.env }
  try {
    return await packagedChromium()
  } catch (cause) {
    throw new Error('There is no Chromium for the tests: install one, or set CHROMIUM_PATH to where it is.', { cause })
  }
}
