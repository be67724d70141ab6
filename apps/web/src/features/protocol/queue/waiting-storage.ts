import {
  namesFrom,
  resultOf,
  waitingDatabase,
  waitingKeyName,
  waitingStore,
} from '../../../domain/sign-out/waiting-entries.ts'
import { nothingWaiting, type WaitingChanges } from './entries.ts'
import type { WaitingStorage } from './queue-parts.ts'

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(waitingDatabase, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(waitingStore)
  return resultOf(request)
}

const storeOf = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction(waitingStore, mode).objectStore(waitingStore)

/** Encryption key of this device, created on first use and not extractable: scripts can use it but never read it. */
async function loadKey(database: IDBDatabase): Promise<CryptoKey> {
  const stored = await resultOf<CryptoKey | undefined>(storeOf(database, 'readonly').get(waitingKeyName))
  if (stored) return stored
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const store = storeOf(database, 'readwrite')
  // Another tab may have created one meanwhile, and encrypted with it.
  const other = await resultOf<CryptoKey | undefined>(store.get(waitingKeyName))
  if (!other) await resultOf(store.put(key, waitingKeyName))
  return other ?? key
}

interface StoredPhoto {
  readonly key: string
  readonly mealKey: string
  readonly takenOn: string
  readonly type: string
  readonly bytes: number
}

/** Serializes waiting entries: length of the JSON (uint32), the JSON, then the photos. */
async function pack({ meals, days, photos }: WaitingChanges): Promise<ArrayBuffer> {
  const described = photos.map(({ key, mealKey, takenOn, file }): StoredPhoto => {
    return { key, mealKey, takenOn, type: file.type, bytes: file.size }
  })
  const json = new TextEncoder().encode(JSON.stringify({ meals, days, photos: described }))
  return new Blob([new Uint32Array([json.length]), json, ...photos.map(({ file }) => file)]).arrayBuffer()
}

function unpack(buffer: ArrayBuffer): WaitingChanges {
  const length = new DataView(buffer).getUint32(0, true)
  const text = new TextDecoder().decode(new Uint8Array(buffer, 4, length))
  const { meals, days, photos } = JSON.parse(text) as Omit<WaitingChanges, 'photos'> & { photos: StoredPhoto[] }
  let from = 4 + length
  const files = photos.map(({ type, bytes, ...photo }) => {
    const file = new Blob([buffer.slice(from, from + bytes)], { type })
    from += bytes
    return { ...photo, file }
  })
  return { meals, days, photos: files }
}

interface EncryptedEntries {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly encrypted: ArrayBuffer
}

async function encrypt(key: CryptoKey, waiting: WaitingChanges): Promise<EncryptedEntries> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, encrypted: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, await pack(waiting)) }
}

const decrypt = async (key: CryptoKey, { iv, encrypted }: EncryptedEntries): Promise<WaitingChanges> =>
  unpack(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, encrypted))

/** Records of the waiting entries by the last part of their name: each entry, for comparison, and what is stored of it. */
const recordsIn = ({ meals, days, photos }: WaitingChanges) =>
  new Map<string, readonly [entry: object, stored: WaitingChanges]>([
    ...meals.map((meal) => [`meal:${meal.key}`, [meal, { ...nothingWaiting, meals: [meal] }]] as const),
    ...days.map((day) => [`day:${day.day}`, [day, { ...nothingWaiting, days: [day] }]] as const),
    ...photos.map((photo) => [`photo:${photo.key}`, [photo, { ...nothingWaiting, photos: [photo] }]] as const),
  ])

const joined = (all: readonly WaitingChanges[]): WaitingChanges => ({
  meals: all.flatMap(({ meals }) => meals),
  days: all.flatMap(({ days }) => days),
  photos: all.flatMap(({ photos }) => photos),
})

/**
 * Storage of a protocol's waiting entries in IndexedDB, so that they survive a reload without a connection: encrypted with
 * a key that scripts cannot read, and deleted once the API has them. Each is a record of its own, so that tabs do not
 * overwrite each other's. Without IndexedDB they are in memory only.
 * @param protocolId not its number, which is given again after a protocol was discarded
 */
export function waitingStorage(userId: string, protocolId: string): WaitingStorage {
  let last: Promise<unknown> = Promise.resolve()
  let otherTabs: BroadcastChannel | undefined

  const write = async (waiting: WaitingChanges, before: WaitingChanges) => {
    const [records, earlier] = [recordsIn(waiting), recordsIn(before)]
    const changed = [...records].filter(([name, [entry]]) => earlier.get(name)?.[0] !== entry)
    const gone = [...earlier.keys()].filter((name) => !records.has(name))
    if (changed.length + gone.length === 0) return
    const database = await openDatabase()
    try {
      const key = await loadKey(database)
      const encrypted = await Promise.all(
        changed.map(async ([name, [, stored]]) => [name, await encrypt(key, stored)] as const),
      )
      const store = storeOf(database, 'readwrite')
      await Promise.all([
        ...encrypted.map(([name, record]) => resultOf(store.put(record, [userId, protocolId, name]))),
        ...gone.map((name) => resultOf(store.delete([userId, protocolId, name]))),
      ])
    } finally {
      database.close()
    }
    otherTabs?.postMessage(protocolId)
  }

  const read = async (): Promise<WaitingChanges> => {
    const database = await openDatabase()
    try {
      const records = await resultOf<EncryptedEntries[]>(
        storeOf(database, 'readonly').getAll(namesFrom(userId, protocolId)),
      )
      if (records.length === 0) return nothingWaiting
      const key = await loadKey(database)
      return joined(await Promise.all(records.map((record) => decrypt(key, record))))
    } finally {
      database.close()
    }
  }

  return {
    load: () => {
      // Private windows of some browsers have no IndexedDB: nothing was stored.
      const loaded = last.then(read).catch(() => undefined)
      // In turn with the writes: an entry that is being deleted would be read as waiting.
      last = loaded
      return loaded
    },

    save: (waiting, before) => {
      // Writes are chained, so that the newest state is written last. Without IndexedDB the entries stay in memory, and
      // leaving the page asks for confirmation.
      const written = last.then(() => write(waiting, before)).catch(() => undefined)
      last = written
      return written
    },

    onOtherTab: (listener) => {
      const channel = new BroadcastChannel(waitingDatabase)
      otherTabs = channel
      channel.onmessage = ({ data }) => {
        if (data === protocolId) listener()
      }
      return () => {
        channel.onmessage = null
        // The last entries are still being written.
        void last.then(() => {
          channel.close()
          if (otherTabs === channel) otherTabs = undefined
        })
      }
    },
  }
}
