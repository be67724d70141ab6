import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTestSettings } from './test-settings.ts'

let directory: string
let envFile: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kostbar-env-'))
  envFile = join(directory, '.env')
  await writeFile(
    envFile,
    'DATABASE_URL=postgresql://kostbar@db/kostbar\nCHROMIUM_PATH="/opt/chromium"\nPORT_BASE=4000\nSMTP_URL=smtp://mail\n',
  )
})
afterAll(() => rm(directory, { recursive: true }))

const inFile = { DATABASE_URL: 'postgresql://kostbar@db/kostbar', CHROMIUM_PATH: '/opt/chromium' }

it('takes only server and browser from .env', async () => {
  expect(await readTestSettings(envFile, {})).toEqual(inFile)
})

it('lets environment variables override .env, unless they are empty', async () => {
  expect(await readTestSettings(envFile, { DATABASE_URL: 'postgresql://other' })).toEqual({
    CHROMIUM_PATH: inFile.CHROMIUM_PATH,
  })
  expect(await readTestSettings(envFile, { DATABASE_URL: '', CHROMIUM_PATH: ' ' })).toEqual(inFile)
})

it('needs no .env, and takes no empty values from it', async () => {
  expect(await readTestSettings(join(directory, 'missing'), {})).toEqual({})
  const empty = join(directory, 'empty')
  await writeFile(empty, 'DATABASE_URL=\nCHROMIUM_PATH=\n')
  expect(await readTestSettings(empty, {})).toEqual({})
})
