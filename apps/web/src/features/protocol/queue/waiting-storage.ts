import { waitingDatabase, waitingKeyName, waitingStore } from '../../../domain/sign-out/waiting-entries.ts'
import { nothingWaiting, type WaitingChanges } from './entries.ts'
import type { WaitingStorage } from './entry-queue.ts'

/** Result of an IndexedDB request as a promise. */
const resultOf = <T>(request: IDBRequest<T>): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(waitingDatabase, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(waitingStore)
  return resultOf(request)
}

const readValue = <T>(database: IDBDatabase, name: string): Promise<T | undefined> =>
  resultOf(database.transaction(waitingStore).objectStore(waitingStore).get(name))

const writeValue = (database: IDBDatabase, name: string, value: unknown) =>
  resultOf(database.transaction(waitingStore, 'readwrite').objectStore(waitingStore).put(value, name))

/** Encryption key of this device, created on first use and not extractable: scripts can use it but never read it. */
async function loadKey(database: IDBDatabase): Promise<CryptoKey> {
  const stored = await readValue<CryptoKey>(database, waitingKeyName)
  if (stored) return stored
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await writeValue(database, waitingKeyName, key)
  return key
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

const isEmpty = ({ meals, days, photos }: WaitingChanges) => meals.length + days.length + photos.length === 0

/**
 * Storage of waiting protocol entries in IndexedDB, so that they survive a reload without a connection: encrypted with
 * a key that scripts cannot read, and deleted once the API has them. Without IndexedDB they are in memory only.
 * @param name id of the protocol
 */
export function waitingStorage(name: string): WaitingStorage {
  let last: Promise<unknown> = Promise.resolve()

  const write = async (waiting: WaitingChanges) => {
    const database = await openDatabase()
    try {
      if (isEmpty(waiting)) {
        await resultOf(database.transaction(waitingStore, 'readwrite').objectStore(waitingStore).delete(name))
        return
      }
      const key = await loadKey(database)
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, await pack(waiting))
      await writeValue(database, name, { iv, encrypted })
    } finally {
      database.close()
    }
  }

  const read = async (): Promise<WaitingChanges> => {
    const database = await openDatabase()
    try {
      const stored = await readValue<{ iv: Uint8Array<ArrayBuffer>; encrypted: ArrayBuffer }>(database, name)
      if (!stored) return nothingWaiting
      const key = await loadKey(database)
      return unpack(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: stored.iv }, key, stored.encrypted))
    } finally {
      database.close()
    }
  }

  return {
    load: () => {
      // Private windows of some browsers have no IndexedDB: nothing was stored.
      const loaded = last.then(read).catch(() => nothingWaiting)
      // Entries made meanwhile are written only afterwards: they would replace what is being read.
      last = loaded
      return loaded
    },

    save: (waiting) => {
      // Writes are chained, so that the newest state is written last. Without IndexedDB the entries stay in memory, and
      // leaving the page asks for confirmation.
      const written = last.then(() => write(waiting)).catch(() => undefined)
      last = written
      return written.then(() => undefined)
    },
  }
}
