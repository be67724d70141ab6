import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Key length of AES-256. */
export const keyLengthBytes = 32

const algorithm = 'aes-256-gcm'
const formatVersion = 1
const nonceLengthBytes = 12
const tagLengthBytes = 16
const headerLengthBytes = 1 + nonceLengthBytes + tagLengthBytes

/**
 * Encrypts with AES-256-GCM and a random nonce. The result is the format version (1 byte), nonce (12), tag (16) and the
 * encrypted bytes.
 * @param context authenticated but not stored: decryption requires the same context, so that encrypted bytes cannot be
 * moved to another row
 */
export function encryptBytes(key: Uint8Array, context: string, plain: Uint8Array): Buffer<ArrayBuffer> {
  const nonce = randomBytes(nonceLengthBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context))
  const encrypted = [cipher.update(plain), cipher.final()]
  return Buffer.concat([Buffer.of(formatVersion), nonce, cipher.getAuthTag(), ...encrypted])
}

/** Decrypts bytes of `encryptBytes`. @throws Error for another key or context, or when the bytes were changed */
export function decryptBytes(key: Uint8Array, context: string, bytes: Uint8Array): Buffer<ArrayBuffer> {
  if (bytes[0] !== formatVersion) throw new Error('Encrypted bytes of an unknown format')
  const nonce = bytes.subarray(1, 1 + nonceLengthBytes)
  const tag = bytes.subarray(1 + nonceLengthBytes, headerLengthBytes)
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLengthBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(headerLengthBytes)), decipher.final()])
}

/** The data key of a user, which encrypts the user's health data. */
export interface DataKey {
  /** @param context table and primary key of the row, such as `message:<id>`; decryption requires the same */
  encrypt(context: string, text: string): Buffer<ArrayBuffer>
  /** @throws Error when the bytes were changed, or encrypted with another key or context */
  decrypt(context: string, bytes: Uint8Array): string
}

export const dataKeyOf = (key: Uint8Array): DataKey => ({
  encrypt: (context, text) => encryptBytes(key, context, Buffer.from(text)),
  decrypt: (context, bytes) => decryptBytes(key, context, bytes).toString(),
})
