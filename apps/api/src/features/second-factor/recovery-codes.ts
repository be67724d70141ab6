import { createHash, randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'

export const recoveryCodeCount = 10

/** 80 random bits in base32: too many to guess, so a plain hash suffices. */
const codeLengthBytes = 10

const withoutSeparators = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

export const hashRecoveryCode = (code: string): Buffer<ArrayBuffer> =>
  createHash('sha256').update(withoutSeparators(code)).digest()

/** Ten codes to show once: `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(codeLengthBytes)).buffer })
    return base32.replace(/(.{4})(?=.)/g, '$1-')
  })
