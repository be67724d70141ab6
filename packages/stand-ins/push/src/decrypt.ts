import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

const keyInfo = Buffer.from('Content-Encoding: aes128gcm\0')
const nonceInfo = Buffer.from('Content-Encoding: nonce\0')

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/**
 * Decrypts the body of a push message (RFC 8291, one record of RFC 8188).
 * @param receiver key pair of the device @param auth its secret
 * @throws when the body was not encrypted for this device
 */
export function decryptPush(body: Buffer, receiver: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const record = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), senderKey])
  const secret = derive(receiver.computeSecret(senderKey), auth, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, keyInfo, 16),
    derive(secret, salt, nonceInfo, 12),
  )
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The delimiter of the last record, followed by padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
