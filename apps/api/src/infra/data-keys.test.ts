import { randomBytes } from 'node:crypto'
import { parseMasterKeys } from '@kostbar/prisma/master-keys'
import { expect, it } from 'vitest'
import { countQueries } from '../testing/record-statements.ts'
import { useTestApp } from '../testing/test-app.ts'
import { dataKeys } from './data-keys.ts'

const app = useTestApp()
const newMasterKey = (name: string) => `${name}:${randomBytes(32).toString('base64')}`

it('decrypts with the same key and context only', async () => {
  const { database, dataKeys: keys } = app.infra
  const [ben, mia] = [await app.account(), await app.account()]
  const key = await keys.ofUser(database.kysely, ben.id)
  const bytes = key.encrypt('message:1', 'Blutzucker 7,2 – süß')
  const loadedAgain = await keys.ofUser(database.kysely, ben.id)
  expect(loadedAgain.decrypt('message:1', bytes)).toBe('Blutzucker 7,2 – süß')
  expect(() => key.decrypt('message:2', bytes)).toThrow()
  const otherKey = await keys.ofUser(database.kysely, mia.id)
  expect(() => otherKey.decrypt('message:1', bytes)).toThrow()
  for (const position of [0, 1, 13, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[position] = (changed[position] ?? 0) ^ 1
    expect(() => key.decrypt('message:1', changed), `byte ${position}`).toThrow()
  }
})

it('encrypts the same text differently each time', async () => {
  const { id } = await app.account()
  const key = await app.infra.dataKeys.ofUser(app.infra.database.kysely, id)
  expect(key.encrypt('a', 'x').equals(key.encrypt('a', 'x'))).toBe(false)
})

it('creates one key per user when twenty transactions need it at once', async () => {
  const { database, dataKeys: keys } = app.infra
  const { id } = await app.account()
  const encrypted = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      database.transaction(async (tx) => (await keys.ofUser(tx, id)).encrypt('a', `${index}`)),
    ),
  )
  const key = await keys.ofUser(database.kysely, id)
  expect(encrypted.map((bytes) => key.decrypt('a', bytes))).toEqual(encrypted.map((_, index) => `${index}`))
})

it('loads the keys of many users with one query, and none for deleted users', async () => {
  const { database, dataKeys: keys } = app.infra
  const ids = await Promise.all(Array.from({ length: 5 }, async () => (await app.account()).id))
  const all = [...ids, ...ids, '00000000-0000-7000-8000-000000000000']
  expect([...(await keys.ofUsers(database.kysely, all)).keys()].sort()).toEqual([...ids].sort())
  expect(await countQueries(database.pool, () => keys.ofUsers(database.kysely, ids))).toBe(1)
  await expect(keys.ofUser(database.kysely, '00000000-0000-7000-8000-000000000000')).rejects.toMatchObject({
    code: 'not_found',
  })
})

it('reads keys of earlier master keys, and names one that is missing', async () => {
  const { kysely } = app.infra.database
  const { id } = await app.account()
  const [k1, k2] = [newMasterKey('k1'), newMasterKey('k2')]
  const bytes = (await dataKeys(parseMasterKeys(k1)).ofUser(kysely, id)).encrypt('a', 'x')
  const rotated = dataKeys(parseMasterKeys(`${k2},${k1}`))
  expect((await rotated.ofUser(kysely, id)).decrypt('a', bytes)).toBe('x')
  await expect(dataKeys(parseMasterKeys(k2)).ofUser(kysely, id)).rejects.toThrow('no key named k1')
  await expect(dataKeys(parseMasterKeys(newMasterKey('k1'))).ofUser(kysely, id)).rejects.toThrow()
})
