import { dataExports } from '@kostbar/contracts/exports/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdf, uploadTo } from '../testing/files.ts'
import { origin } from '../testing/test-app.ts'
import { startTestStorage, testStorageAccess } from '../testing/test-storage.ts'
import { unzip } from '../testing/unzip.ts'
import { member, send } from './testing/calls.ts'
import { waitUntil } from './testing/load.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

/** The API is killed with SIGKILL during an export, several times; there must be one complete export and one mail. */
const machine = useApiProcesses()
const kills = 3
const documents = 250

let files: Awaited<ReturnType<typeof startTestStorage>>
beforeAll(async () => {
  files = await startTestStorage(origin)
})
afterAll(() => files.drop())

const start = () =>
  machine.start({
    STORAGE_ENDPOINT: files.endpoint,
    STORAGE_REGION: testStorageAccess.region,
    STORAGE_BUCKET: testStorageAccess.bucket,
    STORAGE_ACCESS_KEY: testStorageAccess.accessKey,
    STORAGE_SECRET_KEY: testStorageAccess.secretKey,
  })

/** Uploads enough documents for the export to take a while. */
async function giveDocuments(userId: string): Promise<void> {
  for (let count = 0; count < documents; count += 1) {
    const [key, contentType] = [`documents/${userId}/${count}`, 'application/pdf']
    await uploadTo(await files.storage.presignUpload({ key, contentType, contentLength: pdf.length }), pdf, contentType)
  }
  await machine.database.query(
    `INSERT INTO documents (id, user_id, name, filename, key, content_type, size, arrived_at)
     SELECT uuidv7(), $1::uuid, n, n || '.pdf', 'documents/' || $1::uuid || '/' || n, 'application/pdf', $2, now()
       FROM generate_series(0, $3 - 1) n`,
    [userId, pdf.length, documents],
  )
}

it('creates and announces an export once although its worker is killed', async ({ annotate }) => {
  let api = await start()
  const ben = await member(api.url)
  await giveDocuments(ben.id)
  const stateOf = async () => (await machine.database.query('SELECT status, done FROM data_exports')).rows[0]
  const { status } = await send(api.url, dataExports.request, { token: ben.access_token })
  expect(status).toBe(200)
  const progress: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    await waitUntil('the export gets on', async () => {
      await machine.skipRetryDelays()
      const { status: now, done } = await stateOf()
      if (now === 'READY') throw new Error('The export was ready before the kill: give more documents.')
      return now === 'RUNNING' && done > 0
    })
    await api.end('SIGKILL')
    progress.push((await stateOf()).done)
    await machine.database.query('UPDATE data_exports SET done = 0')
    api = await start()
  }
  const waited = await waitUntil('the export is ready', async () => {
    await machine.skipRetryDelays()
    return (await stateOf()).status === 'READY' && (await machine.countOpenMails()) === 0
  })

  const { body } = await send(api.url, dataExports.current, { token: ben.access_token })
  expect(body.current).toMatchObject({ status: 'READY', done: body.current.total })
  const stored = (await files.storage.list('exports/')).files
  expect(stored.map(({ size }) => size)).toEqual([body.current.size])
  const { body: address } = await send(api.url, dataExports.download, {
    token: ben.access_token,
    params: { id: body.current.id },
  })
  const zip = await unzip(Buffer.from(await (await fetch(address.url)).arrayBuffer()))
  expect([...zip.keys()].filter((path) => path.startsWith('dateien/dokumente/'))).toHaveLength(documents)
  const mails = machine.mailServer.received.filter(({ subject }) => /Datenexport/.test(subject))
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1)
  await annotate(`killed after ${progress} steps; ready ${waited} ms after the last restart`)
})
