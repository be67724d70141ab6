import { randomBytes } from 'node:crypto'
import { type DataKey, dataKeyOf, decryptBytes, encryptBytes, keyLengthBytes } from './data-key.ts'

/** A row of `user_keys`: an encrypted data key. */
interface StoredKey {
  readonly userId: string
  /** The data key, encrypted with the master key. */
  readonly wrapped: Uint8Array
  /** Name of the master key. */
  readonly masterKey: string
}

interface WrappedKey extends StoredKey {
  readonly wrapped: Buffer<ArrayBuffer>
}

/** The master keys, which encrypt data keys. The first one encrypts, all can decrypt. */
export interface MasterKeys {
  /** Name of the first, current master key. */
  readonly current: string
  /** Creates a data key for a user, encrypted with the first master key; the caller stores it. */
  createKey(userId: string): WrappedKey
  /** Decrypts a data key. @throws Error when its master key is not configured, or differs from the one of that name */
  unwrap(key: StoredKey): DataKey
  /** Encrypts the same data key with the first master key. @throws Error as `unwrap` */
  rewrap(key: StoredKey): WrappedKey
}

/** Smallest number of distinct bytes of a key. 32 random bytes have fewer once in 10^15 keys; typed keys have fewer. */
const minDistinctBytes = 18

const entryPattern = /^(?<name>[\w-]{1,40}):(?<base64>[A-Za-z0-9+/_-]{43}=?)$/

/** Parses one `name:key`. @throws RangeError with a message that does not contain the key */
function parseEntry(entry: string): [name: string, key: Buffer<ArrayBuffer>] {
  const { name, base64 } = entryPattern.exec(entry)?.groups ?? {}
  const key = Buffer.from(base64 ?? '', 'base64')
  if (!name || key.length !== keyLengthBytes)
    throw new RangeError(`each key is name:base64 of ${keyLengthBytes} random bytes, separated by commas`)
  if (new Set(key).size < minDistinctBytes) throw new RangeError('each key is random: openssl rand -base64 32')
  return [name, key]
}

/**
 * Parses master keys, the current one first.
 * @param text `k2:base64,k1:base64`: names, and 32 random bytes each in base64 or base64url
 * @throws RangeError with a message that does not contain any key
 */
export function parseMasterKeys(text: string): MasterKeys {
  const entries = text.split(',').map((entry) => parseEntry(entry.trim()))
  const keys = new Map(entries)
  const [first] = entries
  if (!first) throw new RangeError('at least one key')
  if (keys.size !== entries.length) throw new RangeError('the names of the keys are distinct')
  const [current, currentKey] = first

  const contextOf = (userId: string) => `user-key:${userId}`
  const wrap = (userId: string, key: Buffer<ArrayBuffer>): WrappedKey => ({
    userId,
    wrapped: encryptBytes(currentKey, contextOf(userId), key),
    masterKey: current,
  })
  const decryptKey = ({ userId, wrapped, masterKey }: StoredKey) => {
    const key = keys.get(masterKey)
    if (!key) throw new Error(`DATA_KEYS contains no key named ${masterKey}`)
    return decryptBytes(key, contextOf(userId), wrapped)
  }

  return {
    current,
    createKey: (userId) => wrap(userId, randomBytes(keyLengthBytes)),
    unwrap: (key) => dataKeyOf(decryptKey(key)),
    rewrap: (key) => wrap(key.userId, decryptKey(key)),
  }
}
