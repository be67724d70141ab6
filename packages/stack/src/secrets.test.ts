import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { describe, expect, it } from 'vitest'
import { loadSecrets } from './secrets.ts'

describe('the secrets of a stack', () => {
  it('are generated once, distinct, readable by their owner only', async () => {
    const directory = await temporaryDirectory()
    const first = await loadSecrets(directory)
    expect(await loadSecrets(directory)).toEqual(first)
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length)
    expect((await stat(join(directory, 'secrets.json'))).mode & 0o777).toBe(0o600)
  })

  it('differ from stack to stack', async () => {
    const [one, other] = await Promise.all([temporaryDirectory(), temporaryDirectory()])
    expect((await loadSecrets(one)).sessionSecret).not.toBe((await loadSecrets(other)).sessionSecret)
  })

  it('gain missing ones and keep the rest', async () => {
    const directory = await temporaryDirectory()
    const { databasePassword } = await loadSecrets(directory)
    const path = join(directory, 'secrets.json')
    await writeFile(path, JSON.stringify({ databasePassword }))
    const completed = await loadSecrets(directory)
    expect(completed.databasePassword).toBe(databasePassword)
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(completed)
  })

  it.each(['{"databasePassword": ', '{"databasePassword": "short"}'])('refuse a damaged file: %s', async (content) => {
    const directory = await temporaryDirectory()
    await writeFile(join(directory, 'secrets.json'), content)
    await expect(loadSecrets(directory)).rejects.toThrow('secrets.json is damaged')
  })
})
